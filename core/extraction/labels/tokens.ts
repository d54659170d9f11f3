/** Words of a label as they are compared, and the splitting of a printed word that holds both label and value. */
import type { Word } from '../../document/model.ts'
import { isSameWord, ocrTolerance, withoutAccents } from '../../vocabulary/spelling.ts'
import { cellOf, type Cell } from '../layout/document-view.ts'

/** A word of a label and where it stands among the printed words. */
export interface LabelToken {
  /** Lower case, without accents; a number sign is a token of its own. */
  readonly token: string
  /** Index of the printed word. */
  readonly word: number
  /** Offsets in the printed word. */
  readonly start: number
  readonly end: number
  /** The token is the first of its word. */
  readonly startsWord: boolean
  /** A colon or number sign follows at once, or this is one. */
  readonly closes: boolean
  /** A dash or stroke and a digit follow at once: the token is the beginning of a number ("PO-3333"). */
  readonly numbered: boolean
}

/** Number marks that are one letter with a raised "o": N°, Nº, №; recognition makes a star of it. */
const numberMark = /^[nN]\.?\s?[°º*](?!\p{L})|^№/u

/** Code points beyond it take two units of a string. */
const lastOfOneUnit = 0xffff

/** The tokens of printed words. "Rechnungs-Nr.:" is two, "Invoice#4711" three, "N°" is "no". */
export function labelTokens(words: readonly string[]): readonly LabelToken[] {
  const tokens: LabelToken[] = []
  for (const [word, text] of words.entries()) {
    let first = true
    let at = 0
    while (at < text.length) {
      const mark = numberMark.exec(text.slice(at))
      const match = mark ?? /^(?:#|[\p{L}\p{N}\p{M}%]+)/u.exec(text.slice(at))
      if (match === null) {
        at += text.codePointAt(at)! > lastOfOneUnit ? 2 : 1
        continue
      }
      const end = at + match[0].length
      const token = mark === null ? plain(match[0]) : 'no'
      const behind = text.slice(end)
      const next = words[word + 1]
      const closes =
        token === '#' || mark !== null || /^[.)]?\s?[:#=]/.test(behind) || (behind === '' && /^[:#=]/.test(next ?? ''))
      if (token !== '')
        tokens.push({ token, word, start: at, end, startsWord: first, closes, numbered: /^[-_/]\d/.test(behind) })
      first = false
      at = end
    }
  }
  return tokens
}

const plain = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}#%]/gu, '')

/** Whether a printed token is the expected one; with `ocr` it may be misread. */
export const sameToken = (printed: string, expected: string, ocr: boolean): boolean =>
  printed === expected || (ocr && isSameWord(printed, expected, ocrTolerance))

/** The printed words from one token to another, cut to them where a word holds more; a closing colon stays with the label. */
export function headOf(words: readonly Word[], from: LabelToken, to: LabelToken): readonly Word[] {
  return words.slice(from.word, to.word + 1).map((word, index) => {
    const start = index === 0 ? from.start : 0
    const end = from.word + index === to.word ? to.end : word.text.length
    const mark = /^[.):#=]+/.exec(word.text.slice(end))?.[0].length ?? 0
    return slicedWord(word, start > 0 && from.startsWord ? 0 : start, end + mark)
  })
}

/** The printed words behind a token, up to the word or part of one in which `until` stands. */
export function tailOf(words: readonly Word[], from: LabelToken, until: LabelToken | null): readonly Word[] {
  const own = words[from.word]!
  const stop = until === null ? words.length : until.word
  const mark = /^[.):#=\s]+/.exec(own.text.slice(from.end))?.[0].length ?? 0
  const start = from.end + mark
  const end = until !== null && until.word === from.word ? until.start : own.text.length
  const part = start < end && /[\p{L}\p{N}]/u.test(own.text.slice(start, end)) ? [slicedWord(own, start, end)] : []
  return until !== null && until.word === from.word ? part : [...part, ...words.slice(from.word + 1, stop)]
}

/** A part of a word: its box is cut in proportion to the letters. */
function slicedWord(word: Word, start: number, end: number): Word {
  if (start === 0 && end >= word.text.length) return word
  const { left, right } = word.box
  const letter = (right - left) / word.text.length
  return {
    ...word,
    text: word.text.slice(start, end),
    box: { ...word.box, left: left + start * letter, right: Math.min(right, left + end * letter) },
  }
}

/** A value without the colons and equals signs before it; null when nothing but marks is left. A dash is a value: zero, stated. */
export function clearOfMarks(cell: Cell): Cell | null {
  const first = cell.words.findIndex(word => !/^[:=.]+$/.test(word.text))
  if (first < 0) return null
  const [head, ...rest] = cell.words.slice(first)
  const marks = /^[:=]+(?=.)/.exec(head!.text)?.[0].length ?? 0
  const words = marks === 0 ? [head!, ...rest] : [slicedWord(head!, marks, head!.text.length), ...rest]
  if (!words.some(word => /[\p{L}\p{N}]|^[-–—]+$/u.test(word.text))) return null
  return marks === 0 && first === 0 ? cell : cellOf(words, cell.page, cell.line)
}
