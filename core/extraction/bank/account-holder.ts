/** The account holder: the name after its label, or the first line of the mailing address. */
import type { Field } from '../../document/field.ts'
import holders from '../../vocabulary/bank-holders.json' with { type: 'json' }
import { distinctLegalForms } from '../../vocabulary/legal-forms.ts'
import { patternsOf, phrasePattern } from '../../vocabulary/phrase-pattern.ts'
import { withStates } from '../../vocabulary/states.ts'
import { recordRanking } from '../solve/record-choice.ts'
import { dateTokens } from '../values/dates/date-tokens.ts'
import { bankConfidence, fieldOfText } from './amounts.ts'
import { balanceRowOf } from './balance-summary.ts'
import { coreOf } from './bank-name.ts'
import type { TextLine } from './printed.ts'

const { labels: label, notAnAnswer, notAName, neverAName, streets: streetWord } = patternsOf(holders)
const legalForm = phrasePattern([...distinctLegalForms, ...holders.extraForms])
/** A town with its code, as the US, Canada, the United Kingdom, the Netherlands, Germany, Singapore and others write it. */
const town = new RegExp(`(?<![\\p{L}\\d])(?:${withStates(holders.towns.join('|'))})(?![\\p{L}\\d])|^\\d{4}$`, 'u')
/** A house number before or behind the name of a street. */
const houseNumber = /^(?:#?\d+[A-Za-z]?\s)|^\p{Lu}[\p{L} .'-]{3,}\s\d{1,4}[a-z]?$/u
/** A firm's name with its legal form takes up to six words, two people's names up to seven; longer lines are sentences. */
const maxWords = 8
/**
 * How the lines of a mailing address stand.
 * - `maxTop`: Share of the first page's height above which the mailing address stands, also where a letter comes before the account.
 * - `edge`: Lines of one address begin within this many type sizes of each other: centered blocks are ragged, columns stand further apart. Half
 *   of it changes no tuned statement, double one.
 * - `gap`: Lines of one address follow each other within this part of the type size; a letterhead stands further off.
 * - `maxPitch`: The lines of an address are evenly spaced: a paragraph above it stands this much further off.
 * - `maxLines`: Lines of an address above its town.
 */
const address = { maxTop: 0.5, edge: 1.5, gap: 1.4, maxPitch: 1.5, maxLines: 6 } as const

/** The account holder; null without a label or an address on the first page. `bank`: the bank's name, which is never the holder. */
export function findAccountHolder(lines: readonly TextLine[], bank: string | null): Field<string> | null {
  const isOfBank = (text: string): boolean => bank !== null && coreOf(text).includes(coreOf(bank))
  const first = lines.flatMap((line, index) => (line.page === lines[0]!.page && !line.listed ? [index] : []))
  for (const index of first) {
    const line = lines[index]!
    for (const [at, { text, box }] of line.segments.entries()) {
      const below = lines[index + 1]?.segments.find(other => Math.abs(other.box.left - box.left) < line.metrics.em)
      const beside = line.segments[at + 1]?.text ?? below?.text ?? ''
      const match = label.exec(beside.startsWith(':') ? `${text} :` : text)
      const behind = match === null ? '' : text.slice(match.index + match[0].length)
      const value = (/\p{L}/u.test(behind) ? behind : beside).replace(/^[^\p{L}]+/u, '')
      if (match !== null && isAnswer(value) && !isOfBank(value) && balanceRowOf(value) === null)
        return fieldOfText(value, line, bankConfidence.unconfirmed, { label: text })
    }
  }
  const found = first
    .filter(index => lines[index]!.box.top < address.maxTop * lines[index]!.pageHeight)
    .flatMap(index => nameOver(lines, index, isOfBank))
  const best = found.find(({ text }) => legalForm.test(text)) ?? found[0] ?? null
  recordRanking('bank', 'account_holder', found, {
    chosen: best,
    describe: ({ text, line }) => ({ value: text, score: legalForm.test(text) ? 1 : 0, evidence: [line] }),
  })
  return best === null ? null : fieldOfText(best.text, best.line, bankConfidence.placed)
}

const isAnswer = (text: string): boolean =>
  /^\p{L}[\p{L}\d .,&+'’()/-]{3,50}$/u.test(text) &&
  !notAnAnswer.test(text) &&
  dateTokens(text, { parts: 'named' }).length === 0 &&
  text.split(' ').length <= maxWords

type PrintedName = Readonly<{ text: string; line: TextLine }>

/** Names in the blocks of lines over the towns of a line. */
function nameOver(
  lines: readonly TextLine[],
  index: number,
  isOfBank: (text: string) => boolean,
): readonly PrintedName[] {
  const line = lines[index]!
  return line.segments.flatMap(({ text: last, box: { left } }): readonly PrintedName[] => {
    if (!town.test(last)) return []
    const block: PrintedName[] = []
    let [lower, pitch] = [line.box.top, Infinity]
    for (let above = index - 1; above >= 0 && block.length < address.maxLines; above--) {
      const other = lines[above]!
      if (other.page !== line.page || lower - other.box.bottom > address.gap * line.metrics.em) break
      const part = other.segments.find(({ box }) => Math.abs(box.left - left) < address.edge * line.metrics.em)
      if (part === undefined) continue
      if (lower - other.box.top > address.maxPitch * pitch) break
      pitch = Math.min(pitch, lower - other.box.top)
      block.unshift({ text: part.text.replace(/^[*\s]+(?=\p{L})/u, ''), line: other })
      lower = other.box.top
    }
    const isStreet = (text: string): boolean => streetWord.test(text) || houseNumber.test(text)
    const street = block.findIndex(({ text }, row) => row > 0 && isStreet(text))
    // "12 Mill Road, Springfield, IL 62701": street and town on one line, the name right above it.
    const end = street < 0 && last.includes(',') && isStreet(last) ? block.length : street
    const names = block.slice(0, Math.max(0, end))
    // The bank's own address; a firm between the bank and the street has its letter below the letterhead.
    const letterhead = names.findLastIndex(({ text }) => isOfBank(text))
    const own = names
      .slice(letterhead + 1)
      .filter(({ text }) => isName(text) && (letterhead < 0 || legalForm.test(text)))
    // Notices to the post and names of markets stand over the name, a second line of it below.
    const name = own.find(({ text }) => legalForm.test(text)) ?? own[0]
    return name === undefined ? [] : [name]
  })
}

const isName = (text: string): boolean =>
  /^[\p{L}<]/u.test(text) &&
  !/[@:]|\d{3}/.test(text) &&
  !neverAName.test(text) &&
  (legalForm.test(text) || !notAName.test(text)) &&
  text.length > 3 &&
  text.split(' ').length <= maxWords
