/** How alike two descriptions of a transaction are, and two amounts by their digits. */

/** Words and numbers in lower case. */
export const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * 0 to 1: the share of words of the shorter description that the longer one has too, the last one cut or not. Banks cut descriptions at a fixed
 * length and leave words out; they do not reorder them.
 */
export function descriptionLikeness(a: readonly string[], b: readonly string[]): number {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short.length === 0) return 0
  const rest = [...long]
  const shared = short.filter((word, index) => {
    const isLast = index === short.length - 1
    const at = rest.findIndex(other => other === word || (isLast && other.startsWith(word)))
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  })
  return shared.length / short.length
}

/**
 * 0 to 1 of two amounts in cents: 1 for a shifted decimal point, else the share of digits that are equal in their places, or in other places of
 * a number as long.
 */
export function digitLikeness(a: number, b: number): number {
  const [x, y] = [a, b].map(value => String(Math.abs(value)))
  if (x === undefined || y === undefined || a === 0 || b === 0) return 0
  if (isShifted(Math.abs(a), Math.abs(b))) return 1
  if (x.length !== y.length) return 0
  const equal = [...x].filter((digit, index) => digit === y[index]).length
  const isTransposed = [...x].toSorted().join('') === [...y].toSorted().join('')
  return isTransposed ? 1 : equal / x.length
}

/** One is the other times a power of ten. */
function isShifted(a: number, b: number): boolean {
  const [small, large] = a < b ? [a, b] : [b, a]
  let shifted = small
  while (shifted < large) shifted *= 10
  return shifted === large
}
