/** How sure a value of a bank statement is: one scale for all of them. */

/**
 * Scores by evidence, 0 to 1, the surest first. solve/calibration.json turns them into measured probabilities, so what counts is their order, and
 * that everything confirmed or labeled lies above the rest.
 */
export const bankConfidence = {
  /** An amount that a running balance or a printed total confirms. */
  reconciled: 0.995,
  /** A date that no order of day and month reads differently. */
  unambiguousDate: 0.98,
  /** Beside a label that can mean nothing else, or of a form that nothing else has. */
  labeled: 0.97,
  /** One conclusion away from print: a side by its column, a type by the product's name, a currency by its code. */
  implied: 0.95,
  /** A name with several signs of being one: place, size, repetition. */
  prominent: 0.9,
  /** Printed, but nothing confirms it, or another value of the page could be meant as well. */
  unconfirmed: 0.85,
  /** Found only by its place or its words. */
  placed: 0.75,
  /** A guess from weak evidence, or an amount corrected to make the sums close. */
  guessed: 0.7,
} as const
