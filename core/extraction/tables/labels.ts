/** Labels: what is cleaned off them, and whether one line of a label goes on in the next. */
import words from '../../vocabulary/table-words.json' with { type: 'json' }
import { patternsOf } from '../../vocabulary/phrase-pattern.ts'
import type { Word } from '../../document/model.ts'
import { folioIn, isPageNumber } from '../layout/page-number.ts'
import { plainMarks } from '../values/amounts/normalize-marks.ts'

/** "(note 10)", "(see Notes 16 and 17)", "Note 5": references, not words of the label. */
const noteReference =
  /\s*[([]?\b(?:see\s+)?(?:accompanying\s+)?notes?\.?\s+\d{1,2}[a-z]?(?:\.\d{1,2})?(?:(?:\s*[,&]\s*|\s+and\s+|\s*-\s*)\d{1,2}[a-z]?)*\s*[)\]]?/gi
/** References set in brackets at the end: "(2,13)", "[4]", "(a)". */
const bracketReference = /\s*(?:\(\d{1,2}(?:\s?[,&]\s?\d{1,2})*\)|\[\w{1,2}\]|(?<=\s)\([a-z]\)|[*†‡§]+)\s*$/

/** "- Schedule 2", "(Exhibit B)", "see page 4": where the details of the line are. */
const scheduleReference =
  /\s*(?:[-–([]\s*)?\b(?:see\s+)?(?:schedules?|exhibits?|pages?)\s+(?:\d{1,2}|[a-z]|[ivx]{1,4})[)\]]?$/i

/** A label's words as one text: raised marks, leaders and note references left out. */
export function labelText(words: readonly Word[]): string {
  const raw = words
    .filter(word => word.superscript !== true)
    .map(word => word.text.replace(/[\u200b-\u200d\u2060\ufeff]/g, ''))
    .join(' ')
    .replace(/(?:\s?[.·…_]){3,}\s*$/g, '')
    .replace(/[.·…]{2,}\s*/g, ' ')
  const cleaned = raw.replace(noteReference, '').replace(bracketReference, '').replace(scheduleReference, '')
  return (cleaned.trim() === '' ? raw : cleaned)
    .replace(/\s+/g, ' ')
    .replace(/^[•●▪◦■‘’“”"'`|]+\s*(?=\p{L})/u, '')
    .trim()
}

const accountNumber = /^(\d{3,6}(?:[.-]\d{1,4})?|\d{1,2}-\d{3,5})\s*(?:([·•:|]|-(?=\s)|–(?=\s))\s*)?(?=\S)/

/**
 * Drops account numbers from the beginnings of labels ("6010 Payroll Taxes", "4105 - Memberships"). A number without a sign
 * behind it counts as one only when another label begins with one too ("1099 contractors" alone keeps its name).
 */
export function withoutAccountNumbers(labels: readonly string[]): readonly string[] {
  const matches = labels.map(label => accountNumber.exec(label))
  const numbered = matches.filter(match => match !== null).length
  return labels.map((label, index) => {
    const match = matches[index]
    if (!match || (match[2] === undefined && numbered < 2)) return label
    const rest = label.slice(match[0].length).trim()
    // "401(k)" is one word.
    return /[a-z]/i.test(rest) && !/^\(\w\)/.test(rest) ? rest : label
  })
}

const unfinished =
  /(?:(?<![&/])\b(?:and|or|of|to|for|from|in|on|by|with|at|as|the|a|an|per|than|before|after|less|including|excluding|attributable|due|used|provided|plus|less accumulated|und|oder|sonstige|et|ou|y)|[,;/&]|\s[-–]|\b(?:in|by|for|from|to)\))$/i
const carriesOn =
  /^(?:and|or|of|to|for|from|in|on|by|with|at|as|the|than|before|after|due|per|which|excluding|including|attributable|within|between|under|through)\b/i

/** The line cannot end here: a connecting word, a comma, an open parenthesis. */
export function isUnfinished(text: string): boolean {
  return unfinished.test(text)
}

/** The line cannot begin a label: a small letter or a connecting word. */
export function carriesOnFrom(text: string): boolean {
  // "Due from Employee" is a label; "BEFORE TAXATION" in a line of capitals is the rest of one.
  return (
    /^(?:[a-z)&]|\([a-z]{3,}\) [a-z]|\([Dd](?:eficit|EFICIT)\))/.test(text) ||
    (isUpperCase(text) && carriesOn.test(text) && !/:$/.test(text))
  )
}

/** Set in capitals. */
export function isUpperCase(text: string): boolean {
  return /[A-Z]{2}/.test(text) && !/[a-z]{2}/.test(text)
}

const { references, furniture } = patternsOf(words)

/**
 * What separates sentences from labels and titles. Half or double of any member changes 3 of 54 tuned statements at most.
 * - `minMarkedWords`, `minSentenceWords`, `minUnmarkedWords`: Words of a sentence that only its point marks; of one that its small letters mark
 *   beside a point; and without any.
 * - `smallShare`: More than this share of a sentence's words begin small; a title's are capitalized but for its prepositions.
 */
const sentence = { minMarkedWords: 6, minSentenceWords: 9, minUnmarkedWords: 12, smallShare: 0.5 } as const

/** A sentence of narrative or a footnote, not a label or a title. */
export function isSentence(text: string): boolean {
  const words = text.split(/\s+/)
  if (references.test(text)) return true
  if (words.length < sentence.minSentenceWords) return /[a-z]\.$/.test(text) && words.length >= sentence.minMarkedWords
  const small = words.filter(word => /^[a-z(]/.test(word)).length
  return small / words.length > sentence.smallShare && (/[.;]$/.test(text) || words.length >= sentence.minUnmarkedWords)
}

/** Page numbers, print times and the like, as they stand in the margins; a title may say its basis in parentheses. */
export function isPageFurniture(text: string): boolean {
  const plain = plainMarks(text)
  return folioIn(plain) !== null || isPageNumber(plain) || furniture.test(plain.replace(/\([^()]*\)/g, ''))
}
