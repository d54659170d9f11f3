/** Which lines make up which field: a walk over a statement's sum forest that collects the lines of every field, before any value is computed. */
import sections from '../../vocabulary/statement-sections.json' with { type: 'json' }
import { matchLabel, type TermMatch, type Vocabulary } from '../../vocabulary/vocabulary.ts'
import { meaningByWay } from './beside-operations.ts'
import type { ClassifiedLine } from './classified-line.ts'
import type { FieldSource, SourceLine, Sources } from './field-sources.ts'
import { wholeMatch } from './confidence.ts'
import { ClassifiedStatement, isCurrentAccount, otherFieldOf } from './source-meaning.ts'
import { closesIn } from './sum-closing.ts'
import { nodesOf, type SumNode } from './sum-node.ts'

/**
 * Match scores of labels that name more than one line, or a group. Half or double of any member changes 11 of 54 tuned statements at most.
 * - `either`: Match score of a label that names a current line as well as a long-term one: no sum of the whole half shows which it is.
 * - `sure`: A label that says little else than the account.
 * - `group`: A group is named by its label only when the label says little else.
 */
const matchScores = { either: 0.7, sure: 0.95, group: 0.75, part: 0.77 } as const

/** Groups whose lines are distinguished before their total is used: it mixes several fields. */
const mixedGroups = new Set(sections.mixedGroups)
/** Sections of an income statement whose lines are details of the one total. */
const wholeSections = new Set(['revenue', 'costOfSales'])
const propertyField = 'assets.fixedAssets.propertyPlantEquipment'
const grossProfitField = 'ordinaryIncomeExpense.income.grossProfit'
const costOfSalesField = 'ordinaryIncomeExpense.income.costOfGoodsSold'
const revenueField = 'ordinaryIncomeExpense.income.revenue'
const interestField = 'ordinaryIncomeExpense.interestExpense'
const expensedDepreciation = 'ordinaryIncomeExpense.expenses.depreciation'
const depreciationField = 'assets.fixedAssets.accumulatedDepreciation'

/** The lines behind every field of a statement. Pure. */
export const sourcesOf = (
  vocabulary: Vocabulary,
  classified: readonly ClassifiedLine[],
  forest: readonly SumNode[],
): Sources => new SourceFinder(new ClassifiedStatement(vocabulary, classified), forest).find()

/** A node of the forest, the effect the sums above give it, and whether the sum it is a part of adds up. */
interface Visit {
  readonly node: SumNode
  readonly sign: 1 | -1
  readonly confirmed: boolean
}

/** Only of what stands beside the operations does a sum that adds up say the sign: "Total non-operating expenses" taken off a result. */
const asStated = (visit: Visit, field: string): Visit =>
  field.startsWith('otherIncomeExpense.') && visit.confirmed ? visit : { ...visit, sign: 1 }

class SourceFinder {
  readonly #statement: ClassifiedStatement
  readonly #forest: readonly SumNode[]
  /** The total each line is a part of. */
  readonly #parents: ReadonlyMap<SumNode, SumNode>
  readonly #fieldSources: FieldSource[] = []
  readonly #unclassified: Sources['unclassified'][number][] = []
  /** Fields whose group total was used: lines within the group do not count again. */
  readonly #claimed = new Set<string>()
  /** The "other…" fields of sections that contain an unlabeled amount: what remains for "other…" is unknown. */
  readonly #incomplete = new Set<string>()

  constructor(statement: ClassifiedStatement, forest: readonly SumNode[]) {
    this.#statement = statement
    this.#forest = forest
    this.#parents = new Map(nodesOf(forest).flatMap(node => node.children.map(child => [child, node] as const)))
  }

  find(): Sources {
    for (const node of this.#forest) this.#visit({ node, sign: 1, confirmed: false })
    // Where no line is known as cash, one of the unknown ones is.
    if (!this.#fieldSources.some(({ field }) => field.endsWith('.cash')))
      this.#incomplete.add(otherFieldOf['currentAssets']!)
    return {
      fieldSources: this.#fieldSources,
      unclassified: this.#unclassified.filter(({ part }) => !this.#incomplete.has(part)),
    }
  }

  #add(visit: Visit, field: string, match: TermMatch | null = null, more: Partial<FieldSource> = {}): void {
    this.#fieldSources.push({
      field,
      as: 'item',
      rank: match?.term.rank ?? 0,
      measure: match?.term.measure ?? null,
      lines: [this.#lineOf(visit, match)],
      ...more,
    })
  }

  /** Totals state the field itself, whatever sign the sum above gives them. */
  #addTotal(visit: Visit, field: string, match: TermMatch | null = null): void {
    this.#add(asStated(visit, field), field, match, { as: 'total' })
  }

  #lineOf({ node, sign, confirmed }: Visit, match: TermMatch | null): SourceLine {
    const parent = this.#parents.get(node)
    return {
      index: node.index,
      sign,
      confirmed: confirmed || node.closed,
      mismatched: column => node.children.length > 0 && !node.closed && !closesIn(node, column),
      ofResult: parent !== undefined && this.#statement.at(parent).result !== null,
      whole: node.children.length > 0,
      match,
    }
  }

  #visitChildren({ node }: Visit, sign: 1 | -1): void {
    for (const [i, child] of node.children.entries())
      this.#visit({ node: child, sign: node.signs[i] === -1 ? (sign === 1 ? -1 : 1) : sign, confirmed: node.closed })
  }

  #visit(visit: Visit): void {
    const { node, sign } = visit
    const own = this.#statement.at(node)
    const { sectionTerm, result, second, item, after } = own
    if (this.#isCostOfSales(visit)) {
      this.#addTotal(visit, costOfSalesField)
      return this.#visitDepreciation(visit)
    }
    if (sectionTerm !== null && !sectionTerm.term.group && !this.#statement.isPlainItem(node))
      return this.#visitSection(visit, sectionTerm)
    if (result?.term.field === grossProfitField && this.#statement.addsUpRevenue(node))
      return this.#addTotal(visit, revenueField)
    if (result !== null && (item === null || result.phraseLength >= item.phraseLength)) {
      if (result.term.field !== null && (!after || result.term.rank > 0))
        this.#addTotal(visit, result.term.field, result)
      if (second?.term.field && !after) this.#addTotal(visit, second.term.field, second)
      return this.#visitChildren(visit, this.#statement.vocabulary.kind === 'cashFlowStatement' ? sign : 1)
    }
    // A line that follows the statement proper may still close the sums before it.
    if (after) return this.#visitChildren(visit, sign)
    if (node.children.length > 0) return this.#visitGroup(visit)
    this.#visitLeaf(visit, item)
  }

  /** "Operating costs" and "Direct job costs" that sales are reduced by to gross profit are costs of sales, whatever stands in them. */
  #isCostOfSales({ node }: Visit): boolean {
    const sum = this.#parents.get(node)
    if (sum?.children.length !== 2 || sum.children[1] !== node || !sum.closed) return false
    if (!node.line.values.some(amount => amount !== null && amount.value * sum.signs[1]! < 0)) return false
    const { result } = this.#statement.at(sum)
    return (
      result?.term.field === grossProfitField && this.#statement.at(node).sectionTerm?.term.section !== 'costOfSales'
    )
  }

  /** Depreciation of what sales are made with is depreciation too. */
  #visitDepreciation({ node }: Visit): void {
    for (const leaf of nodesOf(node.children)) {
      // Among costs of sales its label means no item of its own.
      const { item } = matchLabel(this.#statement.vocabulary, leaf.line.normal, 'expenses')
      if (leaf.children.length === 0 && item?.term.field === expensedDepreciation)
        this.#add({ node: leaf, sign: 1, confirmed: node.closed }, expensedDepreciation, item)
    }
  }

  #visitSection(visit: Visit, match: TermMatch): void {
    const { node, sign } = visit
    const { section } = match.term
    const own = this.#statement.at(node)
    if (section === 'revenue' && this.#statement.splitsRevenue(node)) return this.#visitChildren(visit, 1)
    const parent = this.#parents.get(node)
    const heading = this.#headingOf(node)?.sectionTerm?.term.section
    // "Total other expense" under "Other income (expense)" is what remains of both.
    const isOfBoth = heading === 'otherIncomeExpense' && section!.startsWith('other') && node.children.length > 1
    const field = isOfBoth ? 'otherIncomeExpense.netOtherIncomeExpense' : match.term.field
    // "Other deductions" that the total of the operating expenses adds up stand among them, and beside nothing.
    const isSpent = match.term.section === 'otherExpenses' && this.#sectionOf(parent) === 'expenses' && parent!.closed
    if (field !== null && !own.after && !isSpent && !this.#statement.isPurchasesBesideStock(own))
      this.#add(asStated(visit, field), field, match, {
        as: this.#statement.isOneOfSeveral(node, parent) ? 'item' : 'total',
      })
    if (section === 'costOfSales') this.#visitDepreciation(visit)
    if (wholeSections.has(section!)) return
    // Signs restart below a section: within operating activities an outflow is negative even where a grand total adds the section.
    this.#visitChildren(visit, section === 'otherIncomeExpense' ? sign : 1)
  }

  #visitGroup(visit: Visit): void {
    const { node, sign } = visit
    const own = this.#statement.at(node)
    const heading = this.#headingOf(node)
    const group = own.sectionTerm?.term.section ?? heading?.sectionTerm?.term.section ?? null
    const item = own.item ?? (own.line.label === '' ? (heading?.item ?? null) : null)
    const ofSide = own.line.label === '' ? this.#statement.totalOfSide(node) : null
    if (ofSide !== null) {
      this.#addTotal(visit, ofSide)
      return this.#visitChildren(visit, 1)
    }
    const isNamed = item !== null && item.score >= matchScores.group
    if (group === 'property' || (isNamed && item.term.field === propertyField)) return this.#visitProperty(visit, item)
    if ((group !== null && mixedGroups.has(group)) || this.#statesSelling(node)) return this.#visitChildren(visit, sign)
    const isSure = item !== null && (item.score >= wholeMatch || !this.#namesParts(node, item))
    if (isSure && item.term.field?.endsWith('generalAndAdministrative')) {
      this.#add(visit, item.term.field, item)
      this.#claimed.add(item.term.field)
      this.#visitChildren(visit, sign)
      this.#claimed.delete(item.term.field)
      return
    }
    const isOwn = isNamed && !this.#statement.isEither(own) && !this.#namesParts(node, item) && !this.#holdsResult(node)
    if (isOwn && item.term.field !== null) return this.#add(visit, item.term.field, item)
    this.#visitChildren(visit, sign)
  }

  /**
   * "Selling" over salaries and advertising is neither of both, and of expenses "Office and marketing" is more than the line "Marketing" in it:
   * their parts say what they are.
   */
  #namesParts({ children }: SumNode, { term, score }: TermMatch): boolean {
    const isVague = score < wholeMatch && this.#statement.vocabulary.kind === 'incomeStatement'
    const own = children.map(child => this.#statement.at(child))
    // "Interest income" in "Total interest": what is left of both is neither.
    const isTaken = (entry: ClassifiedLine): boolean =>
      entry.item?.term.field !== interestField && this.#statement.vetoedField(entry) === interestField
    if (term.field === interestField && own.some(isTaken)) return true
    const fields = own.flatMap(entry => (entry.item?.term.field ? [entry.item] : []))
    return fields.some(item => (item.term.field === term.field ? isVague : item.score >= matchScores.part))
  }

  /** What a result is a part of is what is left of all, and no item: "TAXES" for the second line of "Income before … and income taxes". */
  #holdsResult = ({ children }: SumNode): boolean =>
    children.some(child => this.#statement.at(child).result?.term.field)

  /** "Selling, general and administrative" of a line "Selling" and a line "Administrative" is more than the second. */
  #statesSelling({ line, children }: SumNode): boolean {
    const own = children.map(child => this.#statement.at(child))
    const isAdministrative = ({ item }: ClassifiedLine) =>
      item?.term.field?.endsWith('generalAndAdministrative') === true && item.score >= wholeMatch
    return (
      line.normal.tokens.includes('selling') &&
      own.some(isAdministrative) &&
      own.some(entry => entry.line.normal.tokens[0] === 'selling')
    )
  }

  #sectionOf = (node: SumNode | undefined): string | null | undefined =>
    node && this.#statement.at(node).sectionTerm?.term.section

  #headingOf = (node: SumNode): ClassifiedLine | null =>
    node.heading === null ? null : (this.#statement.lines.find(({ line }) => line === node.heading) ?? null)

  /** A property total is gross unless depreciation is among its parts, which then say what is gross. */
  #visitProperty(visit: Visit, item: TermMatch | null): void {
    const { node, sign } = visit
    const parts = nodesOf(node.children).map(child => this.#statement.at(child).item?.term.field)
    if (parts.includes(depreciationField)) this.#visitChildren(visit, sign)
    else this.#add(visit, propertyField, item, { rank: 0, measure: 'gross' })
  }

  #visitLeaf(visit: Visit, item: TermMatch | null): void {
    const own = this.#statement.at(visit.node)
    const { section } = own
    const isDoubtful = item !== null && this.#statement.isEither(own)
    if (isDoubtful && section === null) return
    const match = isDoubtful ? { ...item, score: Math.min(item.score, matchScores.either) } : item
    const { vocabulary, lines } = this.#statement
    const byWay = meaningByWay(vocabulary, lines, visit.node, this.#parents.get(visit.node))
    if (byWay !== null) return this.#add(visit, byWay.term.field!, byWay)
    if (item?.term.field) {
      if (!this.#claimed.has(item.term.field)) this.#add(visit, item.term.field, match)
      return
    }
    if (section === null || (item !== null && item.term.part === null)) return
    if (own.line.label === '') {
      // A total whose sum is not understood, or a line whose name was lost: no line of its own.
      if (otherFieldOf[section] !== undefined) this.#incomplete.add(otherFieldOf[section])
      return
    }
    if (item === null && this.#isClassOfProperty(visit.node, section))
      return this.#add(visit, propertyField, null, { measure: 'gross' })
    const part = this.#otherFieldFor(own)
    const vetoed = item === null ? this.#statement.vetoedField(own) : null
    if (part !== null && vetoed !== null) this.#incomplete.add(part)
    const doubted = item === null ? [...(doubtedFields[section] ?? []), vetoed] : []
    for (const field of [part, ...doubted])
      if (field !== null) this.#unclassified.push({ part: field, line: this.#lineOf(visit, match) })
  }

  /**
   * A line of the property, or of a sum whose last line is depreciation: all lines above are what it is taken off, unless current assets are among
   * them.
   */
  #isClassOfProperty(node: SumNode, section: string): boolean {
    const { closed = false, children = [], ...sum } = this.#parents.get(node) ?? { index: node.index }
    const siblings = children.map(child => this.#statement.at(child).item?.term.field)
    if (closed && siblings.at(-1) === depreciationField)
      return !siblings.some(field => field?.startsWith('assets.currentAssets.'))
    const isOther = this.#statement.at(sum).sectionTerm?.term.section?.startsWith('other') === true
    return !isOther && (section === 'fixedAssets' || section === 'property')
  }

  /** The "other…" field a line without a field of its own may belong to. */
  #otherFieldFor(own: ClassifiedLine): string | null {
    const { section, item } = own
    if (section === null) return null
    return (
      otherFieldOf[section] ??
      (this.#statement.isCurrentByName(own) ? otherFieldOf['currentLiabilities']! : null) ??
      (item?.term.part ? this.#statement.partFor(item.term.part, section) : null) ??
      (section === 'adjustments' || section === 'operating' ? this.#workingCapitalPart(own) : null)
    )
  }

  /**
   * Accounting software lists changes of balance sheet accounts among the adjustments, by the accounts' own names. Where any line among them is
   * unknown, so is their total.
   */
  #workingCapitalPart(own: ClassifiedLine): string | null {
    const { line, item } = own
    const isHeaded = this.#statement.lines.some(({ section }) => section === 'workingCapital')
    if (isHeaded || item?.term.part === 'adjustments') return null
    const known = item !== null && item.score >= matchScores.sure
    if (known || isCurrentAccount(line)) return otherFieldOf['workingCapital']!
    const isChange = (other: ClassifiedLine) => other.item?.term.field?.includes('.changesInWorkingCapital.') === true
    // Adjustments stand above the changes.
    const changes = this.#statement.lines.slice(0, this.#statement.lines.indexOf(own)).some(isChange)
    if (changes) this.#incomplete.add(otherFieldOf['workingCapital']!)
    return null
  }
}

/** Fields that an unknown line of a section may belong to, by section: however well a sum closes over both, the field may lack the line. */
const doubtedFields: Readonly<Record<string, readonly string[]>> = sections.doubtedFields
