/** What the Schedules K-1 of an entity's latest return say that its owners received: distributions and guaranteed payments, never allocated income. */
import { isSameParty, type GlobalEntity, type GlobalIncome } from '../../analysis/cash-flow/global.ts'
import { entered } from '../../analysis/cash-flow/personal-return.ts'
import type { FiledReturn } from './entities.ts'

/** Boxes of cash distributions on Schedule K-1 of the 1120-S and the 1065. */
const distributionBoxes = ['16D', '19A'] as const
/** Boxes of guaranteed payments on Schedule K-1 of the 1065, the first that is filled: the total since 2019, the only one before, the parts of the total. */
const guaranteedBoxes = [['4c'], ['4'], ['4a', '4b']] as const

/** The latest return of each entity that has Schedules K-1. */
function latestOf(returns: readonly FiledReturn[]): readonly FiledReturn[] {
  const newestFirst = returns
    .filter(({ taxpayer_name: name, k1s }) => name !== null && k1s.length > 0)
    .toSorted((a, b) => (b.tax_year ?? 0) - (a.tax_year ?? 0))
  return newestFirst.filter(
    (one, index) => newestFirst.findIndex(other => isSameParty(other.taxpayer_name!, one.taxpayer_name!)) === index,
  )
}

/** What the entity distributed to each of its owners. */
export const distributionsOf = (entity: string, returns: readonly FiledReturn[]): GlobalEntity['distributions'] =>
  latestOf(returns.filter(({ taxpayer_name: name }) => name !== null && isSameParty(name, entity))).flatMap(
    ({ k1s, pointer }) =>
      k1s.flatMap(({ partner_name: to, lines }, index) =>
        distributionBoxes.flatMap(box =>
          to === null || lines[box] === undefined
            ? []
            : [{ to, amount: entered(lines[box], `${pointer}/k1s/${index}/lines/${box}`, 'Distributions') }],
        ),
      ),
  )

/** What partnerships paid a partner whatever they earned. It is an expense of the partnership, so that no dollar counts twice. */
export const guaranteedPayments = (person: string, returns: readonly FiledReturn[]): readonly GlobalIncome[] =>
  latestOf(returns.filter(({ form }) => form === '1065')).flatMap(({ k1s, pointer, taxpayer_name: entity }) =>
    k1s.flatMap(({ partner_name: partner, lines }, index) => {
      const boxes = guaranteedBoxes.find(keys => keys.some(key => lines[key] !== undefined)) ?? []
      if (partner === null || !isSameParty(partner, person)) return []
      return boxes.flatMap(box =>
        lines[box] === undefined
          ? []
          : [
              {
                label: `Guaranteed payments of ${entity!}`,
                amount: entered(lines[box], `${pointer}/k1s/${index}/lines/${box}`, 'Guaranteed payments'),
              },
            ],
      )
    }),
  )
