/** Number, kind and product name of an account, each with its place. */
import type { AccountType } from '../../contract/full-analysis.ts'
import type { AccountPart } from './split-accounts.ts'
import { accountTypeOf, productNames } from './account-product.ts'
import type { AccountReading } from './bank-statement.ts'
import { fieldOfText } from './amounts.ts'
import type { ListRow } from './list-row.ts'
import type { StatementFacts } from './statement-facts.ts'
import { segmentsOfLine, textOf } from './text-lines.ts'

export interface Identity {
  readonly type: AccountType | null
  readonly fields: Pick<AccountReading, 'account_number' | 'account_type' | 'account_subtype'>
}

/** Number, kind and product name of an account. */
export function identityOf(part: AccountPart, facts: StatementFacts, rows: readonly ListRow[]): Identity {
  const { lines, lists, fileName } = facts
  const best = part.mentions.toSorted((a, b) => b.digits.length - a.digits.length || a.line - b.line)[0] ?? null
  const bank = facts.bankName?.value.toLowerCase() ?? ''
  // "Redwood Trust & Savings" is who keeps the account, not what it is.
  const ofBank = (text: string): boolean =>
    bank !== '' && (bank.includes(text.toLowerCase()) || text.toLowerCase().includes(bank))
  const names = productNames(lines, part.lines, lists.listLines, part.mentions).filter(({ text }) => !ofBank(text))
  const listed = part.title === null ? null : part.title.replace(/[\s#-]*[\dXx*-]{3,}\s*$/, '').trim()
  const found = names.find(one => one.score >= 1.5) ?? null
  const name =
    listed !== null && listed.split(' ').length > 1 && (found === null || part.mentions.length === 0)
      ? { text: listed, line: part.lines[0]!, score: 2 }
      : found
  const headings = part.mentions.map(mention => lines[mention.line]!.text)
  const whole = part.lines
    .filter(index => !lists.listLines.has(index) && lines[index]!.words.length <= 20)
    .flatMap(index => segmentsOfLine(lines[index]!).map(textOf))
    .filter(text => text.split(' ').length <= 12)
  const card =
    whole.some(text => /\bcredit limit\b|\bminimum payment\b/i.test(text)) &&
    whole.some(text => /payment due|amount due|new balance/i.test(text))
  const cheques =
    rows.some(row => row.section?.kind === 'checks' || /\bcheck ?card\b/i.test(row.description)) ||
    whole.some(text => /^\W*(?:checks?|drafts?) (?:paid|cleared|and substitute)/i.test(text))
  const fromName = name === null ? null : accountTypeOf(name.text)
  const fromHeading = headings.map(accountTypeOf).find(type => type !== null) ?? null
  const titles = whole.filter(
    text =>
      /^\W*(?:your )?[\p{L}& -]*\b(?:checking|chequing|savings|current account|credit card|money market)\b[\p{L}& -]*$/iu.test(
        text,
      ) &&
      text.split(' ').length <= 8 &&
      !ofBank(text),
  )
  const fromTitle = titles.map(accountTypeOf).find(type => type !== null) ?? null
  const type = card
    ? fromName === 'line of credit'
      ? 'line of credit'
      : 'credit card'
    : (fromName ?? fromHeading ?? fromTitle ?? (cheques ? 'checking' : null))
  const line = best === null ? null : lines[best.line]!
  const typeLine = name === null ? line : lines[name.line]!
  return {
    type,
    fields: {
      account_number: best === null ? null : fieldOfText(best.text, line!, fileName, 0.97, null),
      account_type:
        type === null || (typeLine ?? lines[0]) === undefined
          ? null
          : fieldOfText(
              type,
              typeLine ?? lines[0]!,
              fileName,
              fromName !== null || fromHeading !== null ? 0.95 : 0.85,
              null,
              name?.text ?? type,
            ),
      account_subtype:
        name === null ? null : fieldOfText(name.text, lines[name.line]!, fileName, name.score >= 3 ? 0.9 : 0.75, null),
    },
  }
}
