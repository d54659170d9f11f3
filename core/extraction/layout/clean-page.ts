/** A page as tables are found on it: without the strokes and misreadings of letters that surround its text. */
import type { Page } from '../../document/model.ts'
import { correctOcrSpelling } from './correct-ocr-spelling.ts'
import { oncePerPage } from './once-per-page.ts'
import { removeCellBars } from './remove-cell-bars.ts'
import { removeDotLeaders } from './remove-dot-leaders.ts'

/** The page itself where nothing was to be cleaned. */
export const cleanPage: (page: Page) => Page = oncePerPage(page =>
  correctOcrSpelling(removeDotLeaders(removeCellBars(page))),
)
