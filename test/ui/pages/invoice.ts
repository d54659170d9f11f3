/** Invoices as a user finds things on them. */
import { basename } from 'node:path'
import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright/test'

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
  tab(name: string): Locator {
    return this.page.getByRole('tab', { name, exact: true })
  }
  party(name: 'Seller' | 'Buyer'): Locator {
    return this.page.getByRole('article', { name, exact: true })
  }
  /** A value of the first tab by its pointer within the invoice. */
  value(pointer: string): Locator {
    return this.panel.locator(`[data-pointer="${pointer}"]`)
  }

  /** Has the documents analysed and opens the result. */
  async open(...paths: readonly string[]): Promise<void> {
    const form = new FormData()
    for (const path of paths) form.append('files', new Blob([readFileSync(path)]), basename(path))
    form.append('metadata', JSON.stringify(paths.map(path => ({ appId: 'ui', fileName: basename(path) }))))
    const { origin, hash } = new URL(this.address)
    const headers = { authorization: `Bearer ${hash.slice('#token='.length)}` }
    const response = await fetch(`${origin}/application/invoice-analysis`, { method: 'POST', body: form, headers })
    const { analysis_id: id } = (await response.json()) as { analysis_id: string }
    await this.page.goto(`${origin}/ui/#/analyses/${id}`)
  }
}
