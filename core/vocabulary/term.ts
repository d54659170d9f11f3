/** The meanings that a line of a statement can have. */

/**
 * One record of a table. A phrase may stand anywhere in a label; with a leading "=" it must be the whole label, with
 * "^" its beginning. `section`: a heading such as "Current assets" and the total that closes it (`field`, when the
 * contract has one). `result`: a line outside the sections ("Gross profit"); `field` null marks a known line that has
 * no member in the contract. `item`: a line within the sections of `under`; `part` names the "other…" field that an
 * item without a field belongs to.
 */
export interface Term {
  readonly role: 'section' | 'result' | 'item'
  readonly field: string | null
  readonly phrases: readonly string[]
  /** Vetoes: a label that contains one of these is another line. */
  readonly not: readonly string[]
  readonly under: readonly string[]
  /** Sections in which the item never stands although they lie within those of `under`. */
  readonly outside: readonly string[]
  readonly section: string | null
  readonly parent: string | null
  /** A heading too short to identify itself ("Current"): it is this section only within that one. */
  readonly inside: string | null
  /** The section that a heading opens when it differs from its own ("Liabilities and equity" opens liabilities). */
  readonly opens: string | null
  /** The section is a group that has its own field within its parent rather than a division of the statement. */
  readonly group: boolean
  readonly part: string | null
  /** Property is printed gross (classes at cost) or net of depreciation. */
  readonly measure: 'gross' | 'net' | null
  /** Reported as negative whatever its printed sign. */
  readonly negate: boolean
  /** When both are printed, 0 is preferred to 1. */
  readonly rank: number
}
