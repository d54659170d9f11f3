/** A unit of equipment completed by what its VIN says: derived, never instead of what is printed. */
import type { Field } from '../document/field.ts'
import type { Problem } from '../document/model.ts'
import type { ExtractedEquipment } from '../extraction/invoice/invoice.ts'
import type { DecodedVin, VinDecoder } from './lookups.ts'
import { named } from '../contract/sentence.ts'

export interface CompletedEquipment {
  readonly equipment: readonly ExtractedEquipment[]
  /** Where a VIN contradicts what is printed. */
  readonly problems: readonly Problem[]
}

/** How sure what the tables say of a sound VIN is: its maker, and the rest. */
const sureMake = 0.97
const sureRest = 0.9

/** All units with a VIN completed. `notAfter`: the ISO date of the document, null when unknown. */
export async function completeFromVins(
  equipment: readonly ExtractedEquipment[],
  decoder: VinDecoder,
  notAfter: string | null,
): Promise<CompletedEquipment> {
  const problems: Problem[] = []
  const completed = await Promise.all(
    equipment.map(async unit => {
      const decoded = unit.vin === null ? null : await decoder.decode(unit.vin.value, { notAfter })
      if (unit.vin === null || decoded === null) return unit
      problems.push(...contradictions(unit, unit.vin, decoded))
      return completedUnit(unit, unit.vin, decoded)
    }),
  )
  return { equipment: completed, problems }
}

function completedUnit(unit: ExtractedEquipment, vin: Field<string>, decoded: DecodedVin): ExtractedEquipment {
  const completed = (value: string | null, confidence: number): Field<string> | null =>
    value === null
      ? null
      : {
          value,
          confidence: Math.min(1, vin.confidence) * confidence,
          method: 'derived',
          evidence: vin.evidence,
          label: vin.label,
          scale: 1,
        }
  return {
    ...unit,
    make: unit.make ?? completed(decoded.make, sureMake),
    model: unit.model ?? completed(decoded.model, sureRest),
    year: unit.year ?? completed(decoded.year === null ? null : String(decoded.year), sureRest),
    equipment_type: unit.equipment_type ?? completed(decoded.equipment_type, sureRest),
  }
}

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
const akin = (a: string, b: string): boolean => letters(a).includes(letters(b)) || letters(b).includes(letters(a))
/** Makes that are sold under each other's names, or shortened. */
const sameMakerNames: readonly (readonly string[])[] = [
  ['chevrolet', 'chevy', 'gmc'],
  ['ram', 'dodge'],
  ['mercedesbenz', 'mercedes', 'freightliner', 'daimler'],
  ['volkswagen', 'vw'],
  ['international', 'navistar'],
  ['volvo', 'volvotruck'],
]
const isSameMaker = (a: string, b: string): boolean =>
  akin(a, b) || sameMakerNames.some(names => [a, b].every(one => names.some(name => letters(one).startsWith(name))))

function contradictions(unit: ExtractedEquipment, vin: Field<string>, decoded: DecodedVin): readonly Problem[] {
  const page = vin.evidence[0]?.page ?? null
  const problem = (code: string, what: string, printed: string, decodedValue: string): Problem => ({
    code,
    message: `The ${what} is printed as ${named(printed)}, but VIN ${vin.value} says ${decodedValue}.`,
    page,
    severity: 'warning',
  })
  const { make, year } = unit
  const found: Problem[] = []
  if (make !== null && decoded.make !== null && make.method !== 'derived' && !isSameMaker(make.value, decoded.make))
    found.push(problem('VIN_MAKE_DIFFERS', 'make', make.value, decoded.make))
  const hasYearProblem = unit.problems?.some(({ code }) => code === 'VIN_YEAR_DIFFERS') === true
  if (year !== null && decoded.year !== null && !hasYearProblem && Number(year.value) !== decoded.year)
    found.push(problem('VIN_YEAR_DIFFERS', 'model year', year.value, String(decoded.year)))
  return found
}
