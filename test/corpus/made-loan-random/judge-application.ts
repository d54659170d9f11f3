/** Compares what was read with what was filled in. */
import type { Value } from './desk.ts'
import type { RandomApplication } from './random-application.ts'

export interface ApplicationMark {
  readonly path: string
  readonly verdict: 'right' | 'wrong' | 'missed' | 'invented'
  readonly expected: Value
  readonly got: Value
}

const plain = (value: Value): string => `${value}`.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
const digits = (value: Value): string => `${value}`.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
const isStated = (value: Value | undefined): value is Value => value !== null && value !== undefined && value !== ''

function isSame(path: string, expected: Value, got: Value): boolean {
  if (typeof expected !== 'string') return expected === got
  if (/ein$|phone$/i.test(path)) return digits(expected) === digits(got)
  if (/incorporationState$/.test(path)) return true
  if (/website$/.test(path)) return plain(expected).replace(/^www/, '') === plain(got).replace(/^https?/, '').replace(/^www/, '') // prettier-ignore
  if (plain(expected) === plain(got)) return true
  return /name$|address|industry|use|description|vendor/i.test(path) && likeness(`${expected}`, `${got}`) >= 0.75
}

/** Dice coefficient over words. */
function likeness(a: string, b: string): number {
  const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const [x, y] = [words(a), words(b)]
  const rest = [...y]
  let shared = 0
  for (const word of x) {
    const at = rest.indexOf(word)
    if (at < 0) continue
    rest.splice(at, 1)
    shared++
  }
  return x.length + y.length === 0 ? 0 : (2 * shared) / (x.length + y.length)
}

function at(value: unknown, path: string): Value | undefined {
  return path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], value) as Value | undefined // prettier-ignore
}

/** `data`: the documented loan_app_data, or null when nothing was recognized. */
export function judgeApplication(form: RandomApplication, data: object | null): readonly ApplicationMark[] {
  return [...form.expected].flatMap(([path, expected]): ApplicationMark[] => {
    const got = at(data, path) ?? null
    if (expected === null) return isStated(got) ? [{ path, verdict: 'invented', expected, got }] : []
    if (!isStated(got)) return [{ path, verdict: 'missed', expected, got: null }]
    const isRight = [expected, ...(form.also.get(path) ?? [])].some(value => isSame(path, value, got))
    return [{ path, verdict: isRight ? 'right' : 'wrong', expected, got }]
  })
}
