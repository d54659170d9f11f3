/** POST /application/financial-statement-analysis (specification 4.1). */
import { financialStatementWording } from '../../contract/error.ts'
import { FinancialStatementMetadata } from '../../contract/financial-statement.ts'
import type { UploadEndpoint } from './upload.ts'

export const financialStatementEndpoint: UploadEndpoint = {
  path: '/application/financial-statement-analysis',
  kind: 'financial-statements',
  entry: FinancialStatementMetadata,
  wording: financialStatementWording,
}
