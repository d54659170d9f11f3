/** Faults in statements: a digit of any amount, a sign, a row twice, a page lost, two statements that tell different stories. */
import type { Check } from '../../core/contract/evidence.ts'
import { chanceOf, type Chance } from '../drawing/chance.ts'
import { resultOfDrawn } from '../support/drawn-books.ts'
import { withChangedDigit } from './changed-amount.ts'
import { drawnBooks, drawnCompanies, pictureOf, type DrawnBooks, type DrawnStatement } from './drawn-statement.ts'
import { arithmeticSigns, type FaultKind, type PlantedDocument, type PlantedFault } from './fault.ts'

const resultOfBooks = ({ company, statements }: DrawnBooks): ReturnType<typeof resultOfDrawn> =>
  resultOfDrawn(statements.map(statement => [pictureOf(company, statement)]))

const checksOf = (books: DrawnBooks): readonly Check[] => resultOfBooks(books).checks

/** The books of a seed with `perStatement` faults in each statement, and those between files. */
export function statementDocument(seed: number, perStatement: number): PlantedDocument {
  const chance = chanceOf(seed + 500_000)
  const books = drawnBooks(seed)
  return {
    name: `statements ${seed}`,
    sound: () => checksOf(books),
    faults: [
      ...books.statements.flatMap((_, index) => faultsOf(chance, books, index, perStatement)),
      ...betweenFiles(chance, books),
    ],
  }
}

function faultsOf(chance: Chance, books: DrawnBooks, index: number, count: number): PlantedFault[] {
  const statement = books.statements[index]!
  const inSums = statement.rows.flatMap(({ values }, at) =>
    values !== null && statement.sums.some(({ total, parts }) => total === at || parts.some(part => part.at === at))
      ? [at]
      : [],
  )
  const totals = inSums.filter(at => statement.sums.some(({ total }) => total === at))
  const parts = inSums.filter(at => !totals.includes(at))
  const changed = (changedStatement: DrawnStatement): DrawnBooks => ({
    ...books,
    statements: books.statements.map((one, at) => (at === index ? changedStatement : one)),
  })
  const fault = (kind: FaultKind, at: number, what: string, rows: DrawnStatement['rows']): PlantedFault => ({
    kind,
    what: `${statement.title}, ${statement.rows[at]!.label}: ${what}`,
    places: placesOf(statement, at),
    checks: () => checksOf(changed({ ...statement, rows })),
    signs: () => arithmeticSigns({ accounts: null, results: [resultOfBooks(changed({ ...statement, rows }))] }),
  })
  const withValue = (at: number, period: number, value: number): DrawnStatement['rows'] =>
    statement.rows.map((row, other) =>
      other === at ? { ...row, values: row.values!.map((one, column) => (column === period ? value : one)) } : row,
    )
  return Array.from({ length: count }, (_, turn): PlantedFault => {
    const period = Math.floor(chance.next() * statement.headers.length)
    const isTotal = turn % 4 === 1
    const at = chance.pick(isTotal ? totals : parts)
    const value = statement.rows[at]!.values![period]!
    if (turn % 4 === 2)
      return fault('swapped sign', at, `${value} → ${-value} (${period})`, withValue(at, period, -value))
    if (turn % 4 === 3)
      return fault('duplicated row', at, 'printed twice', [
        ...statement.rows.slice(0, at + 1),
        { ...statement.rows[at]!, label: statement.rows[at]!.label },
        ...statement.rows.slice(at + 1),
      ])
    const other = withChangedDigit(chance, value)
    const kind = isTotal ? 'changed digit in a total' : 'changed digit in a part'
    return fault(kind, at, `${value} → ${other} (${period})`, withValue(at, period, other))
  })
}

/** Its own label, those of the totals it is part of, and of the rows that make it. */
const placesOf = ({ rows, sums }: DrawnStatement, at: number): readonly string[] =>
  [
    rows[at]!.label,
    ...sums.filter(({ parts }) => parts.some(part => part.at === at)).map(({ total }) => rows[total]!.label),
  ].flatMap(label => [label, ...(fieldNames[label] ?? [])])

/** What checks call totals whose print is worded otherwise. */
const fieldNames: Readonly<Record<string, readonly string[]>> = {
  'Net Cash Provided by Operating Activities': ['operating cash flow'],
  'Net Cash Used in Investing Activities': ['investing cash flow'],
  'Net Cash Used in Financing Activities': ['financing cash flow'],
  'Net Increase in Cash': ['net change in cash', 'the change in cash', 'closing cash'],
  'Cash at Beginning of Year': ['beginning cash balance', 'opening cash'],
  'Cash at End of Year': ['ending cash balance', 'closing cash'],
}

function betweenFiles(chance: Chance, books: DrawnBooks): PlantedFault[] {
  const other = chance.pick(drawnCompanies.filter(name => name !== books.company))
  const pages = books.statements.map(statement => pictureOf(books.company, statement))
  const renamed = pages.map((page, index) => [index === 1 ? page.replace(books.company, other) : page])
  const [sheet, ...rest] = books.statements
  const half = sheet!.rows.findIndex(({ label }) => label === 'LIABILITIES AND EQUITY')
  const lost = [pictureOf(books.company, { ...sheet!, rows: sheet!.rows.slice(0, half) })]
  return [
    {
      kind: 'another name',
      what: `${other} instead of ${books.company}`,
      places: [other],
      checks: () => resultOfDrawn(renamed).checks,
    },
    {
      kind: 'missing page',
      what: 'the balance sheet ends with its assets',
      places: ['total liabilities and equity'],
      checks: () => resultOfDrawn([lost, ...rest.map(statement => [pictureOf(books.company, statement)])]).checks,
    },
  ]
}
