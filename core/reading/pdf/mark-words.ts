/** Finds the pages on which drawn strokes may matter: those to be signed, and those with boxes to tick. */

/** Words about signatures, and the choices that forms offer; a page without them is not searched. */
const SIGNED_OR_TICKED =
  /signature|sign here|\bsigner|\bsign(?:ed|ing)\b|\bsign\s*:|(?:^|\s)by\s*:|(?:^|\s)x\s*_{3}|propriet|\b(?:llc|llp|partnership|corporation|corp)\b.*\b(?:llc|llp|partnership|corporation|corp)\b|\b(?:applicant|borrower|lessee|guarantor)\b|check (?:one|all)|\byes\b\W+no\b|, [^,\n]*\b(?:president|member|manager|owner|partner|officer|director|secretary|treasurer)\b.*\bdate$/im

/** Whether to search a page with this text for drawn marks. */
export function mayHoldMarks(text: string): boolean {
  return SIGNED_OR_TICKED.test(text)
}
