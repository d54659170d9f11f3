/** The company's industry by what its documents say it does. */
import type { IndustryClassification } from '../../contract/financial-statement.ts'

export interface BusinessDescription {
  /** Chosen by a reviewer; overrides what the words say. */
  readonly naicsCode: string | null
  readonly companyName: string | null
  readonly businessWords: readonly string[]
}

export const unknownIndustry: IndustryClassification = { naicsCode: null, naicsTitle: null, sicCode: null, mccCode: null, confidence: 0, evidence: [] }

export function classifyIndustry(business: BusinessDescription): IndustryClassification {
  return { ...unknownIndustry, naicsCode: business.naicsCode }
}
