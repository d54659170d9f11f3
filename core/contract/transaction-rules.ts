/** Rules for transactions of every application, as a user writes them: "credit harbor supply = owner contribution; credit acme transfer = not revenue". */
import { categoriesOf } from './bank-categories.ts'

/** A decision about all transactions of a side that are like each other, as a correction of an application states it. */
export interface RuleCorrection {
  /** `/transaction_rules/credit/harbor supply/category`. */
  readonly path: string
  readonly value: string | boolean
}

const part = '/transaction_rules/'
const sides: readonly string[] = ['credit', 'debit']
const pathForm = /^\/transaction_rules\/(credit|debit)\/([^/]+)\/(category|is_revenue)$/
const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')
const unescaped = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~')

/** null: the text is no list of rules. */
export function transactionRulesIn(text: string): readonly RuleCorrection[] | null {
  const written = text
    .split(';')
    .map(one => one.trim())
    .filter(one => one !== '')
  const rules = written.map(ruleIn)
  const known = rules.filter(rule => rule !== null)
  return known.length === rules.length ? known : null
}

function ruleIn(text: string): RuleCorrection | null {
  const [words = '', value = '', ...more] = text.split('=').map(one => one.trim().split(/\s+/).join(' '))
  const [side = '', ...rest] = words.split(' ')
  const key = rest.join(' ').toLowerCase()
  if (!sides.includes(side) || key === '' || more.length > 0) return null
  const at = `${part}${side}/${escaped(key)}`
  const revenue = value === 'revenue' ? true : value === 'not revenue' ? false : null
  if (revenue !== null) return side === 'credit' ? { path: `${at}/is_revenue`, value: revenue } : null
  const category = value.toLowerCase().replaceAll(' ', '_')
  const isKnown = categoriesOf(side === 'credit' ? 1 : -1).some(one => one === category)
  return isKnown ? { path: `${at}/category`, value: category } : null
}

export const areTransactionRules = (text: string): boolean => transactionRulesIn(text) !== null

/** The list with this decision in the place of an earlier one about the same; null removes it. An empty list is null. */
export function withTransactionRule(
  text: string | null,
  path: string,
  value: string | number | boolean | null,
): string | null {
  const others = (transactionRulesIn(text ?? '') ?? []).filter(rule => rule.path !== path)
  const added = typeof value === 'string' || typeof value === 'boolean' ? [{ path, value }] : []
  const written = [...others, ...added].flatMap(ruleText)
  return written.length === 0 ? null : written.join('; ')
}

function ruleText({ path, value }: RuleCorrection): readonly string[] {
  const [, side, key = ''] = pathForm.exec(path) ?? []
  if (side === undefined) return []
  const words = typeof value === 'string' ? value.replaceAll('_', ' ') : value ? 'revenue' : 'not revenue'
  return [`${side} ${unescaped(key)} = ${words}`]
}

/** Whether the words of a rule can be written in the list: its own signs are not among them. */
export const isWritable = (path: string): boolean => pathForm.test(path) && !/[;=]/.test(unescaped(path))
