/** The application of a seed: applicant, form and hand drawn by chance, with the truth of what was filled in. */
import { scanOf, type ScanManner } from '../../drawing/scan.ts'
import { chanceOf, type Chance } from '../../drawing/chance.ts'
import { applicantOf } from './applicant.ts'
import { Desk, mannerOf, type Value } from './desk.ts'
import { drawBusiness, drawHeading, drawLegal, drawOffice, drawOwners, drawReferences, drawRequest, drawSignature, drawTitle } from './parts.ts' // prettier-ignore
import { placements, type Placement } from './placements.ts'

export interface RandomApplication {
  readonly name: string
  readonly bytes: Uint8Array
  readonly expected: ReadonlyMap<string, Value>
  /** Other values that are as right. */
  readonly also: ReadonlyMap<string, readonly Value[]>
}

/**
 * `scan`: the pages come as a scanner of some quality leaves them. `family`: only these ways of laying out questions. The same seed gives the
 * same document.
 */
export async function randomApplication(
  seed: number,
  scan = false,
  family: readonly (readonly [string, number, Placement])[] = placements,
): Promise<RandomApplication> {
  const chance = chanceOf(seed)
  const desk = new Desk(chance, mannerOf(chance), applicantOf(chance))
  // Viewers draw what is filled into fields; a scan shows what is printed.
  const offered = family.filter(([named]) => !scan || named !== 'filledFields')
  const pick = (): Placement => {
    const [name, placement] = chance.weighted(offered.map(([named, weight, own]) => [weight, [named, own]] as const))
    desk.features.push(name)
    return placement
  }
  if (chance.is(0.15)) desk.features.push('combs')
  const own = pick()
  const mixed = (): Placement => (chance.is(0.25) ? pick() : own)
  const heading = chance.whole(0, 3)
  drawTitle(desk)
  const parts: (() => void)[] = [
    () => {
      drawHeading(desk, 'business', heading)
      drawBusiness(desk, own)
    },
    () => drawOwners(desk, mixed(), heading),
  ]
  if (chance.is(0.85)) parts.splice(chance.pick([0, 1, 2, 2]), 0, () => drawRequest(desk, mixed(), heading))
  for (const draw of parts) draw()
  if (chance.is(0.45)) drawReferences(desk, mixed(), heading)
  drawLegal(desk)
  drawSignature(desk)
  if (chance.is(0.25)) drawOffice(desk, heading)
  const { expected, also } = desk
  const drawn = await desk.done()
  const bytes = scan ? await scanOf(drawn, scannerOf(chance)) : drawn
  return { name: `application-${seed}${scan ? '-scan' : ''}`, bytes, expected, also }
}

function scannerOf(chance: Chance): ScanManner {
  const dpi = chance.pick([200, 200, 240, 300])
  return { dpi, noise: chance.pick([0, 8, 16, 24]), skewDegrees: chance.pick([0, 0.3, -0.5, 0.9, -1.2]), jpegQuality: chance.pick([50, 60, 75]), ...(chance.is(0.2) && { blur: 0.6 }), ...(chance.is(0.15) && { bilevel: true }) } // prettier-ignore
}
