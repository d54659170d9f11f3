/** Documents of an application, drawn from what such documents say: invented holders, the real wording of the forms. */
import type { Specimen } from './draw-specimen.ts'
import { businessSpecimens } from './specimens-business.ts'
import { personalSpecimens } from './specimens-licenses.ts'
import { taxSpecimens } from './specimens-tax.ts'

export const specimens: readonly Specimen[] = [...taxSpecimens, ...personalSpecimens, ...businessSpecimens]
