/** The arguments of `npm run analyze`: files, what is stated about each, and where the workbooks go. */
import { readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Refusal } from '../errors.ts'
import type { StatementClues } from '../workflows/statements/analyze.ts'

export const usage = `Usage: npm run analyze -- FILE.pdf|FOLDER… [options]

Reads documents, classifies them, prints the analysis as JSON and writes the workbook.
All statements make one analysis, all invoices make one, and everything else makes an application: bank statements, loan applications, tax returns
and filings, and files that are no PDF (bank feeds, XLSX and CSV statements, pictures, ZIP archives, e-mail messages). With several of them the
JSON has a member for each: financial_statement_analysis, invoice_analysis, application. A folder stands for the PDFs in it and below.
All documents of one applicant together: npm run analyze -- --application FOLDER (--help says more).

  --type TYPE         BALANCE_SHEET, INCOME_STATEMENT, CASH_FLOW_STATEMENT or INVOICE; else recognized
  --period-end DATE   YYYY-MM-DD; else the latest period found
  --fiscal-year YEAR
  --password TEXT     of an encrypted file
  --company NAME      of all files
  --market-capitalization, --share-price, --shares-outstanding, --dividends-per-share NUMBER
  --out DIR           folder of the workbooks; else the current one
  --integrity         prints the signs of change in each file in place of an analysis; bank statements, loan applications and tax returns too

The first four hold for the file before them, or for all files when they stand before the first.
A run over several files that was ended goes on where it stopped: what it has read is kept in the folder of the workbooks until the run is over.
Exit code: 0 all files analyzed, 1 a defect of the program, 2 usage error, 3 some files refused, 4 no file analyzed.`

const options = {
  type: { type: 'string' },
  'period-end': { type: 'string' },
  'fiscal-year': { type: 'string' },
  password: { type: 'string' },
  company: { type: 'string' },
  'market-capitalization': { type: 'string' },
  'share-price': { type: 'string' },
  'shares-outstanding': { type: 'string' },
  'dividends-per-share': { type: 'string' },
  out: { type: 'string' },
  integrity: { type: 'boolean' },
  help: { type: 'boolean' },
} as const
const documentTypes = ['BALANCE_SHEET', 'INCOME_STATEMENT', 'CASH_FLOW_STATEMENT', 'INVOICE']
const perFile = ['type', 'period-end', 'fiscal-year', 'password'] as const
type PerFile = Partial<Record<(typeof perFile)[number], string>>

export interface Command {
  readonly files: readonly { readonly path: string; readonly stated: PerFile }[]
  readonly company: string | null
  readonly market: Pick<
    StatementClues,
    'marketCapitalization' | 'sharePrice' | 'sharesOutstanding' | 'dividendsPerShare'
  >
  readonly out: string
  readonly integrity: boolean
}

export const usageError = (message: string): Refusal =>
  new Refusal('BAD_SETTING', `${message}\nSee: npm run analyze -- --help`)

/** null: help was asked for. Throws Refusal BAD_SETTING. */
export function readCommand(args: readonly string[]): Command | null {
  const { values, tokens } = parsedArguments(args)
  if (values.help === true) return null
  const forAll: PerFile = {}
  const files: { path: string; stated: PerFile }[] = []
  let current: PerFile[] = [forAll]
  for (const token of tokens) {
    if (token.kind === 'positional') {
      const found = pdfsAt(token.value).map(path => ({ path, stated: {} }))
      files.push(...found)
      current = found.map(file => file.stated)
    } else if (token.kind === 'option') {
      const name = perFile.find(option => option === token.name)
      if (name !== undefined) for (const stated of current) stated[name] = checked(name, token.value ?? '')
    }
  }
  if (files.length === 0) throw usageError('No file was given.')
  const market = (name: keyof typeof values): number | undefined => {
    const value = values[name]
    if (value === undefined) return undefined
    if (Number.isFinite(Number(value)) && Number(value) >= 0) return Number(value)
    throw usageError(`--${name}: ${String(value)} is not a number.`)
  }
  return {
    files: files.map(({ path, stated }) => ({ path, stated: { ...forAll, ...stated } })),
    company: values.company ?? null,
    market: {
      marketCapitalization: market('market-capitalization'),
      sharePrice: market('share-price'),
      sharesOutstanding: market('shares-outstanding'),
      dividendsPerShare: market('dividends-per-share'),
    },
    out: resolve(values.out ?? '.'),
    integrity: values.integrity === true,
  }
}

function parsedArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true, tokens: true })
  } catch (error) {
    if (!(error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')) throw error
    throw usageError((error as Error).message)
  }
}

/** A file as it is; of a folder every PDF in it and below, by name, "2" before "10". */
function pdfsAt(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined) throw usageError(`${path}: there is no such file.`)
  if (!found.isDirectory()) return [path]
  const inside = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter(name => /\.pdf$/i.test(name))
  if (inside.length === 0) throw usageError(`${path}: there is no PDF in this folder.`)
  return inside.sort(new Intl.Collator('en', { numeric: true }).compare).map(name => join(path, name))
}

function checked(name: (typeof perFile)[number], value: string): string {
  if (name === 'type' && !documentTypes.includes(value)) {
    throw usageError(`--type: ${value} is not ${documentTypes.slice(0, -1).join(', ')} or ${documentTypes.at(-1)}.`)
  }
  if (name === 'period-end' && !isDate(value))
    throw usageError(`--period-end: ${value} is not a date of the form YYYY-MM-DD.`)
  return value
}

function isDate(value: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}
