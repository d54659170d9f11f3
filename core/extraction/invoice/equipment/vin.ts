/** Vehicle identification numbers (ISO 3779, 49 CFR 565): check digit, maker code, and the repair of what recognition confuses. */
import { isValidVin, vinForm } from '../../../contract/vin-check-digit.ts'
import makers from '../../../vocabulary/vehicle-makers.json' with { type: 'json' }

const makerCodes = new Map<string, string>(Object.entries(makers.codes))

/** Whether the first three characters are a code given to a maker of road vehicles (NHTSA's list). */
export const knownMakerCode = (vin: string): boolean =>
  makerCodes.get(vin.slice(0, 2))?.includes(vin[2] ?? ' ') === true

/** European makers fill the places they have no use for, the ninth too, with Z. */
const fillers = /^.{3}ZZZ|^.{8}Z/

/** Makers of North America (1 to 5, 7) must use the check digit; others use it for what they sell there. */
const demandsCheckDigit = (vin: string): boolean => /^[1-57]/.test(vin)

/** The last four characters are digits (49 CFR 565.15 (d)(2)); the tenth, the model year, is not U, Z or 0 where years are written. */
const wellFormed = (vin: string): boolean =>
  vinForm.test(vin) && /\d{4}$/.test(vin) && !(demandsCheckDigit(vin) && /^.{9}[UZ0]/.test(vin))

/** Characters OCR confuses, besides I, O and Q, which no VIN has. */
const confusions: Readonly<Record<string, string>> = makers.confusions
/** Letters where only digits stand. */
const asDigit: Readonly<Record<string, string>> = makers.lettersAsDigits

export interface ParsedVin {
  /** Seventeen characters, upper case. */
  readonly vin: string
  readonly checked: boolean
  /** More than I, O and Q was replaced. */
  readonly guessed: boolean
}

/**
 * The VIN a text of seventeen letters and digits stands for; null when it is none, or when several are possible.
 * `labeled`: a label such as "VIN" or "Chassis No." stands at it.
 * Without a label the check digit must be valid and the maker code must be known. With one, a VIN without a valid check digit is
 * taken as printed where nothing was recognized, and from makers outside North America, who may go without.
 */
export function parseVin(
  text: string,
  { labeled, ocr }: { readonly labeled: boolean; readonly ocr: boolean },
): ParsedVin | null {
  const raw = text.toUpperCase()
  if (!/^[A-Z\d]{17}$/.test(raw) || !/[A-Z]/.test(raw)) return null
  // I, O and Q are in no VIN: what looks like them is 1 and 0, in print as in recognition.
  const plain = raw.replace(/[OQ]/g, '0').replace(/I/g, '1')
  const recognizable = labeled || ((plain === raw || ocr) && knownMakerCode(plain))
  if (isValidVin(plain) && wellFormed(plain) && recognizable) return { vin: plain, checked: true, guessed: false }
  if (!labeled) return null
  const repaired = ocr ? repairedVin(raw) : null
  if (repaired !== null) return { vin: repaired, checked: true, guessed: true }
  if (plain !== raw || !wellFormed(plain)) return null
  // Nothing proves a recognized number without a check digit, unless it says itself that it has none.
  if (ocr && (demandsCheckDigit(plain) || !fillers.test(plain))) return null
  // Codes of makers that sell nothing in the United States are in no list we have.
  return knownMakerCode(plain) || !demandsCheckDigit(plain) ? { vin: plain, checked: false, guessed: false } : null
}

/**
 * The one VIN with a valid check digit that the text must mean: letters among the last four characters and a letter but X in the
 * ninth place are digits; beyond that one character may be its look-alike, where both can stand. Null when several would do, or none.
 * Any wrong letter has one chance in eleven to be made good by a change elsewhere, so the places for a change are few.
 */
function repairedVin(raw: string): string | null {
  const base = [...raw.replace(/[OQ]/g, '0').replace(/I/g, '1')]
    .map((letter, index) => (index >= 13 || (index === 8 && letter !== 'X') ? (asDigit[letter] ?? letter) : letter))
    .join('')
  if (fits(base)) return base
  const candidates = new Set<string>()
  for (const [index, letter] of [...base].entries()) {
    const other = confusions[letter]
    if (other === undefined || !changeable(base, index, other)) continue
    const candidate = base.slice(0, index) + other + base.slice(index + 1)
    if (fits(candidate)) candidates.add(candidate)
  }
  const [only] = candidates
  return candidates.size === 1 && only !== undefined ? only : null
}

/** Whether the character at `index` may have been another: not in a known maker's code, and no digit of the serial part a letter. */
function changeable(vin: string, index: number, other: string): boolean {
  if (index < 3) return !knownMakerCode(vin)
  if (index === 8) return false
  return index < 11 || /\d/.test(other)
}

const fits = (vin: string): boolean => wellFormed(vin) && isValidVin(vin) && knownMakerCode(vin)

const yearLetters = 'ABCDEFGHJKLMNPRSTVWXY123456789'

/** The model years the tenth character may stand for, 1980 to 2039, earlier first; none for a character that stands for no year. */
export function modelYearsOf(vin: string): readonly number[] {
  const index = yearLetters.indexOf(vin[9] ?? ' ')
  return index < 0 ? [] : [1980 + index, 2010 + index]
}
