/** Whether a tax is contained in the prices of the lines: what the sums of the printed figures prove, and nothing more. */
import { expect, test } from 'vitest'
import { openApiDesk, formOf } from '../../../support/api-desk.ts'
import { drawTinyInvoice, type TinyInvoice } from '../../../support/tiny-invoice.ts'

async function taxesOf(invoice: TinyInvoice): Promise<unknown> {
  const desk = await openApiDesk()
  try {
    const form = formOf([['a.pdf', await drawTinyInvoice(invoice)]], [{ appId: 'app-1', fileName: 'a.pdf' }])
    return (await desk.invoices(form)).body['taxes']
  } finally {
    await desk.close()
  }
}

test('lines that add up to the subtotal, and with the tax to the total, do not contain it', async () => {
  expect(await taxesOf({})).toEqual([expect.objectContaining({ included: false })])
})

test('sums that do not add up prove nothing', async () => {
  expect(await taxesOf({ statedTotal: 60_000 })).toEqual([expect.objectContaining({ included: null })])
})
