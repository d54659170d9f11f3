/** Work on a page or cell done at most once. Both are immutable, so what was built for one stays true as long as it lives. */

/** `build`, its result kept with what it was built for. `build` must be pure. */
export function oncePer<Key extends object, T>(build: (key: Key) => T): (key: Key) => T {
  const known = new WeakMap<Key, { readonly value: T }>()
  return key => {
    const found = known.get(key)
    if (found !== undefined) return found.value
    const value = build(key)
    known.set(key, { value })
    return value
  }
}
