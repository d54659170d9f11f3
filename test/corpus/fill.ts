/**
 * `npm run corpus:fill [-- FOLDER… --kind invoice --json FILE]`: which members of the answers are filled over the shared corpus and further folders, beside how many truths
 * state them; every answer is held against the OpenAPI document with closed schemas on the way. `--details` names the documents that may be looked
 * at whose truth states a member that the answer has null. Fails where an answer does not fit its schema.
 */
import { randomBytes } from 'node:crypto'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openDesk } from '../../core/desk.ts'
import { closedFaults } from '../support/closed-schemas.ts'
import { isHeldOut } from './score-table.ts'
import { shared } from './shared-corpus.ts'

type Json = Record<string, unknown>
interface Truth {
  readonly kind: string
  readonly metadata?: Json
  readonly expected?: Json
}
interface Document {
  readonly name: string
  readonly path: string
  readonly truth: Truth
}

/** Kind of truth → where its documents are posted, what answers, and where in the answer the members of the truth stand. */
const endpoints: Readonly<Record<string, { path: string; component: string; part: (answer: Json) => unknown }>> = {
  financial_statement: {
    path: '/application/financial-statement-analysis',
    component: 'FinancialStatementResult',
    part: answer => answer,
  },
  invoice: { path: '/application/invoice-analysis', component: 'InvoiceResult', part: answer => answer },
  bank_statement: {
    path: '/application/data?wait=true',
    component: 'FullAnalysis',
    part: answer => answer['bankstatements_data'],
  },
  loan_application: {
    path: '/application/data?wait=true',
    component: 'FullAnalysis',
    part: answer => answer['loan_app_data'],
  },
  tax_return: { path: '/application/data?wait=true', component: 'FullAnalysis', part: answer => answer['tax_returns'] },
  other: { path: '/application/data?wait=true', component: 'FullAnalysis', part: answer => ({ sos: answer['sos'] }) },
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { kind: { type: 'string' }, json: { type: 'string' }, details: { type: 'boolean', default: false } },
})

const truths = [
  join(shared, 'corpus/{financial,invoices,bank,loan,tax,sos,made-here/*}/*.truth.json'),
  ...positionals.map(folder => join(resolve(folder), '**/*.truth.json')),
]
const documents = globSync(truths)
  .map((file): Document => {
    const path = file.replace('.truth.json', '.pdf')
    return { name: basename(path, '.pdf'), path, truth: JSON.parse(readFileSync(file, 'utf8')) as Truth }
  })
  .filter(
    ({ truth, path }) => truth.kind in endpoints && (options.kind ?? truth.kind) === truth.kind && existsSync(path),
  )
  .sort((a, b) => a.path.localeCompare(b.path))
if (documents.length === 0) {
  console.log('The shared corpus does not lie beside the project.')
  process.exit(0)
}

/** Members that are keyed by pointers or hold what computing made of the others. */
const unlisted =
  /^(?:provenance|confidence|confidence_scores|confidenceScores|ratioDetails|healthDetails|checks|reports|periods|cash_flow|other_fields|lines|multiYear|seasonal)$/

interface Count {
  /** Objects that have the member. */
  of: number
  filled: number
}
/** Counts every leaf: null, an empty text and an empty list are not filled. */
function count(node: unknown, path: string, counts: Map<string, Count>): void {
  const isLeaf =
    node === null || typeof node !== 'object' || (Array.isArray(node) && node.every(one => typeof one !== 'object'))
  if (isLeaf || (Array.isArray(node) && node.length === 0)) {
    const known = counts.get(path) ?? { of: 0, filled: 0 }
    known.of += 1
    if (node !== null && node !== '' && !(Array.isArray(node) && node.length === 0)) known.filled += 1
    counts.set(path, known)
  } else if (Array.isArray(node)) for (const one of node) count(one, `${path}[]`, counts)
  else
    for (const [name, value] of Object.entries(node as Json))
      if (!unlisted.test(name)) count(value, path === '' ? name : `${path}.${name}`, counts)
}

async function post(
  desk: { readonly baseUrl: string },
  apiKey: string,
  { name, path, truth }: Document,
): Promise<Json | null> {
  const fileName = `${name}.pdf`
  const { statementType, periodEnd } = truth.metadata ?? {}
  const form = new FormData()
  form.append('files', new Blob([readFileSync(path)], { type: 'application/pdf' }), fileName)
  const entry = {
    appId: `fill-${name}`,
    fileName,
    ...(truth.kind === 'financial_statement' && { statementType, periodEnd }),
  }
  form.append('metadata', JSON.stringify([entry]))
  const response = await fetch(desk.baseUrl + endpoints[truth.kind]!.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}` },
    body: form,
  })
  return response.status === 200 ? ((await response.json()) as Json) : null
}

const at = (node: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Json | null | undefined)?.[key], node)

const scratch = mkdtempSync(join(tmpdir(), 'desk-fill-'))
const apiKey = randomBytes(16).toString('hex')
const desk = await openDesk({ dataDir: join(scratch, 'data'), port: 0, apiKey })
const counts = new Map<string, Map<string, Count>>()
const stated = new Map<string, Count>()
const missed: string[] = []
let [answers, faulty] = [0, 0]

function judge(document: Document, answer: Json): void {
  const { kind, expected = {} } = document.truth
  const { component, part } = endpoints[kind]!
  answers += 1
  const faults = closedFaults(component, answer)
  if (faults.length > 0) faulty += 1
  for (const fault of faults.slice(0, 3))
    console.error(`${isHeldOut(document.name) ? 'held out' : document.name}: ${fault}`)
  const own = counts.get(kind) ?? new Map<string, Count>()
  counts.set(kind, own)
  count(part(answer), '', own)
  for (const [path, value] of Object.entries(expected)) {
    // Names that the scorer knows and the answer has no member for are not counted.
    if (value === null || typeof value === 'object' || !own.has(path)) continue
    const known = stated.get(`${kind} ${path}`) ?? { of: 0, filled: 0 }
    known.of += 1
    const isFilled = (at(part(answer), path) ?? null) !== null
    if (isFilled) known.filled += 1
    else if (!isHeldOut(document.name)) missed.push(`${kind} ${path}: ${document.name}`)
    stated.set(`${kind} ${path}`, known)
  }
}

try {
  const waiting = documents.values()
  const client = async (): Promise<void> => {
    for (const document of waiting) {
      const answer = await post(desk, apiKey, document)
      if (answer !== null) judge(document, answer)
    }
  }
  await Promise.all([client(), client()])
} finally {
  await desk.close()
  rmSync(scratch, { recursive: true, force: true })
}

const percentage = ({ filled, of }: Count): string => `${((100 * filled) / of).toFixed(0)} %`
for (const [kind, own] of counts) {
  console.log(`\n${kind.padEnd(58)}filled    of   share   stated by truths, of them filled`)
  for (const [path, known] of own) {
    const truth = stated.get(`${kind} ${path}`)
    const shown = truth === undefined ? '' : `   ${truth.of}, ${percentage(truth)}`
    console.log(
      `  ${path.padEnd(56)}${String(known.filled).padStart(6)}${String(known.of).padStart(6)}${percentage(known).padStart(8)}${shown}`,
    )
  }
}
if (options.details) console.log(`\nStated and null:\n${missed.toSorted().join('\n')}`)
if (options.json !== undefined)
  writeFileSync(
    options.json,
    JSON.stringify(Object.fromEntries([...counts].map(([kind, own]) => [kind, Object.fromEntries(own)]))),
  )
console.log(`\n${answers} answers of ${documents.length} documents held against closed schemas: ${faulty} do not fit.`)
process.exitCode = faulty === 0 ? 0 : 1
