/** Tax returns of the batch of 2026-11-29-f, all of them scans. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { printer } from './corporation.ts'
import { landlords, photographer } from './individuals.ts'
import { marina, sawmill } from './partnerships.ts'
import { dairy, feedMill, surveyors } from './s-corporations.ts'

export const taxReturns: readonly Drawn[] = [feedMill, surveyors, dairy, sawmill, marina, printer, landlords, photographer] // prettier-ignore
