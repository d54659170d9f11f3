/** Owners' parts of Schedule K: shares in whole dollars that sum to it. */
import type { Owner } from '../../2026-11-28-z1/tax/k1.ts'
import type { Amounts } from '../../2026-11-28-z1/tax/sheet.ts'

export interface Holder {
  readonly name: string
  readonly id: string
  readonly percent: number
  /** Boxes that are this owner's alone. */
  readonly own?: Amounts
}

/** `boxes` leads from keys of the return to boxes; the last owner takes what rounding leaves. */
export function ownersOf(a: Amounts, holders: readonly Holder[], boxes: Readonly<Record<string, string>>): Owner[] {
  const open: Amounts = {}
  return holders.map(({ name, id, percent, own }, i) => {
    const lines: Amounts = {}
    for (const [key, box] of Object.entries(boxes)) {
      const whole = a[key]
      if (whole === undefined) continue
      const left = open[key] ?? whole
      lines[box] = i === holders.length - 1 ? left : Math.round((whole * percent) / 100)
      open[key] = left - lines[box]
    }
    return { partner_name: name, partner_id: id, share_percent: percent, lines: { ...lines, ...own } }
  })
}
