/** Holds an invoice of an answer against the truth it was drawn from, by the rules of the shared corpus. */
import type { Invoice } from '../../../core/contract/invoice.ts'
import type { InvoiceTruth, TrueLine } from './made-invoice.ts'

export interface Mark {
  readonly at: string
  readonly verdict: 'right' | 'wrong' | 'missed' | 'invented'
  readonly expected: unknown
  readonly got: unknown
}

/** One mark per stated member and line, one for everything too many. */
export function judgeInvoice(
  { expected, absent = [], acceptable = {} }: InvoiceTruth,
  invoice: Invoice,
): readonly Mark[] {
  const { transactions, ...whole } = expected
  const marks = leavesOf(whole).map(([path, value]): Mark => {
    const got = at(invoice, path)
    const choices = [value, ...(acceptable[path] ?? [])]
    const verdict = choices.some(choice => agrees(path, choice, got)) ? 'right' : got === null ? 'missed' : 'wrong'
    return { at: path, verdict, expected: value, got }
  })
  const invented = absent.flatMap(path => {
    const got = at(invoice, path)
    const derived = invoice.provenance[`/${path.replaceAll('.', '/')}`]?.method === 'derived'
    return got === null || got === false || derived
      ? []
      : [{ at: path, verdict: 'invented' as const, expected: null, got }]
  })
  return [...marks, ...invented, ...(transactions === undefined ? [] : lineMarks(transactions, invoice))]
}

function lineMarks(expected: readonly TrueLine[], { transactions }: Invoice): Mark[] {
  const rest = [...transactions]
  const marks = expected.flatMap((line, index): Mark[] => {
    const name = `line ${index + 1}`
    const text = line['description/item']
    const found = rest
      .map((got, place) => ({ got, place, fit: likeness(text, got['description/item'] ?? '') }))
      .filter(({ got, fit }) => fit >= 0.5 && sameNumber(line.amount ?? null, got.amount))
      .toSorted((a, b) => b.fit - a.fit)[0]
    if (found === undefined) return [{ at: name, verdict: 'missed', expected: line, got: null }]
    rest.splice(found.place, 1)
    const members = (['quantity', 'rate', 'category'] as const).flatMap((member): Mark[] => {
      const [value, got] = [line[member], found.got[member]]
      if (value === undefined) return []
      const verdict = agrees(member, value, got) ? 'right' : got === null ? 'missed' : 'wrong'
      return [{ at: `${name} ${member}`, verdict, expected: value, got }]
    })
    return [{ at: name, verdict: 'right', expected: line, got: found.got }, ...members]
  })
  const extra = rest.map((got): Mark => ({ at: 'line', verdict: 'invented', expected: null, got }))
  return [...marks, ...extra]
}

function leavesOf(value: object, path = ''): [string, unknown][] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? leavesOf(inner, `${path}${key}.`)
      : [[`${path}${key}`, inner] as [string, unknown]],
  )
}

const at = (invoice: Invoice, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null)?.[key] ?? null, invoice)

const sameNumber = (a: unknown, b: unknown): boolean =>
  typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) <= 0.005 : a === b

/** Texts that are names and descriptions need not agree to the letter. */
const free = /(^|\.)(name|description\/item|payment_terms|equipment_type|model)$/

function agrees(path: string, expected: unknown, got: unknown): boolean {
  if (Array.isArray(expected)) return JSON.stringify(expected) === JSON.stringify(got)
  if (typeof expected !== 'string' || typeof got !== 'string') return sameNumber(expected, got)
  const [a, b] = [wordsOf(expected), wordsOf(got)]
  if (a.join('') === b.join('')) return true
  const fit = likeness(expected, got)
  const numbers = (words: readonly string[]) => words.filter(word => /\d/.test(word) && word.length > 1)
  if (path.endsWith('address')) return fit >= 0.75 && numbers(a).every(number => b.includes(number))
  return free.test(path) && fit >= 0.75
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')

/** Share of words two texts have in common (Dice's coefficient). */
function likeness(a: string, b: string): number {
  const [left, rest] = [wordsOf(a), wordsOf(b)]
  const size = left.length + rest.length
  const shared = left.filter(word => {
    const place = rest.indexOf(word)
    if (place >= 0) rest.splice(place, 1)
    return place >= 0
  })
  return size === 0 ? 0 : (2 * shared.length) / size
}
