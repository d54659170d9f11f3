/** Truths of invoices, quotations and orders, from the deal they were printed from. */
import type { Truth } from '../press/document.ts'
import { sum, units } from '../press/numbers.ts'

export interface Line {
  readonly text: string
  readonly quantity?: number
  /** Cents for one. */
  readonly rate?: number
  /** Cents. */
  readonly cents: number
  readonly category: 'hard' | 'soft'
  /** Article number printed beside it. */
  readonly code?: string
  /** Further lines of the description. */
  readonly more?: readonly string[]
}

export interface Party {
  readonly name: string
  /** Street, then city. */
  readonly address: readonly string[]
}

export interface InvoiceFacts {
  readonly family: string
  readonly notes: string
  readonly sender: Party
  readonly receiver: Party
  readonly lines: readonly Line[]
  /** Further expected members, in full units. */
  readonly expected: Readonly<Record<string, unknown>>
  readonly absent?: readonly string[]
  readonly acceptable?: Readonly<Record<string, readonly unknown[]>>
  readonly expected_derived?: object
}

/** One line of so many. */
export const item = (quantity: number, rate: number, text: string, rest: Partial<Line> = {}): Line => ({
  text,
  quantity,
  rate,
  cents: Math.round(quantity * rate),
  category: 'hard',
  ...rest,
})

export const totalOf = (lines: readonly Line[]): number => sum(lines.map(({ cents }) => cents))

const party = ({ name, address }: Party) => ({ name, address: address.join(', ') })

export function invoiceTruth({ family, notes, sender, receiver, lines, expected, ...rest }: InvoiceFacts): Truth {
  const number = expected['invoice_number']
  const numeric = typeof number === 'string' && /^[1-9]\d*$/.test(number)
  return {
    kind: 'invoice',
    family,
    notes,
    expected: {
      sender: party(sender),
      receiver: party(receiver),
      currency: 'USD',
      ...(numeric && { file_id: Number(number) }),
      ...expected,
      transactions: lines.map(({ text, quantity, rate, cents, category }) => ({
        'description/item': text,
        ...(quantity !== undefined && { quantity }),
        ...(rate !== undefined && { rate: units(rate) }),
        amount: units(cents),
        category,
      })),
    },
    ...(rest.expected_derived && { expected_derived: rest.expected_derived }),
    acceptable: { ...Object.fromEntries(lines.flatMap(wordings)), ...rest.acceptable },
    absent: rest.absent ?? [],
  }
}

/** A description with or without its article number and its further lines. */
function wordings({ text, code, more = [] }: Line, i: number): [string, string[]][] {
  if (code === undefined && more.length === 0) return []
  const whole = [text, ...more].join(' ')
  const first = [text, more[0]].filter(part => part !== undefined).join(' ')
  const plain = [text, first, whole]
  return [
    [
      `transactions.${i}.description/item`,
      code === undefined ? plain : [...plain, ...plain.map(words => `${code} ${words}`)],
    ],
  ]
}

const vinValues: Readonly<Record<string, number>> = { A: 1, B: 2, C: 3, D: 4, E: 5, F: 6, G: 7, H: 8, J: 1, K: 2, L: 3, M: 4, N: 5, P: 7, R: 9, S: 2, T: 3, U: 4, V: 5, W: 6, X: 7, Y: 8, Z: 9 } // prettier-ignore
const vinWeights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** A VIN with its check digit put in the ninth place. */
export function vinOf(first8: string, last8: string): string {
  const letters = [...`${first8}0${last8}`]
  const rest = sum(letters.map((letter, i) => (vinValues[letter] ?? Number(letter)) * (vinWeights[i] ?? 0))) % 11
  return `${first8}${rest === 10 ? 'X' : rest}${last8}`
}
