/** Checks the arithmetic of a tax return: its pages, Schedules L, M-1 and M-2, K-1s against Schedule K, and statements against their lines. */
import type { Check } from '../contract/evidence.ts'
import type { TaxReturn } from '../contract/tax-return.ts'
import { linesOf, type FormLine } from '../vocabulary/tax-lines.ts'
import { checkK1s } from './check-k1s.ts'
import type { IdentityOutcome } from './identity.ts'
import { identityOutcomes, keysOf } from './return-sums.ts'
import { check, pointerOf } from './tax-check.ts'

/** What the checks need of a return. */
export type TaxReturnToCheck = Pick<TaxReturn, 'form' | 'tax_year' | 'lines' | 'k1s' | 'statements'>

/** Pure. An identity none of whose amounts is stated is omitted. */
export function checkTaxReturn(entry: TaxReturnToCheck): readonly Check[] {
  const keyOf = keysOf(entry)
  const own = identityOutcomes(entry).flatMap(outcome => checkOf(outcome, keyOf))
  return [...own, ...checkOfficers(entry), ...checkProperties(entry), ...checkK1s(entry), ...checkStatements(entry)]
}

function checkOf(outcome: IdentityOutcome, keyOf: (name: string) => string | undefined): readonly Check[] {
  const { identity, actual, expected, difference, verdict, plus, minus } = outcome
  const terms = [...plus, ...minus]
  if (actual === null && terms.length === 0) return []
  // Of what the return leaves blank nothing is to be checked.
  if (actual === null || expected === null) return []
  const names = [identity.total, ...terms.map(({ name }) => name)]
  return [
    check(
      { id: identity.id, name: identity.name, severity: identity.severity },
      { actual, expected, difference },
      {
        passed: verdict === 'not checked' ? null : verdict === 'pass',
        figures: names.flatMap(name => keyOf(name) ?? []).map(pointerOf),
      },
    ),
  ]
}

/** The officers of Form 1125-E add up to its line 2. */
function checkOfficers({ lines }: TaxReturnToCheck): readonly Check[] {
  const officers = Object.keys(lines).filter(key => key.startsWith('1125-E.1.f.'))
  const total = lines['1125-E.2']
  if (officers.length === 0 || total === undefined) return []
  const sum = officers.reduce((all, key) => all + lines[key]!, 0)
  const about = {
    id: 'officers_total',
    name: 'Compensation of officers adds up to line 2 of Form 1125-E',
    severity: 'high',
  } as const
  const passed = Math.abs(sum - total) <= officers.length
  return [
    check(
      about,
      { actual: total, expected: sum, difference: total - sum },
      { passed, figures: ['1125-E.2', ...officers].map(pointerOf) },
    ),
  ]
}

/** Each property of Form 8825: expenses add up, and net is rents less expenses. */
function checkProperties({ lines, tax_year: year }: TaxReturnToCheck): readonly Check[] {
  const own = linesOf('8825', year).filter(({ key }) => key.includes('{p}'))
  const letters = [...new Set(Object.keys(lines).flatMap(key => /^8825\.([A-H])\./.exec(key)?.[1] ?? []))]
  const expenses = own.filter(({ number }) => Number(number) >= 3 && Number(number) <= 15)
  return letters.flatMap(letter => {
    const keyOf = ({ key }: Pick<FormLine, 'key'>): string => key.replace('{p}', letter)
    const [rents, total, net] = ['2', '16', '17'].map(number => lines[`8825.${letter}.${number}`])
    const stated = expenses.map(keyOf).filter(key => lines[key] !== undefined)
    const sum = stated.reduce((all, key) => all + lines[key]!, 0)
    const place = (numbers: readonly string[]): readonly string[] =>
      numbers.map(number => pointerOf(`8825.${letter}.${number}`))
    const found: Check[] = []
    if (total !== undefined && stated.length > 0)
      found.push(
        check(
          {
            id: `rental_expenses_${letter}`,
            name: `Expenses of property ${letter} of Form 8825 add up`,
            severity: 'high',
          },
          { actual: total, expected: sum, difference: total - sum },
          { passed: Math.abs(total - sum) <= stated.length, figures: [...place(['16']), ...stated.map(pointerOf)] },
        ),
      )
    if (net !== undefined && rents !== undefined)
      found.push(
        check(
          {
            id: `rental_net_${letter}`,
            name: `Net income of property ${letter} of Form 8825 is rents less expenses`,
            severity: 'high',
          },
          { actual: net, expected: rents - (total ?? 0), difference: net - rents + (total ?? 0) },
          { passed: Math.abs(net - rents + (total ?? 0)) <= 1, figures: place(['17', '2', '16']) },
        ),
      )
    return found
  })
}

/** Statements: items add up to the total, and the total is the amount of the line. */
function checkStatements({ statements, lines }: TaxReturnToCheck): readonly Check[] {
  return statements.flatMap(({ title, line, items, total }, index) => {
    const name = title ?? `statement ${index + 1}`
    const at = `/statements/${index}`
    const sum = items.reduce((all, [, amount]) => all + amount, 0)
    const found: Check[] = []
    if (total !== null && items.length > 0)
      found.push(
        check(
          { id: `statement_total_${index + 1}`, name: `Items of ${name} add up to the total`, severity: 'high' },
          { actual: total, expected: sum, difference: total - sum },
          { passed: Math.abs(total - sum) <= items.length, figures: [`${at}/total`] },
        ),
      )
    const stated = line === null ? undefined : (lines[line] ?? lines[`${line}.d`])
    const whole = total ?? sum
    if (stated !== undefined && line !== null && items.length > 0)
      found.push(
        check(
          { id: `statement_line_${index + 1}`, name: `${name} is the amount of line ${line}`, severity: 'high' },
          { actual: stated, expected: whole, difference: stated - whole },
          { passed: Math.abs(stated - whole) <= 1, figures: [pointerOf(line), `${at}/total`] },
        ),
      )
    return found
  })
}
