/** Sums of neighbors in a list of amounts: the rows of a page, a section, a kind. */

const inCents = (value: number): number => Math.round(value * 100)

/** Whether neighbors in a sequence of amounts add up to `wanted`, in cents, or to its opposite. Linear. */
export function isRunOf(amounts: readonly number[], wanted: number): boolean {
  const seen = new Set([0])
  let sum = 0
  return amounts.some(amount => {
    sum += inCents(amount)
    const found = seen.has(sum - wanted) || seen.has(sum + wanted)
    seen.add(sum)
    return found
  })
}
