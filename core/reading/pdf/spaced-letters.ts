/** Joins letter-spaced headings ("A S S E T S", "S E RVIC E AD D RE S S"). Pure. */
import { unionOf } from '../../document/geometry.ts'
import type { Line, Word } from '../../document/model.ts'
import { lineOf } from '../../document/lines.ts'

/** Fewer single letters in a row may be initials or list markers. */
const MIN_LETTERS = 4
/** Gap between letters of one word: at most this share of the type size, and of the smallest gap of the run. */
const MAX_GAP = 1.1
const SAME_GAP = 1.7
/** Words further apart, in type sizes, are of two runs. */
const BETWEEN_RUNS = 2.5
/** The space of common fonts is at least 0.25 of the type size: letters nearer than this were set apart, and no words. */
const BELOW_SPACE = 0.24
/** Pieces of spread words hold few letters: so many in the mean. */
const MAX_MEAN_LETTERS = 2.6

/** What a run is made of, and when it is spread words. */
interface Spread {
  readonly piece: RegExp
  readonly isSpread: (run: readonly Word[]) => boolean
}

/** Letters that all stand apart. */
const letters: Spread = { piece: /^[\p{L}&'’,.]$/u, isSpread: run => run.length >= MIN_LETTERS }
/** Letters spread so little that some of them seem to be words. */
const pieces: Spread = {
  piece: /^(?:\p{Lu}{1,4}[:.,]?|[&:])$/u,
  isSpread: run =>
    run.length > 2 &&
    run.some(({ text }) => /^\p{Lu}$/u.test(text)) &&
    lettersOf(run) > MIN_LETTERS &&
    lettersOf(run) <= MAX_MEAN_LETTERS * run.length &&
    usualGap(run) < BELOW_SPACE * run[0]!.size,
}

const lettersOf = (run: readonly Word[]): number => run.reduce((sum, { text }) => sum + text.length, 0)
const gapsOf = (run: readonly Word[]): readonly number[] =>
  run.slice(1).map((word, index) => word.box.left - run[index]!.box.right)

function usualGap(run: readonly Word[]): number {
  const gaps = gapsOf(run)
  return gaps.toSorted((a, b) => a - b)[gaps.length >> 2] ?? 0
}

/** The line with its spread words joined; gaps of recognized lines (`ocr`) are not exact enough to see pieces of words by them. */
export function joinSpacedLetters(line: Line, ocr = false): Line {
  const apart = joinRuns(line.words, letters)
  const words = ocr ? apart : joinRuns(apart, pieces)
  return words.length === line.words.length ? line : lineOf(words)
}

function joinRuns(line: readonly Word[], { piece, isSpread }: Spread): readonly Word[] {
  const words: Word[] = []
  let run: Word[] = []
  const flush = (): void => {
    words.push(...(isSpread(run) ? joinRun(run) : run))
    run = []
  }
  for (const word of line) {
    const previous = run.at(-1)
    if (!piece.test(word.text)) {
      flush()
      words.push(word)
      continue
    }
    if (previous !== undefined && word.box.left - previous.box.right > BETWEEN_RUNS * word.size) flush()
    run.push(word)
  }
  flush()
  return words
}

function joinRun(run: readonly Word[]): Word[] {
  const usual = usualGap(run)
  const joined: Word[][] = [[run[0]!]]
  for (const [index, gap] of gapsOf(run).entries()) {
    const word = run[index + 1]!
    const same = gap <= Math.max(usual * SAME_GAP, 0.1 * word.size) && gap <= MAX_GAP * word.size
    if (same) joined.at(-1)!.push(word)
    else joined.push([word])
  }
  return joined.map(parts => ({
    ...parts[0]!,
    text: parts.map(({ text }) => text).join(''),
    box: unionOf(parts.map(({ box }) => box)),
    confidence: Math.min(...parts.map(({ confidence }) => confidence)),
  }))
}
