/** Lists in printed order: consecutive items that belong together, and how often values occur. */

/** Consecutive items in groups. `begins` says whether an item begins a new group; `group` ends with `before`. */
export function groupConsecutive<T>(
  items: readonly T[],
  begins: (before: T, item: T, group: readonly T[]) => boolean,
): readonly (readonly T[])[] {
  const groups: T[][] = []
  for (const item of items) {
    const group = groups.at(-1)
    if (group === undefined || begins(group.at(-1)!, item, group)) groups.push([item])
    else group.push(item)
  }
  return groups
}

/** The items, each joined into the one before it where `join` returns the two as one; null: it stands alone. */
export function joinConsecutive<T>(items: readonly T[], join: (before: T, item: T) => T | null): readonly T[] {
  const joined: T[] = []
  for (const item of items) {
    const whole = joined.length === 0 ? null : join(joined.at(-1)!, item)
    if (whole === null) joined.push(item)
    else joined[joined.length - 1] = whole
  }
  return joined
}

/** How often each value occurs, in the order of the first occurrence. */
export const countsOf = <T>(values: readonly T[]): ReadonlyMap<T, number> =>
  new Map([...Map.groupBy(values, value => value)].map(([value, all]) => [value, all.length]))

/** The mode: the value that occurs in the largest number, the first of equals; undefined for none. */
export const modeOf = <T>(values: readonly T[]): T | undefined =>
  [...countsOf(values)].toSorted((a, b) => b[1] - a[1])[0]?.[0]
