/** Invoices as a user finds things on them. */
import { basename } from 'node:path'
import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from 'playwright/test'

export class InvoicePage {
  readonly page: Page
  /** Address of the interface with what admits it: `…/ui/#token=KEY`. */
  readonly address: string
  constructor(page: Page, address: string) {
    this.page = page
    this.address = address
  }

  get heading(): Locator {
    return this.page.locator('#invoice-heading')
  }
  get panel(): Locator {
    return this.page.getByRole('tabpanel')
  }
  get chooser(): Locator {
    return this.page.getByLabel('Invoice shown')
  }
  /** By its name; how many of its values need review may follow. */
  tab(name: string): Locator {
    return this.page.getByRole('tab', { name: new RegExp(`^${name}( \\d+ to review)?$`) })
  }
  party(name: 'Seller' | 'Buyer'): Locator {
    return this.page.getByRole('article', { name, exact: true })
  }
  /** A value of the first tab by its pointer within the invoice. */
  value(pointer: string): Locator {
    return this.panel.locator(`[data-pointer="${pointer}"]`)
  }

  get counter(): Locator {
    return this.page.locator('.counter')
  }
  /** How many values the counter says are to be reviewed; waits until it says some. */
  async toReview(): Promise<number> {
    await expect(this.counter).toHaveText(/^\d+ to review$/)
    return Number.parseInt(await this.counter.innerText(), 10)
  }
  get reviewed(): Locator {
    return this.page.getByLabel('Reviewed')
  }
  get onlyDoubtful(): Locator {
    return this.page.getByLabel('Show only flagged')
  }
  /** The selected value on the left. */
  get selected(): Locator {
    return this.panel.locator('button.value[aria-pressed="true"]')
  }
  /** The pointer of the selected value within the invoice, wherever it is shown. */
  async selectedPointer(): Promise<string> {
    return (await this.page.locator('[data-pointer][aria-pressed="true"]').getAttribute('data-pointer'))!
  }
  get field(): Locator {
    return this.page.locator('.value-field :is(input, select)')
  }
  get markedPlace(): Locator {
    return this.page.locator('.sheet .area.selected')
  }
  get historyRows(): Locator {
    return this.panel.locator('.history tbody tr')
  }

  /** Has the documents analyzed and opens the result. */
  async open(...paths: readonly string[]): Promise<void> {
    await this.openBytes(paths.map(path => [basename(path), readFileSync(path)]))
  }
  /** Likewise of documents that were drawn a moment ago. */
  async openBytes(files: readonly (readonly [fileName: string, bytes: Uint8Array<ArrayBuffer>])[]): Promise<void> {
    const form = new FormData()
    for (const [fileName, bytes] of files) form.append('files', new Blob([bytes]), fileName)
    form.append('metadata', JSON.stringify(files.map(([fileName]) => ({ appId: 'ui', fileName }))))
    const { origin, hash } = new URL(this.address)
    const headers = { authorization: `Bearer ${hash.slice('#token='.length)}` }
    const response = await fetch(`${origin}/application/invoice-analysis`, { method: 'POST', body: form, headers })
    const { analysis_id: id } = (await response.json()) as { analysis_id: string }
    await this.page.goto(`${origin}/ui/#/analyses/${id}`)
  }
}
