/**
 * The words that a diagnostics file keeps: those of captions, headings and titles that the extractors look for. Lists of names (banks, makers, funders,
 * states, merchants, goods) are left out: a document that names one of them says whom it is about.
 */
import amounts from '../../vocabulary/amounts.json' with { type: 'json' }
import balanceSheet from '../../vocabulary/balance-sheet.json' with { type: 'json' }
import bankAccounts from '../../vocabulary/bank-accounts.json' with { type: 'json' }
import bankBalances from '../../vocabulary/bank-balances.json' with { type: 'json' }
import bankColumns from '../../vocabulary/bank-columns.json' with { type: 'json' }
import bankHolders from '../../vocabulary/bank-holders.json' with { type: 'json' }
import bankPeriods from '../../vocabulary/bank-periods.json' with { type: 'json' }
import bankSections from '../../vocabulary/bank-sections.json' with { type: 'json' }
import cashFlowStatement from '../../vocabulary/cash-flow-statement.json' with { type: 'json' }
import composedLines from '../../vocabulary/composed-lines.json' with { type: 'json' }
import currencies from '../../vocabulary/currencies.json' with { type: 'json' }
import documentTypes from '../../vocabulary/document-types.json' with { type: 'json' }
import incomeStatement from '../../vocabulary/income-statement.json' with { type: 'json' }
import invoiceColumns from '../../vocabulary/invoice-columns.json' with { type: 'json' }
import invoiceHead from '../../vocabulary/invoice-head.json' with { type: 'json' }
import invoiceParties from '../../vocabulary/invoice-parties.json' with { type: 'json' }
import invoiceRows from '../../vocabulary/invoice-rows.json' with { type: 'json' }
import invoiceTitles from '../../vocabulary/invoice-titles.json' with { type: 'json' }
import invoiceTotals from '../../vocabulary/invoice-totals.json' with { type: 'json' }
import legalForms from '../../vocabulary/legal-forms.json' with { type: 'json' }
import loanChoices from '../../vocabulary/loan-choices.json' with { type: 'json' }
import loanLabels from '../../vocabulary/loan-labels.json' with { type: 'json' }
import loanSections from '../../vocabulary/loan-sections.json' with { type: 'json' }
import months from '../../vocabulary/months.json' with { type: 'json' }
import { wordsOfLabels } from '../../vocabulary/normalize-label.ts'
import periods from '../../vocabulary/periods.json' with { type: 'json' }
import statementWords from '../../vocabulary/statement-words.json' with { type: 'json' }
import tableWords from '../../vocabulary/table-words.json' with { type: 'json' }

const { banks: _banks, lenders: _lenders, ...composed } = composedLines.words
const statements = [balanceSheet, incomeStatement, cashFlowStatement, composed, statementWords, periods, tableWords]
const accounts = [bankAccounts, bankBalances, bankColumns, bankHolders, bankPeriods, bankSections]
const invoices = [invoiceColumns, invoiceHead, invoiceParties, invoiceRows, invoiceTitles, invoiceTotals]
const loans = [loanChoices, loanLabels, loanSections]
const tables = [
  ...statements,
  ...accounts,
  ...invoices,
  ...loans,
  amounts,
  currencies,
  documentTypes,
  legalForms,
  months.names,
]

/** A single letter may be an initial. */
const MIN_LETTERS = 2
/** Variants of one word of a phrase; more are written by no table. */
const MAX_VARIANTS = 200

export interface KeptWords {
  /** In lower case, without accents. */
  readonly words: ReadonlySet<string>
  /** Whole phrases of the tables, likewise, their words joined by spaces. */
  readonly phrases: ReadonlySet<string>
}

/** The form in which words are compared. */
export const plainWord = (word: string): string => word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The words of a text in the form in which they are compared. */
export const plainWords = (text: string): readonly string[] => plainWord(text).match(/\p{L}+/gu) ?? []

let made: KeptWords | null = null

/** Made at the first document, from all tables. */
export function keptWords(): KeptWords {
  if (made !== null) return made
  const phrases = new Set(
    tables.flatMap(stringsIn).flatMap(phrase => variantsOf(phrase).map(text => plainWords(text).join(' '))),
  )
  const words = [...phrases].flatMap(phrase => phrase.split(' '))
  made = { words: new Set([...words, ...wordsOfLabels].filter(word => word.length >= MIN_LETTERS)), phrases }
  return made
}

/** Every text in a table, at any depth; names of members are the program's own. */
function stringsIn(table: unknown): readonly string[] {
  if (typeof table === 'string') return [table]
  return table !== null && typeof table === 'object' ? Object.values(table).flatMap(stringsIn) : []
}

/** What of a phrase is syntax and no letters: classes, escapes, lookarounds, wildcards, places. */
const syntax = /\\p\{\w+\}|\\.|\[[^\][]*\]|\(\?(?:[:=!]|<[=!])|[*.^=$+]|\{[^{}]*\}/g

/** The texts that a phrase of the vocabulary stands for, where groups and optional letters leave a choice. */
function variantsOf(phrase: string): readonly string[] {
  const plain = phrase.replace(syntax, piece => (piece.startsWith('(') ? '(' : ' '))
  const whole = expanded(plain)
  if (whole.length <= MAX_VARIANTS) return whole
  // Too many together: the words apart.
  return plain.split(/ (?![^(]{0,200}\))/).flatMap(word => expanded(word).slice(0, MAX_VARIANTS))
}

function expanded(pattern: string): readonly string[] {
  const group = /\(([^()]*)\)(\?)?|(\p{L})\?/u.exec(pattern)
  if (group === null) return pattern.split('|')
  const [found, choices, mark, letter] = group
  const parts = letter === undefined ? [...choices!.split('|'), ...(mark === undefined ? [] : [''])] : [letter, '']
  const before = pattern.slice(0, group.index)
  const after = pattern.slice(group.index + found.length)
  const made: string[] = []
  for (const part of parts) {
    if (made.length > MAX_VARIANTS) break
    made.push(...expanded(before + part + after))
  }
  return made
}
