/** Amounts with one digit changed, as a slip of the pen or of OCR changes them. */
import type { Chance } from '../drawing/chance.ts'

/** Another digit among the first three, never a leading zero: the difference exceeds what rounding explains. */
export function withChangedDigit(chance: Chance, value: number, decimals = 0): number {
  const text = Math.abs(value).toFixed(decimals)
  const digits = text.replace('.', '').length
  const place = Math.floor(chance.next() * Math.min(3, digits))
  let seen = -1
  const changed = [...text]
    .map(character => {
      if (character === '.') return character
      seen += 1
      if (seen !== place) return character
      const others = [...'0123456789'].filter(digit => digit !== character && !(place === 0 && digit === '0'))
      return chance.pick(others)
    })
    .join('')
  return Math.sign(value) * Number(changed)
}
