/** What a sum and its parts say about the line that totals them: which of two readings of a label it is. */
import { type Vocabulary, matchLabel, vocabularies, within } from '../../vocabulary/vocabulary.ts'
import { nameOf, type ClassifiedLine } from './classified-line.ts'
import { isHeading, type StatementLine } from './lines.ts'
import type { SumNode } from './sum-node.ts'
import { wholeMatch } from './confidence.ts'
import sections from '../../vocabulary/statement-sections.json' with { type: 'json' }

/** The "other…" field that takes what is left of a section, by section; sections without one omit the rest. */
export const otherFieldOf: Readonly<Record<string, string>> = sections.otherField

/** Whether a balance sheet would print the line among its current assets or liabilities. */
export function isCurrentAccount(line: StatementLine): boolean {
  return ['currentAssets', 'currentLiabilities'].some(section => {
    const { item } = matchLabel(vocabularies.balanceSheet, line.normal, section)
    return item !== null && item.score >= namedAccount && !notAnAccount.test(nameOf(line))
  })
}
/** Of an account's name more than half is known. Half changes 0 of 54 tuned statements, double 1. */
const namedAccount = 0.72
/** Interest is an adjustment by its own name, paid elsewhere; the rest of something is no account, and "cash surrender value" no current one. */
const notAnAccount = /\b(?:other|interest|cash)\b/

/** Halves with their divisions. */
const shortTermDebt = 'liabilitiesAndEquity.currentLiabilities.shortTermDebt'
const divisionsOf: Readonly<Record<string, readonly [string, string]>> = {
  assets: ['currentAssets', 'nonCurrentAssets'],
  liabilities: ['currentLiabilities', 'longTermLiabilities'],
}

/** The classified lines of a statement, and what they say about one of them. */
export class ClassifiedStatement {
  readonly vocabulary: Vocabulary
  readonly lines: readonly ClassifiedLine[]

  constructor(vocabulary: Vocabulary, lines: readonly ClassifiedLine[]) {
    this.vocabulary = vocabulary
    this.lines = lines
  }

  at = ({ index }: Pick<SumNode, 'index'>): ClassifiedLine => this.lines[index]!

  #sectionOf = (node: SumNode): string | null => this.at(node).sectionTerm?.term.section ?? null

  /** Whether the section a line stands in lies within the other. */
  #isWithin = ({ section }: ClassifiedLine, outer: string): boolean =>
    section !== null && within(this.vocabulary, section, outer)

  /** The "other…" a known minor line belongs to; only where its section is certain. */
  partFor(part: string, section: string): string | null {
    const found = Object.entries(otherFieldOf).find(
      ([name, field]) => field.endsWith(part) && within(this.vocabulary, section, name),
    )
    return found?.[1] ?? null
  }

  /** "Revenue from operations" and "Other income" summed as total income: the first is the revenue. */
  splitsRevenue(node: SumNode): boolean {
    const isOtherIncome = ({ line, item, sectionTerm }: ClassifiedLine): boolean =>
      !line.normal.tokens.includes('revenue') &&
      (item?.term.field === 'otherIncomeExpense.otherIncome' || sectionTerm?.term.section === 'otherIncome')
    const { closed, children } = node
    const hasRevenue = children.some(child => this.#sectionOf(child) === 'revenue')
    return closed && children.length === 2 && hasRevenue && children.map(this.at).some(isOtherIncome)
  }

  /** "Gross income" of rents and what tenants repay, with nothing taken off, is all that came in. */
  addsUpRevenue({ closed, children, signs }: SumNode): boolean {
    const isIncome = (child: SumNode, at: number): boolean =>
      signs[at] === 1 && this.at(child).result === null && child.line.values.every(amount => (amount?.value ?? 0) >= 0)
    return closed && children.every(isIncome) && children.some(child => this.#sectionOf(child) === 'revenue')
  }

  /** "Fixed assets" or "Long-term liabilities" among other lines, without the word total and without parts, is one of those lines. */
  isPlainItem(node: SumNode): boolean {
    const { line, item } = this.at(node)
    const isItem = item !== null && item.score >= wholeMatch && item.term.field !== null
    return this.vocabulary.kind === 'balanceSheet' && node.children.length === 0 && !line.normal.total && isItem
  }

  /** Purchases are the cost of sales only where no stock at the beginning and end is stated. */
  isPurchasesBesideStock({ line, sectionTerm }: ClassifiedLine): boolean {
    const { total, tokens } = line.normal
    if (sectionTerm?.term.section !== 'costOfSales' || total || !tokens.includes('purchase')) return false
    return this.lines.some(
      other => !isHeading(other.line) && /\b(?:opening|beginning) (?:stock|inventory)\b/i.test(other.line.label),
    )
  }

  /**
   * "Other income" without parts and without the word total is a line beside "Gain on disposal", not the sum of both; so are "Sales" and
   * "Service revenue" where a result adds up from both.
   */
  isOneOfSeveral(node: SumNode, parent: SumNode | undefined): boolean {
    const section = this.#sectionOf(node)
    if (node.children.length > 0 || node.line.normal.total || node.line.label === '') return false
    if (section === 'otherIncome' || section === 'otherExpenses') return true
    return parent?.closed === true && parent.children.filter(other => this.#sectionOf(other) === section).length > 1
  }

  /** The field of an unlabeled total that ends one side of a side-by-side balance sheet; null: not such a total. */
  totalOfSide(node: SumNode): string | null {
    const { side } = node.line
    if (this.vocabulary.kind !== 'balanceSheet' || !node.closed || side === 'whole') return null
    const own = this.lines.filter(({ line }) => line.side === side && !isHeading(line))
    if (own.at(-1) !== this.at(node)) return null
    const isAssets = own.some(entry => this.#isWithin(entry, 'assets'))
    return isAssets ? 'assets.totalAssets' : 'liabilitiesAndEquity.totalLiabilitiesAndEquity'
  }

  /** The field a line without a known name may still belong to: only a veto keeps it from a phrase of that field. */
  vetoedField({ line, section }: ClassifiedLine): string | null {
    return matchLabel(this.vocabulary, line.normal, section, true).item?.term.field ?? null
  }

  /** "Investments" or "Notes payable" where nothing separates current from long-term lines: the print does not say which of the two it is. */
  isEither({ line, section }: ClassifiedLine): boolean {
    const divisions = this.vocabulary.kind === 'balanceSheet' ? divisionsOf[section ?? 'liabilities'] : undefined
    if (!divisions || this.lines.some(entry => divisions.some(name => this.#isWithin(entry, name)))) return false
    const [near, far] = divisions.map(name => matchLabel(this.vocabulary, line.normal, name).item)
    // Where not even liabilities are separated, as in a trial balance, only debts are known by their term alone.
    if (section === null && near?.term.field !== shortTermDebt) return false
    return Boolean(near && far) && near!.term.field !== far!.term.field && near!.phraseLength === far!.phraseLength
  }

  /** "Prepaid assessments" where nothing separates the liabilities: a line that is only ever due within the year. */
  isCurrentByName({ line, section, item }: ClassifiedLine): boolean {
    if (this.vocabulary.kind !== 'balanceSheet' || section !== 'liabilities') return false
    const isDivided = this.lines.some(entry => entry.section !== section && this.#isWithin(entry, section))
    const later = matchLabel(this.vocabulary, line.normal, 'longTermLiabilities').item
    return !isDivided && item?.term.part === 'otherCurrentLiabilities' && item.score === 1 && later === null
  }
}
