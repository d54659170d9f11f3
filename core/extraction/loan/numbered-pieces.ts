/** Questions of a recognized form that its numbers count: "30. Term (months)   31. Annual percentage rate". */
import type { FormPage, Piece } from './form-page.ts'
import { countedOf } from './question-numbers.ts'

/** Recognition loses some numbers: a count goes on with one of the next so many. */
const REACH = 3

const NUMBERED = /^(\d{1,2})[.,)]\s+\p{Lu}[^:]*\D$/u

/** The pieces of a recognized form that its numbers count, with a sign behind each. They ask, whatever stands before them. */
export const numberedPieces = ({ lines }: FormPage): ReadonlySet<Piece> =>
  countedOf(
    lines.flat(),
    ({ text }) => {
      const number = NUMBERED.exec(text)?.[1]
      return number === undefined ? null : Number(number)
    },
    REACH,
  )
