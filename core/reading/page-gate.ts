/** Which pages of a file may be read within its budget, and the sentences about those that were not. */
import type { Problem } from '../document/model.ts'
import { Refusal } from '../errors.ts'
import type { ReadingBudget } from './read-options.ts'

/** Without a budget every page may be read. */
export class PageGate {
  /** Pages up to here are read: fewer than the file has where the budget says so. */
  readonly lastPage: number
  readonly #pageCount: number
  readonly #budget: ReadingBudget | undefined
  readonly #touched = new Set<number>()
  readonly #refused = new Set<number>()

  constructor(pageCount: number, budget: ReadingBudget | undefined) {
    this.#pageCount = pageCount
    this.#budget = budget
    this.lastPage = Math.min(pageCount, budget?.maxPages ?? pageCount)
  }

  /** Is asked before a page (1-based) is touched, each time; true also announces that it is. */
  mayRead(page: number): boolean {
    const budget = this.#budget
    if (budget === undefined) return true
    if (budget.lost.some(lost => lost.page === page) || page >= (budget.stopAt ?? Infinity) || budget.isSpent()) {
      this.#refused.add(page)
      return false
    }
    this.#touched.add(page)
    budget.begin(page)
    return true
  }

  /** No page is touched from here on. */
  close(): void {
    this.#budget?.begin(0)
  }

  /** Throws Refusal UNREADABLE when the budget left no page at all. */
  problems(): readonly Problem[] {
    const budget = this.#budget
    if (budget === undefined) return []
    const lost = budget.lost.map(({ page, code, reason }): Problem => ({
      code,
      message: `Page ${page} ${reason} and was not read.`,
      page,
      severity: 'high',
    }))
    const known = new Set(budget.lost.map(({ page }) => page))
    const late = [...this.#refused].filter(page => !known.has(page)).length
    const all = [...lost, ...(late > 0 ? [this.#late(late, budget)] : []), ...this.#beyond()]
    const readable = [...this.#touched].some(page => !this.#refused.has(page))
    const [first] = all
    if (!readable && first !== undefined)
      throw new Refusal('UNREADABLE', `The document cannot be read: ${first.message}`)
    return all
  }

  #late(late: number, { seconds, stopAt }: ReadingBudget): Problem {
    const were = late === 1 ? '1 page was' : `${late} pages were`
    const [code, why] =
      stopAt === null
        ? ['DOCUMENT_TIME_LIMIT', `the time for a document is ${seconds} s`]
        : ['PAGES_NOT_READ', 'too many pages before exceeded a limit']
    return { code, message: `${were} not read: ${why}.`, page: null, severity: 'high' }
  }

  #beyond(): readonly Problem[] {
    if (this.lastPage === this.#pageCount) return []
    const message = `The document has ${this.#pageCount} pages; the first ${this.lastPage} were read.`
    return [{ code: 'DOCUMENT_PAGE_LIMIT', message, page: null, severity: 'high' }]
  }
}
