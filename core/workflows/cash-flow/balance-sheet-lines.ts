/** Debts that a balance sheet names: "Note payable - First Prairie Bank". Lines without a lender's name are part of its total alone. */
import type { StatedList } from '../../analysis/cash-flow/stated-debts.ts'
import { pointerOf, type FieldPath } from '../../contract/statement-figures.ts'
import { labelWords, wordingsOf } from '../../extraction/labels/phrases.ts'
import type { StatementColumn } from '../../extraction/statements/statement.ts'
import vocabulary from '../../vocabulary/balance-sheet-debts.json' with { type: 'json' }
import type { StatementResult } from './statement-periods.ts'

const phrases = [...vocabulary.current, ...vocabulary.debts]
  .flatMap(wordingsOf)
  .map(phrase => phrase.split(' '))
  .toSorted((a, b) => b.length - a.length)
const rest: ReadonlySet<string> = new Set(vocabulary.rest)
/** Words that name no lender by themselves. */
const unspecific: ReadonlySet<string> = new Set([...vocabulary.rest, ...vocabulary.unspecific])
/** A name has a word of so many letters. */
const minName = 3

/** Of the newest balance sheet; null: it names no lender. `at`: pointer of the result among other results. */
export function balanceSheetLines(
  result: StatementResult,
  columns: readonly StatementColumn[],
  at = '',
): StatedList | null {
  const sheets = columns.filter(({ kind, periodEnd }) => kind === 'balanceSheet' && periodEnd !== null)
  const newest = sheets.toSorted((a, b) => b.periodEnd!.localeCompare(a.periodEnd!))[0]
  if (newest === undefined) return null
  const lenders = new Map<string, { lender: string; balance: number; from: string[] }>()
  for (const { path, parts } of newest.sums ?? []) {
    if (path === null || !path.startsWith('liabilitiesAndEquity.') || path.includes('.equity')) continue
    for (const { label, amount } of parts) {
      const lender = lenderIn(label)
      if (lender === null || amount <= 0) continue
      const key = labelWords(lender).join(' ')
      const known = lenders.get(key)
      // The current portion and the rest are one debt.
      if (known === undefined) lenders.set(key, { lender, balance: amount, from: [at + placeOf(path, result)] })
      else known.balance = Math.round((known.balance + amount) * 100) / 100
    }
  }
  if (lenders.size === 0) return null
  return {
    kind: 'balance_sheet',
    detail: 'Balance sheet',
    asOf: newest.periodEnd,
    lines: [...lenders.values()].map(({ from, ...debt }) => ({ debt, from })),
  }
}

/** Where the result holds the sum that a line belongs to. */
function placeOf(path: FieldPath, { periods, provenance }: StatementResult): string {
  const own = pointerOf('balanceSheet', path)
  const places = [own, ...periods.map((_, index) => `/periods/${index}${own}`)]
  return places.find(pointer => provenance[pointer] !== undefined) ?? own
}

/** The name that is left of a label without the words of debts; null: none, or the line is of no debt. */
export function lenderIn(label: string): string | null {
  const printed = label.split(/\s+|(?<=\p{L})[-–—/](?=\p{L})/u).filter(word => /[\p{L}\p{N}]/u.test(word))
  const plain = printed.map(word => labelWords(word).join(''))
  const taken = new Set<number>()
  for (const phrase of phrases)
    for (let start = 0; start + phrase.length <= plain.length; start++)
      if (phrase.every((word, offset) => plain[start + offset] === word && !taken.has(start + offset)))
        phrase.forEach((_, offset) => taken.add(start + offset))
  if (taken.size === 0 || plain[0] === 'total' || plain.some(word => word.startsWith('receivable'))) return null
  const left = printed.flatMap((word, index) => (taken.has(index) || /\d/.test(word) ? [] : [{ word, index }]))
  while (left.length > 0 && rest.has(plain[left[0]!.index]!)) left.shift()
  while (left.length > 0 && rest.has(plain[left.at(-1)!.index]!)) left.pop()
  const name = left.map(({ word }) => word.replace(/[,;:()]+/g, '')).join(' ')
  return left.some(({ index }) => plain[index]!.length >= minName && !unspecific.has(plain[index]!)) ? name : null
}
