/** What kinds of text answer which question. Pure. */
import answers from '../../vocabulary/loan-answers.json' with { type: 'json' }
import type { AnswerKind, Term } from './labels.ts'
import { termGroups } from './labels.ts'
import { dateIn, emailIn, phoneIn, websiteIn } from './parse-answer.ts'

const { shaped, figures, ...typed } = answers

/** What an answer at least must look like, by the questions in `shaped`. */
const shapes: Readonly<Record<keyof typeof shaped, RegExp>> = {
  zip: /\d{5}/,
  phone: /\d{3}\D{0,4}\d{3}\D{0,4}\d{4}/,
  email: /@/,
  ssn: /[\dxX*]{3}\D{0,4}[\dxX*]{2}\D{0,4}\d{4}/,
  date: /\d{1,2}\s*[/.-]\s*\d{1,2}\s*[/.-]\s*\d{2,4}|\p{L}{3,9}\s\d{1,2},\s\d{4}|^\d{8}$|\d{1,2}[\s/-]\p{L}{3,9}[\s/-]\d{4}/u,
  sum: /\d{3}/,
  percent: /\d/,
}
const shapeOf: ReadonlyMap<string | undefined, RegExp> = new Map(
  Object.entries(shaped).flatMap(([shape, terms]) => terms.map(term => [term, shapes[shape as keyof typeof shaped]])),
)

const plainKinds: Readonly<Record<Exclude<AnswerKind, 'words'>, (text: string) => boolean>> = {
  date: text => dateIn(text)?.text === text && /\D/.test(text),
  sum: text => /^(?:[$£€]\s?\d[\d,]*|\d{1,3}(?:,\d{3})+)(?:\.\d\d)?$/.test(text),
  percent: text => /^\d{1,3}(?:\.\d+)?\s?%$/.test(text),
  phone: text => phoneIn(text) === text && /[() -]/.test(text),
  email: text => emailIn(text) === text,
  web: text => websiteIn(text) === text,
}

/** What a text is as a whole; null for numbers, and for words with numbers, which may be anything. */
export function kindOfAnswer(text: string): AnswerKind | null {
  const plain = text.replace(/\s+/g, ' ').trim()
  const kinds = Object.keys(plainKinds) as (keyof typeof plainKinds)[]
  return (
    kinds.find(kind => plainKinds[kind](plain)) ?? (/\p{L}{3}/u.test(plain) && !/[\d@]/.test(plain) ? 'words' : null)
  )
}

/** The kinds of answer each question has, where it has no other. */
const kindsOf = Map.groupBy(
  Object.entries(typed).flatMap(([kind, terms]) => terms.map(term => ({ kind, term }))),
  ({ term }) => term,
)

/** Answered in figures, or saying that there is no answer. */
const figured: ReadonlySet<string | undefined> = new Set([...shapeOf.keys(), ...figures])

/** Characters of what recognition may make of a short number; longer words are words. Half or double changes no tuned form. */
const MAX_MISREAD = 5

/** true: the text has the shape the question asks for; false: it cannot answer it; null: nothing says either. */
export function fitsTerm(term: Term | undefined, text: string): boolean | null {
  if (term === undefined) return null
  const shape = shapeOf.get(term)
  if (shape?.test(text) === true || (term === 'state' && /^[A-Z]{2}\.?$/.test(text))) return true
  const kind = kindOfAnswer(text)
  const own = kindsOf.get(term)
  if (kind !== null && kind !== 'words' && own !== undefined) return own.some(one => one.kind === kind) ? null : false
  const hasFigures = /[\d@]/.test(text)
  if (figured.has(term) && !hasFigures && /\p{L}{3}/u.test(text) && text.length > MAX_MISREAD) return false
  if (termGroups.letters.has(term))
    return /\p{L}{2}/u.test(text) ? (text.includes('@') ? false : null) : text.length > 1 ? false : null
  if (shape !== undefined && text.length > 1) return hasFigures ? null : false
  return null
}

/** The text has the shape of the term; terms without a shape accept every text. */
export const hasShape = (term: Term | undefined, text: string): boolean => shapeOf.get(term)?.test(text) ?? true
