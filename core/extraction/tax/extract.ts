/** A document → the federal tax returns in it. */
import type { Field } from '../../document/field.ts'
import type { Document, FormField } from '../../document/model.ts'
import type { TaxForm } from '../../contract/tax-return.ts'
import { confidences, fieldOf } from './fields.ts'
import { frequentId, taxpayerId, taxpayerName, taxPeriod } from './heading.ts'
import { issuerOf, readK1 } from './k1.ts'
import { withoutDoubts } from './doubts.ts'
import { withCodes } from './k1-codes.ts'
import { isTicked } from './marks.ts'
import { formPage, usualStyle, type FormPage } from './page-view.ts'
import { packagesOf, type Package } from './packages.ts'
import { readSheetLines } from './read-lines.ts'
import { isDraft, sheetOf, type SheetPage } from './sheets.ts'
import { readStatements } from './statements.ts'
import type { TaxExtraction, TaxReturnReading } from './tax-return.ts'

/** Pure. `pages`: those classified as tax returns (1-based); without it all. */
export function extractTaxReturns(document: Document, pages?: readonly number[]): TaxExtraction {
  const { fileName, fields = [] } = document
  const wanted = document.pages.filter(
    ({ number, source }) => source !== 'skipped' && (pages?.includes(number) ?? true),
  )
  const usual = usualStyle(wanted)
  const views = wanted.map(page => formPage(page, fileName, usual))
  const read = views.map(view => ({ view, sheet: sheetOf(view) }))
  const returns = packagesOf(read).map(one => readPackage(one, fields))
  return { fileName, returns, others: read.some(({ sheet }) => sheet === null), problems: [] }
}

const formOf: Readonly<Record<string, TaxForm>> = {
  '1120-S': '1120-S',
  '1065': '1065',
  '1120': '1120',
  '1040': '1040',
  C: '1040 Schedule C',
  E: '1040 Schedule E',
  F: '1040 Schedule F',
  'K-1 (1120-S)': 'Schedule K-1 (1120-S)',
  'K-1 (1065)': 'Schedule K-1 (1065)',
  '7004': '7004',
}

function readPackage({ main, sheets, k1s, attached }: Package, fields: readonly FormField[]): TaxReturnReading {
  const [first] = sheets.length > 0 ? sheets : k1s
  const year = yearField([...sheets, ...k1s])
  const isPerson = ['1040', 'C', 'E', 'F'].includes(main)
  const issuer = main.startsWith('K-1') ? issuerOf(first!) : null
  const { start, end } = taxPeriod(first!, year)
  const read = main === '7004' ? {} : readSheetLines(sheets, year?.value ?? null)
  const { lines, k1s: owners } = withoutDoubts({
    form: formOf[main]!,
    year: year?.value ?? null,
    lines: read,
    k1s: k1s.map(page => withCodes(readK1(page, fields), { form: main, year: year?.value ?? null, lines: read })),
  })
  return {
    form: formOf[main]!,
    taxYear: year,
    periodStart: start,
    periodEnd: end,
    amended: ticked(first!, ['amended return', 'amended k-1'], fields),
    initial: ticked(first!, ['initial return'], fields),
    final: ticked(first!, ['final return', 'final k-1'], fields),
    draft: [...sheets, ...k1s].some(isDraft),
    name: issuer?.name ?? taxpayerName(first!) ?? issuerNamed(k1s),
    id: issuer?.id ?? taxpayerId(first!, isPerson) ?? (isPerson ? null : frequentId([...sheets, ...k1s])),
    lines,
    k1s: owners,
    statements: readStatements(main, sheets, attached),
    pages: pagesOf([...sheets, ...k1s, ...attached]),
  }
}

/** The name of the entity that its K-1s state. */
const issuerNamed = (k1s: readonly SheetPage[]): Field<string> | null =>
  k1s.reduce<Field<string> | null>((found, k1) => found ?? issuerOf(k1).name, null)

const pagesOf = (pages: readonly FormPage[]): readonly number[] =>
  [...new Set(pages.map(({ page }) => page.number))].toSorted((a, b) => a - b)

/** A form without such a box is neither. */
const ticked = (page: SheetPage, captions: readonly string[], fields: readonly FormField[]): boolean =>
  captions.some(caption => isTicked(page, caption, fields) === true)

/** The year that the first pages name, placed where it is printed. */
function yearField(sheets: readonly SheetPage[]): Field | null {
  const page = sheets.find(({ year }) => year !== null)
  if (page === undefined) return null
  const year = page.year!
  const token = page.tokens.find(({ text }) => text.includes(String(year))) ?? page.tokens[0]!
  return fieldOf(page, year, [token], { confidence: confidences.sure })
}
