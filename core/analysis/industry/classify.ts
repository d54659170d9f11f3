/** The company's industry by what its documents say it does: a code only with evidence, unknown rather than a guess. */
import type { IndustryClassification } from '../../contract/financial-statement.ts'
import { naicsTitle, searchIndustries } from './naics-index.ts'
import { tradeOf, tradesIn, type Trade, type TradeMatch } from './trades.ts'
import { industryWords } from './words.ts'

export interface BusinessDescription {
  /** Chosen by a reviewer; overrides what the words say. */
  readonly naicsCode: string | null
  readonly companyName: string | null
  /** What the business says it does, in its own words: as telling as its name. */
  readonly statedBusiness?: string | null
  /** Page titles, names of revenue and cost lines. */
  readonly businessWords: readonly string[]
}

export const unknownIndustry: IndustryClassification = {
  naicsCode: null,
  naicsTitle: null,
  sicCode: null,
  mccCode: null,
  confidence: 0,
  evidence: [],
}

/** From this confidence the class is used. */
export const decided = 0.7
/** From this confidence the class is proposed: the reader is asked to choose, and no benchmark is shown. */
const proposed = 0.5

/** What a phrase of one word, or of more, is worth by itself. A company calls itself by its trade; a line may be a purchase of anybody's. */
const weights = {
  name: { phrases: [0.75, 0.85], overhead: [0.7, 0.75], nameOnly: [0.6, 0.65] },
  incomeLine: { phrases: [0.55, 0.65], overhead: [0.4, 0.45], nameOnly: [0, 0] },
  line: { phrases: [0.3, 0.4], overhead: [0.1, 0.15], nameOnly: [0, 0] },
  expenseLine: { phrases: [0.1, 0.15], overhead: [0, 0], nameOnly: [0, 0] },
} as const
type Place = keyof typeof weights
const incomeWords = /\b(sales?|revenues?|income|receipts|fees earned|billings)\b/i
const expenseWords =
  /\b(expenses?|repairs?|maintenance|supplies|rent|insurance|payable|depreciation|wages|salaries|fees|costs?|taxes)\b/i

/** Whether a line of a statement earns or spends, by its own words. */
const placeOf = (line: string): Place =>
  incomeWords.test(line) ? 'incomeLine' : expenseWords.test(line) ? 'expenseLine' : 'line'
const maxConfidence = 0.95
/** A code printed on the document was chosen by the company or its accountant. */
const statedConfidence = 0.95
/** How much a rival of another sector, or of the same one, takes from the leader; less when the leader is in the company's name. */
const rivalry = { otherSector: 0.5, sameSector: 0.25, againstName: 0.25 } as const
/**
 * The index alone: words of one text that meet in one industry, two of them in its title or three anywhere. Its phrases were not written for
 * company names or for the lines of statements ("Commercial airplanes" are also rented), hence the ceiling.
 */
const minIndexWords = 2
const enoughOutsideTitle = 3
const indexLead = 1.25
const indexConfidence = { exact: 0.6, group: 0.55 } as const

/** Words of every statement, which name no industry though the index uses them. */
const statementWords = new Set(
  (
    'account administrative amount asset bank billing board business change charge commission cost current customer deposit development direct discount employee equipment ' +
    'expense fee fund general good gross income interest inventory labor loan maintenance management material merchandise operating payment payroll ' +
    'product profit program progress purchase receivable rental repair return revenue salary sale service store supply tax trade travel wage work year'
  ).split(' '),
)

interface Evidence {
  readonly trade: Trade
  readonly confidence: number
  readonly inName: boolean
  readonly texts: readonly string[]
}

/** Classifies; the code is null below a confidence of 0.7, with the confidence, the evidence and the proposal of the best candidate all the same. */
export function classifyIndustry(business: BusinessDescription): IndustryClassification {
  const best = bestClass(business)
  if (best.naicsCode === null || best.confidence >= decided) return best
  const { naicsCode, naicsTitle, sicCode, mccCode, confidence, evidence } = best
  return { ...unknownIndustry, confidence, evidence, proposal: { naicsCode, naicsTitle, sicCode, mccCode } }
}

function bestClass(business: BusinessDescription): IndustryClassification {
  if (business.naicsCode !== null) return ofCode(business.naicsCode, 1, ['Chosen by a reviewer'])
  const stated = statedCode([...(business.statedBusiness ? [business.statedBusiness] : []), ...business.businessWords])
  if (stated) return ofCode(stated.code, statedConfidence, [`Stated on the document: "${stated.text}"`])
  const [leader, ...rivals] = weighTrades(business)
  const byTrade = leader ? judged(leader, rivals) : unknownIndustry
  if (byTrade.naicsCode !== null) return byTrade
  const byIndex = fromIndex(business)
  return byIndex && byIndex.confidence > byTrade.confidence ? byIndex : byTrade
}

function ofCode(code: string, confidence: number, evidence: readonly string[]): IndustryClassification {
  const trade = tradeOf(code)
  return {
    naicsCode: code,
    naicsTitle: trade?.title ?? naicsTitle(code),
    sicCode: trade?.sic ?? null,
    mccCode: trade?.mcc ?? null,
    confidence,
    evidence: [...evidence],
  }
}

/** "NAICS 484110", "NAICS code: 484110", "Business activity code 484110" with a code that exists. */
function statedCode(texts: readonly string[]): { code: string; text: string } | null {
  for (const text of texts) {
    const code = /\b(?:naics|business activity)(?: code)?\W{0,4}(\d{6})\b/i.exec(text)?.[1]
    if (code && naicsTitle(code) !== null) return { code, text }
  }
  return null
}

/** Evidence by trade, strongest first. */
function weighTrades({ companyName, statedBusiness, businessWords }: BusinessDescription): Evidence[] {
  const byCode = new Map<string, Evidence>()
  const add = (match: TradeMatch, place: Place, text: string): void => {
    const inName = place === 'name'
    const confidence = weights[place][match.kind][match.words > 1 ? 1 : 0]
    if (confidence === 0) return
    const known = byCode.get(match.trade.naics)
    byCode.set(match.trade.naics, {
      trade: match.trade,
      confidence: Math.min(maxConfidence, 1 - (1 - (known?.confidence ?? 0)) * (1 - confidence)),
      inName: inName || (known?.inName ?? false),
      texts: [
        ...(known?.texts ?? []),
        text === companyName
          ? `Company name "${text}": ${match.phrase}`
          : `${inName ? 'Stated business' : 'Line'} "${text}": ${match.phrase}`,
      ],
    })
  }
  if (companyName) for (const match of distinctTrades(tradesIn(companyName))) add(match, 'name', companyName)
  if (statedBusiness) for (const match of distinctTrades(tradesIn(statedBusiness))) add(match, 'name', statedBusiness)
  for (const text of new Set(businessWords))
    if (text !== companyName) for (const match of distinctTrades(tradesIn(text))) add(match, placeOf(text), text)
  return [...byCode.values()].sort((a, b) => b.confidence - a.confidence || Number(b.inName) - Number(a.inName))
}

/** A text counts once for a trade, however many of its phrases it holds. */
const distinctTrades = (matches: readonly TradeMatch[]): TradeMatch[] =>
  matches.filter((match, index) => matches.findIndex(m => m.trade === match.trade) === index)

function judged(leader: Evidence, rivals: readonly Evidence[]): IndustryClassification {
  const sector = (trade: Trade): string => trade.naics.slice(0, 2)
  const withinLeader = (rival: Evidence): boolean => leader.trade.naics.startsWith(rival.trade.naics)
  const against = rivals
    .filter(rival => !withinLeader(rival))
    .map(
      rival =>
        rival.confidence *
        (leader.inName && !rival.inName
          ? rivalry.againstName
          : sector(rival.trade) === sector(leader.trade)
            ? rivalry.sameSector
            : rivalry.otherSector),
    )
  const confidence = leader.confidence * (1 - Math.max(0, ...against))
  const evidence = leader.texts.slice(0, 5)
  if (confidence < proposed) return { ...unknownIndustry, confidence, evidence }
  return ofCode(leader.trade.naics, confidence, evidence)
}

/**
 * The industry whose index entries share at least two words with the company's name or one of its income lines, clearly more than any other
 * group of industries. Other lines tell what it buys and owes: a credit card among the liabilities does not make it an issuer of them.
 */
function fromIndex({ companyName, statedBusiness, businessWords }: BusinessDescription): IndustryClassification | null {
  let best: IndustryClassification | null = null
  const earning = businessWords.filter(text => placeOf(text) === 'incomeLine')
  for (const text of new Set([companyName, statedBusiness, ...earning].filter(text => typeof text === 'string'))) {
    const words = industryWords(text).filter(word => !statementWords.has(word))
    if (new Set(words).size < minIndexWords) continue
    const [first, ...others] = searchIndustries(words)
    if (!first || first.words.length < minIndexWords || first.words.length < new Set(words).size - 1) continue
    const title = industryWords(naicsTitle(first.naics) ?? '')
    if (first.words.length < enoughOutsideTitle && !first.words.every(word => title.includes(word))) continue
    const group = first.naics.slice(0, 4)
    const rival = others.find(match => match.naics.slice(0, 4) !== group)
    if (rival && first.score < indexLead * rival.score) continue
    const sibling = others.find(match => match.naics.slice(0, 4) === group)
    const exact = !sibling || first.score >= indexLead * sibling.score
    const confidence = exact ? indexConfidence.exact : indexConfidence.group
    if (best && best.confidence >= confidence) continue
    best = ofCode(exact ? first.naics : group, confidence, [
      `"${text}" shares ${first.words.join(', ')} with the NAICS index`,
    ])
  }
  return best
}
