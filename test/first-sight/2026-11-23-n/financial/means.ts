/** What the statements of this batch share, beside the means of the batch of 2026-11-23-j. */
import { of, type Books } from '../../2026-11-23-j/financial/means.ts'

export {
  agree,
  amount,
  body,
  isFirst,
  joined,
  merged,
  of,
  percent,
  plain,
  sheets,
  signed,
  statement,
  truthFrom,
} from '../../2026-11-23-j/financial/means.ts'
export type { Books, Drawn, Line } from '../../2026-11-23-j/financial/means.ts'

/** Distributions of the latest year follow from retained earnings `re` and `net`; those of the year before are given. */
export function rolled(books: Books, before: number): void {
  const [re, net] = [of(books, 're'), of(books, 'net')]
  const [now = 0, last = 0] = re
  const [profit = 0, earlier = 0] = net
  const paid = Math.round((last + profit - now) * 100) / 100
  if (paid < 0) throw new Error(`Distributions of ${paid}`)
  books.set('dist', [paid, before])
  books.set('begin', [last, Math.round((last + before - earlier) * 100) / 100])
}
