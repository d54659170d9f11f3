/** Applications as a user finds things on them. */
import { basename } from 'node:path'
import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright/test'

export class ApplicationPage {
  readonly page: Page
  /** Address of the interface with what admits it: `…/ui/#token=KEY`. */
  readonly address: string
  constructor(page: Page, address: string) {
    this.page = page
    this.address = address
  }

  get heading(): Locator {
    return this.page.locator('#application-heading')
  }
  card(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true })
  }
  tab(name: string): Locator {
    return this.page.getByRole('tab', { name: new RegExp(`^${name}( \\d+ to review)?$`) })
  }
  get panel(): Locator {
    return this.page.getByRole('tabpanel')
  }
  /** A value of the tab that is shown, by its pointer into the payload. */
  value(pointer: string): Locator {
    return this.panel.locator(`[data-pointer="${pointer}"]`)
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
  /** The list of transactions that scrolls. */
  get transactions(): Locator {
    return this.page.getByRole('region', { name: 'Transactions, table' })
  }
  /** The row of the selected transaction. */
  get chosenRow(): Locator {
    return this.transactions.locator('tr.chosen')
  }
  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  /** A request of an application of this origin's customer, as their own system sends it. */
  async post(path: string, body: FormData | string): Promise<unknown> {
    const { origin, hash } = new URL(this.address)
    const authorization = `Bearer ${hash.slice('#token='.length)}`
    const headers = typeof body === 'string' ? { authorization, 'content-type': 'application/json' } : { authorization }
    return (await fetch(`${origin}${path}`, { method: 'POST', body, headers })).json()
  }
  /** Submits documents of an application and waits until they are read. */
  async submit(appId: string, ...paths: readonly string[]): Promise<void> {
    await this.submitBytes(
      appId,
      paths.map(path => [basename(path), readFileSync(path)]),
    )
  }
  /** Likewise of documents that were drawn a moment ago. */
  async submitBytes(
    appId: string,
    documents: readonly (readonly [fileName: string, bytes: Uint8Array<ArrayBuffer>])[],
    applicant: object = { businessLegalName: 'Harlan Brothers Hauling LLC' },
  ): Promise<void> {
    const form = new FormData()
    for (const [fileName, bytes] of documents) form.append('files', new Blob([bytes]), fileName)
    const files = documents.map(([fileName]) => ({ fileName }))
    form.append('metadata', JSON.stringify({ appId, files, applicant }))
    await this.post('/application/data?wait=true', form)
  }
  async open(appId: string): Promise<void> {
    await this.page.goto(`${new URL(this.address).origin}/ui/#/applications/${encodeURIComponent(appId)}`)
  }
}
