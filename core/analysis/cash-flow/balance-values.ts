/** The lines of a balance sheet for the cash flow desk, each mapped once; what has no field of its own is the remainder of its section. */
import type { FieldPath } from '../../contract/statement-figures.ts'
import { cashStandsApart } from '../current-assets.ts'
import type { DatedStatement } from '../ratio-figures.ts'
import { missing, type StatedValue } from './lines.ts'
import { stated, type Values } from './statement-values.ts'
import { ucaBalances, type UcaBalance } from './uca-rows.ts'

const assets = 'assets'
const current = 'assets.currentAssets'
const owed = 'liabilitiesAndEquity'

/** Lines that have a field of their own; the rest of each section follows in `balanceValues`. */
const ownFields: Readonly<Partial<Record<UcaBalance, FieldPath<'balanceSheet'>>>> = {
  cash: `${current}.cash`,
  receivables: `${current}.accountsReceivable`,
  inventory: `${current}.inventory`,
  prepaids: `${current}.prepaidExpenses`,
  investments_short: `${current}.shortTermInvestments`,
  intangibles: `${assets}.fixedAssets.intangibleAssets`,
  investments_long: `${assets}.fixedAssets.longTermInvestments`,
  payables: `${owed}.currentLiabilities.accountsPayable`,
  accruals: `${owed}.currentLiabilities.accruedExpenses`,
  short_term_debt: `${owed}.currentLiabilities.shortTermDebt`,
  current_maturities: `${owed}.currentLiabilities.currentPortionOfLongTermDebt`,
  long_term_debt: `${owed}.longTermLiabilities.longTermDebt`,
  deferred_tax: `${owed}.longTermLiabilities.deferredTaxLiabilities`,
  equity: `${owed}.equity.totalEquity`,
}

/** Every line of a balance sheet, mapped once; `suffix` is `_0` for the sheet at the start. */
export function balanceValues(sheet: DatedStatement<'balanceSheet'> | null, suffix: '' | '_0' = ''): Values {
  const of = (path: FieldPath<'balanceSheet'>, name: string): StatedValue => stated(sheet, 'balanceSheet', path, name)
  const own = Object.fromEntries(
    Object.entries(ownFields).map(([name, path]) => [name, of(path, ucaBalances[name as UcaBalance])]),
  ) as Record<UcaBalance, StatedValue>
  own.net_fixed_assets = netFixedAssets(of)
  const totals = {
    total_assets: of(`${assets}.totalAssets`, 'Total assets'),
    current_assets: currentAssets(sheet, of),
    current_liabilities: of(`${owed}.currentLiabilities.totalCurrentLiabilities`, 'Total current liabilities'),
    total_liabilities: totalLiabilities(of),
  }
  const rest = (name: UcaBalance, total: StatedValue, parts: readonly UcaBalance[]): StatedValue =>
    remainder(
      ucaBalances[name],
      total,
      parts.map(part => own[part]),
    )
  const currentParts: readonly UcaBalance[] = ['cash', 'receivables', 'inventory', 'prepaids', 'investments_short']
  const dueParts: readonly UcaBalance[] = ['payables', 'accruals', 'short_term_debt', 'current_maturities']
  own.other_current_assets =
    totals.current_assets.value === null
      ? of(`${current}.otherCurrentAssets`, ucaBalances.other_current_assets)
      : rest('other_current_assets', totals.current_assets, currentParts)
  own.other_current_liabilities =
    totals.current_liabilities.value === null
      ? of(`${owed}.currentLiabilities.otherCurrentLiabilities`, ucaBalances.other_current_liabilities)
      : rest('other_current_liabilities', totals.current_liabilities, dueParts)
  own.other_assets = rest('other_assets', totals.total_assets, [
    ...currentParts,
    'other_current_assets',
    'net_fixed_assets',
    'intangibles',
    'investments_long',
  ])
  own.other_liabilities = rest('other_liabilities', totals.total_liabilities, [
    ...dueParts,
    'other_current_liabilities',
    'long_term_debt',
    'deferred_tax',
  ])
  return Object.fromEntries(Object.entries({ ...own, ...totals }).map(([name, value]) => [name + suffix, value]))
}

type Getter = (path: FieldPath<'balanceSheet'>, name: string) => StatedValue

function netFixedAssets(of: Getter): StatedValue {
  const gross = of(`${assets}.fixedAssets.propertyPlantEquipment`, ucaBalances.net_fixed_assets)
  const depreciated = of(`${assets}.fixedAssets.accumulatedDepreciation`, 'Accumulated depreciation')
  return gross.value === null
    ? gross
    : { ...gross, value: gross.value + (depreciated.value ?? 0), from: [...gross.from, ...depreciated.from] }
}

/** As printed, with the cash that some programs print beside it. */
function currentAssets(sheet: DatedStatement<'balanceSheet'> | null, of: Getter): StatedValue {
  const printed = of(`${current}.totalCurrentAssets`, 'Total current assets')
  if (printed.value === null || sheet === null || !cashStandsApart(sheet.figures)) return printed
  const cash = of(`${current}.cash`, 'Cash')
  return {
    ...printed,
    value: printed.value + (cash.value ?? 0),
    from: [...printed.from, ...cash.from],
    notes: ['Cash stands beside the printed total and is added to it.'],
  }
}

/** As printed, else total assets less total equity: what is not owned is owed. */
function totalLiabilities(of: Getter): StatedValue {
  const printed = of(`${owed}.totalLiabilities`, 'Total liabilities')
  if (printed.value !== null) return printed
  const [total, equity] = [
    of(`${assets}.totalAssets`, 'Total assets'),
    of(`${owed}.equity.totalEquity`, 'Total equity'),
  ]
  return total.value === null || equity.value === null
    ? printed
    : { value: total.value - equity.value, from: [...total.from, ...equity.from], reason: null }
}

/** What a total holds beside its stated parts; lines without a member of their own are in it. */
function remainder(name: string, total: StatedValue, parts: readonly StatedValue[]): StatedValue {
  if (total.value === null) return missing(total.reason ?? `${name}: not stated.`)
  const counted = parts.filter(({ value }) => value !== null)
  return {
    value: counted.reduce((rest, { value }) => rest - value!, total.value),
    from: [...total.from, ...counted.flatMap(({ from }) => from)],
    reason: null,
  }
}
