/**
 * The page model every extractor shares: typical measures, cells and text rows of a page, each built at the first use and kept with the
 * page. Call `layoutOf(page)` wherever a page is segmented; pages are immutable, so the same page always has the same layout.
 */
import type { Page } from '../../document/model.ts'
import { cellsOf, type Cell } from './cells.ts'
import { oncePer } from './once-per.ts'
import { metricsOf, type PageMetrics } from './page-metrics.ts'
import { textRowsOf, type TextRow } from './text-rows.ts'

export interface PageLayout {
  readonly page: Page
  /** In points. */
  readonly metrics: PageMetrics
  /** Words of a line with no wide gap and no vertical rule between them, in reading order: by line, then from left to right. */
  readonly cells: readonly Cell[]
  /** Everything printed at one height, split into numbers and words; top to bottom. Superscripts and dots between label and number are tokens. */
  readonly textRows: readonly TextRow[]
}

class LazyLayout implements PageLayout {
  readonly page: Page
  #metrics: PageMetrics | undefined
  #cells: readonly Cell[] | undefined
  #textRows: readonly TextRow[] | undefined

  constructor(page: Page) {
    this.page = page
  }

  get metrics(): PageMetrics {
    return (this.#metrics ??= metricsOf(this.page.lines))
  }

  get cells(): readonly Cell[] {
    return (this.#cells ??= cellsOf(this.page, this.metrics))
  }

  get textRows(): readonly TextRow[] {
    return (this.#textRows ??= textRowsOf(this.page, this.metrics))
  }
}

/** The layout of a page. A page without words has no cells and no text rows. */
export const layoutOf: (page: Page) => PageLayout = oncePer(page => new LazyLayout(page))
