/** Everything the file says about one page by its drawing alone. */
import type { InspectedPage } from '../reading/inspection/inspected-page.ts'
import { coveredFigures } from './covered-figures.ts'
import type { Finding } from './finding.ts'
import { oddPlacement } from './odd-placement.ts'
import { oddType } from './odd-type.ts'
import { overFigures } from './over-figures.ts'

export const pageFindings = (page: InspectedPage): readonly Finding[] => [
  ...coveredFigures(page),
  ...overFigures(page),
  ...oddType(page),
  ...oddPlacement(page),
]
