/** Joins letter-spaced headings ("A S S E T S"). Pure. */
import { unionOf } from '../../document/geometry.ts'
import type { Line, Word } from '../../document/model.ts'
import { lineOf } from '../../document/lines.ts'

/** Fewer single letters in a row may be initials or list markers. */
const MIN_LETTERS = 4
/** Gap between letters of one word: at most this share of the type size, and of the smallest gap of the run. */
const MAX_GAP = 1.1
const SAME_GAP = 1.7

export function joinSpacedLetters(line: Line): Line {
  const words: Word[] = []
  let run: Word[] = []
  const flush = (): void => {
    words.push(...(run.length >= MIN_LETTERS ? joinRun(run) : run))
    run = []
  }
  for (const word of line.words) {
    const previous = run.at(-1)
    if (!/^[\p{L}&'’,.]$/u.test(word.text)) {
      flush()
      words.push(word)
      continue
    }
    if (previous !== undefined && word.box.left - previous.box.right > 2.5 * word.size) flush()
    run.push(word)
  }
  flush()
  return words.length === line.words.length ? line : lineOf(words)
}

function joinRun(run: readonly Word[]): Word[] {
  const gaps = run.slice(1).map((word, index) => word.box.left - run[index]!.box.right)
  const usual = gaps.toSorted((a, b) => a - b)[gaps.length >> 2] ?? 0
  const joined: Word[][] = [[run[0]!]]
  for (const [index, gap] of gaps.entries()) {
    const word = run[index + 1]!
    const same = gap <= Math.max(usual * SAME_GAP, 0.1 * word.size) && gap <= MAX_GAP * word.size
    if (same) joined.at(-1)!.push(word)
    else joined.push([word])
  }
  return joined.map(letters => ({
    ...letters[0]!,
    text: letters.map(letter => letter.text).join(''),
    box: unionOf(letters.map(letter => letter.box)),
    confidence: Math.min(...letters.map(letter => letter.confidence)),
  }))
}
