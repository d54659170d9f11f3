/** The rows of the inbox → the requests that are made of them. */
import { companyKey, isStatement, type DocumentKind } from './document-kind.ts'

/** What a request needs to know of a row. */
export interface Row {
  readonly id: number
  readonly file: File
  readonly kind: DocumentKind
  /** Somebody said what it is; else the service may find several documents in it. */
  readonly stated: boolean
  /** ISO date; empty: not known. */
  readonly periodEnd: string
  readonly password: string
  readonly companyName: string | null
}

export interface Request {
  readonly path: string
  /** For people: what is analysed. */
  readonly name: string
  readonly rows: readonly Row[]
  readonly metadata: unknown
}

/** The companies whose statements are among the rows, each once, as written first. */
export function companiesOf(rows: readonly Row[]): readonly string[] {
  const names = new Map<string, string>()
  for (const { kind, companyName } of rows)
    if (isStatement(kind) && companyName !== null && !names.has(companyKey(companyName)))
      names.set(companyKey(companyName), companyName)
  return [...names.values()]
}

/** Names have to be told apart in one request: the second "statement.pdf" becomes "statement (2).pdf". */
export function distinctNames(rows: readonly Row[]): readonly string[] {
  const taken = new Set<string>()
  return rows.map(({ file: { name } }) => {
    let distinct = name
    for (let count = 2; taken.has(distinct.toLowerCase()); count += 1)
      distinct = name.replace(/(\.[^.]*)?$/, ` (${count})$1`)
    taken.add(distinct.toLowerCase())
    return distinct
  })
}

/** `together`: everything is one application. `apart`: statements of different companies are analysed one by one. */
export function requestsOf(
  rows: readonly Row[],
  { together, apart }: { readonly together: boolean; readonly apart: boolean },
): readonly Request[] {
  if (together) return [applicationOf(rows)]
  const statements = rows.filter(({ kind }) => isStatement(kind))
  const invoices = rows.filter(({ kind }) => kind === 'invoice')
  const others = rows.filter(({ kind }) => !isStatement(kind) && kind !== 'invoice')
  return [
    ...byCompany(statements, apart).map(statementsOf),
    ...(invoices.length > 0 ? [invoicesOf(invoices)] : []),
    ...(others.length > 0 ? [applicationOf(others)] : []),
  ]
}

/** A statement that does not say whose it is goes with the first company. */
function byCompany(rows: readonly Row[], apart: boolean): readonly (readonly Row[])[] {
  const companies = companiesOf(rows)
  if (rows.length === 0) return []
  if (!apart || companies.length < 2) return [rows]
  const first = companyKey(companies[0]!)
  return [...Map.groupBy(rows, row => (row.companyName === null ? first : companyKey(row.companyName))).values()]
}

const appId = 'window'
const withPassword = ({ password }: Row) => (password === '' ? {} : { password })

function statementsOf(rows: readonly Row[]): Request {
  const names = distinctNames(rows)
  return {
    path: '/application/financial-statement-analysis',
    name: companiesOf(rows)[0] ?? 'Financial statements',
    rows,
    metadata: rows.map((row, index) => ({
      appId,
      fileName: names[index],
      statementType: row.kind,
      periodEnd: row.periodEnd,
      ...withPassword(row),
    })),
  }
}

function invoicesOf(rows: readonly Row[]): Request {
  const names = distinctNames(rows)
  return {
    path: '/application/invoice-analysis',
    name: rows.length === 1 ? 'Invoice' : `${rows.length} invoices`,
    rows,
    metadata: rows.map((row, index) => ({ appId, fileName: names[index], ...withPassword(row) })),
  }
}

function applicationOf(rows: readonly Row[]): Request {
  const names = distinctNames(rows)
  return {
    path: '/application/data',
    name: 'Application',
    rows,
    metadata: {
      files: rows.map((row, index) => ({ fileName: names[index], ...statedKind(row), ...withPassword(row) })),
    },
  }
}

/** What was only recognised is left to the service, which parts the file page by page. */
function statedKind({ kind, stated, periodEnd }: Row): Record<string, string> {
  if (!stated || kind === 'package') return {}
  if (!isStatement(kind)) return { docType: kind }
  return { statementType: kind, ...(periodEnd !== '' && { periodEnd }) }
}
