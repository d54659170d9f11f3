/** One spelling of what identifies an applicant, and nothing where it identifies nobody. */
import { expect, test } from 'vitest'
import type { TransactionReading } from '../../../../../core/extraction/bank/bank-statement.ts'
import type { ApplicationLoan } from '../../../../../core/workflows/applications/loan.ts'
import type { MaterialFile } from '../../../../../core/workflows/applications/load-application.ts'
import type { ReadPart } from '../../../../../core/workflows/applications/read-file.ts'
import { addressKey, emailKey, phoneKey } from '../../../../../core/workflows/applications/links/trace-values.ts'
import { tracesOf } from '../../../../../core/workflows/applications/links/traces.ts'
import { bankPart, field } from '../../../../support/made-parts.ts'

test('spellings of one address, phone or email are one', () => {
  const address = addressKey('300 N. Foundry Street, Suite 12', null, '62703-1188')
  expect(addressKey('300 North Foundry St', '# 12', '62703')).toBe(address)
  expect(addressKey('300 North Foundry St', 'Ste 14', '62703')).not.toBe(address)
  expect(addressKey('300 Foundry St', null, '62703')).not.toBe(address)
  expect(phoneKey('+1 (309) 555-0142 ext. 9')).toBe(phoneKey('309.555.0142'))
  expect(emailKey(' Owner@Alder.example ')).toBe('owner@alder.example')
})

test('what identifies nobody gives no key', () => {
  expect(addressKey('Foundry Street', null, '62703')).toBeNull()
  expect(addressKey('300 Foundry Street', null, null)).toBeNull()
  expect([phoneKey('555-0142'), phoneKey('000-000-0000'), emailKey('none'), phoneKey(null)]).toEqual([
    null,
    null,
    null,
    null,
  ])
})

const noLoan: ApplicationLoan = { data: null, form: null, stated: {} }
const fileWith = (part: ReadPart): MaterialFile => ({
  analysisId: 'a',
  upload: { id: 'u', fileName: 'bank.pdf', sha256: 'f00', metadata: { fileName: 'bank.pdf' } },
  read: { fileName: 'bank.pdf', parts: [part], facts: null, refusal: null },
  docType: 'other',
  repeated: false,
})
const kindsOf = (part: ReadPart): string[] =>
  tracesOf({ material: { files: [fileWith(part)] }, loan: noLoan, invoices: [] }).map(({ kind }) => kind)
const account = { start: '2026-01-01', end: '2026-01-31', from: 0, to: 0 }

test('a masked account number is no trace; a short one counts within its bank', () => {
  expect(kindsOf(bankPart({ ...account, number: 'XXXX4821' }))).toEqual(['file'])
  expect(kindsOf(bankPart({ ...account, number: '000123456789' }))).toEqual(['file', 'account_number'])
  const short = (bank: string) =>
    tracesOf({
      material: { files: [fileWith(bankPart({ ...account, number: '7734821', bank }))] },
      loan: noLoan,
      invoices: [],
    }).at(-1)!.value
  expect(short('Prairie State Bank')).toBe(short('PRAIRIE STATE BANK'))
  expect(short('Prairie State Bank')).not.toBe(short('Lakeside Bank'))
})

test('a page of a statement is one trace by its rows; a few rows, and rows of a feed, are none', () => {
  const rows = (count: number): TransactionReading[] =>
    Array.from({ length: count }, (_, index) => ({
      date: field('2026-01-05'),
      description: `row ${index}`,
      details: '',
      amount: field(100.5 + index),
      balance: null,
      checkNumber: null,
      section: null,
      place: { page: 2, box: { left: 0, top: 0, right: 1, bottom: 1 } },
    }))
  const partWith = (count: number, docType: ReadPart['docType']): ReadPart => {
    const part = bankPart(account)
    return { ...part, docType, accounts: [{ ...part.accounts![0]!, transactions: rows(count) }] }
  }
  expect(kindsOf(partWith(5, 'bankstatement'))).toEqual(['file', 'statement_page'])
  expect(kindsOf(partWith(4, 'bankstatement'))).toEqual(['file'])
  expect(kindsOf(partWith(9, 'bank_feed'))).toEqual(['file'])
})
