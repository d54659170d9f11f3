/** What a line of a statement may be. */

/**
 * One record of a table. A phrase may stand anywhere in a label; with a leading "=" it must be the whole label, with "^" its beginning.
 *
 * `section`: a heading such as "Current assets" and the total that closes it (`field`, when the contract has one).
 * `result`: a line that stands for itself ("Gross profit"); `field` null marks a known line the contract has no place for.
 * `item`: a line within the sections of `under`; `part` names the "other…" figure an item without a field belongs to.
 */
export interface Term {
  readonly role: 'section' | 'result' | 'item'
  readonly field: string | null
  readonly phrases: readonly string[]
  /** Look-alikes: a label that holds one of these is not this line. */
  readonly not: readonly string[]
  readonly under: readonly string[]
  /** Sections the item never stands in though they lie within those of `under`. */
  readonly outside: readonly string[]
  readonly section: string | null
  readonly parent: string | null
  /** A heading too short to stand alone ("Current"): it is this section only within that one. */
  readonly inside: string | null
  /** The section a heading opens when it is not its own ("Liabilities and equity" opens liabilities). */
  readonly opens: string | null
  /** The section is a group within its parent that has a figure of its own rather than a division of the statement. */
  readonly group: boolean
  readonly part: string | null
  /** Property is printed gross (classes at cost) or net of depreciation. */
  readonly measure: 'gross' | 'net' | null
  /** Reported negative whatever the print shows. */
  readonly negate: boolean
  /** 0 is preferred over 1 where both are printed. */
  readonly rank: number
}
