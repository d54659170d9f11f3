/** Faults in bank statements: amounts, sides, balances and totals; rows, pages and months that are missing or stand twice; another holder. */
import type { Check } from '../../core/contract/evidence.ts'
import type { LoanAppData } from '../../core/contract/full-analysis.ts'
import { extractBankStatements } from '../../core/extraction/bank/extract.ts'
import type { ApplicationAccounts, StatementPeriod } from '../../core/workflows/applications/accounts.ts'
import { assembleAccounts } from '../../core/workflows/applications/assemble-accounts.ts'
import { applicationChecks } from '../../core/workflows/applications/checks.ts'
import { chanceOf, type Chance } from '../drawing/chance.ts'
import { drawPage } from '../support/draw-page.ts'
import { withChangedDigit } from './changed-amount.ts'
import { drawnCompanies } from './drawn-statement.ts'
import { arithmeticSigns, type FaultKind, type PlantedDocument, type PlantedFault } from './fault.ts'

interface Row {
  readonly day: number
  readonly text: string
  /** Credits positive. */
  readonly amount: number
  readonly balance: number
}
interface Month {
  readonly month: number
  readonly opening: number
  readonly closing: number
  readonly credits: number
  readonly debits: number
  readonly rows: readonly Row[]
  readonly holder: string
}
type Layout = 'columns with balances' | 'sections'

const cents = (value: number): number => Math.round(value * 100) / 100
const amountText = (value: number): string =>
  Math.abs(value).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const texts = {
  in: ['DEPOSIT BRANCH 12', 'ACH CREDIT NORTH HOMES', 'WIRE FROM GARRISON BUILDERS', 'MERCHANT SETTLEMENT'],
  out: ['ACH DEBIT HARBOR SUPPLY', 'CITY POWER AND LIGHT', 'PAYROLL SERVICE', 'RENT MILL STREET', 'FUEL DEPOT 44'],
} as const

function months(chance: Chance, holder: string, count: number): Month[] {
  let balance = cents(chance.logarithmic(8_000, 60_000))
  return Array.from({ length: count }, (_, month): Month => {
    const opening = balance
    const rows = Array.from({ length: chance.whole(8, 12) }, (__, index): Row => {
      // Both sides in every month.
      const incoming = index === 0 || (index > 1 && chance.is(0.5))
      const amount = cents((incoming ? 1 : -1) * chance.logarithmic(120, 4_000))
      balance = cents(balance + amount)
      return { day: 2 * index + 2, text: chance.pick(incoming ? texts.in : texts.out), amount, balance }
    })
    const sum = (sign: number): number =>
      cents(rows.reduce((all, { amount }) => (amount * sign > 0 ? all + Math.abs(amount) : all), 0))
    return { month: month + 1, opening, closing: balance, credits: sum(1), debits: sum(-1), rows, holder }
  })
}

const lastDays = [31, 28, 31, 30]
const date = (month: number, day: number): string => `${String(month).padStart(2, '0')}/${String(day).padStart(2, '0')}`

/** The pages of a month; `lost`: only the first of two. */
function pagesOf(
  { month, opening, closing, credits, debits, rows, holder }: Month,
  layout: Layout,
  lost = false,
): string[] {
  const head = `
Lantern Valley Bank
Account Number 44180027                             Business Checking
Statement Period ${date(month, 1)}/2025 - ${date(month, lastDays[month - 1]!)}/2025

${holder}
118 Mill Street
Salem, OR 97301

Account Summary
Beginning Balance                          ${amountText(opening).padStart(14)}
Total Credits                              ${amountText(credits).padStart(14)}
Total Debits                               ${amountText(debits).padStart(14)}
Ending Balance                             ${amountText(closing).padStart(14)}
`
  const half = Math.ceil(rows.length / 2)
  const row = ({ day, text, amount, balance }: Row): string =>
    `${date(month, day)}   ${text.padEnd(34)}${(amount < 0 ? amountText(amount) : '').padStart(14)}${(amount > 0 ? amountText(amount) : '').padStart(14)}${amountText(balance).padStart(16)}`
  const header = `${'Date    Description'.padEnd(42)}${'Debits'.padStart(14)}${'Credits'.padStart(14)}${'Balance'.padStart(16)}`
  const plain = ({ day, text, amount }: Row): string =>
    `${date(month, day)}   ${text.padEnd(40)}${amountText(amount).padStart(14)}`
  const columns = `${'Date    Description'.padEnd(48)}${'Amount'.padStart(14)}`
  const section = (title: string, list: readonly Row[]): string =>
    `${title}\n${columns}\n${list.map(plain).join('\n')}\n`
  const second =
    layout === 'sections'
      ? section(
          'Withdrawals and Debits',
          rows.filter(({ amount }) => amount < 0),
        )
      : `${header}\n${rows.slice(half).map(row).join('\n')}\n`
  const first =
    layout === 'sections'
      ? section(
          'Deposits and Credits',
          rows.filter(({ amount }) => amount > 0),
        )
      : `${header}\n${rows.slice(0, half).map(row).join('\n')}\n`
  const running = `\nLantern Valley Bank\nAccount Number 44180027\n\n`
  return lost ? [`${head}\n${first}`] : [`${head}\n${first}`, `${running}${second}`]
}

const readingsOf = (pages: readonly string[]) =>
  extractBankStatements({
    fileName: 'bank.pdf',
    pages: pages.map((page, index) => drawPage(page, { number: index + 1 })),
    problems: [],
  }).accounts

const checksOf = (month: Month, layout: Layout, lost = false): readonly Check[] =>
  assembleAccounts(readingsOf(pagesOf(month, layout, lost))).summaries.flatMap(({ checks }) => checks)

const periodsOf = (readings: ReturnType<typeof readingsOf>): readonly StatementPeriod[] =>
  assembleAccounts(readings).summaries.map((summary, index) => ({
    id: String(index),
    summary,
    reading: readings[index]!,
    fileName: `${index}.pdf`,
    correctedRows: new Set<number>(),
  }))

const accountsOf = (periods: readonly StatementPeriod[]): ApplicationAccounts => ({
  accounts: [periods],
  shown: periods,
  transactions: [],
  entries: [],
  listed: periods,
  bankNames: [],
  sources: [],
  comparisons: [],
  otherNumbers: [],
})

/** The checks of an application that holds these months, each its own file. */
function applicationOf(list: readonly Month[], layout: Layout, applicant: string): readonly Check[] {
  const readings = list.flatMap(month => readingsOf(pagesOf(month, layout)))
  const periods = periodsOf(readings)
  return applicationChecks({
    loan: {
      businessLegalName: applicant,
      businessDbaName: null,
      owners: [],
      contactFirstName: null,
      contactLastName: null,
      signed_application: null,
    } as unknown as LoanAppData,
    accounts: accountsOf(periods),
    invoices: [],
    companies: [],
    asOf: Date.parse('2025-04-20'),
  })
}

/** A month with `count` faults in it, and those between the months. */
export function bankDocument(seed: number, count: number): PlantedDocument {
  const chance = chanceOf(seed + 900_000)
  const holder = chance.pick(drawnCompanies)
  const layout = chance.pick<Layout>(['columns with balances', 'sections'])
  const list = months(chance, holder, 3)
  const [month] = list as [Month]
  return {
    name: `bank ${seed} (${layout})`,
    sound: () => [...checksOf(month, layout), ...applicationOf(list, layout, holder)],
    faults: [
      ...Array.from({ length: count }, (_, turn) => inMonth(chance, month, layout, turn)),
      ...(layout === 'sections' ? [] : [inMonth(chance, month, layout, BALANCE_OF_ROW)]),
      ...betweenMonths(chance, list, layout, holder),
    ],
  }
}

const rowPlaces = [
  'rows lead from',
  'credits listed',
  'debits listed',
  'running balances',
  'total credits',
  'total debits',
]

/** The turn of the fault that only a list with balances can have. */
const BALANCE_OF_ROW = 5

function inMonth(chance: Chance, month: Month, layout: Layout, turn: number): PlantedFault {
  const at = chance.whole(0, month.rows.length - 1)
  const row = month.rows[at]!
  const withRows = (rows: readonly Row[]): Month => ({ ...month, rows })
  const changed = (amount: number): Month =>
    withRows(month.rows.map((one, index) => (index === at ? { ...one, amount } : one)))
  const fault = (
    kind: FaultKind,
    what: string,
    faulty: Month,
    places: readonly string[] = rowPlaces,
  ): PlantedFault => ({
    kind,
    what,
    places,
    checks: () => checksOf(faulty, layout),
    signs: () => arithmeticSigns({ accounts: accountsOf(periodsOf(readingsOf(pagesOf(faulty, layout)))), results: [] }),
  })
  const digit = withChangedDigit(chance, row.amount, 2)
  const totals = ['opening', 'closing', 'credits', 'debits'] as const
  const total = chance.pick(totals)
  const other = withChangedDigit(chance, month[total], 2)
  const makers = [
    () => fault('changed digit in a part', `${row.text} ${row.amount} → ${digit}`, changed(digit)),
    () =>
      fault('changed digit in a total', `${total} ${month[total]} → ${other}`, { ...month, [total]: other }, [
        ...rowPlaces,
        'opening balance',
      ]),
    () => {
      const faulty = changed(-row.amount)
      const amountsIn = (one: Month): readonly number[] =>
        readingsOf(pagesOf(one, layout)).flatMap(({ transactions }) => transactions.map(({ amount }) => amount.value))
      // A row in the wrong column beside a balance, under printed totals, is corrected by both.
      return {
        ...fault('swapped sign', `${row.text} ${row.amount} → ${-row.amount}`, faulty),
        repaired: () => String(amountsIn(faulty)) === String(amountsIn(month)),
      }
    },
    () =>
      fault(
        'duplicated row',
        `${row.text} ${row.amount}`,
        withRows([...month.rows.slice(0, at + 1), ...month.rows.slice(at)]),
      ),
    () => fault('missing row', `${row.text} ${row.amount}`, withRows(month.rows.filter(one => one !== row))),
    () => {
      const balance = withChangedDigit(chance, row.balance, 2)
      return fault(
        'changed digit in a balance',
        `${row.text} ${row.balance} → ${balance}`,
        withRows(month.rows.map(one => (one === row ? { ...row, balance } : one))),
        ['running balance'],
      )
    },
  ]
  return makers[turn % makers.length]!()
}

function betweenMonths(chance: Chance, list: readonly Month[], layout: Layout, holder: string): PlantedFault[] {
  const other = chance.pick(drawnCompanies.filter(name => name !== holder))
  const [first, second, third] = list as [Month, Month, Month]
  return [
    {
      kind: 'missing page',
      what: 'the second page of a month',
      places: rowPlaces,
      checks: () => checksOf(first, layout, true),
    },
    {
      kind: 'missing month',
      what: 'the second of three',
      places: ['no statement covers the days between 2025-01-31 and 2025-03-01'],
      checks: () => applicationOf([first, third], layout, holder),
    },
    {
      kind: 'another name',
      what: `${other} instead of ${holder}`,
      places: [other.replace(/\.$/, '')],
      checks: () => applicationOf([first, { ...second, holder: other }, third], layout, holder),
    },
    {
      kind: 'changed digit in a total',
      what: 'the opening balance of the second month',
      places: ['the next one begins with'],
      checks: () =>
        applicationOf(
          [first, { ...second, opening: withChangedDigit(chance, second.opening, 2) }, third],
          layout,
          holder,
        ),
    },
  ]
}
