/** An analysis of statements as an underwriter finds things on it: all locators of its tests. */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, type Locator, type Page } from 'playwright/test'

interface Sent {
  readonly statementType?: 'BALANCE_SHEET' | 'INCOME_STATEMENT' | 'CASH_FLOW_STATEMENT'
  readonly periodEnd?: string
  readonly password?: string
}

export class StatementPage {
  readonly page: Page
  private readonly base: string
  private readonly token: string
  constructor(page: Page, address: string) {
    this.page = page
    const url = new URL(address)
    this.base = url.origin
    this.token = decodeURIComponent(url.hash.replace('#token=', ''))
  }

  /** Hands a document to the service, as another program would; resolves with the analysis's id. */
  async send(path: string, sent: Sent = {}, wait = true): Promise<string> {
    const name = basename(path)
    const form = new FormData()
    form.append('files', new Blob([readFileSync(path)]), name)
    const entry = { appId: 'ui', fileName: name, statementType: 'BALANCE_SHEET', periodEnd: '2025-12-31', ...sent }
    form.append('metadata', JSON.stringify([entry]))
    const response = await fetch(`${this.base}/application/financial-statement-analysis`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${this.token}`, ...(wait ? {} : { prefer: 'respond-async' }) },
    })
    const body = (await response.json()) as { analysisId?: string; message?: string }
    if (body.analysisId === undefined) throw new Error(body.message)
    return body.analysisId
  }
  /** Goes to the analysis without reloading the window. */
  async show(analysisId: string): Promise<void> {
    await this.page.evaluate(id => (location.hash = `#/analyses/${id}`), analysisId)
  }
  async open(path: string, sent: Sent = {}): Promise<string> {
    const id = await this.send(path, sent)
    await this.show(id)
    return id
  }

  get company(): Locator {
    return this.page.getByRole('heading', { level: 2 })
  }
  get alert(): Locator {
    return this.page.getByRole('alert')
  }
  keyRatio(name: string): Locator {
    return this.page.locator('.key > div').filter({ hasText: name })
  }
  get failedChecks(): Locator {
    return this.page.locator('.failed-checks li')
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
  /** By its name; how many of its values need review may follow. */
  tab(name: string): Locator {
    return this.page.getByRole('tab', { name: new RegExp(`^${name}( \\d+ to review)?$`) })
  }
  get panel(): Locator {
    return this.page.getByRole('tabpanel')
  }
  /** A figure by the name of its line; `column` counts periods from 0. */
  figure(line: string, column = 0): Locator {
    return this.panel
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader', { name: line, exact: true }) })
      .getByRole('cell')
      .nth(column)
      .getByRole('button')
  }
  /** The words beside a figure. */
  note(line: string, column = 0): Locator {
    return this.panel
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader', { name: line, exact: true }) })
      .getByRole('cell')
      .nth(column)
      .locator('.note')
  }
  get selectedField(): Locator {
    return this.panel.locator('button[aria-pressed="true"]')
  }
  get field(): Locator {
    return this.page.locator('.value-field input')
  }
  get bar(): Locator {
    return this.page.getByRole('contentinfo', { name: 'Selected value' }).or(this.page.locator('.value-bar'))
  }
  get historyRows(): Locator {
    return this.panel.locator('.history tbody tr')
  }

  /* The page. */
  get sheet(): Locator {
    return this.page.locator('.sheet')
  }
  get picture(): Locator {
    return this.page.locator('.sheet canvas')
  }
  get pageCount(): Locator {
    return this.page.getByRole('group', { name: 'Page' }).locator('.count')
  }
  get zoom(): Locator {
    return this.page.getByRole('button', { name: /^\d+ %$/ })
  }
  get turn(): Locator {
    return this.page.getByRole('button', { name: 'Turn clockwise' })
  }
  get markedPlace(): Locator {
    return this.page.locator('.sheet .area.selected')
  }
  place(name: string): Locator {
    return this.page.getByRole('button', { name: `Select ${name}`, exact: true })
  }
  get words(): Locator {
    return this.page.getByRole('searchbox', { name: 'Find on the pages' })
  }
  get hits(): Locator {
    return this.page.locator('.sheet .hit')
  }
  get hitCount(): Locator {
    return this.page.locator('.find output')
  }
  get divider(): Locator {
    return this.page.getByRole('separator', { name: 'Divider between values and pages' })
  }
  /** The text of the page's own layer that lies under the marked place; empty while nothing is marked. */
  textUnderMark(): Promise<string> {
    return this.page.evaluate(() => {
      const mark = document.querySelector('.sheet .area.selected')?.getBoundingClientRect()
      if (mark === undefined) return ''
      const [x, y] = [mark.left + mark.width / 2, mark.top + mark.height / 2]
      return [...document.querySelectorAll('.text-layer span')]
        .filter(span => {
          const box = span.getBoundingClientRect()
          return box.left <= x && x <= box.right && box.top <= y && y <= box.bottom
        })
        .map(span => span.textContent ?? '')
        .join(' ')
    })
  }
}
