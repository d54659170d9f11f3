/** A statement → the parts of it that belong to one account each, and the accounts its overview lists beside them. */
import accounts from '../../vocabulary/bank-accounts.json' with { type: 'json' }
import { sameAccount, type NumberMention } from './account-numbers.ts'
import type { SummaryEntry } from './balance-summary.ts'
import type { Lists } from './read-lists.ts'
import { textOf, type MoneyToken, type TextLine } from './statement-text.ts'

export interface AccountPart {
  readonly mentions: readonly NumberMention[]
  /** Indices of its lines, ascending. */
  readonly lines: readonly number[]
}

/** A row of the overview: account, number, balance. */
export interface OverviewRow {
  readonly text: string
  readonly number: string
  readonly digits: string
  readonly money: readonly MoneyToken[]
  readonly line: number
}

/** A sentence may name an account without beginning its part. */
const mostWords = 16
const product = new RegExp(`\\b(?:${accounts.product})\\b`, 'i')
const overviewNumber = /(?:^|\s)((?:[Xx*•.]{2,}[-\s]?)?\d[\dXx*•-]{3,}\d)(?:\s|$)/

/** Rows that list an account with its number and its balance. */
export function overviewRows(lines: readonly TextLine[], taken: ReadonlySet<number>): readonly OverviewRow[] {
  return lines.flatMap((line, index): readonly OverviewRow[] => {
    const money = line.money.filter(token => token.cents)
    if (taken.has(index) || money.length === 0) return []
    const text = textOf(line.words.slice(0, money[0]!.first))
    const match = overviewNumber.exec(text)
    if (match === null || !product.test(text.slice(0, match.index)) || /\d/.test(text.slice(0, match.index))) return []
    return [
      {
        text: text.slice(0, match.index).trim(),
        number: match[1]!,
        digits: match[1]!.replace(/\D/g, ''),
        money,
        line: index,
      },
    ]
  })
}

/** The parts, in reading order; one part with all lines when nothing divides them. */
export function accountParts(
  lines: readonly TextLine[],
  lists: Lists,
  mentions: readonly NumberMention[],
  entries: readonly SummaryEntry[],
): readonly AccountPart[] {
  const dividing = mentions.filter(mention => {
    const line = lines[mention.line]!
    return !line.repeated && line.words.length <= mostWords && !line.money.some(token => token.cents)
  })
  const bears = new Set([
    ...lists.rows.map(row => row.line),
    ...entries
      .filter(entry => entry.rowText === null && (entry.label === 'opening' || entry.label === 'closing'))
      .map(entry => entry.line),
  ])
  let parts: { mentions: NumberMention[]; lines: number[] }[] = [{ mentions: [], lines: [] }]
  for (const [index] of lines.entries()) {
    for (const mention of dividing.filter(one => one.line === index)) {
      const current = parts.at(-1)!
      const key = current.mentions[0]
      if (key === undefined || sameAccount(key.digits, mention.digits)) current.mentions.push(mention)
      else parts.push({ mentions: [mention], lines: [] })
    }
    parts.at(-1)!.lines.push(index)
  }
  // A number that is followed by neither rows nor balances divides nothing.
  const kept: typeof parts = []
  for (const part of parts) {
    const before = kept.findLast(other =>
      other.mentions.some(a => part.mentions.some(b => sameAccount(a.digits, b.digits))),
    )
    const filled = part.lines.some(index => bears.has(index))
    if (before !== undefined) {
      before.lines.push(...part.lines)
      before.mentions.push(...part.mentions)
    } else if (filled || kept.length === 0) kept.push(part)
    else kept.at(-1)!.lines.push(...part.lines)
  }
  // What stands before the first account's part belongs to it.
  if (kept.length > 1 && !kept[0]!.lines.some(index => bears.has(index))) {
    kept[1]!.lines.unshift(...kept[0]!.lines)
    kept.shift()
  }
  parts = kept.map(part => ({ mentions: part.mentions, lines: part.lines.toSorted((a, b) => a - b) }))
  const whole = parts.length === 1 ? mentions : null
  return parts.map(part => ({ ...part, mentions: part.mentions.length > 0 ? part.mentions : (whole ?? []) }))
}
