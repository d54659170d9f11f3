/** The check digit of vehicle identification numbers (49 CFR 565.15), shared by extraction, lookups and the window. */

/** Numeric values of the letters of a VIN; I, O and Q do not occur (49 CFR 565.15 (c)). */
const letterValues: ReadonlyMap<string, number> = new Map(
  [...'ABCDEFGH']
    .map((letter, index): [string, number] => [letter, index + 1])
    .concat(
      [...'JKLMN'].map((letter, index): [string, number] => [letter, index + 1]),
      [
        ['P', 7],
        ['R', 9],
      ],
      [...'STUVWXYZ'].map((letter, index): [string, number] => [letter, index + 2]),
    ),
)
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

export const vinLength = 17
export const vinForm = /^[A-HJ-NPR-Z\d]{17}$/

/**
 * The ninth character that the other sixteen require: "0" to "9" or "X". `vin` has 17 characters of the VIN's alphabet.
 */
export function checkDigitOf(vin: string): string {
  const sum = [...vin].reduce((total, letter, index) => {
    const value = letterValues.get(letter) ?? Number(letter)
    return total + value * (weights[index] ?? 0)
  }, 0)
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}

/** Whether `vin` has 17 characters of the VIN's alphabet and the correct check digit. */
export const isValidVin = (vin: string): boolean => vinForm.test(vin) && checkDigitOf(vin) === vin[8]
