/** What lies over the work, as a user finds it: the palette, the keys, the tour. */
import type { Locator, Page } from 'playwright/test'

export class Frame {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  get searchButton(): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: /^Search/ })
  }
  get palette(): Locator {
    return this.page.getByRole('dialog', { name: 'Search' })
  }
  get searchField(): Locator {
    return this.palette.getByRole('combobox')
  }
  get options(): Locator {
    return this.palette.getByRole('option')
  }
  get activeOption(): Locator {
    return this.palette.getByRole('option', { selected: true })
  }
  async search(words: string): Promise<void> {
    await this.page.keyboard.press('Control+k')
    await this.searchField.fill(words)
  }

  get keys(): Locator {
    return this.page.getByRole('dialog', { name: 'Keys' })
  }
  get tour(): Locator {
    return this.page.locator('.callout')
  }
  /** Around the thing a step of the tour stands at. */
  get tourRing(): Locator {
    return this.page.locator('.tour .ring')
  }
  tourButton(name: string): Locator {
    return this.tour.getByRole('button', { name })
  }
}
