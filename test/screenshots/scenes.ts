/** What the pictures show: the sample documents put in once over HTTP, then each place of the window as it is looked at. */
import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect } from 'playwright/test'
import type { Page } from 'playwright'

export interface Places {
  readonly statement: string
  readonly invoice: string
  readonly application: string
}

export const samplesIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter(name => name.endsWith('.pdf'))
    .map(name => join(folder, name))

/** Analyses the samples: the statements together, the invoice, and everything as an application. */
export async function prepare(baseUrl: string, key: string, samples: readonly string[]): Promise<Places> {
  const names = samples.map(path => basename(path))
  const headers = { authorization: `Bearer ${key}` }
  const post = async (path: string, files: readonly string[], metadata: unknown): Promise<string> => {
    const form = new FormData()
    for (const path of samples.filter(path => files.includes(basename(path))))
      form.append('files', new Blob([readFileSync(path)]), basename(path))
    form.append('metadata', JSON.stringify(metadata))
    const answer = await fetch(baseUrl + path, {
      method: 'POST',
      body: form,
      headers: { ...headers, prefer: 'respond-async' },
    })
    const body = (await answer.json()) as { analysisId?: string; workflow_id?: string; message?: string }
    const id = body.workflow_id ?? body.analysisId
    if (id === undefined) throw new Error(`${path}: ${body.message}`)
    await expect
      .poll(
        async () =>
          ((await (await fetch(`${baseUrl}/analyses/${id}`, { headers })).json()) as { status: string }).status,
        { timeout: 120_000 },
      )
      .toBe('complete')
    return id
  }
  const statements = names.filter(name => /statement \d{4}|sheet|cash flow/i.test(name))
  const kinds = { sheet: 'BALANCE_SHEET', income: 'INCOME_STATEMENT', cash: 'CASH_FLOW_STATEMENT' } as const
  const typeOf = (name: string) => Object.entries(kinds).find(([word]) => name.includes(word))![1]
  const [statement, invoice, application] = [
    await post(
      '/application/financial-statement-analysis',
      statements,
      statements.map(fileName => ({
        appId: 'sample-statements',
        fileName,
        statementType: typeOf(fileName),
        periodEnd: '2025-12-31',
      })),
    ),
    await post(
      '/application/invoice-analysis',
      names.filter(name => /invoice/i.test(name)),
      names.filter(name => /invoice/i.test(name)).map(fileName => ({ appId: 'sample-invoice', fileName })),
    ),
    await post('/application/data', names, {
      appId: 'sample-application',
      files: names.map(fileName => ({ fileName })),
    }),
  ]
  return { statement, invoice, application }
}

const open = async (page: Page, place: string): Promise<void> => {
  // Until the first view is there the window does not listen to changes of its address.
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible()
  await page.evaluate(address => (location.hash = address), place)
}
/** The page of the document has been drawn. */
const pageDrawn = async (page: Page): Promise<void> => {
  await expect(page.locator('canvas').first()).toBeVisible()
  await expect
    .poll(() =>
      page
        .locator('canvas')
        .first()
        .evaluate(canvas => (canvas as HTMLCanvasElement).width),
    )
    .toBeGreaterThan(300)
}

/** Of an empty desk, by the name of the picture. */
export const firstScenes: Readonly<Record<string, (page: Page, samples: readonly string[]) => Promise<void>>> = {
  inbox: async (page, samples) => {
    await page.getByLabel('Choose documents').setInputFiles([...samples])
    const found = page.locator('.entries tbody tr').filter({ hasText: /\d+ pages?/ })
    await expect(found).toHaveCount(samples.length, { timeout: 60_000 })
    await expect(page.getByText(`${samples.length} looked at`)).toHaveCount(0)
  },
}

/** Of a desk that knows the samples. */
export const scenes: Readonly<Record<string, (page: Page, places: Places) => Promise<void>>> = {
  statement: async (page, { statement }) => {
    await open(page, `/analyses/${statement}`)
    await pageDrawn(page)
    await reviewFirst(page)
  },
  invoice: async (page, { invoice }) => {
    await open(page, `/analyses/${invoice}`)
    await pageDrawn(page)
    await reviewFirst(page)
  },
  application: async (page, { application }) => {
    await open(page, `/analyses/${application}`)
    await pageDrawn(page)
  },
  trends: async (page, { statement }) => {
    await open(page, `/analyses/${statement}`)
    await page.getByRole('tab', { name: 'Trends' }).click()
    await expect(page.locator('figure.chart svg').first()).toBeVisible()
    await pageDrawn(page)
  },
  library: async page => {
    await open(page, '/documents')
    await expect(page.getByLabel(/^Select .*pdf$/).first()).toBeVisible()
  },
  settings: async page => {
    await open(page, '/settings')
    await expect(page.getByRole('heading', { name: 'API keys' })).toBeVisible()
    await expect(page.getByLabel('Retention days')).toBeVisible()
  },
}

/** Selects the first value to review, which has its place marked on the page. */
async function reviewFirst(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next to review' }).click()
  await expect(page.locator('.value-bar').getByText(/^1 \/ \d+$/)).toBeVisible()
  await pageDrawn(page)
}
