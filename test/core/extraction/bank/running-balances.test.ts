/** Running balances that do not follow are reported, and periods in other languages. */
import { expect, test } from 'vitest'
import { extractBankStatements } from '../../../../core/extraction/bank/extract.ts'
import { assembleAccounts } from '../../../../core/workflows/applications/assemble-accounts.ts'
import { drawn } from './drawn-statement.ts'

const rows = [
  '01/03   DEPOSIT 0041                                500.00      1,500.00',
  '01/07   ACH DEBIT HARBOR SUPPLY        200.00                   1,300.00',
  '01/15   ACH CREDIT NORTH HOMES                      750.00      2,050.00',
  '01/22   ACH DEBIT CITY POWER            50.00                   2,000.00',
  '01/29   DEPOSIT 0042                                100.00      2,100.00',
]
const statement = (lines: readonly string[]): string => `
Lantern Valley Bank                                 Account Number 44180027
Statement Period 01/01/2025 - 01/31/2025            Business Checking

Date    Description                    Debits      Credits       Balance
        Beginning Balance                                        1,000.00
${lines.join('\n')}
        Ending Balance                                           2,100.00
`
const failed = (lines: readonly string[]) =>
  assembleAccounts(extractBankStatements(drawn(statement(lines))).accounts).summaries[0]!.checks.filter(
    ({ id, passed }) => id === 'running_balances_follow' && passed === false,
  )

test('a row that is missing leaves a balance that does not follow', () => {
  expect(failed(rows)).toEqual([])
  const found = failed(rows.filter((_, index) => index !== 2))
  expect(found).toHaveLength(1)
  expect(found[0]).toMatchObject({ actual: 1, severity: 'warning' })
})

/** As recognition delivers it; `confidence` of every word of the list. */
function recognized(text: string, confidence = 0.9) {
  const document = drawn(text)
  const pages = document.pages.map(page => ({
    ...page,
    source: 'ocr' as const,
    lines: page.lines.map(line => ({ ...line, words: line.words.map(word => ({ ...word, confidence })) })),
  }))
  return extractBankStatements({ ...document, pages }).accounts
}

test('a misprinted balance is one that does not follow, and proves the rows around it nonetheless', () => {
  const misprinted = rows.map((row, index) => (index === 2 ? row.replace('2,050.00', '2,090.00') : row))
  expect(failed(misprinted)[0]).toMatchObject({ actual: 1 })
  const [account] = extractBankStatements(drawn(statement(misprinted))).accounts
  expect(account!.transactions.map(({ balance }) => balance?.value)).toEqual([1500, 1300, 2090, 2000, 2100])
  expect(account!.complete).toBe(true)
})

test('a printed amount without cents stays as printed, though the balances demand another', () => {
  const whole = rows.map(row => row.replaceAll('.00', '   '))
  const amountsOf = (list: readonly string[]) => {
    const [account] = extractBankStatements(drawn(statement(list).replaceAll('.00', '   '))).accounts
    return { amounts: account!.transactions.map(({ amount }) => amount.value), broken: account!.brokenBalances }
  }
  const { amounts, broken } = amountsOf(whole)
  expect(broken).toBe(0)
  const index = 2
  const printed = Math.abs(amounts[index]!).toLocaleString('en-US')
  const changed = amountsOf(
    whole.map((row, at) => (at === index ? row.replace(printed, printed.replace(/\d/, '9')) : row)),
  )
  expect(changed.amounts[index]).not.toBe(amounts[index])
  expect(changed.broken).toBeGreaterThan(0)
})

test('a recognized one with a wrong digit is the one that the rows lead to, and says so', () => {
  const [account] = recognized(
    statement(rows.map((row, index) => (index === 2 ? row.replace('2,050.00', '2,090.00') : row))),
  )
  expect(account!.transactions[2]!.balance?.value).toBe(2050)
  expect(account!.problems.map(({ code }) => code)).toContain('reading_chosen')
})

test('the closing balance tells a misread last balance from a misread amount', () => {
  const last = '01/29   WITHDRAWAL                     100.00                   1,900.00'
  const parse = (line: string) =>
    recognized(
      statement([...rows.slice(0, 4), line]).replace('        2,100.00\n', '        1,900.00\n'),
    )[0]!.transactions.at(-1)!
  expect(parse(last).amount.value).toBe(-100)
  // Without its first digit the balance would make it a withdrawal of 1,100.00.
  expect(parse(last.replace('1,900.00', '  900.00')).amount.value).toBe(-100)
})

test('a list that neither OCR nor balances support is omitted and reported', () => {
  const noBalances = rows.map(row => row.replace(/ +[\d,.]+$/, ''))
  const unsure = statement(noBalances.map(row => row.replace('750.00', '150.00')))
  expect(recognized(unsure, 0.9)[0]!.transactions).toHaveLength(5)
  const [account] = recognized(unsure, 0.5)
  expect(account!.transactions).toEqual([])
  expect(account!.problems.map(({ code }) => code)).toContain('transactions_not_read')
  // All together they make up what the statement says it ended with: they were read right.
  expect(recognized(statement(noBalances), 0.5)[0]!.transactions).toHaveLength(5)
})

test('two wrong letters in a column header are allowed in OCR text', () => {
  const unreadable = statement(rows).replace('Description', 'Desuiption ').replace('Balance\n', 'Balaine\n')
  expect(recognized(unreadable)[0]!.transactions.map(({ balance }) => balance?.value)).toEqual([
    1500, 1300, 2050, 2000, 2100,
  ])
})

test.each([
  ['Periode: januari 2025', '2025-01-01', '2025-01-31'],
  ['Periode 1 januari 2025 tot en met 31 januari 2025', '2025-01-01', '2025-01-31'],
  ['Zeitraum 01.01.2025 bis zum 31.01.2025', '2025-01-01', '2025-01-31'],
])('reads the period of "%s"', (period, start, end) => {
  const { accounts } = extractBankStatements(
    drawn(`
Hanze Bank N.V.                          Rekeningafschrift
IBAN NL09 HANZ 0118 8440 27              ${period}

Datum        Omschrijving                 Af           Bij          Saldo
             Beginsaldo                                          1.000,00
03-01-2025   Huur kantoor             250,00                       750,00
15-01-2025   Factuur 2025-4                         500,00       1.250,00
             Eindsaldo                                           1.250,00
`),
  )
  expect([accounts[0]!.start_date?.value, accounts[0]!.end_date?.value]).toEqual([start, end])
})
