/** Which federal form or schedule a page is, of which year, and whether it is the first page of it. */
import forms from '../../vocabulary/tax-forms.json' with { type: 'json' }
import { ocrShape } from '../../vocabulary/spelling.ts'
import { pageHead } from '../layout/thresholds.ts'
import { plainText, type FormPage } from './page-view.ts'
import { alike } from './rows.ts'

/** Names of sheets as in tax-lines.json; S1 is Schedule 1 of Form 1040. */
export type Sheet =
  | '1120-S'
  | '1065'
  | '1120'
  | '1040'
  | 'S1'
  | 'C'
  | 'E'
  | 'F'
  | '1125-A'
  | '1125-E'
  | '4562'
  | '8825'
  | 'K-1 (1120-S)'
  | 'K-1 (1065)'
  | '7004'

export interface SheetPage extends FormPage {
  readonly sheet: Sheet
  /** The first page of the form, with its title. */
  readonly first: boolean
  /** As printed; null where it could not be read. */
  readonly year: number | null
}

/**
 * Where a page names its form.
 * - `head`: Lines from the top within which a title or a running head stands; OCR cuts a title into several.
 * - `foot`: Lines from the bottom with the name of the form.
 */
const where = { head: 14, foot: 4 } as const

interface SheetWords {
  readonly sheet: string
  readonly titles: readonly string[]
  readonly number: readonly string[]
  readonly running: readonly string[]
}
const sheets: readonly SheetWords[] = forms.sheets

/** A line without what OCR and typography add: "form 1120-s (2021) page 2". */
const bare = (text: string): string =>
  text
    .replace(/[^a-z0-9().\- ]+/g, ' ')
    .replace(/(?<=\bu|\bs)\.(?= ?s\b| )/g, '')
    .replace(/\bk- 1\b/g, 'k-1')
    .replace(/\s+/g, ' ')

/** The sheet a page is; null: a state return, a statement, a letter, a worksheet or anything else. */
export function sheetOf(page: FormPage): SheetPage | null {
  const head = page.lines.slice(0, where.head).map(bare)
  const foot = page.lines.slice(-where.foot).map(bare)
  const running = runningSheet(head.slice(0, 3), foot)
  const titled = titledSheet(page, head)
  const found = titled ?? running
  if (found === null) return null
  const bottom = footOf(page)
  return {
    ...page,
    tokens: page.tokens.filter(({ y }) => y < bottom),
    sheet: found as Sheet,
    first: titled !== null,
    year: yearOf(page, head, foot),
  }
}

/** Share of the height below which the foot of a form stands: the notice of the Paperwork Reduction Act, or its name and year. */
const FOOT_FROM = 0.2

/** Where the foot begins, points from the top: what stands there, and below it, belongs to no line. */
function footOf({ page }: FormPage): number {
  const foot = page.lines.findLast(({ text, box }) => {
    const plain = plainText(text)
    return (
      box.top > FOOT_FROM * page.height &&
      (/^for (?:paperwork reduction|disclosure, privacy)/.test(plain) ||
        /(?:form|schedule) .{1,40}\b20\d\d\)?$/.test(plain))
    )
  })
  return foot?.box.top ?? page.height
}

/** By the title of a first page, with the number of the form and the words of the federal government. */
function titledSheet({ page, lines, tokens }: FormPage, head: readonly string[]): string | null {
  const joined = head.join(' ')
  const all = lines.map(bare).join(' ')
  if (!forms.federal.some(phrase => all.includes(phrase))) return null
  const top = tokens.filter(({ box }) => box.top < pageHead * page.height)
  const spread = top.map(({ text }) => text.toLowerCase()).join(' ')
  const printed = page.source === 'ocr' ? unspaced(all) : ''
  const withTitle = (isTitled: (title: string) => boolean): SheetWords | undefined =>
    sheets.find(
      ({ titles, number }) =>
        titles.some(isTitled) &&
        number.some(text => all.includes(text) || printed.includes(unspaced(text))) &&
        isForm(all, number),
    )
  const matching =
    withTitle(title => joined.includes(title) || spread.includes(title)) ??
    (page.source === 'ocr' ? withTitle(title => head.some(line => isMisread(title, line))) : undefined)
  return matching?.sheet ?? null
}

/** Text as recognition may leave it: split, without dashes, letters for the digits like them. Of a text layer it is not needed. */
const unspaced = (text: string): string => ocrShape(text.replace(/[\s-]+/g, ''))

/** Whether a line of a scanned head has the title with letters misread, one in a word. */
function isMisread(title: string, line: string): boolean {
  const [wanted, words] = [title.split(' '), line.split(' ')]
  return wanted.length > 2 && words.some((_, start) => wanted.every((word, n) => alike(word, words[start + n] ?? '')))
}

/** A letter or a worksheet names forms in sentences; a form has its number beside the word or beside its year. */
// The numbers of the Office of Management and Budget for forms of the Internal Revenue Service begin with 1545.
const isForm = (all: string, numbers: readonly string[]): boolean =>
  /\bomb n\w|\b1545-\d{4}\b/.test(all) ||
  numbers.some(number =>
    new RegExp(`form ?${number.replace(/[.()]/g, '\\$&')} ?\\((?:rev|20\\d\\d|\\d\\d?-)`).test(all),
  )

/** By the running head or foot of a later page: "Form 1120-S (2021) Page 4", "Schedule C (Form 1040) 2021". */
function runningSheet(head: readonly string[], foot: readonly string[]): string | null {
  const found = [...head, ...foot].flatMap(line =>
    sheets.flatMap(({ sheet, running }) => {
      const phrase = running.find(text => line.startsWith(text) || line.endsWith(`${text} (20`) || line.includes(text))
      if (phrase === undefined) return []
      const rest = line.slice(line.indexOf(phrase) + phrase.length)
      return /^\s?\(?\s?(?:rev\.? ?[\d-]*|\d{1,2}-)?\s?(?:19|20)\d\d\b/.test(rest)
        ? [{ sheet, length: phrase.length }]
        : []
    }),
  )
  return found.toSorted((a, b) => b.length - a.length)[0]?.sheet ?? null
}

/** The year a form is of, by how often the places that name it agree. */
function yearOf({ page, tokens, lines }: FormPage, head: readonly string[], foot: readonly string[]): number | null {
  const votes = new Map<number, number>()
  const vote = (text: string | undefined, weight: number): void => {
    const year = Number(text)
    if (text !== undefined && year >= 2000 && year <= 2040) votes.set(year, (votes.get(year) ?? 0) + weight)
  }
  for (const line of [...head, ...foot]) {
    for (const [, year] of line.matchAll(/\((20\d\d)\)/g)) vote(year, 2)
    for (const [, year] of line.matchAll(/calendar year (20\d\d)/g)) vote(year, 2)
    for (const [, year] of line.matchAll(/\) (20\d\d)$/g)) vote(year, 2)
  }
  const large = tokens
    .filter(({ text, box }) => /^20\d\d$/.test(text) && box.top < 0.2 * page.height)
    .toSorted((a, b) => b.box.bottom - b.box.top - (a.box.bottom - a.box.top))[0]
  vote(large?.text, 1.5)
  // An application for an extension names the year within a sentence alone.
  if (votes.size === 0) for (const line of lines) vote(/\bfor calendar year (20\d\d)\b/.exec(line)?.[1], 1)
  return [...votes].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null
}

/** Whether a page is marked as a draft. */
export const isDraft = ({ lines }: FormPage): boolean =>
  lines.some(
    line =>
      forms.draft.some(word => line === word || line.startsWith(`${word} `)) && !line.includes('do not file this form'),
  )
