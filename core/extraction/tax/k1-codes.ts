/**
 * Codes of a recognized Schedule K-1 that are single letters beside an amount: one that was lost or misread follows from Schedule K, of which the
 * owner has a share.
 */
import { boxesInK } from '../../checks/check-k1s.ts'
import type { Field } from '../../document/field.ts'
import type { TaxK1Reading, TaxLineFields } from './tax-return.ts'

/** Stands for a code that was not recognized, with a number that tells several of one box apart: "16?1". */
export const unknownCode = /^(\d+)\?\d+$/
const codedBox = /^(\d+)([A-Z]+)$/

/** A share of a line in dollars is rounded; software gives the rest to the last owner. */
const ROUNDING = 1.01

export interface WholeReturn {
  readonly form: string
  readonly year: number | null
  readonly lines: TaxLineFields
}

/** With codes as Schedule K has them; amounts whose code stays unknown are left out. Pure. */
export function withCodes(k1: TaxK1Reading, { form, year, lines }: WholeReturn): TaxK1Reading {
  const share = k1.sharePercent?.value ?? null
  const inK = form === '1120-S' || form === '1065' ? boxesInK(form, year) : new Map<string, string>()
  const fits = (box: string, amount: number): boolean => {
    const whole = lines[inK.get(box) ?? '']?.value
    return whole !== undefined && share !== null && Math.abs((whole * share) / 100 - amount) <= ROUNDING
  }
  const decided = new Map<string, Field>()
  const doubtful: (readonly [key: string, field: Field])[] = []
  for (const [key, field] of Object.entries(k1.lines))
    if (field.method !== 'ocr' || key.startsWith('L.') || fits(key, field.value)) decided.set(key, field)
    else doubtful.push([key, field])
  for (const [key, field] of doubtful) {
    const number = (unknownCode.exec(key) ?? codedBox.exec(key))?.[1]
    const others = [...inK.keys()].filter(box => !decided.has(box) && fits(box, field.value))
    const own = others.filter(box => codedBox.exec(box)?.[1] === number)
    const [only] = own.length === 1 ? own : others
    if (only !== undefined && (own.length === 1 || others.length === 1)) decided.set(only, field)
    // What Schedule K leaves blank has no share.
    else if (!decided.has(key) && (share === null || !inK.has(key) || inK.get(key)! in lines)) decided.set(key, field)
  }
  return { ...k1, lines: Object.fromEntries([...decided].filter(([key]) => !unknownCode.test(key))) }
}
