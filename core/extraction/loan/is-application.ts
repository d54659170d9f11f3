/** Whether a document is an application for credit: it calls itself one, and asks what applications ask. Pure. */
import phrases from '../../vocabulary/loan-phrases.json' with { type: 'json' }
import { phrasePattern, phraseSource } from '../../vocabulary/phrase-pattern.ts'
import { termGroup } from './terms.ts'
import type { Page } from '../../document/model.ts'
import type { Entry, FormReading } from './entries.ts'

/** What applications call themselves: "Equipment Finance Application", "Application for credit". */
const kinds = `${phraseSource(phrases.applicationKinds)}[\\w\\s,&/'’.-]{0,40}${phraseSource(phrases.applicationWords)}`
const TITLE = new RegExp(`${kinds}|${phraseSource(phrases.applicationTitles)}|application\\s*$`, 'iu')
/** Documents that mention applications and are none. */
const NOT_TITLE = phrasePattern(phrases.otherTitles)
const OTHER_HEADER = phrasePattern(phrases.otherHeaders)
const asked = termGroup('application')
/** Asked in applications, rarely elsewhere. */
const particularTerms = termGroup('applicationOnly')
/** The title stands in this share of the first pages' lines, or in large type. */
const TITLE_LINES = 16
const FIRST_PAGES = 4
const MIN_ASKED = 5
const MIN_PARTICULAR = 2
/** Without a title: so many different questions, or more of which fewer are meaningful. */
const MIN_UNTITLED = [
  { asked: 9, particular: 5 },
  { asked: 12, particular: 4 },
] as const

/** Words without which no page is read as a form: cheap, for every document is asked. */
const MENTIONED = phrasePattern(phrases.mentions)

/** Whether a document may be an application at all, by the words of its first pages. */
export function mayBeApplication(pages: readonly Page[]): boolean {
  return pages.slice(0, FIRST_PAGES).some(page => page.lines.some(line => MENTIONED.test(line.text)))
}

/** Whether the pages hold an application, judged by title and questions. `isNamed`: they are classified as one already, so no title is needed. */
export function isApplication(readings: readonly FormReading[], entries: readonly Entry[], isNamed: boolean): boolean {
  const terms = new Set(entries.flatMap(({ meaning }) => (meaning === null ? [] : [meaning.term])))
  const questions = [...terms].filter(term => asked.has(term)).length
  const particular = [...terms].filter(term => particularTerms.has(term)).length
  const headers = readings
    .slice(0, 3)
    .flatMap(reading => reading.page.lines.slice(0, TITLE_LINES).map(line => line.map(piece => piece.text).join(' ')))
  const isTitled = headers.some(text => text.split(' ').length <= 18 && TITLE.test(text) && !NOT_TITLE.test(text))
  if (
    !isNamed &&
    headers.slice(0, 8).some(text => OTHER_HEADER.test(text) && text.split(' ').length <= 8) &&
    particular < 4
  )
    return false
  return isTitled || isNamed
    ? questions >= MIN_ASKED && particular >= MIN_PARTICULAR
    : MIN_UNTITLED.some(min => questions >= min.asked && particular >= min.particular)
}
