/** Rows of questions with their answers in the row below or above: what the vocabulary does not know in such a row is a question too. Pure. */
import { labelTokens } from './labels.ts'
import type { Label } from './answer-shapes.ts'
import type { Piece } from './form-page.ts'

/** Points by which an answer may stand off the edge of its question. */
const EDGE = 7
/** Share of its size by which the type of a question may differ from that of the others. */
const OTHER_TYPE = 0.04
const MAX_WORDS = 14

const isAtEdge = (answer: Piece, question: Piece): boolean => Math.abs(answer.box.left - question.box.left) < EDGE

/** Every one stands under a question, or on the line over its caption. */
function areAnswers(row: readonly Piece[], questions: readonly Piece[], labels: ReadonlyMap<Piece, Label>): boolean {
  return (
    row.length > 1 && row.every(answer => !labels.has(answer) && questions.some(question => isAtEdge(answer, question)))
  )
}

/** Pieces of the rows of questions that no vocabulary knows; `labels`: those it knows. */
export function unknownQuestions(
  lines: readonly (readonly Piece[])[],
  labels: ReadonlyMap<Piece, Label>,
): readonly Piece[] {
  return lines.flatMap((line, index) => {
    const known = line.filter(piece => labels.has(piece))
    const rest = line.filter(piece => !labels.has(piece))
    if (rest.length === 0 || known.length < 2 || known.length * 2 < line.length) return []
    const answers = [lines[index + 1] ?? [], lines[index - 1] ?? []].find(row => areAnswers(row, line, labels))
    if (answers === undefined) return []
    return rest.filter(
      piece =>
        answers.some(answer => isAtEdge(answer, piece)) &&
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
