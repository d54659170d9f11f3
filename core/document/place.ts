/** Where something is printed, as answers state it. */
import type { Place } from '../contract/evidence.ts'
import type { Evidence } from './field.ts'
import { bboxOf } from './geometry.ts'

/** The place of a print on its page as it was read, upright. */
export const placeOf = ({ fileName, page, box, text }: Evidence): Place => ({ fileName, page, bbox: bboxOf(box), text })
