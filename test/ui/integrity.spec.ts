/** Signs of change in the window: in the head, in their tab with the place marked on the page, and as revisions under a slider. */
import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright/test'
import { drawn, type Row } from '../core/integrity/printed-rows.ts'
import { updated } from '../core/integrity/statement.ts'
import { drawTinyInvoice } from '../support/tiny-invoice.ts'
import { drawTinyStatement } from '../support/tiny-statement.ts'
import { axeViolations } from './axe.ts'
import { ApplicationPage } from './pages/application.ts'
import { apiKey, expect, test } from './service.ts'

const hex = (text: string): string => Buffer.from(text, 'latin1').toString('hex')

/** A balance sheet whose cash of 120,000 an incremental update made 720,000. */
async function changedStatement(): Promise<Uint8Array> {
  const bytes = await drawTinyStatement({ plain: true })
  return updated(bytes, hex('120,000'), hex('720,000'))
}

/** Posts files as a client does; returns the id of the analysis. */
async function posted(address: string, path: string, name: string, bytes: Uint8Array): Promise<string> {
  const form = new FormData()
  form.append('files', new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }), name)
  const entry = { appId: 'signs', fileName: name, statementType: 'BALANCE_SHEET', periodEnd: '2025-12-31' }
  form.append('metadata', JSON.stringify([entry]))
  const response = await fetch(new URL(path, address), {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}` },
    body: form,
  })
  const body = (await response.json()) as { analysisId?: string; analysis_id?: string }
  return (body.analysisId ?? body.analysis_id)!
}

const faults = async (page: Page): Promise<string[]> =>
  (await axeViolations(page)).map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)

/** Pixels of a canvas that are neither white nor gray. */
const coloredPixels = (canvas: Locator): Promise<number> =>
  canvas.evaluate((element: HTMLCanvasElement) => {
    const { data } = element.getContext('2d')!.getImageData(0, 0, element.width, element.height)
    let colored = 0
    for (let at = 0; at < data.length; at += 4)
      if (Math.max(data[at]!, data[at + 1]!, data[at + 2]!) - Math.min(data[at]!, data[at + 1]!, data[at + 2]!) > 40)
        colored++
    return colored
  })

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [1024, 1440, 2560]) {
    test.describe(`${colorScheme} at ${width}`, () => {
      test.use({ colorScheme, viewport: { width, height: width === 1024 ? 768 : 1000 } })

      test('a changed figure is counted in the head, listed, marked and compared with its earlier revision', async ({
        desk,
        service,
      }) => {
        const { page } = desk
        const path = '/application/financial-statement-analysis'
        const id = await posted(service.bareAddress, path, 'balance.pdf', await changedStatement())
        await page.goto(`${service.bareAddress}#/analyses/${id}`)
        const line = page.getByRole('button', { name: /signs? of change: \d+ high/ })
        await line.click()
        await expect(page.getByRole('tab', { name: /^Integrity/, selected: true })).toBeVisible()
        const file = page.getByRole('region', { name: 'Signs of change in balance.pdf' })
        const sign = file.getByRole('button', { name: /Changed in a later revision/ })
        await expect(sign).toHaveText(/High.*page 1.*before 120,000.*now 720,000.*An earlier revision/s)
        await sign.click()
        await expect(sign).toHaveAttribute('aria-pressed', 'true')
        const mark = page.locator('.area.selected')
        await expect(mark).toHaveAttribute('aria-label', 'Select Changed in a later revision')
        await expect(mark).toBeInViewport()

        const comparison = page.getByRole('region', { name: 'Earlier revisions of page 1' })
        await expect(comparison.getByRole('status')).toHaveText('One place differs.')
        const slider = comparison.getByRole('slider')
        await slider.focus()
        await slider.press('Home')
        await expect(comparison.locator('.now')).toHaveAttribute('style', /inset\(0(px)? 0(px)? 0(px)? 0%\)/)
        await slider.press('End')
        await expect(comparison.locator('.now')).toHaveAttribute('style', /inset\(0(px)? 0(px)? 0(px)? 100%\)/)
        await slider.press('PageDown')
        await page.screenshot({ path: `test-results/integrity-slider-${colorScheme}-${width}.png` })
        expect(await faults(page)).toEqual([])

        await comparison.getByRole('radio', { name: 'Difference' }).press('Space')
        expect(await coloredPixels(comparison.getByRole('img', { name: /^Difference/ }))).toBeGreaterThan(20)
        await page.screenshot({ path: `test-results/integrity-difference-${colorScheme}-${width}.png` })
        await comparison.getByRole('radio', { name: 'Side by side' }).check()
        await expect(comparison.getByRole('img', { name: /^(Before|Now)/ })).toHaveCount(2)
        await page.screenshot({ path: `test-results/integrity-beside-${colorScheme}-${width}.png` })
        expect(await faults(page)).toEqual([])
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        ).toBeLessThanOrEqual(0)
      })
    })
  }

test('the list is gone through by keys, and leaving the tab brings the values back to the page', async ({
  desk,
  service,
}) => {
  const { page } = desk
  const path = '/application/financial-statement-analysis'
  const id = await posted(service.bareAddress, path, 'balance.pdf', await changedStatement())
  await page.goto(`${service.bareAddress}#/analyses/${id}`)
  await page.getByRole('button', { name: /signs? of change/ }).press('Enter')
  const signs = page.locator('button.sign')
  expect(await signs.count()).toBeGreaterThan(1)
  await signs.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(signs.nth(1)).toBeFocused()
  await expect(signs.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('tab', { name: 'Checks' }).click()
  await expect(page.getByRole('button', { name: /^Select Cash/ }).first()).toBeAttached()
})

test('a failed sum of the print leads from the checks to its sign and its place', async ({ desk, service }) => {
  const { page } = desk
  const rows: readonly Row[] = [
    ['Apparel', '25,632.00', '33,072.00', '20,448.00', '79,152.00'],
    ['Accessories', '5,850.00', '18,364.00', '26,975.00', '46,550.00'],
    ['Packaging', '87.50', '120.00', '77.50', '285.00'],
    ['Freight', '410.00', '55.00', '96.00', '561.00'],
    ['Total cost of sales', '31,979.50', '46,972.00', '47,596.50', '126,548.00'],
  ]
  const application = new ApplicationPage(page, service.address)
  await application.submitBytes('sum-of-print', [['stores.pdf', Buffer.from(await drawn([rows]))]])
  await application.open('sum-of-print')
  const exceptions = page.getByRole('region', { name: 'Exceptions across documents' })
  const failed = exceptions.getByRole('listitem').filter({ hasText: '46,550.00 is printed' })
  await failed.getByRole('button', { name: 'Show on page 1' }).click()
  await expect(page.getByRole('tab', { name: /^Integrity/, selected: true })).toBeVisible()
  await expect(page.locator('button.sign[aria-pressed=true]')).toContainText('46,550.00')
  await expect(page.locator('.area.selected')).toBeInViewport()
  await page.screenshot({ path: 'test-results/integrity-failed-sum.png' })
})

test('an invoice without signs says what that means, and has no line in its head', async ({ desk, service }) => {
  const { page } = desk
  const id = await posted(service.bareAddress, '/application/invoice-analysis', 'plain.pdf', await drawTinyInvoice())
  await page.goto(`${service.bareAddress}#/analyses/${id}`)
  await page.getByRole('tab', { name: 'Integrity' }).click()
  await expect(page.getByRole('region', { name: 'Signs of change in plain.pdf' })).toHaveText(
    /No sign was found\. That does not mean that nothing was changed\./,
  )
  await expect(page.getByRole('button', { name: /of change/ })).toHaveCount(0)
})

test('an application lists the signs of all its documents', async ({ desk, service }) => {
  const { page } = desk
  const application = new ApplicationPage(page, service.address)
  await application.submitBytes('signs-of-all', [
    ['balance.pdf', Buffer.from(await changedStatement())],
    ['made.pdf', readFileSync(service.drawn('xero-profit-and-balance'))],
  ])
  await application.open('signs-of-all')
  await page.getByRole('button', { name: /signs? of change: \d+ high/ }).click()
  const listed = page.getByRole('region', { name: 'Signs of change in balance.pdf' })
  await expect(listed.getByRole('button', { name: /Changed in a later revision/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Signs of change in made.pdf' })).toBeVisible()
  expect(await faults(page)).toEqual([])
})
