/** Joins the pages of one tax return into one document: its forms name themselves, whatever their words resemble page by page. */
import type { Document, Page } from '../../document/model.ts'
import { packagesOf } from '../tax/packages.ts'
import { formPage } from '../tax/page-view.ts'
import { sheetOf } from '../tax/sheets.ts'
import type { DocumentPart } from './score-part.ts'

/** A page of a federal form names its form and its year. */
const FORM_CONFIDENCE = 0.99

/** What a page of a federal form has among its lines: only such pages are looked through. */
const federal = /internal revenue service|omb no|form ?(?:1120|1065|1040|1125|4562|8825|7004)/i

const isFederal = ({ source, lines }: Page): boolean =>
  source !== 'skipped' && lines.some(({ text }) => federal.test(text))

/** Whether a page of a federal form is among them. */
export const hasReturn = (pages: readonly Page[]): boolean =>
  pages.some(page => isFederal(page) && sheetOf(formPage(page, '')) !== null)

/**
 * The parts of a file with each return in one part. Pages between the forms of a return (its statements) belong to it unless they were
 * classified as something else that is read.
 */
export function joinReturns(document: Document, parts: readonly DocumentPart[]): readonly DocumentPart[] {
  if (!document.pages.some(isFederal)) return parts
  const packages = packagesOf(
    document.pages.map(page => ({
      view: { page },
      sheet: isFederal(page) ? sheetOf(formPage(page, document.fileName)) : null,
    })),
  )
  const isTax = (page: number): boolean =>
    parts.some(({ docType, pages }) => pages.includes(page) && docType === 'tax_return')
  const returns = packages.map(({ main, sheets, k1s, attached }) => {
    const own = [...sheets, ...k1s].map(({ page }) => page.number)
    const last = Math.max(...own)
    const others = attached.map(({ page }) => page.number).filter(page => page < last || isTax(page))
    return { main, pages: [...own, ...others].toSorted((a, b) => a - b) }
  })
  const taken = new Set(returns.flatMap(({ pages }) => pages))
  const rest = parts.flatMap(part => {
    const left = part.pages.filter(page => !taken.has(page))
    return left.length === 0 ? [] : [{ ...part, pages: left }]
  })
  const joined = returns.map(({ main, pages }): DocumentPart => ({
    docType: 'tax_return',
    confidence: FORM_CONFIDENCE,
    evidence: [`Form ${main} by its title and number`],
    pages,
  }))
  return [...rest, ...joined].toSorted((a, b) => a.pages[0]! - b.pages[0]!)
}
