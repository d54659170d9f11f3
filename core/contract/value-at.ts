/** The value at a JSON pointer. */

/** What stands at a pointer (RFC 6901) as long as it is a plain value; null where nothing does. */
export function valueAt(result: unknown, pointer: string): number | string | boolean | null {
  const value = pointer
    .split('/')
    .slice(1)
    .map(key => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (node, key) => (typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[key] : null),
      result,
    )
  return typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean' ? value : null
}
