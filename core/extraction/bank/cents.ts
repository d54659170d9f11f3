/** Amounts compared to the cent. */

export const cents = (value: number): number => Math.round(value * 100) / 100
export const cent = 0.01
export const equal = (a: number, b: number): boolean => Math.abs(a - b) < cent / 2

/** How many running balances follow from the rows above, and how many do not. `opening`: the balance before; null where it is not known. */
export function followBalances(
  steps: readonly { readonly flow: number; readonly balance: number | null }[],
  opening: number | null,
): { readonly passed: number; readonly failed: number } {
  let [passed, failed, sum, before] = [0, 0, 0, opening]
  for (const { flow, balance } of steps) {
    sum += flow
    if (balance === null) continue
    if (before !== null && equal(before + sum, balance)) passed++
    else if (before !== null) failed++
    ;[before, sum] = [balance, 0]
  }
  return { passed, failed }
}
