/** The company a statement belongs to: a line of the letterhead that is neither title, date, note nor furniture. */
import type { Figure } from '../document/figure.ts'
import type { Document, Line, Page } from '../document/model.ts'
import { statementKinds } from '../contract/financial-statement.ts'
import { titleWords, type Candidate } from './statement-candidates.ts'
import { isPeriodText } from './periods.ts'

/** Endings and words of firms' names. */
const firmWords =
  /\b(?:inc|incorporated|corp|corporation|company|co|llc|l\.l\.c|llp|lp|ltd|limited|plc|pllc|pc|p\.c|gmbh|ag|kg|se|s\.?a|s\.?a\.?s|s\.?r\.?l|b\.?v|n\.?v|aps|a\/s|oy|ab|pty|foundation|association|university|trust|partners|group|holdings|enterprises|services|associates|and subsidiaries|& subsidiaries|consolidated subsidiaries)\b\.?/i
/** Words of titles, notes and page furniture: a line made of them names no company. */
const furniture =
  /\b(?:balance\s+sheets?|statements?|profit|loss|income|cash\s+flows?|financial|position|operations|unaudited|audited|basis|page|notes?|in\s+(?:thousands|millions|us|usd)|except|thousands|millions|report|printed|prepared|accountants?|compilation|as\s+(?:of|at)|for\s+the|ended|ending|period|year|month|quarter|fiscal|table\s+of\s+contents|contents|annual|form\s+10|item\s+\d|see\s+(?:accompanying|notes)|integral|consolidated|registered\s+number|company\s+number|number|comparative|summary|detail|budget|actual|total|amount|currency|all\s+values|account|exhibit|schedule|assets|liabilities|revenues?|expenses?|www|http|tel|phone|fax|email|cvr|abn|ein|vat|management)\b/i
/** Someone who prepared or audited the paper, not the one it is about. */
const preparers = /\b(?:cpas?|certified public|accountants|auditors?|bookkeep|chartered|tax\s+services)\b/i
const clock = /\b\d{1,2}:\d{2}\s*(?:am|pm)?\b/i

/** Lines above the figures in which the name is looked for. */
const letterheadLines = 9

interface Choice { readonly line: Line; readonly text: string; readonly page: number; readonly score: number }

export function companyNameOf(document: Document, candidates: readonly Candidate[]): Figure<string> | null {
  const choices: Choice[] = []
  for (const candidate of candidates) {
    const page = document.pages.find(({ number }) => number === candidate.pages[0])
    if (page !== undefined) choices.push(...letterhead(page, candidate))
  }
  for (const page of document.pages.slice(0, coverPages)) choices.push(...cover(page))
  if (choices.length === 0) return null
  // A name that stands over several statements, or on the cover too, is surer than one seen once.
  const votes = Map.groupBy(choices, choice => key(choice.text))
  const ranked = [...votes.values()].map(group => ({ best: group.reduce((a, b) => (b.score > a.score ? b : a)), worth: Math.max(...group.map(c => c.score)) + Math.min(1, 0.25 * (group.length - 1)) }))
  const { best, worth } = ranked.sort((a, b) => b.worth - a.worth)[0]!
  if (worth < leastWorth) return null
  const source = document.pages.find(({ number }) => number === best.page)!.source
  return {
    value: best.text, method: source === 'ocr' ? 'ocr' : 'text', label: null, scale: 1,
    confidence: Math.min(0.97, 0.6 + worth * 0.12) * Math.min(...best.line.words.map(word => word.confidence)),
    evidence: [{ fileName: document.fileName, page: best.page, box: best.line.box, text: best.text }],
  }
}

const coverPages = 2
const leastWorth = 0.9
const key = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim()

/** Lines directly over a statement, judged by their words, place and type. */
function letterhead(page: Page, candidate: Candidate): Choice[] {
  const top = candidate.lines.find(line => line.page === page.number)?.top ?? page.height
  const above = page.lines.filter(line => line.box.top < top).slice(-letterheadLines)
  const size = typical(page)
  const title = above.findIndex(line => statementKinds.some(kind => titleWords[kind].test(line.text)))
  return above.flatMap((line, index) => {
    const text = cleaned(line.text)
    const base = worth(text)
    if (base === null) return []
    const near = title >= 0 && Math.abs(index - title) <= 2 ? 0.5 : 0
    const type = (line.words.some(word => word.bold) ? 0.2 : 0) + (line.words[0]!.size > size * 1.15 ? 0.3 : 0)
    const centred = Math.abs((line.box.left + line.box.right) / 2 - page.width / 2) < page.width * 0.06 ? 0.2 : 0
    return [{ line, text, page: page.number, score: base + near + type + centred + (index === 0 ? 0.15 : 0) }]
  })
}

/** "Company Name: …" and the like anywhere on the first pages. */
function cover(page: Page): Choice[] {
  return page.lines.slice(0, 12).flatMap(line => {
    const named = /^\s*(?:company(?:\s+name)?|business(?:\s+name)?|legal\s+name|name\s+of\s+(?:company|business|registrant)|client)\s*[:\-–]\s*(.+)$/i.exec(line.text)
    if (named) return [{ line, text: cleaned(named[1]!), page: page.number, score: 2 }]
    const text = cleaned(line.text)
    const base = worth(text)
    return base !== null && firmWords.test(text) ? [{ line, text, page: page.number, score: base - 0.3 }] : []
  })
}

/** A printing time or date beside the name is furniture of the report. */
const cleaned = (text: string): string =>
  text.replace(clock, ' ').replace(/^\s*\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b/, ' ').replace(/[\u200b\ufeff]/g, '').replace(/\s+/g, ' ').trim().replace(/^[^\p{L}\p{N}(]+/u, '')

/** Null: not a name. */
function worth(text: string): number | null {
  if (text.length < 3 || text.length > 110 || !/\p{L}{2}/u.test(text)) return null
  const words = text.split(' ')
  if (words.length > 16 || /[.!?]\s+\p{Lu}/u.test(text.replace(/\b(?:inc|co|corp|ltd|st|no|dr|mr)\./gi, '$1')) || /[:;]$/.test(text)) return null
  const firm = firmWords.test(text)
  const bare = text.replace(firmWords, ' ')
  if (isPeriodText(text) && !firm) return null
  if (furniture.test(bare) && !(firm && !statementKinds.some(kind => titleWords[kind].test(text)) && words.length <= 8)) return null
  if (preparers.test(text)) return null
  if (/\d[\d,.]{3,}|[$€£%]|\b\d{5}\b/.test(text)) return null
  const capitals = words.filter(word => /^[\p{Lu}\p{N}("'&]/u.test(word)).length / words.length
  if (capitals < 0.6) return null
  return 0.6 + (firm ? 0.9 : 0) + (words.length >= 2 ? 0.15 : 0)
}

function typical(page: Page): number {
  const sizes = page.lines.map(line => line.words[0]?.size ?? 0).sort((a, b) => a - b)
  return sizes[Math.floor(sizes.length / 2)] ?? 0
}
