/** Which lines make up which field: a walk over a statement's sum forest that collects the lines of every field, before any value is computed. */
import type { TermMatch, Vocabulary } from '../../vocabulary/vocabulary.ts'
import { isCurrentByName, isEither, wholeHalf } from './balance-sheet-halves.ts'
import { revenueByArithmetic, revenueField } from './revenue-lines.ts'
import type { ClassifiedLine } from './classified-line.ts'
import type { FieldSource, UnclassifiedLine, SourceLine, Sources } from './field-sources.ts'
import {
  isBeforeDepreciation,
  isExpenseTotal,
  isGrossProfit,
  isOneOfSeveral,
  isPlainItem,
  isPurchasesBesideStock,
  splitsRevenue,
} from './source-meaning.ts'
import { isCurrentAccount, partFor, otherFieldOf } from './other-line-items.ts'
import type { SumNode } from './sum-node.ts'

const isMismatched = (node: SumNode): boolean => node.children.length > 0 && !node.closed

/** The total each line is a part of. */
function parentsOf(forest: readonly SumNode[], found = new Map<SumNode, SumNode>()): ReadonlyMap<SumNode, SumNode> {
  for (const node of forest) {
    for (const child of node.children) found.set(child, node)
    parentsOf(node.children, found)
  }
  return found
}

/** Match score of a label that names a current line as well as a long-term one: no sum of the whole half shows which it is. */
const eitherScore = 0.7

/** Groups whose lines are distinguished before their total is used: it mixes several fields. */
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

export function sourcesOf(
  vocabulary: Vocabulary,
  classified: readonly ClassifiedLine[],
  forest: readonly SumNode[],
): Sources {
  const fieldSources: FieldSource[] = []
  /** Fields whose group total was used: lines within the group do not count again. */
  const claimed = new Set<string>()
  const unclassified: UnclassifiedLine[] = []
  /** The "other…" fields of sections that contain an unlabeled amount: what remains for "other…" is unknown. */
  const incompleteFields = new Set<string>()
  const state = (
    field: string,
    node: SumNode,
    as: 'total' | 'item',
    match: TermMatch | null,
    sign: 1 | -1,
    confirmed: boolean,
  ) =>
    fieldSources.push({
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
    mismatched: isMismatched(node),
    ofResult: (classified[parents.get(node)?.index ?? -1]?.result ?? null) !== null,
    whole: node.children.length > 0,
    match,
  })
  const flip = (sign: 1 | -1, by: number | undefined): 1 | -1 => (by === -1 ? (sign === 1 ? -1 : 1) : sign)
  const visitChildren = (node: SumNode, sign: 1 | -1, confirmed: boolean) =>
    node.children.forEach((child, i) =>
      visit(child, flip(sign, node.signs[i]), node.closed || (confirmed && node.children.length === 0)),
    )

  const visit = (node: SumNode, sign: 1 | -1, confirmed: boolean): void => {
    const { sectionTerm, result, second, item, section, after } = classified[node.index]!
    if (sectionTerm !== null && !sectionTerm.term.group && !isPlainItem(vocabulary, node, classified[node.index]!)) {
      if (sectionTerm.term.field === fixedTotalField && isBeforeDepreciation(classified, node))
        return visitProperty(node, item, sign, confirmed)
      if (sectionTerm.term.section === 'revenue' && splitsRevenue(classified, node))
        return visitChildren(node, 1, confirmed)
      if (sectionTerm.term.field !== null && !after && !isPurchasesBesideStock(classified, classified[node.index]!))
        state(
          sectionTerm.term.field,
          node,
          isOneOfSeveral(node, classified[node.index]!) ? 'item' : 'total',
          sectionTerm,
          1,
          confirmed,
        )
      if (wholeSections.has(sectionTerm.term.section!)) return
      // Signs restart below a section: within operating activities an outflow is negative even where a grand total adds the section.
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
    const own = classified[node.index]!
    const headed = node.heading === null ? null : (classified.find(other => other.line === node.heading) ?? null)
    const group = own.sectionTerm?.term.section ?? headed?.sectionTerm?.term.section ?? null
    const item = own.item ?? (own.line.label === '' ? (headed?.item ?? null) : null)
    const half =
      own.line.label === '' && own.sectionTerm === null ? wholeHalf(vocabulary, classified, node, headed) : null
    if (half !== null) {
      state(half, node, 'total', null, 1, confirmed)
      return visitChildren(node, 1, confirmed)
    }
    if (group !== null && headed?.sectionTerm && !headed.sectionTerm.term.group && own.line.label === '') {
      // An unlabeled amount below a headed section is that section's total.
      const { term } = headed.sectionTerm
      if (term.field !== null && node.closed) state(term.field, node, 'total', headed.sectionTerm, 1, confirmed)
      if (!wholeSections.has(group)) visitChildren(node, 1, confirmed)
      return
    }
    if (group === 'property' || item?.term.field === propertyField) return visitProperty(node, item, sign, confirmed)
    if (group !== null && mixedGroups.has(group)) return visitChildren(node, sign, confirmed)
    if (vocabulary.kind === 'incomeStatement' && item?.term.field?.endsWith('generalAndAdministrative')) {
      state(item.term.field, node, 'item', item, sign, confirmed)
      claimed.add(item.term.field)
      visitChildren(node, sign, confirmed)
      claimed.delete(item.term.field)
      return
    }
    if (own.line.label === '' && isGrossProfit(classified, node)) {
      state('ordinaryIncomeExpense.income.grossProfit', node, 'total', null, 1, confirmed)
      return visitChildren(node, 1, confirmed)
    }
    if (own.line.label === '' && headed === null && isExpenseTotal(vocabulary, classified, node)) {
      state('ordinaryIncomeExpense.expenses.totalOperatingExpenses', node, 'total', null, 1, confirmed)
      return visitChildren(node, sign, confirmed)
    }
    if (item !== null && item.score >= groupScore) {
      if (item.term.field !== null) return void state(item.term.field, node, 'item', item, sign, confirmed)
      const known = node.children.some(({ index }) => (classified[index]!.item?.term.field ?? null) !== null)
      if (item.term.part !== null && !known) return void visitLeaf(node, item, own.section, sign, confirmed)
    }
    visitChildren(node, sign, confirmed)
  }

  /** A property total is net when depreciation is among its parts, else gross; the parts then say what is gross. */
  const visitProperty = (node: SumNode, item: TermMatch | null, sign: 1 | -1, confirmed: boolean): void => {
    const includesDepreciation = (at: SumNode): boolean =>
      classified[at.index]!.item?.term.field === depreciationField || at.children.some(includesDepreciation)
    if (!node.children.some(includesDepreciation)) {
      fieldSources.push({
        field: propertyField,
        as: 'item',
        rank: 0,
        measure: 'gross',
        lines: [lineOf(node, sign, confirmed, item)],
      })
      return
    }
    const before = fieldSources.length
    visitChildren(node, sign, confirmed)
    // "Truck: original cost, depreciation, total": what it cost and what was depreciated are both stated, and so is the rest.
    const parts = fieldSources.slice(before)
    const isStated = parts.some(({ field, measure }) => field === propertyField && measure === 'gross')
    if (!node.closed || !isStated)
      fieldSources.splice(before, 0, {
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
    const either = item !== null && isEither(vocabulary, classified, classified[node.index]!)
    const line = lineOf(node, sign, confirmed, either ? { ...item, score: Math.min(item.score, eitherScore) } : item)
    if (item !== null && item.term.field !== null) {
      if (claimed.has(item.term.field)) return
      fieldSources.push({
        field: item.term.field,
        as: 'item',
        rank: item.term.rank,
        measure: item.term.measure,
        lines: [line],
      })
      return
    }
    if (section === null || (item !== null && item.term.part === null)) return
    if (classified[node.index]!.line.label === '') {
      // A total whose sum is not understood, or a line whose name was lost: no line of its own.
      if (otherFieldOf[section] !== undefined) incompleteFields.add(otherFieldOf[section])
      return
    }
    if (vocabulary.kind === 'balanceSheet' && item === null && (section === 'fixedAssets' || section === 'property')) {
      fieldSources.push({ field: propertyField, as: 'item', rank: 0, measure: 'gross', lines: [line] })
      return
    }
    const part =
      otherFieldOf[section] ??
      (isCurrentByName(vocabulary, classified, classified[node.index]!) ? otherFieldOf['currentLiabilities']! : null) ??
      (item?.term.part ? partFor(vocabulary, item.term.part, section) : null) ??
      (section === 'adjustments' ? workingCapitalPart(node, item) : null)
    if (part !== null) unclassified.push({ part, line })
  }

  /**
   * Accounting software lists changes of balance sheet accounts among the adjustments, by the accounts' own names. Where any line among them is unknown, so
   * is their total.
   */
  const changesHeaded = classified.some(({ section }) => section === 'workingCapital')
  const workingCapitalPart = (node: SumNode, item: TermMatch | null): string | null => {
    if (changesHeaded || item?.term.part === 'adjustments') return null
    const { line } = classified[node.index]!
    const known = item !== null && item.score >= surelyNamed
    if (known || isCurrentAccount(line)) return otherFieldOf['workingCapital']!
    incompleteFields.add(otherFieldOf['workingCapital']!)
    return null
  }

  for (const node of forest) visit(node, 1, false)
  if (vocabulary.kind === 'incomeStatement' && !fieldSources.some(({ field }) => field === revenueField))
    for (const node of revenueByArithmetic(classified, forest))
      fieldSources.push({
        field: revenueField,
        as: 'item',
        rank: 0,
        measure: null,
        lines: [lineOf(node, 1, true, null)],
      })
  if (vocabulary.kind === 'cashFlowStatement') surplusIsChange(classified, fieldSources)
  return { fieldSources, unclassified: unclassified.filter(({ part }) => !incompleteFields.has(part)) }
}

/** In an account of receipts and payments "Surplus for the year" is what the cash grew by, for nothing is adjusted there. */
function surplusIsChange(classified: readonly ClassifiedLine[], fieldSources: FieldSource[]): void {
  const heads = new Set(classified.map(({ sectionTerm }) => sectionTerm?.term.section))
  if (!heads.has('receipts') || !heads.has('disbursements') || heads.has('operating')) return
  const at = fieldSources.findIndex(({ field }) => field === 'operatingActivities.netIncome')
  const isStated = fieldSources.some(({ field }) => field === 'netChangeInCash')
  if (at >= 0)
    fieldSources.splice(
      at,
      1,
      ...(isStated ? [] : [{ ...fieldSources[at]!, field: 'netChangeInCash', as: 'total' as const }]),
    )
}

/** A label that says little else than the account. */
const surelyNamed = 0.95

/** A group is named by its label only when the label says little else. */
const groupScore = 0.75
