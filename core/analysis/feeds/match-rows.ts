/** Rows of a statement matched with the rows of a bank feed, one to one: by amount and day, then by amount, then by what else they share. */
import { descriptionLikeness, digitLikeness, wordsOf } from './likeness.ts'

/** A posted row as both sides state it. */
export interface ComparedRow {
  /** ISO; null: the document does not say the year. */
  readonly date: string | null
  /** Credits positive. */
  readonly amount: number
  readonly description: string
}

/** A row of each side, by their indices; `what` differs between them. */
export interface RowPair {
  readonly pdf: number
  readonly feed: number
  readonly what: 'nothing' | 'date' | 'amount'
}

export interface RowMatch {
  readonly pairs: readonly RowPair[]
  /** Indices of rows without a counterpart, ascending. */
  readonly onlyPdf: readonly number[]
  readonly onlyFeed: readonly number[]
}

/**
 * - `days`: A bank posts an item at most so many days from the date that a statement prints: over a weekend with a holiday.
 * - `alike`: From this likeness on two descriptions may be one, cut or abbreviated.
 * - `digits`: From this share of equal digits on an amount may be the other with a digit changed.
 * - `near`: With more rows left than this, changed amounts are looked for within one day only: the files have little in common.
 * - `weighed`: So many pairs of rows with the same key are weighed against each other at most.
 * - `dated`: Where at least this share of the matched rows differs in its date, the two sides print different dates of a transaction.
 */
const limits = { days: 3, alike: 0.5, digits: 0.6, near: 60, weighed: 10_000, dated: 0.5, minDated: 5 } as const

/** Pure. Rows in their printed order. */
export function matchRows(pdf: readonly ComparedRow[], feed: readonly ComparedRow[]): RowMatch {
  const matching = new Matching(pdf, feed)
  matching.pairEqual()
  matching.pairByAmount()
  matching.pairByRest()
  return matching.result()
}

const DAY_MS = 86_400_000
const dayOf = (date: string | null): number | null => (date === null ? null : Date.parse(date) / DAY_MS)
const centsOf = (amount: number): number => Math.round(amount * 100)

class Side {
  readonly rows: readonly ComparedRow[]
  readonly days: readonly (number | null)[]
  readonly words: readonly (readonly string[])[]
  readonly open: Set<number>
  constructor(rows: readonly ComparedRow[]) {
    this.rows = rows
    this.days = rows.map(({ date }) => dayOf(date))
    this.words = rows.map(({ description }) => wordsOf(description))
    this.open = new Set(rows.keys())
  }
}

interface Candidate {
  readonly pdf: number
  readonly feed: number
  /** The higher, the sooner it is paired. */
  readonly score: number
}

class Matching {
  readonly #pdf: Side
  readonly #feed: Side
  readonly #pairs: RowPair[] = []

  constructor(pdf: readonly ComparedRow[], feed: readonly ComparedRow[]) {
    this.#pdf = new Side(pdf)
    this.#feed = new Side(feed)
  }

  /** The same amount on the same day. */
  pairEqual(): void {
    const key = (side: Side, index: number): string => `${side.days[index]} ${centsOf(side.rows[index]!.amount)}`
    this.#pairGroups(
      key,
      () => 'nothing',
      (pdf, feed) => this.#likeness(pdf, feed),
    )
  }

  /** The same amount a few days apart. A row of the document without a year has no date to differ. */
  pairByAmount(): void {
    const key = (side: Side, index: number): string => String(centsOf(side.rows[index]!.amount))
    this.#pairGroups(
      key,
      pdf => (this.#pdf.days[pdf] === null ? 'nothing' : 'date'),
      (pdf, feed) => {
        const days = this.#daysBetween(pdf, feed)
        return days > limits.days ? null : this.#likeness(pdf, feed) - days / 10
      },
    )
  }

  /** The same day or a few days apart, with another amount: the description says that it is the same row, or the digits of the amount do. */
  pairByRest(): void {
    const rest = [...this.#pdf.open].length + [...this.#feed.open].length
    const maxDays = rest > limits.near ? 0 : limits.days
    const byDay = Map.groupBy(this.#feed.open, index => this.#feed.days[index] ?? 0)
    const candidates = [...this.#pdf.open].flatMap(pdf => {
      const day = this.#pdf.days[pdf]
      if (day === null || day === undefined) return []
      const near = Array.from({ length: 2 * maxDays + 1 }, (_, at) => byDay.get(day + at - maxDays) ?? []).flat()
      return near.flatMap((feed): readonly Candidate[] => {
        const [alike, digits] = [this.#likeness(pdf, feed), this.#digitLikeness(pdf, feed)]
        const days = this.#daysBetween(pdf, feed)
        const isSame =
          days === 0
            ? alike >= limits.alike || digits >= limits.digits
            : alike >= limits.alike && digits >= limits.digits
        return isSame ? [{ pdf, feed, score: alike + digits - days / 10 }] : []
      })
    })
    this.#pairBest(candidates, () => 'amount')
  }

  result(): RowMatch {
    const dated = this.#pairs.filter(({ what }) => what === 'date').length
    const isOtherDate = dated >= limits.minDated && dated >= limits.dated * this.#pairs.length
    return {
      pairs: isOtherDate
        ? this.#pairs.map(pair => (pair.what === 'date' ? { ...pair, what: 'nothing' } : pair))
        : this.#pairs,
      onlyPdf: [...this.#pdf.open],
      onlyFeed: [...this.#feed.open],
    }
  }

  /** Pairs rows of equal keys; `score`: null for two that are no pair. */
  #pairGroups(
    key: (side: Side, index: number) => string,
    what: (pdf: number) => RowPair['what'],
    score: (pdf: number, feed: number) => number | null,
  ): void {
    const groups = Map.groupBy(this.#feed.open, index => key(this.#feed, index))
    const byKey = Map.groupBy(this.#pdf.open, index => key(this.#pdf, index))
    for (const [shared, rows] of byKey) {
      const others = groups.get(shared) ?? []
      // Of very many equal rows each is like any other: only those near in the order are weighed.
      const reach = rows.length * others.length > limits.weighed ? Math.ceil(limits.weighed / rows.length) : Infinity
      const candidates = rows.flatMap((pdf, at) =>
        others.slice(Math.max(0, at - reach), at + reach + 1).flatMap((feed): readonly Candidate[] => {
          const value = score(pdf, feed)
          return value === null ? [] : [{ pdf, feed, score: value }]
        }),
      )
      this.#pairBest(candidates, what)
    }
  }

  /** The best first; of equal ones in the order of both sides. */
  #pairBest(candidates: readonly Candidate[], what: (pdf: number) => RowPair['what']): void {
    const ordered = candidates.toSorted((a, b) => b.score - a.score || a.pdf - b.pdf || a.feed - b.feed)
    for (const { pdf, feed } of ordered)
      if (this.#pdf.open.has(pdf) && this.#feed.open.has(feed)) this.#pair(pdf, feed, what(pdf))
  }

  #pair(pdf: number, feed: number, what: RowPair['what']): void {
    this.#pdf.open.delete(pdf)
    this.#feed.open.delete(feed)
    this.#pairs.push({ pdf, feed, what })
  }

  #daysBetween(pdf: number, feed: number): number {
    const [a, b] = [this.#pdf.days[pdf] ?? null, this.#feed.days[feed] ?? null]
    return a === null || b === null ? 0 : Math.abs(a - b)
  }

  #likeness(pdf: number, feed: number): number {
    return descriptionLikeness(this.#pdf.words[pdf]!, this.#feed.words[feed]!)
  }

  #digitLikeness(pdf: number, feed: number): number {
    return digitLikeness(centsOf(this.#pdf.rows[pdf]!.amount), centsOf(this.#feed.rows[feed]!.amount))
  }
}
