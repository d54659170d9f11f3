/** A watched folder, set in the window: its files come into the inbox, and no more once they were sent or removed. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawTinyInvoice } from '../support/tiny-invoice.ts'
import { drawTinyStatement } from '../support/tiny-statement.ts'
import { apiKey, expect, test } from './service.ts'

test('files of the watched folder come into the inbox once', async ({ desk, service }) => {
  const folder = mkdtempSync(join(tmpdir(), 'desk-watched-ui-'))
  const watch = async (value: string | null): Promise<void> => {
    const response = await fetch(new URL('/app/settings', service.bareAddress), {
      method: 'PATCH',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'watchFolder', value }),
    })
    expect(response.status).toBe(200)
  }
  try {
    await watch(folder)
    writeFileSync(join(folder, 'bill.pdf'), await drawTinyInvoice())
    writeFileSync(join(folder, 'balance.pdf'), await drawTinyStatement())
    await desk.page.reload()
    await expect(desk.typeOf('bill.pdf')).toHaveValue('invoice', { timeout: 20_000 })
    await expect(desk.typeOf('balance.pdf')).toHaveValue('BALANCE_SHEET')
    await desk.page.getByRole('button', { name: 'Remove balance.pdf' }).click()
    await desk.analyzeButton.click()
    await expect(desk.page).toHaveURL(/\/analyses\//)
    await desk.page.reload()
    await desk.place('Inbox').click()
    writeFileSync(join(folder, 'later.pdf'), await drawTinyInvoice({ number: 'T-LATER' }))
    await expect(desk.typeOf('later.pdf')).toHaveValue('invoice', { timeout: 20_000 })
    await expect(desk.row('bill.pdf')).toHaveCount(0)
    await expect(desk.row('balance.pdf')).toHaveCount(0)
  } finally {
    await watch(null)
    rmSync(folder, { recursive: true, force: true })
  }
})
