/** Whether the license of a package is one that a product under the MIT license may ship. */
import allowed from './allowed-licenses.json' with { type: 'json' }

const names: ReadonlySet<string> = new Set(allowed)

/**
 * `expression`: as package.json states it (SPDX: "MIT", "(MIT OR GPL-3.0-or-later)", "MIT AND Zlib"). Of alternatives one must be
 * allowed, of licenses that hold together each. What is no such expression is not allowed: nobody knows what it permits.
 */
export function isAllowedLicense(expression: string): boolean {
  const words = expression.match(/[()]|[^\s()]+/g) ?? []
  let at = 0
  const one = (): boolean | null => {
    const word = words[at++]
    if (word !== '(') return word === undefined || /^(?:\)|AND|OR|WITH)$/.test(word) ? null : names.has(word)
    const inner = any()
    return words[at++] === ')' ? inner : null
  }
  /** AND binds more tightly than OR. */
  const all = (): boolean | null => joined('AND', one, (left, right) => left && right)
  const any = (): boolean | null => joined('OR', all, (left, right) => left || right)
  function joined(word: string, next: () => boolean | null, join: (left: boolean, right: boolean) => boolean) {
    let value = next()
    while (words[at] === word) {
      at += 1
      const right = next()
      value = value === null || right === null ? null : join(value, right)
    }
    return value
  }
  const isAllowed = any()
  return isAllowed === true && at === words.length
}
