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
    const form = new FormData()
    for (const path of paths) form.append('files', new Blob([readFileSync(path)]), basename(path))
    const files = paths.map(path => ({ fileName: basename(path) }))
    const applicant = { businessLegalName: 'Harlan Brothers Hauling LLC' }
    form.append('metadata', JSON.stringify({ appId, files, applicant }))
    await this.post('/application/data?wait=true', form)
  }
  async open(appId: string): Promise<void> {
    await this.page.goto(`${new URL(this.address).origin}/ui/#/applications/${encodeURIComponent(appId)}`)
  }
}
