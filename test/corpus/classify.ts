/**
 * Holds classification against the truths of the shared corpus: `node test/corpus/classify.ts [--match text] [--wrong]
 * [--readings folder]`. One line per tuned document; the held-out third is only ever shown as totals.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { DocumentType } from '../../core/contract/full-analysis.ts'
import type { Document } from '../../core/document/model.ts'
import { Refusal } from '../../core/errors.ts'
import { classifyDocument } from '../../core/extraction/classify/classify.ts'
import type { DocumentPart } from '../../core/extraction/classify/score-part.ts'
import { statementRelevance } from '../../core/extraction/statements/page-relevance.ts'
import { readDocument } from '../../core/reading/read-document.ts'

interface Truth {
  readonly kind: string
  readonly subkind?: string
  readonly metadata?: { readonly statementType?: string }
  /** Not of tax returns, whose lines are values by themselves. */
  readonly expected?: { readonly doc_type?: string } & Readonly<Record<string, unknown>>
  readonly acceptable?: { readonly doc_type?: readonly string[] }
}

const { values: options } = parseArgs({
  options: {
    match: { type: 'string' },
    wrong: { type: 'boolean', default: false },
    readings: { type: 'string' },
  },
})
const project = resolve(import.meta.dirname, '../..')
const corpus = resolve(project, '../shared/corpus')

const allTruths = readdirSync(corpus, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.truth.json'))
  .map(path => path.replace('.truth.json', ''))

/** Readings are kept as long as nothing of the reading changes: recognizing the scans takes minutes. */
const readings = options.readings ?? join(project, '.cache/readings', versionOf(['core/reading', 'core/document']))
mkdirSync(readings, { recursive: true })

function versionOf(folders: readonly string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders)
    for (const entry of readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' }).toSorted())
      if (entry.endsWith('.ts')) hash.update(readFileSync(join(project, folder, entry)))
  return hash.digest('hex').slice(0, 12)
}

async function read(bytes: Uint8Array, fileName: string): Promise<Document> {
  const file = join(readings, `${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Document
  const document = await readDocument(bytes, { fileName, relevance: statementRelevance })
  writeFileSync(file, JSON.stringify(document))
  return document
}

/** A third of the documents is never looked at one by one, so that the rules are not fitted to them; nor are their twins and sets. */
function isHeldOut(path: string): boolean {
  const name = basename(path)
  const twins = allTruths.map(one => basename(one)).filter(one => one.replace(twin, '') === name.replace(twin, ''))
  const set = path.includes('/sets/') ? [basename(dirname(path))] : []
  return [...twins, ...set].some(
    one => parseInt(createHash('sha256').update(one).digest('hex').slice(0, 8), 16) % 3 === 0,
  )
}
const twin = /-(?:scan|scanned|text|flat|acroform|owner-locked)(?=-\d+p$|$)/

const ofStatement: Readonly<Record<string, DocumentType>> = {
  balanceSheet: 'balance_sheet',
  incomeStatement: 'income_statement',
  cashFlowStatement: 'cash_flow_statement',
}

/** The kinds that are right for a document. */
function rightKinds({ kind, subkind, metadata, expected = {}, acceptable }: Truth, path: string): readonly string[] {
  const stated = [expected.doc_type, ...(acceptable?.doc_type ?? [])].filter(one => one !== undefined)
  switch (kind) {
    case 'bank_statement':
      return ['bankstatement']
    case 'loan_application':
      return ['loan_application']
    case 'tax_return':
      return ['tax_return']
    case 'invoice':
      return [
        ...stated,
        'invoice',
        ...(/bill-of-sale|sale|purchase-agreement|auction/.test(path) ? ['bill_of_sale'] : []),
      ]
    case 'financial_statement': {
      const own = metadata?.statementType?.toLowerCase() ?? ''
      const held = Object.entries(ofStatement).filter(([section]) => section in expected)
      return held.length > 1 ? [own, 'financial_statement', ...held.map(([, docType]) => docType)] : [own]
    }
    default:
      if (subkind === 'sos_record') return ['sos_filing']
      // Documents of the trade that are no invoices.
      return /(?:^|\/)invoices\//.test(path) ? ['other', 'invoice', 'bill_of_sale', 'purchase_order'] : ['other']
  }
}

interface Tally {
  documents: number
  right: number
  other: number
  doubtful: number
  wrong: number
  split: number
}
const tallies = new Map<string, Tally>()
/** Confidence in tenths → right and all. */
const calibration = new Map<number, { right: number; all: number }>()
let [pages, milliseconds] = [0, 0]
const doubtful = 0.5

const truths = allTruths.filter(path => options.match === undefined || path.includes(options.match)).toSorted()
for (const path of truths) {
  const truth = JSON.parse(readFileSync(join(corpus, `${path}.truth.json`), 'utf8')) as Truth
  // Signs of change are planted in documents of any kind, which these truths do not name.
  if (truth.kind === 'integrity') continue
  const held = isHeldOut(path)
  const bytes = new Uint8Array(readFileSync(join(corpus, `${path}.pdf`)))
  let document: Document
  try {
    document = await read(bytes, basename(path))
  } catch (error) {
    if (error instanceof Refusal) continue
    throw error
  }
  const started = performance.now()
  const parts = classifyDocument(document)
  milliseconds += performance.now() - started
  pages += document.pages.length
  const right = rightKinds(truth, path)
  const main = mainOf(parts)
  const isRight = right.includes(main.docType) && parts.every(part => [...right, 'other'].includes(part.docType))
  const verdict = isRight
    ? 'right'
    : main.docType === 'other'
      ? 'other'
      : main.confidence < doubtful
        ? 'doubtful'
        : 'wrong'
  for (const group of [held ? 'held out' : 'tuned', `${truth.subkind ?? truth.kind}, ${held ? 'held out' : 'tuned'}`]) {
    const tally = tallies.get(group) ?? { documents: 0, right: 0, other: 0, doubtful: 0, wrong: 0, split: 0 }
    tally.documents++
    tally[verdict]++
    if (parts.length > 1) tally.split++
    tallies.set(group, tally)
  }
  if (main.docType !== 'other') {
    const tenth = Math.min(9, Math.floor(main.confidence * 10))
    const known = calibration.get(tenth) ?? { right: 0, all: 0 }
    calibration.set(tenth, { right: known.right + (isRight ? 1 : 0), all: known.all + 1 })
  }
  if (held || (options.wrong && isRight && parts.length === 1)) continue
  console.log(
    `${verdict.padEnd(9)}${path}: ${parts.map(partText).join(' · ')}${isRight ? '' : `, not ${right.join('/')}`}`,
  )
}

/** The part that counts for a file of one document: the longest that is something. */
function mainOf(parts: readonly DocumentPart[]): DocumentPart {
  const known = parts.filter(part => part.docType !== 'other')
  return (known.length > 0 ? known : parts).reduce((a, b) => (b.pages.length > a.pages.length ? b : a))
}

function partText({ docType, confidence, pages: [first, ...rest], evidence }: DocumentPart): string {
  const range = rest.length > 0 ? `${first}-${rest.at(-1)}` : `${first}`
  const why = options.wrong || options.match !== undefined ? ` (${evidence.join('; ')})` : ''
  return `${docType} ${confidence.toFixed(2)} p${range}${why}`
}

console.log(`\n${'group'.padEnd(34)}documents  right  other  doubtful  wrong  in several parts`)
for (const [group, { documents, right, other, doubtful: unsure, wrong, split }] of [...tallies].toSorted())
  console.log(
    `${group.padEnd(34)}${`${documents}`.padStart(9)}${`${right}`.padStart(7)}${`${other}`.padStart(7)}${`${unsure}`.padStart(10)}${`${wrong}`.padStart(7)}${`${split}`.padStart(18)}`,
  )
console.log('\nconfidence → share right')
for (const [tenth, { right, all }] of [...calibration].toSorted(([a], [b]) => a - b))
  console.log(`0.${tenth}  ${((100 * right) / all).toFixed(0)} % of ${all}`)
console.log(`\n${pages} pages, ${(milliseconds / pages).toFixed(2)} ms a page`)
