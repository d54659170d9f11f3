/** The company a statement belongs to: a line of the letterhead that is neither title, date, note nor furniture. */
import words from '../../vocabulary/statement-words.json' with { type: 'json' }
import { patternsOf, phrasePattern, phraseSource } from '../../vocabulary/phrase-pattern.ts'
import { distinctLegalForms, isLegalForm } from '../../vocabulary/legal-forms.ts'
import { statementKinds } from '../../contract/statement-figures.ts'
import type { Field } from '../../document/field.ts'
import type { Document, Line, Page, Word } from '../../document/model.ts'
import { normalizeLabel } from '../../vocabulary/normalize-label.ts'
import { segmentOf, type Segment } from '../layout/text-rows.ts'
import { groupConsecutive } from '../values/sequences.ts'
import { isPeriodText } from '../values/dates/periods.ts'
import { titleWords, type Candidate } from './candidates.ts'
import { meaningsAnywhere } from './labels-by-vocabulary.ts'
import { enlargedType } from '../layout/thresholds.ts'
import { centerOf, medianOf } from '../../document/geometry.ts'
import { isHeading } from './lines.ts'

/** Endings and words of firms' names. */
const firmWords = phrasePattern([...distinctLegalForms, ...words.company.firms])
const { furniture, preparers } = patternsOf(words.company)
/** What a company calls itself in its own report. */
const pronouns = phrasePattern(words.company.pronouns, 'whole')
const clock = /\b\d{1,2}:\d{2}(?::\d{2})?\s*(?:am|pm)?\b/gi
const { names, roles } = words.company
/** "Client: Best Company", "In re: Best Company". */
const named = new RegExp(`^\\s*(?:${phraseSource([...names, ...roles])})\\s*[:–-]\\s*(\\S.*)$`, 'iu')
/** "Name of business Best Company": the caption of a form needs no colon. */
const captioned = new RegExp(`^${phraseSource(names)}\\s+(.+)$`, 'iu')
/** "Borrower" over or before the name, as forms and portals print it. */
const caption = new RegExp(`^(?:${phraseSource([...names, ...roles])})$`, 'iu')
const beginsAsName = /^\p{Lu}/u
/** "Best Company, Inc. Shareholders' equity", "Net income attributable to Best Company". */
const ownedEquity = /^(?:total\s)?(.{3,60}?)\s(?:share|stock)holders[’']?\s+(?:equity|deficit)/i
const attributable =
  /attributable to\s(?:the\s)?(?:(?:common\s)?(?:share|stock)holders of\s|owners of\s)?(.{3,60}?)(?:\s(?:common\s)?(?:share|stock)holders)?$/i

/**
 * Where names of companies stand.
 * - `above`: Lines above the amounts in which the name is looked for.
 * - `coverPages`: Pages a cover or title may take.
 * - `coverLines`: Lines a cover begins with: name, title, period, address; text pages have more below.
 * - `titleReach`: Lines this near the statement's title belong to its letterhead.
 * - `center`, `coverNames`: Share of the page's width the middle of a centered line may be off.
 */
const places = { above: 9, coverPages: 2, coverLines: 12, titleReach: 2, center: 0.06, coverNames: 3 } as const
/**
 * Scores of names by where they stand. Half or double of any member changes 4 of 54 tuned statements at most.
 * - `min`: Minimum score of a name.
 * - `margin`, `cover`: What names score less in running headers and footers, and on covers: firms, which may be the preparer, and other names in
 *   the first lines.
 * - `labeled`, `mentioned`: Score of a name behind its label, and of one that labels of the statement mention.
 * - `account`: Score of a match that leaves hardly anything of a label over.
 */
const scores = { min: 0.9, margin: 0.5, cover: { firm: 0.3, other: 0.25 }, labeled: 2, mentioned: 1, account: 0.95 }
/** Score of capitalized words by what makes them a name: a legal form, two words or more. */
const wording = { base: 0.6, firm: 0.9, severalWords: 0.15 } as const
/** What the place and type of a letterhead's line add; being near the statement's title counts most. */
const placing = { nearTitle: 0.5, bold: 0.2, enlarged: 0.3, centered: 0.2, first: 0.15, labeled: 1 } as const
/** Each recurrence of a name adds this, up to the other. */
const recurrence = { score: 0.25, max: 1 } as const
/** Confidence of a name of score 0, for each point of its score, and at most. */
const confidence = { base: 0.6, perPoint: 0.12, max: 0.97 } as const
/**
 * Characters and words of a name; longer ones are sentences, and shorter ones initials.
 * Half or double of any member changes 1 of 54 tuned statements at most.
 */
const lengths = { min: 3, max: 110, words: 16 } as const
/**
 * Words of names.
 * - `inReport`: Words of a firm's name that contains a word of reports ("Accounting Services, Inc.").
 * - `minCapitals`: Share of a name's words that begin with a capital: "of", "and", "the" do not.
 * - `minLength`: A single word this short is a filter or a code, not a name.
 */
const wordLimits = { inReport: 8, minCapitals: 0.6, minLength: 5 } as const

interface Choice {
  readonly run: Segment
  readonly text: string
  readonly page: Page
  readonly score: number
}

export function companyNameOf(document: Document, candidates: readonly Candidate[]): Field<string> | null {
  const choices: Choice[] = []
  for (const candidate of candidates) {
    const page = document.pages.find(({ number }) => number === candidate.pages[0])
    if (page !== undefined)
      choices.push(...letterheadNames(page, candidate), ...marginNames(page), ...labelNames(page, candidate))
  }
  for (const page of document.pages.slice(0, places.coverPages)) choices.push(...coverNames(page))
  // A name that stands over several statements, or on the cover too, is surer than one seen once.
  const seen = Map.groupBy(choices, choice => key(choice.text))
  const scoreOf = ({ text, score }: Choice): number =>
    score + Math.min(recurrence.max, recurrence.score * (seen.get(key(text))!.length - 1))
  const legible = choices.filter(({ run }) => run.words.every(word => word.confidence >= minLegible))
  const [best] = legible.toSorted((a, b) => scoreOf(b) - scoreOf(a))
  if (best === undefined || scoreOf(best) < scores.min) return null
  return {
    value: best.text,
    method: best.page.source === 'ocr' ? 'ocr' : 'text',
    label: null,
    scale: 1,
    confidence:
      Math.min(confidence.max, confidence.base + scoreOf(best) * confidence.perPoint) *
      Math.min(...best.run.words.map(word => word.confidence)),
    evidence: [{ fileName: document.fileName, page: best.page.number, box: best.run.box, text: best.run.text }],
  }
}

/** Names with a word that was recognized with less confidence than this are not believed. */
const minLegible = 0.3

const key = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A line cut where words stand far apart, or the type changes: a printing time, a report's title left of the name is not part of it. */
function runsOf(line: Line, byType = false): readonly Segment[] {
  const isApart = (last: Word, word: Word): boolean =>
    [last, word].some(({ text }) => separators.has(text)) ||
    (byType && last.bold !== word.bold) ||
    word.box.left - last.box.right >= Math.max(last.size, word.size) * wideGap
  return groupConsecutive(line.words, isApart)
    .filter(([first]) => !separators.has(first!.text))
    .map(segmentOf)
}
const separators = new Set(['·', '|', '•', '-', '–', '—', '/'])
/** In heights of the type. Half changes 2 of 54 tuned statements, double 0. */
const wideGap = 1.5

/** Lines directly over a statement, judged by their words, place and type. */
function letterheadNames(page: Page, candidate: Candidate): Choice[] {
  const top = candidate.lines.find(line => line.page === page.number)?.top ?? page.height
  const above = page.lines.filter(line => line.box.top < top).slice(-places.above)
  const size = medianOf(page.lines.map(({ words: [first] }) => first?.size ?? 0))
  const columns =
    candidate.table.columns.length < 2 ? [] : candidate.table.columns.map(({ header }) => ` ${key(header)} `)
  const title = above.findIndex(line => statementKinds.some(kind => titleWords[kind].test(line.text)))
  return above.flatMap((line, index) =>
    namesIn(runsOf(line), page, text => cleaned(named.exec(text)?.[1] ?? beforeTitle(text))).flatMap(name => {
      const { run, text } = name
      if (columns.some(header => header.includes(` ${key(text)} `))) return []
      const near = title >= 0 && Math.abs(index - title) <= places.titleReach ? placing.nearTitle : 0
      const bold = run.words.some(word => word.bold) ? placing.bold : 0
      const enlarged = run.words[0]!.size > size * enlargedType ? placing.enlarged : 0
      const isCentered = Math.abs(centerOf(run.box) - page.width / 2) < page.width * places.center
      const place = (isCentered ? placing.centered : 0) + (index === 0 ? placing.first : 0)
      const stated = named.test(run.text) ? placing.labeled : 0
      return [{ ...name, score: name.score + near + bold + enlarged + place + stated }]
    }),
  )
}

/** A firm's name on one line with the title of its statement: "Best Foundation Balance Sheet 2025-12-31". */
function beforeTitle(text: string): string {
  const starts = statementKinds.map(kind => titleWords[kind].exec(text)?.index ?? 0)
  const name = text.slice(0, Math.max(...starts))
  return firmWords.test(name) ? name : text
}

/** What may be names in the pieces of a line, scored by their words; `clean` cuts off what stands around a name. */
const namesIn = (runs: readonly Segment[], page: Page, clean: (text: string) => string = cleaned): Choice[] =>
  runs.flatMap(run => {
    const text = clean(run.text)
    const score = nameScore(text)
    return score === null ? [] : [{ run, text, page, score }]
  })

/** A firm's name in the running header or footer. */
const marginNames = (page: Page): Choice[] =>
  [...page.lines.slice(0, 2), ...page.lines.slice(-2)]
    .flatMap(line =>
      namesIn(runsOf(line, true), page, text => cleaned(text).replace(/^(?:page\s+)?\d+\s+|\s+\d+$/gi, '')),
    )
    .filter(({ text }) => firmWords.test(text))
    .map(name => ({ ...name, score: name.score - scores.margin }))

/** Names that labels of the statement itself mention. */
const labelNames = (page: Page, candidate: Candidate): Choice[] =>
  candidate.lines.flatMap(line => {
    const text = (ownedEquity.exec(line.label) ?? attributable.exec(line.label))?.[1]?.trim()
    if (text === undefined || !firmWords.test(text) || nameScore(text) === null) return []
    const printed = page.lines.find(other => other.text.includes(text))
    return printed === undefined ? [] : [{ run: printed, text, page, score: scores.mentioned }]
  })

/** "Company Name: …", a firm's name, or any name the pages repeat, on a cover. */
const coverNames = (page: Page): Choice[] =>
  page.lines.slice(0, places.coverLines).flatMap((line, index) => {
    const [labeled] = [
      ...namesIn([...runsOf(line), line], page, nameBehindLabel),
      ...namesIn(runsBesideCaption(line, page.lines[index + 1]), page),
    ]
    if (labeled !== undefined) return [{ ...labeled, score: scores.labeled }]
    return namesIn(runsOf(line), page).flatMap(name => {
      const isFirm = firmWords.test(name.text)
      if (!isFirm && index >= places.coverNames) return []
      return [{ ...name, score: name.score - scores.cover[isFirm ? 'firm' : 'other'] }]
    })
  })

/** What stands under a caption alone, or, if it is a firm's name, behind it. */
function runsBesideCaption(line: Line, below: Line | undefined): readonly Segment[] {
  const runs = runsOf(line)
  return runs.flatMap((run, index) => {
    if (!caption.test(run.text.trim())) return []
    const behind = runs.slice(index + 1, index + 2).filter(({ text }) => firmWords.test(text))
    const under =
      below === undefined
        ? []
        : runsOf(below).filter(({ box }) => Math.abs(box.left - run.box.left) < run.words[0]!.size)
    return [...behind, ...under]
  })
}

/** Empty without a label. */
function nameBehindLabel(text: string): string {
  const answer = captioned.exec(text)?.[1] ?? ''
  return cleaned(beginsAsName.test(answer) ? answer : (named.exec(text)?.[1] ?? ''))
}

/** A printing time or date beside the name is furniture of the report. */
const cleaned = (text: string): string =>
  text
    .replace(clock, ' ')
    .replace(/^\s*\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b/, ' ')
    .replace(/[\u200b\ufeff]/g, '')
    // The label of what stands beside it: "NAICS: 238210".
    .replace(/\s[\p{L}#]+:\s.*$/u, '')
    .replace(/\((?:[^()]*\b(?:number|no\.?|registered|formerly|unaudited)\b[^()]*)\)/i, ' ')
    .replace(/\s+(?:for|as of|as at)\s+the\s+(?:year|period|month|quarter|three|six|nine|twelve|fiscal|\d).*$/i, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[^\p{L}\p{N}(]+/u, '')
    .replace(/[\s,;:–-]+$/, '')

/** Null: not a name. */
function nameScore(text: string): number | null {
  if (text.length < lengths.min || text.length > lengths.max || !/\p{L}{2}/u.test(text)) return null
  const words = text.split(' ')
  if (
    words.length > lengths.words ||
    /[a-z]{3}\.\s+\p{Lu}/u.test(text.replace(/\b(?:inc|co|corp|ltd|st|no|dr|mr)\./gi, '$1')) ||
    /[:;]$/.test(text)
  )
    return null
  const firm = firmWords.test(text)
  // A legal form alone is the rest of a name, or says what the company is: "A Partnership".
  if (pronouns.test(text) || words.every(word => isLegalForm(word.toLowerCase().replace(/[^a-z]/g, '')))) return null
  if (!firm && (isAccount(text) || (words.length === 1 && text.length < wordLimits.minLength))) return null
  // "Equipment Equipment" heads two columns.
  if (words.length > 1 && new Set(words.map(word => word.toLowerCase())).size === 1) return null
  const title = statementKinds.some(kind => titleWords[kind].test(text))
  if (isPeriodText(text) && !firm) return null
  if (
    furniture.test(text.replace(firmWords, ' ')) &&
    (!firm ||
      title ||
      words.length > wordLimits.inReport ||
      /\b(?:notes?|prepared|see|page|form|shares?|per)\b/i.test(text))
  )
    return null
  if (preparers.test(text)) return null
  if (/\d[\d,.]{3,}|[$€£%]|\b\d{5}\b|^\d+$/.test(text)) return null
  const capitals = words.filter(word => /^[\p{Lu}\p{N}("'&]/u.test(word)).length / words.length
  if (capitals < wordLimits.minCapitals) return null
  return wording.base + (firm ? wording.firm : 0) + (words.length >= 2 ? wording.severalWords : 0)
}

/** A label of a line of a statement: "Accounts payable". */
const isAccount = (text: string): boolean =>
  meaningsAnywhere(normalizeLabel(text)).some(({ score }) => score >= scores.account)

/** Maximum number of lines: more only repeat common bookkeeping. */
const maxWords = 80

export function businessWordsOf(candidates: readonly Candidate[]): readonly string[] {
  const words = new Set<string>()
  for (const candidate of candidates) {
    for (const line of candidate.heading) words.add(line)
    if (candidate.kind === 'cashFlowStatement') continue
    for (const line of candidate.lines)
      if (line.label !== '' && (!isHeading(line) || line.label.length > 3)) words.add(line.label)
  }
  return [...words].slice(0, maxWords)
}
