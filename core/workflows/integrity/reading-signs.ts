/** Signs of change that show in what was read of a file: gaps in its page numbers, rows outside its printed period. */
import type { IntegrityFinding } from '../../contract/integrity.ts'
import { toDisplayedBox, bboxOf } from '../../document/geometry.ts'
import type { Document, Page } from '../../document/model.ts'
import type { AccountReading } from '../../extraction/bank/bank-statement.ts'
import { pageNumberIn, type PageNumber } from '../../extraction/layout/page-number.ts'
import type { ScannedPage } from '../../integrity/inspect-file.ts'
import { contradictedPeriod, missingPages } from '../../integrity/packet.ts'

/** Share of the page at its top and bottom where its number is printed. */
const MARGIN = 0.2

/** A document within the file, as far as it is looked at here. */
interface DocumentPages {
  /** 1-based. */
  readonly pages: readonly number[]
  readonly accounts?: readonly AccountReading[]
}

export const readingSigns = (document: Document, parts: readonly DocumentPages[]): readonly IntegrityFinding[] =>
  parts.flatMap(part => [
    ...missingPages(
      document.pages
        .filter(({ number }) => part.pages.includes(number))
        .map(page => ({ page: page.number, printed: printedNumber(page) })),
    ),
    ...(part.accounts ?? []).flatMap(account => periodSigns(account)),
  ])

/** Words with digits of the pages that were recognized, where a viewer shows them: what the inspection of their pictures looks at. */
export const scannedPages = ({ pages }: Document): readonly ScannedPage[] =>
  pages
    .filter(({ source }) => source === 'ocr')
    .map(page => ({
      page: page.number,
      figures: page.lines
        .flatMap(({ words }) => words)
        .filter(({ text }) => /\d/.test(text))
        .map(({ text, box }) => ({ text, box: toDisplayedBox(page, box) })),
    }))

/** A number with its total before one without. */
function printedNumber({ lines, height }: Page): PageNumber | null {
  const found = lines
    .filter(({ box }) => box.top < MARGIN * height || box.bottom > (1 - MARGIN) * height)
    .flatMap(line => pageNumberIn(line.text) ?? [])
  return found.find(({ of }) => of !== null) ?? found[0] ?? null
}

function periodSigns({
  start_date: start,
  end_date: end,
  transactions,
  pages,
}: AccountReading): readonly IntegrityFinding[] {
  const evidence = (start ?? end)?.evidence[0]
  return contradictedPeriod({
    start: start?.value ?? null,
    end: end?.value ?? null,
    printed: [...new Set([start, end].flatMap(field => field?.evidence[0]?.text ?? []))].join(' to '),
    page: evidence?.page ?? pages[0] ?? 1,
    bbox: evidence === undefined ? null : bboxOf(evidence.box),
    dates: transactions.flatMap(({ date }) => date?.value ?? []),
  })
}
