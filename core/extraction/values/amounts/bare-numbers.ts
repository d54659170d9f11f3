/** Numbers that may be something else than an amount: years that head columns, references to notes. */
import { plainMarks } from './normalize-marks.ts'

/** A bare year such as heads a column: 1990 to 2035, possibly with a footnote mark, or the letter that says actual, budget, estimate. */
export const isYear = (text: string): boolean =>
  /^(?:199\d|20[0-2]\d|203[0-5])(?:\s?(?:\([a-z\d]{1,3}\)|[*†‡§#])|[ABEFP])?$/.test(plainMarks(text))

/** References to notes as they stand in a note column: "7", "(2,13)", "4, 5", "12a", "3.1". */
export const isNoteReference = (text: string): boolean =>
  /^\(?\d{1,2}(?:\.\d{1,2})?[a-z]?(?:\s?[,&]\s?\d{1,2}(?:\.\d{1,2})?[a-z]?)*\)?$/.test(plainMarks(text))
