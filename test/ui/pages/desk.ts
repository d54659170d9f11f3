/** The page as a user finds things on it: all locators of the interface tests. */
import type { Locator, Page } from 'playwright/test'

export class Desk {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 })
  }
  get company(): Locator {
    return this.page.locator('button.text-value[data-pointer="/companyName"]')
  }
  get alert(): Locator {
    return this.page.getByRole('alert')
  }
  get analyzeButton(): Locator {
    return this.page.getByRole('button', { name: 'Analyze', exact: true })
  }
  /** Chosen from the menu of the head. */
  async report(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Report' }).click()
    await this.page.getByRole('menuitem', { name }).click()
  }
  get files(): Locator {
    return this.page.locator('.entries tbody tr')
  }

  get runs(): Locator {
    return this.page.locator('.runs li')
  }
  /** A place of the navigation. */
  place(name: string): Locator {
    return this.page
      .getByRole('navigation', { name: 'Places' })
      .getByRole('link', { name: new RegExp(`^${name}\\b(?! reference)`) })
  }
  /** The row of a table that begins with this file. */
  row(fileName: string): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('rowheader', { name: fileName }) })
  }

  async choose(...paths: readonly string[]): Promise<void> {
    await this.page.getByLabel('Choose documents').setInputFiles([...paths])
  }
  typeOf(fileName: string): Locator {
    return this.page.getByLabel(`Kind of ${fileName}`)
  }
  periodEndOf(fileName: string): Locator {
    return this.page.getByRole('textbox', { name: `Period end of ${fileName}` })
  }
  passwordOf(fileName: string): Locator {
    return this.page.getByLabel(`Password of ${fileName}`)
  }
  /** By its name; how many of its values need review may follow. */
  tab(name: string): Locator {
    return this.page.getByRole('tab', { name: new RegExp(`^${name}( \\d+ to review)?$`) })
  }
  /** The cells of a line of the table that is shown, by the line's name. */
  line(name: string): Locator {
    return this.page
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader', { name, exact: true }) })
      .getByRole('cell')
  }
  /** What a screen reader announces of progress. */
  get status(): Locator {
    return this.page.getByRole('status')
  }

  /** Drops a file onto the window, as a hand would. */
  async drop(name: string, bytes: Uint8Array): Promise<void> {
    const transfer = await this.page.evaluateHandle(
      ([fileName, data]) => {
        const list = new DataTransfer()
        list.items.add(new File([new Uint8Array(data)], fileName, { type: 'application/pdf' }))
        return list
      },
      [name, [...bytes]] as [string, number[]],
    )
    await this.page.dispatchEvent('.frame', 'drop', { dataTransfer: transfer })
  }
}
