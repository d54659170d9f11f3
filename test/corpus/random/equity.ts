/** The owners' side of a random balance sheet: what is left, split the way the legal form does. */
import type { Place } from '../../drawing/ledger.ts'
import { bs } from '../../drawing/places.ts'
import { totalOf, type AmountMaker, type Entry } from './amounts.ts'
import type { Chance } from '../../drawing/chance.ts'
import type { Company } from './company.ts'
import { equityWords as words } from './liability-words.ts'

export interface Equity {
  readonly entries: readonly Entry[]
  readonly heading: string
  readonly total: string
}

const entry = (label: string, values: readonly number[], place: Place | null, maybe: readonly Place[] = []): Entry => ({ label, values, place, maybe }) // prettier-ignore

/** `left` is what the assets exceed the liabilities by, per column; the entries add up to it. */
export function equityEntries(chance: Chance, company: Company, make: AmountMaker, left: readonly number[]): Equity {
  const same = (share: number) => {
    const amount = Math.max(make.step, make.round(Math.abs(make.series(share)[0]!)))
    return left.map(() => amount)
  }
  const rest = (entries: readonly Entry[]) =>
    totalOf([left, ...entries.map(({ values }) => values.map(value => -value))], left.length)
  const whole = left.some(value => value < 0)
  if (company.family === 'fund') {
    const restricted = entry(chance.pick(words.restricted), make.series(0.05), null)
    const free = entry(chance.pick(words.unrestricted), rest([restricted]), null, [bs.retained])
    return { entries: [free, restricted], heading: 'Net Assets', total: 'Total net assets' }
  }
  if (company.family === 'uk' || company.family === 'ifrs') return reserves(chance, company, make, left, same, rest)
  if (company.form !== 'corporation') {
    const heading = {
      llc: ["Members' Equity", "Member's Equity", 'Equity'],
      partnership: ["Partners' Capital", "Partners' Equity", 'Equity'],
      proprietor: ["Owner's Equity", 'Equity', 'Capital'],
    }[company.form as 'llc' | 'partnership' | 'proprietor']
    const maybe = [bs.retained, bs.stock, bs.paidIn]
    const before: Entry[] = []
    if (company.family === 'books' || chance.is(0.3)) {
      if (chance.is(0.6)) before.push(entry(chance.pick(words.drawings), make.series(0.04).map(value => -value), null, maybe)) // prettier-ignore
      if (chance.is(0.6)) before.push(entry(chance.pick(words.earnings), make.series(0.06), null, maybe))
    }
    const label = chance.pick(words[company.form as 'llc' | 'partnership' | 'proprietor'])
    const title = chance.pick(heading)
    return { entries: [entry(label, rest(before), null, maybe), ...before], heading: title, total: `Total ${title}` }
  }
  const entries: Entry[] = [entry(chance.pick(words.stock), same(0.004), bs.stock)]
  if (chance.is(company.family === 'books' ? 0.3 : 0.6)) entries.push(entry(chance.pick(words.paidIn), same(0.05), bs.paidIn)) // prettier-ignore
  const after: Entry[] = []
  if (company.family === 'filing' && chance.is(0.7)) after.push(entry(chance.pick(words.otherReserves), make.series(0.01).map(value => -value), null)) // prettier-ignore
  if (company.family !== 'books' && chance.is(0.4)) after.push(entry(chance.pick(words.treasury), make.series(0.03).map(value => -value), bs.treasury)) // prettier-ignore
  if (company.family === 'books' && chance.is(0.6)) after.push(entry(chance.pick(words.earnings), make.series(0.06), null, [bs.retained])) // prettier-ignore
  const retained = rest([...entries, ...after])
  const label = chance.pick(retained.every(value => value >= 0) ? words.retained : words.deficit)
  const heading = chance.pick(["Stockholders' Equity", "Shareholders' Equity", "Stockholders' equity", 'Equity', "Shareholder's Equity", ...(whole ? ["Stockholders' Deficit"] : [])]) // prettier-ignore
  return { entries: [...entries, entry(label, retained, bs.retained), ...after], heading, total: `Total ${heading}` }
}

function reserves(
  chance: Chance,
  company: Company,
  make: AmountMaker,
  left: readonly number[],
  same: (share: number) => number[],
  rest: (entries: readonly Entry[]) => number[],
): Equity {
  const uk = company.family === 'uk'
  const entries = [entry(chance.pick(uk ? words.ukStock : words.ifrsStock), same(uk ? 0.0005 : 0.02), bs.stock)]
  if (chance.is(uk ? 0.25 : 0.6)) entries.push(entry(chance.pick(words.ukPaidIn), same(0.03), bs.paidIn))
  const after: Entry[] = []
  if (!uk && chance.is(0.5)) after.push(entry(chance.pick(words.ifrsReserves), make.series(0.01).map(value => -value), null)) // prettier-ignore
  if (!uk && chance.is(0.35))
    after.push(
      entry(
        'Treasury shares',
        make.series(0.01).map(value => -value),
        bs.treasury,
      ),
    )
  const retained = entry(uk ? chance.pick(words.ukRetained) : chance.pick(['Retained earnings', 'Retained earnings', 'Accumulated profits']), rest([...entries, ...after]), bs.retained) // prettier-ignore
  const deficit = left.some(value => value < 0)
  const total = uk
    ? chance.pick(["Shareholders' funds", 'Total equity', "Total shareholders' funds", deficit ? "Shareholders' deficit" : "Shareholders' funds"]) // prettier-ignore
    : chance.pick(['Total equity', 'Total equity', "Total shareholders' equity"])
  return { entries: [...entries, retained, ...after], heading: 'Equity', total }
}
