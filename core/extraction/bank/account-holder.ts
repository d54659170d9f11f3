/** Whose account it is: the name behind its label, or the first line of the address the statement is sent to. */
import type { Figure } from '../../document/figure.ts'
import { figureOfText } from './figures.ts'
import { segmentsOfLine, textOf, type TextLine } from './statement-text.ts'

const label =
  /\b(?:account\s?(?:holder|name|owner)|rekeninghouder|titular|kontoinhaber|customer name|prepared for|name of account|holder)\b\s*:?\s*(.*)$/i
const place =
  /\b[A-Z]{2},?\s+\d{5}(?:-\d{4})?\b|\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b|\b[A-Z]\d[A-Z]\s{0,3}\d[A-Z]\d\b|\b(?:SINGAPORE|HONG KONG)\b|\b[A-Z][a-z]+\s\d{4}\b/
const street =
  /^(?:\d+[A-Za-z]?|P\.?\s?O\.?\s?Box|Flat|Unit|Suite|#\d)|\b(?:street|st|road|rd|avenue|ave|drive|dr|lane|ln|blvd|way|hwy|highway|box|court|suite|ste|floor)\b\.?/i
const notAName =
  /\b(?:bank|statement|account|page|period|customer service|box|union|summary|questions|call|www|period|date|number|member|branch)\b|[@:]|\d{3}/i

/** The holder; null when the paper has neither label nor address. */
export function accountHolderIn(
  lines: readonly TextLine[],
  taken: ReadonlySet<number>,
  fileName: string,
): Figure<string> | null {
  const first = lines[0]?.page
  for (const [index, line] of lines.entries()) {
    if (taken.has(index) || line.page !== first) continue
    const segments = segmentsOfLine(line)
    for (const [at, segment] of segments.entries()) {
      const match = label.exec(textOf(segment))
      if (match === null) continue
      const value = match[1] !== '' ? match[1]! : textOf(segments[at + 1] ?? [])
      if (
        /^[\p{L}][\p{L}\d .,&'’-]{3,50}$/u.test(value) &&
        !/account|checking|savings/i.test(value) &&
        value.split(' ').length <= 8
      )
        return figureOfText(value, line, fileName, 0.85, textOf(segment))
    }
  }
  for (const [index, line] of lines.entries()) {
    if (taken.has(index) || line.page !== first || line.box.top > 0.5 * line.pageHeight) continue
    for (const segment of segmentsOfLine(line)) {
      if (!place.test(textOf(segment))) continue
      const left = segment[0]!.box.left
      const block: { text: string; line: TextLine }[] = []
      for (let above = index - 1; above >= 0 && block.length < 5; above--) {
        const other = lines[above]!
        if (other.page !== line.page || line.box.top - other.box.bottom > 6 * line.measure.em) break
        const part = segmentsOfLine(other).find(words => Math.abs(words[0]!.box.left - left) < 1.5 * line.measure.em)
        if (part === undefined) continue
        block.unshift({ text: textOf(part), line: other })
      }
      const at = block.findIndex(part => street.test(part.text))
      const name =
        at > 0
          ? block
              .slice(0, at)
              .find(part => !notAName.test(part.text) && /^[\p{L}<]/u.test(part.text) && part.text.length > 3)
          : undefined
      if (name !== undefined) return figureOfText(name.text, name.line, fileName, 0.75, null)
    }
  }
  return null
}
