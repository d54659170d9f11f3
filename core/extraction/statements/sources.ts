/** Which lines make up which figure: a walk over a statement's sums that gives every figure its lines, before any value is taken. */
import type { TermMatch, Vocabulary } from '../../vocabulary/vocabulary.ts'
import { isCurrentByName, isEither, wholeHalf } from './balance-sheet-halves.ts'
import { revenueByArithmetic, revenueField } from './revenue-lines.ts'
import type { PlacedLine } from './placed-line.ts'
import type { FieldSource, LooseLine, SourceLine, Sources } from './source-lines.ts'
import {
  isBeforeDepreciation,
  isExpenseTotal,
  isGrossProfit,
  isOneOfSeveral,
  isPlainItem,
  isPurchasesBesideStock,
  splitsRevenue,
} from './source-meaning.ts'
import { isCurrentAccount, partFor, restOf } from './other-line-items.ts'
import type { SumNode } from './sum-node.ts'

const isBroken = (node: SumNode): boolean => node.children.length > 0 && !node.closed

/** The total each line is a part of. */
function parentsOf(forest: readonly SumNode[], found = new Map<SumNode, SumNode>()): ReadonlyMap<SumNode, SumNode> {
  for (const node of forest) {
    for (const child of node.children) found.set(child, node)
    parentsOf(node.children, found)
  }
  return found
}

/** What a label is worth that names a current line as well as a long-term one: no sum of the whole half tells which it is. */
const eitherScore = 0.7

/** Groups whose lines are told apart before their total is used: it mixes several figures. */
const mixedGroups = new Set([
  'otherAssets',
  'otherCurrentAssets',
  'otherCurrentLiabilities',
  'otherLongTermLiabilities',
])
/** Sections of an income statement whose lines are details of the one total. */
const wholeSections = new Set(['revenue', 'costOfSales'])
const propertyField = 'assets.fixedAssets.propertyPlantEquipment'
const depreciationField = 'assets.fixedAssets.accumulatedDepreciation'
const fixedTotalField = 'assets.fixedAssets.totalFixedAssets'

export function sourcesOf(vocabulary: Vocabulary, placed: readonly PlacedLine[], forest: readonly SumNode[]): Sources {
  const figures: FieldSource[] = []
  /** Fields whose group total was taken: lines within the group do not count again. */
  const taken = new Set<string>()
  const loose: LooseLine[] = []
  /** The "other…" figures of sections that hold a figure without a name: what it is, and so what is left, cannot be told. */
  const untold = new Set<string>()
  const state = (
    field: string,
    node: SumNode,
    as: 'total' | 'item',
    match: TermMatch | null,
    sign: 1 | -1,
    confirmed: boolean,
  ) =>
    figures.push({
      field,
      as,
      rank: match?.term.rank ?? 0,
      measure: match?.term.measure ?? null,
      lines: [lineOf(node, sign, confirmed, match)],
    })
  const parents = parentsOf(forest)
  const lineOf = (node: SumNode, sign: 1 | -1, confirmed: boolean, match: TermMatch | null): SourceLine => ({
    index: node.index,
    sign,
    confirmed: confirmed || node.closed,
    broken: isBroken(node),
    ofResult: (placed[parents.get(node)?.index ?? -1]?.result ?? null) !== null,
    whole: node.children.length > 0,
    match,
  })
  const flip = (sign: 1 | -1, by: number | undefined): 1 | -1 => (by === -1 ? (sign === 1 ? -1 : 1) : sign)
  const visitChildren = (node: SumNode, sign: 1 | -1, confirmed: boolean) =>
    node.children.forEach((child, i) =>
      visit(child, flip(sign, node.signs[i]), node.closed || (confirmed && node.children.length === 0)),
    )

  const visit = (node: SumNode, sign: 1 | -1, confirmed: boolean): void => {
    const { sectionTerm, result, second, item, section, after } = placed[node.index]!
    if (sectionTerm !== null && !sectionTerm.term.group && !isPlainItem(vocabulary, node, placed[node.index]!)) {
      if (sectionTerm.term.field === fixedTotalField && isBeforeDepreciation(placed, node))
        return visitProperty(node, item, sign, confirmed)
      if (sectionTerm.term.section === 'revenue' && splitsRevenue(placed, node))
        return visitChildren(node, 1, confirmed)
      if (sectionTerm.term.field !== null && !after && !isPurchasesBesideStock(placed, placed[node.index]!))
        state(
          sectionTerm.term.field,
          node,
          isOneOfSeveral(node, placed[node.index]!) ? 'item' : 'total',
          sectionTerm,
          1,
          confirmed,
        )
      if (wholeSections.has(sectionTerm.term.section!)) return
      // Signs begin anew below a section: within operating activities an outflow is negative even where a grand total adds the section.
      return visitChildren(node, sectionTerm.term.section === 'otherIncomeExpense' ? sign : 1, confirmed)
    }
    if (result !== null && (item === null || result.phraseLength >= item.phraseLength)) {
      if (result.term.field !== null && (!after || result.term.rank > 0))
        state(result.term.field, node, 'total', result, 1, confirmed)
      if (second?.term.field && !after) state(second.term.field, node, 'total', second, 1, confirmed)
      return visitChildren(node, vocabulary.kind === 'cashFlowStatement' ? sign : 1, confirmed)
    }
    // A line that follows the statement proper may still close the sums before it.
    if (after) return visitChildren(node, sign, confirmed)
    if (node.children.length > 0) return visitGroup(node, sign, confirmed)
    visitLeaf(node, item, section, sign, confirmed)
  }

  const visitGroup = (node: SumNode, sign: 1 | -1, confirmed: boolean): void => {
    const place = placed[node.index]!
    const headed = node.heading === null ? null : (placed.find(other => other.line === node.heading) ?? null)
    const group = place.sectionTerm?.term.section ?? headed?.sectionTerm?.term.section ?? null
    const item = place.item ?? (place.line.label === '' ? (headed?.item ?? null) : null)
    const half =
      place.line.label === '' && place.sectionTerm === null ? wholeHalf(vocabulary, placed, node, headed) : null
    if (half !== null) {
      state(half, node, 'total', null, 1, confirmed)
      return visitChildren(node, 1, confirmed)
    }
    if (group !== null && headed?.sectionTerm && !headed.sectionTerm.term.group && place.line.label === '') {
      // An unlabeled figure below a headed section is that section's total.
      const { term } = headed.sectionTerm
      if (term.field !== null && node.closed) state(term.field, node, 'total', headed.sectionTerm, 1, confirmed)
      if (!wholeSections.has(group)) visitChildren(node, 1, confirmed)
      return
    }
    if (group === 'property' || item?.term.field === propertyField) return visitProperty(node, item, sign, confirmed)
    if (group !== null && mixedGroups.has(group)) return visitChildren(node, sign, confirmed)
    if (vocabulary.kind === 'incomeStatement' && item?.term.field?.endsWith('generalAndAdministrative')) {
      state(item.term.field, node, 'item', item, sign, confirmed)
      taken.add(item.term.field)
      visitChildren(node, sign, confirmed)
      taken.delete(item.term.field)
      return
    }
    if (place.line.label === '' && isGrossProfit(placed, node)) {
      state('ordinaryIncomeExpense.income.grossProfit', node, 'total', null, 1, confirmed)
      return visitChildren(node, 1, confirmed)
    }
    if (place.line.label === '' && headed === null && isExpenseTotal(vocabulary, placed, node)) {
      state('ordinaryIncomeExpense.expenses.totalOperatingExpenses', node, 'total', null, 1, confirmed)
      return visitChildren(node, sign, confirmed)
    }
    if (item !== null && item.score >= groupScore) {
      if (item.term.field !== null) return void state(item.term.field, node, 'item', item, sign, confirmed)
      const known = node.children.some(({ index }) => (placed[index]!.item?.term.field ?? null) !== null)
      if (item.term.part !== null && !known) return void visitLeaf(node, item, place.section, sign, confirmed)
    }
    visitChildren(node, sign, confirmed)
  }

  /** A property total is net when depreciation is among its parts, else gross; the parts then say what is gross. */
  const visitProperty = (node: SumNode, item: TermMatch | null, sign: 1 | -1, confirmed: boolean): void => {
    const holdsDepreciation = (at: SumNode): boolean =>
      placed[at.index]!.item?.term.field === depreciationField || at.children.some(holdsDepreciation)
    if (!node.children.some(holdsDepreciation)) {
      figures.push({
        field: propertyField,
        as: 'item',
        rank: 0,
        measure: 'gross',
        lines: [lineOf(node, sign, confirmed, item)],
      })
      return
    }
    const before = figures.length
    visitChildren(node, sign, confirmed)
    // "Truck: original cost, depreciation, total": what it cost and what was taken off are both told, and so is the rest.
    const parts = figures.slice(before)
    const told = parts.some(({ field, measure }) => field === propertyField && measure === 'gross')
    if (!node.closed || !told)
      figures.splice(before, 0, {
        field: propertyField,
        as: 'item',
        rank: 0,
        measure: 'net',
        lines: [lineOf(node, sign, confirmed, item)],
      })
  }

  const visitLeaf = (
    node: SumNode,
    item: TermMatch | null,
    section: string | null,
    sign: 1 | -1,
    confirmed: boolean,
  ): void => {
    const either = item !== null && isEither(vocabulary, placed, placed[node.index]!)
    const line = lineOf(node, sign, confirmed, either ? { ...item, score: Math.min(item.score, eitherScore) } : item)
    if (item !== null && item.term.field !== null) {
      if (taken.has(item.term.field)) return
      figures.push({
        field: item.term.field,
        as: 'item',
        rank: item.term.rank,
        measure: item.term.measure,
        lines: [line],
      })
      return
    }
    if (section === null || (item !== null && item.term.part === null)) return
    if (placed[node.index]!.line.label === '') {
      // A total whose sum is not understood, or a line whose name was lost: no line of its own.
      if (restOf[section] !== undefined) untold.add(restOf[section])
      return
    }
    if (vocabulary.kind === 'balanceSheet' && item === null && (section === 'fixedAssets' || section === 'property')) {
      figures.push({ field: propertyField, as: 'item', rank: 0, measure: 'gross', lines: [line] })
      return
    }
    const part =
      restOf[section] ??
      (isCurrentByName(vocabulary, placed, placed[node.index]!) ? restOf['currentLiabilities']! : null) ??
      (item?.term.part ? partFor(vocabulary, item.term.part, section) : null) ??
      (section === 'adjustments' ? workingCapitalPart(node, item) : null)
    if (part !== null) loose.push({ part, line })
  }

  /**
   * Programs list changes of balance sheet accounts among the adjustments, by the accounts' own names. Where any line among them cannot be told,
   * neither can what the changes come to.
   */
  const changesHeaded = placed.some(({ section }) => section === 'workingCapital')
  const workingCapitalPart = (node: SumNode, item: TermMatch | null): string | null => {
    if (changesHeaded || item?.term.part === 'adjustments') return null
    const { line } = placed[node.index]!
    const known = item !== null && item.score >= surelyNamed
    if (known || isCurrentAccount(line)) return restOf['workingCapital']!
    untold.add(restOf['workingCapital']!)
    return null
  }

  for (const node of forest) visit(node, 1, false)
  if (vocabulary.kind === 'incomeStatement' && !figures.some(({ field }) => field === revenueField))
    for (const node of revenueByArithmetic(placed, forest))
      figures.push({
        field: revenueField,
        as: 'item',
        rank: 0,
        measure: null,
        lines: [lineOf(node, 1, true, null)],
      })
  if (vocabulary.kind === 'cashFlowStatement') surplusIsChange(placed, figures)
  return { figures, loose: loose.filter(({ part }) => !untold.has(part)) }
}

/** In an account of receipts and payments "Surplus for the year" is what the cash grew by, for nothing is adjusted there. */
function surplusIsChange(placed: readonly PlacedLine[], figures: FieldSource[]): void {
  const heads = new Set(placed.map(({ sectionTerm }) => sectionTerm?.term.section))
  if (!heads.has('receipts') || !heads.has('disbursements') || heads.has('operating')) return
  const at = figures.findIndex(({ field }) => field === 'operatingActivities.netIncome')
  const told = figures.some(({ field }) => field === 'netChangeInCash')
  if (at >= 0)
    figures.splice(at, 1, ...(told ? [] : [{ ...figures[at]!, field: 'netChangeInCash', as: 'total' as const }]))
}

/** A label that says little else than the account. */
const surelyNamed = 0.95

/** A group is named by its label only when the label says little else. */
const groupScore = 0.75
