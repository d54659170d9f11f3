/** Rows of questions with their answers in the row below: what the vocabulary does not know in such a row is a question too. Pure. */
import { labelTokens } from './form-labels.ts'
import type { Label } from './answer-shapes.ts'
import type { Piece } from './form-page.ts'

/** Points by which an answer may stand off the edge of its question. */
const EDGE = 7
/** Share of its size by which the type of a question may differ from that of the others. */
const OTHER_TYPE = 0.04
const MAX_WORDS = 14

/** Pieces of the rows of questions that no vocabulary knows; `labels`: those it knows. */
export function unknownQuestions(
  lines: readonly (readonly Piece[])[],
  labels: ReadonlyMap<Piece, Label>,
): readonly Piece[] {
  return lines.flatMap((line, index) => {
    const known = line.filter(piece => labels.has(piece))
    const rest = line.filter(piece => !labels.has(piece))
    const below = lines[index + 1] ?? []
    if (rest.length === 0 || known.length < 2 || known.length * 2 < line.length || below.length < 2) return []
    if (below.some(piece => labels.has(piece))) return []
    const isOver = (piece: Piece): boolean =>
      below.some(answer => Math.abs(answer.box.left - piece.box.left) < EDGE && answer.box.top > piece.box.bottom - 2)
    // Every answer stands under a question, and what is unknown has an answer of its own.
    const isGrid = below.every(answer => line.some(piece => Math.abs(answer.box.left - piece.box.left) < EDGE))
    if (!isGrid) return []
    return rest.filter(
      piece =>
        isOver(piece) &&
        labelTokens(piece.text).length <= MAX_WORDS &&
        /^[\p{Lu}#%\d(]/u.test(piece.text) &&
        /\p{L}{2}/u.test(piece.text) &&
        known.every(
          ({ size, words }) =>
            Math.abs(size - piece.size) < OTHER_TYPE * size && words[0]!.bold === piece.words[0]!.bold,
        ),
    )
  })
}
