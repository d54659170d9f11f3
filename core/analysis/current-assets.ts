/** Current assets where the print keeps the bank accounts apart from them. */
import type { BalanceSheet } from '../contract/financial-statement.ts'

/** Rounding of the printed parts of a total. */
const tolerance = 2

/**
 * Whether cash stands beside the printed total of current assets instead of in it, as some bookkeeping programs print it ("Bank", then "Current
 * Assets"): the other current assets make up the total without it, and total assets have room for it. False while a figure is missing.
 */
export function cashStandsApart({ assets: { currentAssets, fixedAssets, totalAssets } }: BalanceSheet): boolean {
  const { cash, totalCurrentAssets: total, ...others } = currentAssets
  const stated = Object.values(others).filter(value => value !== null)
  if (cash === null || cash === 0 || total === null || totalAssets === null || stated.length === 0) return false
  const room = totalAssets - total - (fixedAssets.totalFixedAssets ?? 0)
  return Math.abs(stated.reduce((sum, value) => sum + value, 0) - total) <= tolerance && room >= cash - tolerance
}

/** Current assets with the cash that stands apart; null when their total is not stated. */
export const currentAssetsOf = (sheet: BalanceSheet): number | null => {
  const { cash, totalCurrentAssets } = sheet.assets.currentAssets
  return totalCurrentAssets !== null && cashStandsApart(sheet) ? totalCurrentAssets + cash! : totalCurrentAssets
}
