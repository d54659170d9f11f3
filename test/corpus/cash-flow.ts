/**
 * `npm run corpus:cash-flow`: the cash flow of every company of the shared corpus, from the true figures of its statements or its return, beside a
 * second calculation from the definitions (test/cash-flow). Prints totals, and the differences of documents that may be looked at.
 */
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { applicationCashFlow } from '../../core/workflows/cash-flow/application-cash-flow.ts'
import { compare, type Compared } from '../cash-flow/compare.ts'
import { cashFlowOfYear, statementFrom } from '../cash-flow/product.ts'
import { isBusiness, returnBooks, type Filed } from '../cash-flow/return-books.ts'
import { statementBooks } from '../cash-flow/statement-books.ts'
import { isHeldOut } from './score-table.ts'
import { shared } from './shared-corpus.ts'

interface Truth {
  readonly kind: string
  readonly expected?: Readonly<Record<string, unknown>>
  readonly values?: { readonly tax_returns?: readonly Filed[] }
}

const results: (Compared & { readonly name: string; readonly what: string })[] = []
for (const path of globSync('corpus/{financial,tax,made-here/*}/*.truth.json', { cwd: shared }).toSorted()) {
  const truth = JSON.parse(readFileSync(join(shared, path), 'utf8')) as Truth
  const name = basename(path).replace('.truth.json', '.pdf')
  if (truth.kind === 'financial_statement') {
    const income = statementFrom('incomeStatement', truth.expected?.['incomeStatement'])
    if (income === null) continue
    const year = {
      income,
      flows: statementFrom('cashFlowStatement', truth.expected?.['cashFlowStatement']),
      close: statementFrom('balanceSheet', truth.expected?.['balanceSheet']),
      open: null,
    }
    results.push({ name, what: 'statements', ...compare(cashFlowOfYear(year).periods[0]!, statementBooks(year)) })
  }
  for (const filed of truth.values?.tax_returns ?? []) {
    if (!isBusiness(filed)) continue
    const { cash_flow: cashFlow } = applicationCashFlow({
      statements: [],
      returns: [
        {
          taxpayer_name: null,
          amended: null,
          draft: false,
          k1s: [],
          period_end: null,
          pointer: '/tax_returns/0',
          ...filed,
        },
      ],
      borrower: null,
      owners: [],
      debits: [],
      positions: [],
      hasBank: false,
      choices: {},
    })
    if (cashFlow !== null) results.push({ name, what: 'returns', ...compare(cashFlow.periods[0]!, returnBooks(filed)) })
  }
}
if (results.length === 0) console.log('The shared corpus does not lie beside the project.')
for (const what of ['statements', 'returns']) {
  const own = results.filter(one => one.what === what)
  const sum = (of: (one: Compared) => number): number => own.reduce((total, one) => total + of(one), 0)
  const balanced = own.filter(one => one.balanced)
  console.log(
    `${own.length} ${what}: ${sum(({ lines }) => lines)} lines, ${sum(({ differences }) => differences.length)} differ; ` +
      `both balance sheets balance in ${balanced.length}, the UCA has a gap in ${balanced.filter(({ gap }) => gap !== 0).length}.`,
  )
}
for (const { name, differences } of results)
  if (differences.length > 0 && !isHeldOut(name)) console.log(name, differences)
