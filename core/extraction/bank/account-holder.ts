/** The account holder: the name after its label, or the first line of the mailing address. */
import type { Field } from '../../document/field.ts'
import { distinctLegalForms } from '../../vocabulary/legal-forms.ts'
import { horizontalOverlap, unionOf } from '../../document/geometry.ts'
import type { Word } from '../../document/model.ts'
import { fieldOfText } from './amounts.ts'
import { segmentsOfLine, textOf, type TextLine } from './text-lines.ts'

const label =
  /(?:^|\b)(?:account\s?(?:holder|name|owner)(?:'s name)?|rekeninghouder|titular|titulaire|kontoinhaber|customer(?: name|(?=\s?:))|prepared for|name of account|holder|member name)\b\s*:?\s*(.*)$/i
/** A town with its code, as the US, Canada, the United Kingdom, the Netherlands, Germany, Singapore and others write it. */
const town =
  /\b[A-Z]{2},?\s+\d{5}(?:-\d{4})?\b|\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b|\b[A-Z]\d[A-Z]\s{0,3}\d[A-Z]\d\b|\b(?:SINGAPORE|HONG KONG)\b|\b[A-Z][a-z]+\s\d{4}\b|^\d{4}\s?[A-Z]{2}\s+\p{Lu}|^(?:[A-Z]{1,2}-)?\d{4,5}\s+\p{Lu}\p{L}+|^\d{4}$|\p{L}{3}[ -]\d{3}\s?\d{3}$|\b(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)\s+\d{4}\b/u
const street =
  /^(?:\d+[A-Za-z]?\s|P\.?\s?O\.?\s?Box|Flat|Unit|Suite|#\d)|\b(?:street|st|road|rd|avenue|ave|drive|dr|lane|ln|blvd|way|hwy|highway|box|court|suite|ste|floor|parkway|pkwy|place|circle)\b\.?|(?:straat|weg|laan|plein|kade|straße|strasse|str\.|gasse|allee|platz)\s?\d|^\p{Lu}[\p{L} .'-]{3,}\s\d{1,4}[a-z]?$/iu
const wholeAddress = /^(?:\d+[A-Za-z]?\s+\p{L}|P\.?\s?O\.?\s?Box\s).*,/iu
const fact =
  /\b(?:statement|account|sheet|page)\s(?:number|no|period|date|from)\b|\b\d{1,2}\s\p{L}{3,9}\s(?:19|20)\d\d\b|\b\p{L}{3,9}\s\d{1,2},\s(?:19|20)\d\d\b|\b\d{1,2}[/.-]\d{1,2}[/.-](?:\d\d){1,2}\b/iu
/** What stands beside a label and is a label itself. */
const otherLabel =
  /^(?:sort ?code|(?:account|routing|sheet|page|branch|customer) ?(?:number|no\b|type|code)?|number|type|currency|IBAN|BIC|SWIFT|date|statement)\b/i
const notAName =
  /\b(?:bank|statement|account|page|period|customer service|box|union|summary|questions|call|www|period|date|number|member|branch|inquiries|enquiries|insured|fdic|ncua|requested|cent(?:er|re)|division|department|markets?|region|services?\s?cent)\b|[@:]|\d{3}|(?:^|\s)\S+\.[a-z]{2,8}$/i
/** Words above the bank's own address, where no holder is named. */
const bankBlock =
  /\b(?:bank|credit union|direct inquiries|write(?: to)?(?: us)?|correspondence|customer (?:service|care)|branch|cent(?:er|re)|mail to|return (?:mail|address)|www\.|building society)\b/i
const legalForm = new RegExp(`\\b(?:${distinctLegalForms}|trust|dba|d/b/a)\\b`, 'i')
const maxWords = 8
/** Lines of one address follow each other within this part of the type size; a letterhead stands further off. */
const addressGap = 1.4
/** Lines of an address above its town. */
const maxLines = 6

interface Candidate {
  readonly text: string
  readonly line: TextLine
  readonly score: number
}

/** The account holder; null without a label or an address. `bank`: the bank's name, which is never the holder. */
export function findAccountHolder(
  lines: readonly TextLine[],
  listLines: ReadonlySet<number>,
  fileName: string,
  bank: string | null = null,
): Field<string> | null {
  const first = lines[0]?.page
  for (const [index, line] of lines.entries()) {
    if (listLines.has(index) || line.page !== first) continue
    const segments = segmentsOfLine(line)
    for (const [at, segment] of segments.entries()) {
      const match = label.exec(textOf(segment))
      if (match === null) continue
      const beside = textOf(segments[at + 1] ?? [])
      // A row of labels has its values below.
      const own = otherLabel.test(beside) ? textBelow(lines, index, segment) : beside
      const value = (match[1] !== '' ? match[1]! : own).replace(/^[:\s*]+/, '')
      if (
        /^[\p{L}][\p{L}\d .,&+'’()/-]{3,50}$/u.test(value) &&
        !/account|checking|savings|service|support|number|care\b/i.test(value) &&
        value.split(' ').length <= maxWords
      )
        return fieldOfText(value, line, fileName, 0.85, textOf(segment))
    }
  }
  const found = lines.flatMap((line, index) =>
    listLines.has(index) || line.page !== first || line.box.top > 0.5 * line.pageHeight
      ? []
      : namesOver(lines, index, listLines, bank),
  )
  const repeated = (text: string): boolean =>
    lines.some(line => line.page !== first && line.text.includes(text)) ||
    found.filter(one => one.text === text).length > 1
  const weight = (one: Candidate): number => one.score + (repeated(one.text) ? 1 : 0)
  const best = found.toSorted((a, b) => weight(b) - weight(a))[0]
  return best === undefined || weight(best) < 0 ? null : fieldOfText(best.text, best.line, fileName, 0.75, null)
}

/** What stands directly below a label; empty where nothing does. */
function textBelow(lines: readonly TextLine[], index: number, label: readonly Word[]): string {
  const next = lines[index + 1]
  if (next === undefined || next.page !== lines[index]!.page) return ''
  const box = unionOf(label.map(word => word.box))
  const found = segmentsOfLine(next).find(words => horizontalOverlap(unionOf(words.map(word => word.box)), box) > 0)
  return found === undefined ? '' : textOf(found)
}

/** Names in the blocks of lines over the towns of a line. */
function namesOver(
  lines: readonly TextLine[],
  index: number,
  listLines: ReadonlySet<number>,
  bank: string | null,
): readonly Candidate[] {
  const line = lines[index]!
  return segmentsOfLine(line).flatMap((segment): readonly Candidate[] => {
    if (!town.test(textOf(segment))) return []
    const left = segment[0]!.box.left
    const block: { text: string; line: TextLine }[] = []
    let lower = line.box.top
    for (let above = index - 1; above >= 0 && block.length < maxLines; above--) {
      const other = lines[above]!
      if (listLines.has(above) || other.page !== line.page || lower - other.box.bottom > addressGap * line.metrics.em)
        break
      const part = segmentsOfLine(other).find(words => Math.abs(words[0]!.box.left - left) < 1.5 * line.metrics.em)
      if (part === undefined) continue
      // Facts of the account stand over the address, not in it.
      if (fact.test(textOf(part))) break
      block.unshift({ text: textOf(part).replace(/^[*\s]+(?=\p{L})/u, ''), line: other })
      lower = other.box.top
    }
    const streetAt = block.findIndex((part, row) => row > 0 && street.test(part.text))
    // "12 Mill Road, Springfield, IL 62701": street and town on one line, the name right above it.
    const at = streetAt < 0 && block.length > 0 && wholeAddress.test(textOf(segment)) ? block.length : streetAt
    if (at < 0) return []
    const names = block.slice(0, at).filter(part => isName(part.text, bank))
    // Notices to the post and names of markets stand over the name, a second line of it below.
    const name = names.find(part => legalForm.test(part.text)) ?? names[0]
    if (name === undefined) return []
    const ofBank = block.slice(0, at).some(part => bankBlock.test(part.text) || isBank(part.text, bank))
    const inHeader = line.box.top < 0.12 * line.pageHeight
    return [
      {
        text: name.text,
        line: name.line,
        score: 1 - (ofBank ? 3 : 0) - (inHeader ? 0.5 : 0) + (legalForm.test(name.text) ? 0.5 : 0),
      },
    ]
  })
}

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
const isBank = (text: string, bank: string | null): boolean =>
  bank !== null && (folded(text).includes(folded(bank)) || folded(bank) === folded(text))

const isName = (text: string, bank: string | null): boolean =>
  (!notAName.test(text) || (legalForm.test(text) && !/[@:]|\d{3}|\b(?:statement|page|period|insured)\b/i.test(text))) &&
  !isBank(text, bank) &&
  /^[\p{L}<]/u.test(text) &&
  text.length > 3 &&
  text.split(' ').length <= maxWords
