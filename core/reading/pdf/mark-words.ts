/** The pages on which drawn strokes may mean something: those to be signed, and those with boxes to tick. */

/** Signatures, and the choices forms offer; a page without them is spared the search. */
const SIGNED_OR_TICKED =
  /signature|signed by|sign here|\bsigner|\bsign\s*:|(?:^|\s)by\s*:|(?:^|\s)x\s*_{3}|propriet|\b(?:llc|llp|partnership|corporation|corp)\b.*\b(?:llc|llp|partnership|corporation|corp)\b|\b(?:applicant|borrower|lessee|guarantor)\b|check (?:one|all)|\byes\b\W+no\b/i

/** Whether drawings of a page with this text are worth looking for. */
export function mayHoldMarks(text: string): boolean {
  return SIGNED_OR_TICKED.test(text)
}
