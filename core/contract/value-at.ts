/** The value at a JSON pointer. */

/** The value at a pointer (RFC 6901) when it is a string, a number or a boolean; null otherwise. */
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
