/** What the statements of this batch share. */
import type { Truth } from '../../2026-11-22/press/document.ts'
import type { Books, Line } from '../../2026-11-23-f/financial/statement.ts'

export { sheets } from '../../2026-11-23-b/type.ts'
export { agree, amount, body, of, percent, statement, truthFrom } from '../../2026-11-23-f/financial/statement.ts'
export type { Books, Line } from '../../2026-11-23-f/financial/statement.ts'
export type { Drawn } from '../../2026-11-22/press/document.ts'

/** One map of several books, each with the columns picked. */
export const merged = (...sources: readonly (readonly [Books, readonly number[]])[]): Books =>
  new Map(
    sources.flatMap(([books, pick]) =>
      [...books].map(([name, values]) => [name, pick.flatMap(at => values[at] ?? [])] as const),
    ),
  )

/** Every `{…}` followed by the sum of the amounts inside. */
export const withSum = (text: string): string =>
  text.replace(/\{([^}]*)\}/g, (_, inner: string) => {
    const total = inner
      .trim()
      .split(/\s+/)
      .reduce((sum, value) => sum + Number(value), 0)
    return `${inner} ${Math.round(total * 100) / 100}`
  })

/** The ampersand as HTML has it. */
export const plain = (text: string): string => text.replace(/&(?!amp;)/g, '&amp;')

/** A dollar sign at the left of the amount. */
export const signed = (text: string): string => `<b style="float:left;font-weight:400">$</b>${text}`

/** Whether a row is the first with amounts. */
export const isFirst = (rows: readonly Line[], index: number): boolean =>
  rows.findIndex(({ values }) => values !== undefined) === index

type Tree = Readonly<Record<string, unknown>>
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

const deep = (one: Tree, other: Tree): Tree =>
  Object.fromEntries(
    Object.entries({ ...one, ...other }).map(([key, value]) => {
      const [left, right] = [one[key], other[key]]
      return [key, isTree(left) && isTree(right) ? deep(left, right) : value]
    }),
  )

/** The first truth with the amounts of the second one, whose columns end on other days. */
export const joined = (first: Truth, second: Truth): Truth => ({
  ...first,
  expected: deep(first.expected as Tree, second.expected as Tree),
  expected_prior: deep((first.expected_prior ?? {}) as Tree, (second.expected_prior ?? {}) as Tree),
  acceptable: { ...first.acceptable, ...second.acceptable },
  absent: [...new Set([...(first.absent ?? []), ...(second.absent ?? [])])],
})
