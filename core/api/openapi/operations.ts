/** Every documented operation, in the order of the document. */
import { analysisOperations } from './analysis-operations.ts'
import { applicationOperations } from './application-operations.ts'
import { cashFlowOperations } from './cash-flow-operations.ts'
import { documentOperations } from './document-operations.ts'
import { historyOperations } from './history-operations.ts'
import type { Operation } from './operation.ts'
import { registryOperations } from './registry-operations.ts'
import { serviceOperations } from './service-operations.ts'
import { webhookOperations } from './webhook-operations.ts'

export const operations: readonly Operation[] = [
  ...analysisOperations,
  ...documentOperations,
  ...cashFlowOperations,
  ...applicationOperations,
  ...historyOperations,
  ...serviceOperations,
  ...webhookOperations,
  ...registryOperations,
]
