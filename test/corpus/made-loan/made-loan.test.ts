/** Drawn applications in many layouts, and some of them scanned, read as the service reads them. */
import { describe, expect, it } from 'vitest'
import { extractLoanApplication } from '../../../core/extraction/loan/extract.ts'
import { readDocument } from '../../../core/reading/read-document.ts'
import { assembleLoanApplication } from '../../../core/workflows/applications/assemble-loan-application.ts'
import { scanOf } from '../../drawing/scan.ts'
import { boxedForms } from './forms-boxed.ts'
import { linedForms } from './forms-lined.ts'
import { columnForms } from './forms-columns.ts'
import { agencyForms } from './forms-agencies.ts'
import { tableForms } from './forms-tables.ts'
import { drawnForm, type MadeApplication } from './made-application.ts'

const forms = [...boxedForms, ...linedForms, ...tableForms, ...columnForms, ...agencyForms]
/** Scans are read through recognition: a few amounts of small print may be missed, and none may be wrong. */
const scanned = ['lessor-captions-in-boxes', 'captions-below-lines', 'labels-above-unsigned-with-date']
const MAX_MISSED = 4

async function read(bytes: Uint8Array, name: string): Promise<object | null> {
  const document = await readDocument(bytes, { fileName: `${name}.pdf` })
  const { application } = extractLoanApplication(document)
  return application === null ? null : assembleLoanApplication(application)
}

function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inner, key) =>
        inner === null || inner === undefined ? null : ((inner as Record<string, unknown>)[key] ?? null),
      value,
    )
}

const picked = (data: object | null, { expected }: MadeApplication): Record<string, unknown> =>
  Object.fromEntries(Object.keys(expected).map(path => [path, at(data, path)]))

describe('drawn applications', () => {
  for (const form of forms)
    it(form.name, async () => {
      const data = await read(await drawnForm(form.script), form.name)
      expect(picked(data, form)).toEqual(form.expected)
      expect(JSON.stringify(data)).not.toMatch(/900-\d\d-\d{4}/)
    })
})

describe('scanned applications', () => {
  for (const name of scanned)
    it(name, async () => {
      const form = forms.find(candidate => candidate.name === name)!
      const bytes = await scanOf(await drawnForm(form.script), {
        dpi: 220,
        skewDegrees: 0.4,
        noise: 6,
        jpegQuality: 70,
      })
      const data = await read(bytes, name)
      const wrong = Object.entries(form.expected).filter(([path, value]) => at(data, path) !== value)
      expect(wrong.filter(([path]) => at(data, path) !== null).map(([path]) => [path, at(data, path)])).toEqual([])
      expect(wrong.length).toBeLessThanOrEqual(MAX_MISSED)
      expect(at(data, 'signed_application')).toBe(form.expected['signed_application'])
    })
})

describe('documents that are no applications', () => {
  it('a letter about an application', async () => {
    const bytes = await drawnForm(`
text 12: 60,80 Re: your loan application
text: 60,110 Dear Ms. Oldfield, thank you for your application of February 18. We need a signed copy. ; 60,200 Signature`)
    expect(await read(bytes, 'letter')).toBeNull()
  })

  it('a bank statement', async () => {
    const bytes = await drawnForm(`
text 12: 60,60 ACCOUNT STATEMENT
text /14: 60,90 Account number: 00123 | Name: Maren Oldfield | Address: 77 Spruce Ct | Balance: $4,410.20`)
    expect(await read(bytes, 'statement')).toBeNull()
  })
})
