/** Classifies pages that belong together: points by document type → type, confidence and reasons. */
import type { DocumentType } from '../../contract/full-analysis.ts'
import { scoresOf, type Clue, type PageFeatures } from './page-features.ts'

/** A document within a file, or a range of its pages: pages that belong together, and their classification. */
export interface DocumentPart {
  readonly docType: DocumentType
  /** 0 to 1; type "other" with low confidence when nothing was recognized as typical. */
  readonly confidence: number
  /** The reasons in words a reviewer can check: the phrases and shapes that were found, each with its page. */
  readonly evidence: readonly string[]
  /** 1-based, ascending; a return leaves out pages between its own that are another document. */
  readonly pages: readonly number[]
}

/** Types that are distinguished only once it is clear that the document is one of them. */
export type Family = 'statement' | 'sale' | Exclude<DocumentType, Statement | Sale>
type Statement = (typeof statementTypes)[number] | 'financial_statement'
type Sale = (typeof saleTypes)[number]

const statementTypes = ['balance_sheet', 'income_statement', 'cash_flow_statement'] as const
const saleTypes = ['invoice', 'bill_of_sale', 'purchase_order'] as const

const isStatement = (docType: DocumentType): docType is Statement =>
  docType === 'financial_statement' || statementTypes.some(one => one === docType)
const isSale = (docType: DocumentType): docType is Sale => saleTypes.some(one => one === docType)

export const familyOf = (docType: DocumentType): Family =>
  isStatement(docType) ? 'statement' : isSale(docType) ? 'sale' : docType

/**
 * A document with fewer points is "other": a title alone, or three characteristic words, are more. Of the tuned corpus' 256 files, half of it
 * changes the type of 4, double of 11.
 */
export const minPoints = 5
/**
 * Shares of points that count beside the best.
 * - `siblings`: Share of the points of a family's other types that counts for the family.
 * - `added`: Share of the points of the other pages that counts for a document: half changes the type of two tuned files, double of one.
 */
const shares = { siblings: 0.35, added: 0.4 } as const

/** Points by family. */
export function familyScores(scores: ReadonlyMap<DocumentType, number>): ReadonlyMap<Family, number> {
  const summed = new Map<Family, number>()
  for (const [family, members] of Map.groupBy(scores, ([docType]) => familyOf(docType))) {
    const points = members.map(([, value]) => value)
    const best = Math.max(...points)
    summed.set(family, best + shares.siblings * (points.reduce((sum, value) => sum + value, 0) - best))
  }
  return summed
}

/** Points of several pages: the best page, plus a share of what the others add. */
function scoresOfPart(pages: readonly PageFeatures[]): ReadonlyMap<DocumentType, number> {
  if (pages.length === 1) return pages[0]!.scores
  const together = scoresOf(cluesOf(pages))
  const scores = new Map<DocumentType, number>()
  for (const [docType, points] of together) {
    const best = Math.max(...pages.map(features => features.scores.get(docType) ?? 0))
    scores.set(docType, best + Math.min(points - best, best) * shares.added)
  }
  return scores
}

/** Each clue once, with its most points. */
function cluesOf(pages: readonly PageFeatures[]): readonly (Clue & { readonly page: number })[] {
  const clues = pages.flatMap(({ clues, page }) => clues.map(clue => ({ ...clue, page: page.number })))
  const same = Map.groupBy(clues, ({ docType, key }) => `${docType} ${key}`)
  return [...same.values()].map(([first, ...others]) =>
    others.reduce((best, clue) => (clue.points > best.points ? clue : best), first!),
  )
}

export function classifyPart(pages: readonly PageFeatures[]): DocumentPart {
  const scores = scoresOfPart(pages)
  const ranked = [...familyScores(scores)].toSorted((a, b) => b[1] - a[1])
  const [family, points] = (ranked[0]?.[0] === 'other' ? titledFirst(pages, ranked) : null) ?? ranked[0] ?? ['other', 0]
  const runnerUp =
    ranked.find(([other]) => other !== family && (other !== 'other' || family === ranked[0]![0]))?.[1] ?? 0
  const isKnown = points >= minPoints
  return {
    docType: isKnown ? typeWithin(family, scores, pages) : 'other',
    confidence: isKnown ? confidenceOf(points, runnerUp) : round(certainty.none * (1 - points / minPoints)),
    evidence: reasons(pages, family, isKnown ? maxReasons.known : maxReasons.unknown),
    pages: pages.map(features => features.page.number),
  }
}

/** A document followed by exhibits and agreements has the type of its first title, if that page supports the title. */
function titledFirst(
  pages: readonly PageFeatures[],
  ranked: readonly (readonly [Family, number])[],
): readonly [Family, number] | null {
  const first = pages.find(({ title }) => title !== null)
  const family = first === undefined ? 'other' : familyOf(first.title!.docType)
  if (family === 'other' || (familyScores(first!.scores).get(family) ?? 0) < minPoints) return null
  return ranked.find(([other]) => other === family) ?? null
}

/** Reasons a reviewer reads at a glance. */
const maxReasons = { known: 6, unknown: 3 } as const

/**
 * How points become confidence.
 * - `range`: Confidence of the barest evidence, and of the fullest.
 * - `strengthStep`: So many points more or less than minPoints make the evidence strong or weak.
 * - `clearLead`, `levelShare`: A runner-up this far behind, as a share of the points, does not count; one that is level leaves this share of the
 *   confidence.
 * - `none`: Confidence in "other" without any evidence: an unknown type is as likely as a page that could not be read.
 */
const certainty = { range: { min: 0.25, max: 0.99 }, strengthStep: 2.5, clearLead: 0.6, levelShare: 0.35, none: 0.5 }

/** Increases with the points and with the distance to the next type. */
function confidenceOf(points: number, runnerUp: number): number {
  const { min, max } = certainty.range
  const strength = 1 / (1 + Math.exp(-(points - minPoints) / certainty.strengthStep))
  const distance = Math.min(1, (points - runnerUp) / (certainty.clearLead * points))
  return round(min + (max - min) * strength * (certainty.levelShare + (1 - certainty.levelShare) * distance))
}

const round = (value: number): number => Math.round(value * 100) / 100

function typeWithin(
  family: Family,
  scores: ReadonlyMap<DocumentType, number>,
  pages: readonly PageFeatures[],
): DocumentType {
  if (family === 'statement') {
    const kinds = new Set(pages.flatMap(statementsOn))
    const [only] = kinds
    if (kinds.size > 1) return 'financial_statement'
    return only ?? best(statementTypes, scores)
  }
  return family === 'sale' ? best(saleTypes, scores) : family
}

function best<T extends DocumentType>(types: readonly T[], scores: ReadonlyMap<DocumentType, number>): T {
  return types.reduce((a, b) => ((scores.get(b) ?? 0) > (scores.get(a) ?? 0) ? b : a))
}

/**
 * From where on a page holds a statement.
 * - `linesUnderTitle`, `linesWithoutTitle`: Points that a statement's lines need under a title, and without one.
 * - `minTitlePoints`, `minRelevance`: Points of a title and relevance of a page below which a statement is only mentioned: half or double changes
 *   the type of no tuned file.
 */
const statementLimits = { linesUnderTitle: 3, linesWithoutTitle: 7, minTitlePoints: 2.5, minRelevance: 0.25 } as const

/** The statements on a page: the titled ones, else the one with the most of its lines. */
export function statementsOn({ clues, relevance }: PageFeatures): readonly (typeof statementTypes)[number][] {
  if (relevance < statementLimits.minRelevance) return []
  const found = statementTypes.map(docType => {
    const own = clues.filter(clue => clue.docType === docType)
    const lines = scoresOf(own.filter(clue => clue.kind === 'words')).get(docType) ?? 0
    return {
      docType,
      lines,
      titled: own.some(clue => clue.kind === 'title' && clue.points >= statementLimits.minTitlePoints),
    }
  })
  const titled = found.filter(one => one.titled && one.lines >= statementLimits.linesUnderTitle)
  if (titled.length > 0) return titled.map(one => one.docType)
  const fullest = found.toSorted((a, b) => b.lines - a.lines)[0]!
  return fullest.lines >= statementLimits.linesWithoutTitle ? [fullest.docType] : []
}

/** The clues with the most points in words, each with its page. */
function reasons(pages: readonly PageFeatures[], family: Family, limit: number): readonly string[] {
  const clues = cluesOf(pages)
    .filter(clue => familyOf(clue.docType) === family && clue.points >= 1)
    .toSorted((a, b) => b.points - a.points)
  const same = Map.groupBy(clues, ({ description }) => description.replace(/^title /, '').toLowerCase())
  return [...same.values()].slice(0, limit).map(([best]) => `${best!.description} on page ${best!.page}`)
}
