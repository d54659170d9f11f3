/** What pages that belong together are: points by kind of document → kind, confidence and the reasons. */
import type { DocumentType } from '../../contract/full-analysis.ts'
import type { DocumentPart } from './document-part.ts'
import { scoresOf, type Clue, type PageLook } from './page-features.ts'

/** Kinds that are told apart only after it is clear that it is one of them. */
export type Family = 'statement' | 'sale' | Exclude<DocumentType, Statement | Sale>
type Statement = 'balance_sheet' | 'income_statement' | 'cash_flow_statement' | 'financial_statement'
type Sale = 'invoice' | 'bill_of_sale' | 'purchase_order'

const statementTypes = ['balance_sheet', 'income_statement', 'cash_flow_statement'] as const
const saleTypes = ['invoice', 'bill_of_sale', 'purchase_order'] as const

export function familyOf(docType: DocumentType): Family {
  switch (docType) {
    case 'balance_sheet':
    case 'income_statement':
    case 'cash_flow_statement':
    case 'financial_statement':
      return 'statement'
    case 'invoice':
    case 'bill_of_sale':
    case 'purchase_order':
      return 'sale'
    default:
      return docType
  }
}

/** Below this a document is "other": a title alone, or three words of the trade, are more. */
export const leastPoints = 5
/** Of the points of the other kinds of a family this share speaks for the family. */
const kinship = 0.35

/** Points by family. */
export function familyScores(scores: ReadonlyMap<DocumentType, number>): ReadonlyMap<Family, number> {
  const families = new Map<Family, number[]>()
  for (const [docType, points] of scores) {
    const family = familyOf(docType)
    families.set(family, [...(families.get(family) ?? []), points])
  }
  const summed = new Map<Family, number>()
  for (const [family, points] of families) {
    const best = Math.max(...points)
    summed.set(family, best + kinship * (points.reduce((sum, value) => sum + value, 0) - best))
  }
  return summed
}

/** Points of several pages: the best page, and what the others add to it. */
function scoresOfPart(looks: readonly PageLook[]): ReadonlyMap<DocumentType, number> {
  if (looks.length === 1) return looks[0]!.scores
  const together = scoresOf(cluesOf(looks))
  const scores = new Map<DocumentType, number>()
  for (const [docType, points] of together) {
    const best = Math.max(...looks.map(look => look.scores.get(docType) ?? 0))
    scores.set(docType, best + Math.min(points - best, best) * added)
  }
  return scores
}
const added = 0.4

/** Each clue once, at its strongest. */
function cluesOf(looks: readonly PageLook[]): readonly (Clue & { readonly page: number })[] {
  const best = new Map<string, Clue & { readonly page: number }>()
  for (const { clues, page } of looks)
    for (const clue of clues) {
      const key = `${clue.docType} ${clue.key}`
      const known = best.get(key)
      if (known === undefined || known.points < clue.points) best.set(key, { ...clue, page: page.number })
    }
  return [...best.values()]
}

export function judgePart(looks: readonly PageLook[]): DocumentPart {
  const pages = looks.map(look => look.page.number)
  const scores = scoresOfPart(looks)
  const ranked = [...familyScores(scores)].toSorted((a, b) => b[1] - a[1])
  const [family, points] = (ranked[0]?.[0] === 'other' ? titledFirst(looks, ranked) : null) ?? ranked[0] ?? ['other', 0]
  const rival = ranked.find(([other]) => other !== family && (other !== 'other' || family === ranked[0]![0]))?.[1] ?? 0
  if (points < leastPoints)
    return {
      docType: 'other',
      confidence: round(doubt * (1 - points / leastPoints)),
      evidence: reasons(looks, family, 3),
      pages,
    }
  const docType = typeWithin(family, scores, looks)
  return { docType, confidence: confidenceOf(points, rival), evidence: reasons(looks, family, 6), pages }
}

/** A paper with exhibits and agreements behind it is what its first title says, when that page bears the title out. */
function titledFirst(
  looks: readonly PageLook[],
  ranked: readonly (readonly [Family, number])[],
): readonly [Family, number] | null {
  const first = looks.find(({ title }) => title !== null)
  const family = first === undefined ? 'other' : familyOf(first.title!.docType)
  if (family === 'other' || (familyScores(first!.scores).get(family) ?? 0) < leastPoints) return null
  return ranked.find(([other]) => other === family) ?? null
}

/** Grows with the points and with the distance from the next kind. */
function confidenceOf(points: number, rival: number): number {
  const strength = 1 / (1 + Math.exp(-(points - leastPoints) / 2.5))
  const distance = Math.min(1, (points - rival) / (0.6 * points))
  return round(0.25 + 0.74 * strength * (0.35 + 0.65 * distance))
}

/** Nothing speaks for anything: as likely a paper of another kind as one that could not be read. */
const doubt = 0.5
const round = (value: number): number => Math.round(value * 100) / 100

function typeWithin(
  family: Family,
  scores: ReadonlyMap<DocumentType, number>,
  looks: readonly PageLook[],
): DocumentType {
  if (family === 'statement') {
    const kinds = new Set(looks.flatMap(statementsOn))
    const [only] = kinds
    if (kinds.size > 1) return 'financial_statement'
    return only ?? best(statementTypes, scores)
  }
  return family === 'sale' ? best(saleTypes, scores) : family
}

function best<T extends DocumentType>(types: readonly T[], scores: ReadonlyMap<DocumentType, number>): T {
  return types.reduce((a, b) => ((scores.get(b) ?? 0) > (scores.get(a) ?? 0) ? b : a))
}

/** A statement has a title and its lines; without a title more of them. */
const linesUnderTitle = 3
const linesWithoutTitle = 7
const leastTitle = 2.5
const leastRelevance = 0.25

/** The statements a page shows: titled ones, else the one whose lines it shows most of. */
export function statementsOn({ clues, relevance }: PageLook): readonly (typeof statementTypes)[number][] {
  if (relevance < leastRelevance) return []
  const found = statementTypes.map(docType => {
    const own = clues.filter(clue => clue.docType === docType)
    const lines = scoresOf(own.filter(clue => clue.kind === 'words')).get(docType) ?? 0
    return { docType, lines, titled: own.some(clue => clue.kind === 'title' && clue.points >= leastTitle) }
  })
  const titled = found.filter(one => one.titled && one.lines >= linesUnderTitle)
  if (titled.length > 0) return titled.map(one => one.docType)
  const most = found.toSorted((a, b) => b.lines - a.lines)[0]!
  return most.lines >= linesWithoutTitle ? [most.docType] : []
}

/** The strongest clues in words, each with its page. */
function reasons(looks: readonly PageLook[], family: Family, most: number): readonly string[] {
  const clues = cluesOf(looks)
    .filter(clue => familyOf(clue.docType) === family && clue.points >= 1)
    .toSorted((a, b) => b.points - a.points)
  const told = new Map<string, string>()
  for (const { told: text, page } of clues) {
    const key = text.replace(/^title /, '').toLowerCase()
    if (!told.has(key)) told.set(key, `${text} on page ${page}`)
  }
  return [...told.values()].slice(0, most)
}
