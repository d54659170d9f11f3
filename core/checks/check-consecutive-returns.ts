/** Returns of one taxpayer in consecutive years: Schedule L begins where it ended the year before. */
import type { Check } from '../contract/evidence.ts'
import type { TaxReturn } from '../contract/tax-return.ts'
import { linesOf } from '../vocabulary/tax-lines.ts'
import { check, pointerOf } from './tax-check.ts'

type Year = Pick<TaxReturn, 'form' | 'tax_year' | 'taxpayer_id' | 'amended' | 'lines'>

/** The return of the same taxpayer and form for the year before; null: it is not among them, or the taxpayer is not known. */
export const yearBefore = <Entry extends Year>(entry: Entry, all: readonly Entry[]): Entry | null =>
  entry.tax_year === null || entry.taxpayer_id === null
    ? null
    : (all.find(
        other =>
          other.tax_year === entry.tax_year! - 1 &&
          other.form === entry.form &&
          other.taxpayer_id === entry.taxpayer_id &&
          other.amended !== true,
      ) ?? null)

/**
 * One check for each line of Schedule L that both years state. Total assets and equity are strict; between other lines preparers may
 * reclassify. Amounts are whole dollars. Pure.
 */
export function checkConsecutive(entry: Year, before: Year): readonly Check[] {
  const closings = linesOf(before.form, before.tax_year)
  return linesOf(entry.form, entry.tax_year)
    .filter(({ key }, index, all) => key.startsWith('L.') && all[index - 1]?.id === all[index]?.id)
    .flatMap(({ id, key, caption }): readonly Check[] => {
      const closing = closings.find(line => line.id === id)?.key
      const [opened, closed] = [entry.lines[key], closing === undefined ? undefined : before.lines[closing]]
      if (opened === undefined || closed === undefined) return []
      const about = {
        id: `opening_balance_${key}`,
        name: `${caption} of Schedule L begins where ${before.tax_year} ended`,
        severity: strict.has(id) ? ('high' as const) : ('warning' as const),
      }
      const passed = Math.abs(opened - closed) <= 1
      return [
        check(
          about,
          { actual: opened, expected: closed, difference: opened - closed },
          { passed, figures: [pointerOf(key)] },
        ),
      ]
    })
}

const strict: ReadonlySet<string> = new Set(['L_total_assets', 'L_total_liabilities_equity'])
