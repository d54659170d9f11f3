/** A masked document tells nothing but its layout and its captions, and is read like the one it was made from. */
import { readFileSync, globSync } from 'node:fs'
import { basename } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { Document, FormField, Page } from '../../../../core/document/model.ts'
import { closeReading, readDocument } from '../../../../core/reading/read-document.ts'
import {
  diagnosticsText,
  isDiagnosticsFile,
  parseDiagnostics,
} from '../../../../core/workflows/diagnostics/diagnostics-file.ts'
import { keptWords, plainWords } from '../../../../core/workflows/diagnostics/kept-words.ts'
import { maskDocument } from '../../../../core/workflows/diagnostics/mask-document.ts'
import { explainDocument, type ExplainedPart } from '../../../../core/workflows/explain/explain-document.ts'
import { explainField } from '../../../../core/workflows/explain/field-explanation.ts'
import { typedDocument } from '../../extraction/invoice/typed-page.ts'

afterAll(closeReading)

const textOf = ({ pages }: Document): string => pages.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n')
/** As somebody else gets it. */
async function sent(document: Document): Promise<{ readonly text: string; readonly document: Document }> {
  const text = diagnosticsText((await maskDocument(document)).document)
  return { text, document: parseDiagnostics(Buffer.from(text), 'masked.json') }
}
const opened = (path: string): Promise<Document> => readDocument(readFileSync(path), { fileName: basename(path) })
const fieldsOf = (parts: readonly ExplainedPart[]): readonly string[] =>
  parts.flatMap(({ fields }) => fields.map(({ path }) => path))
const stagesOf = (parts: readonly ExplainedPart[]): readonly string[] => [
  ...new Set(parts.flatMap(({ trace }) => trace.map(({ stage }) => stage))),
]

/** Nines, zeros, a day or a month, a year of the shifted ones. */
const harmless = /^(?:9+|0+|[0-3]?\d|19(?:8[8-9]|9\d)|200[0-6])$/
const samples = globSync('resources/samples/*.pdf').toSorted()

describe('a masked document', () => {
  test.each(samples)('of %s has no word beside the vocabulary and no number', async path => {
    const original = await opened(path)
    const { text, document } = await sent(original)
    const { words } = keptWords()
    const unknown = new Set(
      plainWords(textOf(original)).filter(word => word.length > 1 && !words.has(word) && !/^x+$/.test(word)),
    )
    expect(unknown.size).toBeGreaterThan(3)
    const written = new Set(plainWords(textOf(document)))
    expect([...unknown].filter(word => written.has(word))).toEqual([])
    const numbers = textOf(document).match(/\d+/g)!
    expect(numbers.filter(number => !harmless.test(number))).toEqual([])
    expect(text).not.toContain(basename(path, '.pdf'))
  })

  test('masks a name that consists of words of captions, wherever it stands', async () => {
    const invoice = typedDocument([
      `
General Equipment Leasing Inc.                          INVOICE
1415 N 15th Street                                      Invoice No: 20417
Fort Dodge, IA 50501                                    Date: 03/14/2026

Bill To: Lindqvist Farms, 2264 Nelson Avenue, Webster City, IA 50595

Qty    Description                     Unit Price        Amount
1      Utility trailer                 8,000.00          8,000.00

                                       Total             8,000.00
                                       Balance due       8,000.00

Remit to General Equipment Leasing
`,
    ])
    const { words } = keptWords()
    expect(['general', 'equipment', 'leasing'].every(word => words.has(word))).toBe(true)
    const text = textOf((await sent(invoice)).document)
    expect(text).toMatch(/^Xxxxxxx Xxxxxxxxx Xxxxxxx \S+ INVOICE\n/)
    expect(text).toContain('Remit to Xxxxxxx Xxxxxxxxx Xxxxxxx')
    expect(text).toContain('Balance due 9,999.99')
    expect(text).toContain('Date: 03/14/2002')
    expect(text).not.toMatch(/equipment/i)
  })

  test('keeps boxes, sizes, weights and confidences, places of words to half a point', async () => {
    const original = await opened(samples[0]!)
    const { document } = await sent(original)
    const boxes = (of: Document): readonly number[] =>
      of.pages.flatMap(({ lines }) => lines.flatMap(({ words }) => words.flatMap(({ box }) => Object.values(box))))
    const all = boxes(original)
    expect(boxes(document).every((value, index) => Math.abs(value - all[index]!) <= 0.51)).toBe(true)
    expect(boxes(document).every(value => Number.isInteger(value * 2))).toBe(true)
    const styles = (of: Document): unknown =>
      of.pages.map(({ lines, rules, number, source }) => [
        number,
        source,
        rules.length,
        lines.map(({ words }) => words.map(({ bold, size, confidence }) => [bold, Math.round(size * 100), confidence])),
      ])
    expect(styles(document)).toEqual(styles(original))
  })

  test('masks fields of a form, omits attachments, messages and what a newer reader may add', async () => {
    const field: FormField = {
      page: 1,
      box: { left: 1, top: 2, right: 30, bottom: 12 },
      name: 'Quartzman[0].businessName_77',
      hint: 'Name of Quartzman',
      kind: 'text',
      value: 'Quartzman 4711',
      checked: null,
    }
    const { pages } = typedDocument(['Total assets 1,234'])
    const [page] = pages as [Page]
    const masked = await maskDocument({
      fileName: 'quartzman.pdf',
      pages: [{ ...page, secretOfQuartzman: 4711 } as Page],
      problems: [{ code: 'REPAIRED', message: 'Quartzman', page: null, severity: 'warning' }],
      fields: [field, { ...field, name: 'other' }],
      attachments: [{ name: 'quartzman.xml', text: '<Quartzman/>' }],
    })
    const text = diagnosticsText(masked.document)
    expect(text).not.toMatch(/quartzman|4711|77/i)
    expect(masked.omittedAttachments).toBe(1)
    expect(masked.document.fields!.map(({ name, hint, value }) => [name, hint, value])).toEqual([
      ['Xxxxxxxxx[0].business Name_99 1', 'Name of Xxxxxxxxx', 'Xxxxxxxxx 9999'],
      ['other 2', 'Name of Xxxxxxxxx', 'Xxxxxxxxx 9999'],
    ])
    expect(masked.document.problems).toEqual([
      { code: 'REPAIRED', message: 'REPAIRED', page: null, severity: 'warning' },
    ])
  })
})

describe('an explanation of a masked document', () => {
  const statement = samples.find(path => path.includes('income statement'))!

  test('reaches the stages and fields of the original, and loses what is missing at the same stage', async () => {
    const original = await opened(statement)
    const [before, after] = [await explainDocument(original), await explainDocument((await sent(original)).document)]
    expect(after.map(({ part, extractor }) => [part.docType, part.pages, extractor])).toEqual(
      before.map(({ part, extractor }) => [part.docType, part.pages, extractor]),
    )
    expect(stagesOf(after)).toEqual(stagesOf(before))
    expect(fieldsOf(before).length).toBeGreaterThan(30)
    expect(fieldsOf(after).toSorted()).toEqual(fieldsOf(before).toSorted())
    const stageOf = (parts: readonly ExplainedPart[]): readonly (string | undefined)[] =>
      explainField(parts, 'otherIncome').map(({ loss }) => loss?.split(':')[0])
    expect(stageOf(after)).toEqual(stageOf(before))
  })

  test('of a caption no table knows is as silent as that of the original', async () => {
    const drawn = (caption: string): Document =>
      typedDocument([
        `
Alder Creek Tool Works
Balance Sheet
December 31, 2025

Cash                                 120,000
${caption.padEnd(37)}210,000
Total current assets                 330,000
Total assets                         330,000
Accounts payable                     140,000
Total liabilities                    140,000
Total equity                         190,000
`,
      ])
    const names = (parts: readonly ExplainedPart[]): readonly string[] =>
      fieldsOf(parts).filter(path => path.includes('accountsReceivable'))
    const known = drawn('Accounts receivable')
    expect(names(await explainDocument((await sent(known)).document))).toEqual(names(await explainDocument(known)))
    expect(names(await explainDocument(known))).toHaveLength(1)
    const unknown = drawn('Frobnicated zwieback')
    expect(names(await explainDocument((await sent(unknown)).document))).toEqual([])
    expect(textOf((await sent(unknown)).document)).toContain('Xxxxxxxxxxx xxxxxxxx 999,999')
  })

  test('finds the same parts and most fields of every sample', async () => {
    for (const path of samples) {
      const original = await opened(path)
      const [before, after] = [await explainDocument(original), await explainDocument((await sent(original)).document)]
      expect(
        after.map(({ part, extractor }) => [part.docType, extractor]),
        path,
      ).toEqual(before.map(({ part, extractor }) => [part.docType, extractor]))
      // Addresses, names of banks and states, and what only arithmetic finds are gone with the texts and amounts.
      const found = new Set(fieldsOf(after))
      const share = fieldsOf(before).filter(field => found.has(field)).length / fieldsOf(before).length
      expect(share, path).toBeGreaterThan(0.65)
    }
  })
})

describe('a diagnostics file', () => {
  const read = (text: string) => () => parseDiagnostics(Buffer.from(text), 'masked.json')

  test('is distinguished from a PDF', async () => {
    const { text } = await sent(typedDocument(['Total assets 1,234']))
    expect(isDiagnosticsFile(Buffer.from(text))).toBe(true)
    expect(isDiagnosticsFile(readFileSync(samples[0]!))).toBe(false)
  })

  test('that is broken, of another version or has members nobody wrote is refused with what is wrong', async () => {
    const { text } = await sent(typedDocument(['Total assets 1,234']))
    expect(read(text.slice(0, -10))).toThrow(/no diagnostics file of this version: it is not valid JSON/)
    expect(read(text.replace('"version":1', '"version":2'))).toThrow(/version: .*npm run diagnostics/)
    expect(read(text.replace('"bold":false', '"bold":"no"'))).toThrow(/pages\.0\.lines\.0\.words\.0\.bold/)
    expect(read(text.replace('"problems":[]', '"problems":[],"fileName":"a.pdf"'))).toThrow(/fileName/)
    expect(read(text)).not.toThrow()
  })
})
