/** A line of a chart of accounts and the ways people word it. */
import type { Place } from '../../drawing/ledger.ts'
import type { Chance } from '../../drawing/chance.ts'
import type { Company, Family, Trade } from './company.ts'

export interface Wording {
  /** Where the amount belongs beyond doubt. */
  readonly place?: Place
  /** Where it may be counted as well. */
  readonly maybe?: readonly Place[]
  /** Size as a share of revenue. */
  readonly share: number
  /** How often a company has such a line. */
  readonly chance: number
  /** Printed as a deduction within its group. */
  readonly negative?: boolean
  readonly words: readonly string[]
  /** Wordings of a trade or of a family of documents, used instead of `words` most of the time. */
  readonly by?: Partial<Readonly<Record<Trade | Family, readonly string[]>>>
  /** Only these trades or families have the line. */
  readonly only?: readonly (Trade | Family)[]
  readonly never?: readonly (Trade | Family)[]
}

export interface ChosenLine {
  readonly label: string
  readonly wording: Wording
}

/** The lines a company has out of a list, in its order, worded once each; never two alike. */
export function chooseLines(
  chance: Chance,
  company: Company,
  list: readonly Wording[],
  plenty = 1,
): readonly ChosenLine[] {
  const used = new Set<string>()
  const chosen: ChosenLine[] = []
  for (const wording of list) {
    const fits = (names: readonly (Trade | Family)[]) => names.includes(company.trade) || names.includes(company.family)
    if (wording.only !== undefined && !fits(wording.only)) continue
    if (wording.never !== undefined && fits(wording.never)) continue
    if (!chance.is(Math.min(1, wording.chance * plenty))) continue
    const special = [wording.by?.[company.trade], wording.by?.[company.family]].flatMap(words => words ?? [])
    const words = special.length > 0 && chance.is(0.8) ? special : wording.words
    const free = words.filter(word => !used.has(word.toLowerCase()))
    if (free.length === 0) continue
    const label = chance.pick(free)
    used.add(label.toLowerCase())
    chosen.push({ label, wording })
  }
  return chosen
}
