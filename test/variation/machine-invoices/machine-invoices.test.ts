/**
 * Machine invoices drawn by chance: how many values of each field are read right, and how many are wrong or invented. No field may become worse
 * than `rates.json` says; `UPDATE_VARIATION=1` rewrites the file after a rise.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { extractInvoices } from '../../../core/extraction/invoice/extract.ts'
import { readDocument } from '../../../core/reading/read-document.ts'
import { judge } from './judge.ts'
import { machineInvoice } from './machine-invoice.ts'

interface Rate {
  stated: number
  right: number
  /** Wrong or invented: worse than missed. */
  wrong: number
}

const documentCount = 150
const path = join(import.meta.dirname, 'rates.json')

async function measure(): Promise<Record<string, Rate>> {
  const rates: Record<string, Rate> = {}
  for (let seed = 1; seed <= documentCount; seed++) {
    const { bytes, truth } = await machineInvoice(seed)
    const [invoice] = extractInvoices(await readDocument(bytes, { fileName: `${seed}.pdf` })).invoices
    for (const { name, verdict } of judge(truth, invoice)) {
      const rate = (rates[name] ??= { stated: 0, right: 0, wrong: 0 })
      if (verdict !== 'invented') rate.stated += 1
      if (verdict === 'right') rate.right += 1
      if (verdict === 'wrong' || verdict === 'invented') rate.wrong += 1
    }
  }
  return rates
}

test('no field of drawn machine invoices is read worse than before', async () => {
  const rates = await measure()
  if (process.env['UPDATE_VARIATION'] === '1') writeFileSync(path, `${JSON.stringify(rates, null, 2)}\n`)
  const before = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Rate>
  expect(Object.keys(rates).toSorted()).toEqual(Object.keys(before).toSorted())
  const worse = Object.entries(before).flatMap(([name, { stated, right, wrong }]) => {
    const now = rates[name]!
    const same = now.stated === stated && now.right >= right && now.wrong <= wrong
    return same ? [] : [`${name}: ${JSON.stringify(before[name])} → ${JSON.stringify(now)}`]
  })
  expect(worse).toEqual([])
})

test('most values are read, and almost none is wrong', () => {
  const all = Object.values(JSON.parse(readFileSync(path, 'utf8')) as Record<string, Rate>)
  const sum = (member: keyof Rate): number => all.reduce((total, rate) => total + rate[member], 0)
  expect(sum('right') / sum('stated')).toBeGreaterThan(0.9)
  expect(sum('right') / (sum('right') + sum('wrong'))).toBeGreaterThan(0.97)
})
