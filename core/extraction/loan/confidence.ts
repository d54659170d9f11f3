/** How sure an answer of a form is, by how it was given. */

/** Scores, 0 to 1, the surest first; solve/calibration.json turns them into measured probabilities, so what counts is their order. */
export const CONFIDENCE = {
  /** Filled into a field of the form. */
  field: 0.98,
  /** Strokes in a place to sign, or the block a signing service leaves. */
  signed: 0.97,
  ticked: 0.96,
  /** A line or box to sign in, and nothing in it. */
  unsigned: 0.95,
  print: 0.94,
  /** Recognized text is no surer than this, however sure its words are. */
  recognized: 0.9,
  tickedOnScan: 0.88,
  /** Ink on a scan may be dirt; no ink on a scan may be a faint pen. */
  signedOnScan: 0.86,
  /** A name typed where one signs may only be printed there. */
  typedName: 0.85,
} as const
