/** The rows of the inbox → the requests that are made of them. */
import { companyKey, isStatement, type DocumentKind } from './document-kind.ts'

/** What a request needs to know of a row. */
export interface Row {
  readonly id: number
  readonly file: File
  readonly kind: DocumentKind
  /** The user chose the type; otherwise the service may find several documents in it. */
  readonly stated: boolean
  /** ISO date; empty: not known. */
  readonly periodEnd: string
  readonly password: string
  readonly companyName: string | null
  /** The endpoints for statements and for invoices take nothing else. */
  readonly isPdf: boolean
}

export interface Request {
  readonly path: string
  /** For people: what is analyzed. */
  readonly name: string
  readonly rows: readonly Row[]
  /** Metadata of the files; `appId` is that of the application they belong to, null: the service gives it one. */
  readonly metadata: (appId: string | null) => unknown
  /** A further part of the application of the request before it. */
  readonly continues: boolean
  /** What its files hold of further companies or vendors becomes analyses of their own. */
  readonly separates: boolean
}

type Unseparated = Omit<Request, 'separates'>

/** Limits of one request to the service; a whole megabyte of each part's headers is left below its 250 MB. */
export const maxFiles = 50
const maxBytes = 240_000_000

/** Rows in their order, in parts that one request takes. */
function partsOf(rows: readonly Row[]): readonly (readonly Row[])[] {
  const parts: Row[][] = []
  let bytes = 0
  for (const row of rows) {
    const part = parts.at(-1)
    if (part === undefined || part.length === maxFiles || bytes + row.file.size > maxBytes) {
      parts.push([row])
      bytes = row.file.size
    } else {
      part.push(row)
      bytes += row.file.size
    }
  }
  return parts
}
const named = (name: string, index: number, parts: readonly unknown[]): string =>
  parts.length === 1 ? name : `${name}, part ${index + 1} of ${parts.length}`

/** The companies whose statements are among the rows, each once, as written first. */
export const companiesOf = (rows: readonly Row[]): readonly string[] =>
  namesOf(rows.filter(({ kind }) => isStatement(kind)))

/** The vendors whose invoices are among the rows, each once, as written first. */
export const vendorsOf = (rows: readonly Row[]): readonly string[] =>
  namesOf(rows.filter(({ kind }) => kind === 'invoice'))

function namesOf(rows: readonly Row[]): readonly string[] {
  const names = new Map<string, string>()
  for (const { companyName } of rows)
    if (companyName !== null && !names.has(companyKey(companyName))) names.set(companyKey(companyName), companyName)
  return [...names.values()]
}

/** Names must be unique in one request: the second "statement.pdf" becomes "statement (2).pdf". */
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

/**
 * `together`: everything is one application. `apart`: statements of different companies, and invoices of different vendors, are
 * analyzed one by one, also those in one file. The application comes first: what is analyzed besides may join it.
 */
export function requestsOf(
  rows: readonly Row[],
  { together, apart }: { readonly together: boolean; readonly apart: boolean },
): readonly Request[] {
  if (together) return applicationOf(rows).map(request => ({ ...request, separates: false }))
  const statements = rows.filter(({ kind, isPdf }) => isPdf && isStatement(kind))
  const invoices = rows.filter(({ kind, isPdf }) => isPdf && kind === 'invoice')
  const others = rows.filter(row => !statements.includes(row) && !invoices.includes(row))
  return [
    ...applicationOf(others),
    ...byCompany(statements, apart).flatMap(statementsOf),
    ...byCompany(invoices, apart).flatMap(group => partsOf(group).map(invoicesOf)),
  ].map(request => ({ ...request, separates: apart && request.path !== applicationPath }))
}

/** A statement that does not say whose it is, and an invoice that does not say from whom, goes with the first one. */
function byCompany(rows: readonly Row[], apart: boolean): readonly (readonly Row[])[] {
  const companies = namesOf(rows)
  if (rows.length === 0) return []
  if (!apart || companies.length < 2) return [rows]
  const first = companyKey(companies[0]!)
  return [...Map.groupBy(rows, row => (row.companyName === null ? first : companyKey(row.companyName))).values()]
}

/** What is no part of an application is filed under this; nothing is ever submitted as an application of that name. */
const noApplication = 'window'
export const applicationPath = '/application/data'
const withPassword = ({ password }: Row) => (password === '' ? {} : { password })

function statementsOf(rows: readonly Row[]): readonly Unseparated[] {
  return partsOf(rows).map((part, index, parts) => {
    const names = distinctNames(part)
    return {
      path: '/application/financial-statement-analysis',
      name: named(companiesOf(rows)[0] ?? 'Financial statements', index, parts),
      rows: part,
      continues: false,
      metadata: appId =>
        part.map((row, place) => ({
          appId: appId ?? noApplication,
          fileName: names[place],
          statementType: row.kind,
          periodEnd: row.periodEnd,
          ...withPassword(row),
        })),
    }
  })
}

function invoicesOf(rows: readonly Row[], index: number, parts: readonly unknown[]): Unseparated {
  const names = distinctNames(rows)
  return {
    path: '/application/invoice-analysis',
    name: named(nameOfInvoices(rows), index, parts),
    rows,
    continues: false,
    metadata: appId =>
      rows.map((row, place) => ({ appId: appId ?? noApplication, fileName: names[place], ...withPassword(row) })),
  }
}

/** "3 invoices of Juniper Gap" where one vendor wrote all of them. */
function nameOfInvoices(rows: readonly Row[]): string {
  const vendors = namesOf(rows)
  const what = rows.length === 1 ? 'Invoice' : `${rows.length} invoices`
  return vendors.length === 1 ? `${what} of ${vendors[0]}` : what
}

function applicationOf(rows: readonly Row[]): readonly Unseparated[] {
  return partsOf(rows).map((part, index, parts) => {
    const names = distinctNames(part)
    return {
      path: applicationPath,
      name: named('Application', index, parts),
      rows: part,
      continues: index > 0,
      metadata: appId => ({
        ...(appId !== null && { appId }),
        files: part.map((row, place) => ({ fileName: names[place], ...statedKind(row), ...withPassword(row) })),
      }),
    }
  })
}

/** What was only recognized is left to the service, which parts the file page by page. */
function statedKind({ kind, stated, periodEnd }: Row): Record<string, string> {
  if (!stated || kind === 'package') return {}
  if (!isStatement(kind)) return { docType: kind }
  return { statementType: kind, ...(periodEnd !== '' && { periodEnd }) }
}
