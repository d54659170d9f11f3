/** The service's own resources in the API: analyses and corrections, keys, usage, health. Times are ISO 8601 in UTC. */
import { z } from 'zod'
import { FullAnalysis } from './application.ts'
import { FinancialStatementResult } from './financial-statement.ts'
import { InvoiceResult } from './invoice.ts'

const time = z.iso.datetime()

export const Health = z.object({
  /** `disk_full`, `disk_read_only`: it answers, but takes no documents. */
  status: z.enum(['ok', 'disk_full', 'disk_read_only']),
  /** What to do about the status; null when it is ok. */
  message: z.string().nullable(),
  /** Seconds since the service started. */
  uptime: z.number().min(0),
  jobs: z.object({ waiting: z.number().int().min(0), running: z.number().int().min(0) }),
})

export const analysisStatuses = ['started', 'processing', 'complete', 'failed', 'canceled'] as const

/**
 * `application`: a submission to /application/data; its result is the payload as of the moment its documents had been
 * read.
 */
export const analysisKinds = ['financial-statements', 'invoices', 'application'] as const

/**
 * A stored analysis without its result. For invoices, `companyName` and `periodEnd` are the first one's sender and
 * date.
 */
export const AnalysisSummary = z.object({
  analysisId: z.string(),
  kind: z.enum(analysisKinds),
  appId: z.string().nullable(),
  status: z.enum(analysisStatuses),
  /** 0 to 1. */
  progress: z.number().min(0).max(1),
  /** What is in progress, or why it failed; null when there is nothing to report. */
  message: z.string().nullable(),
  /** The X-Error-Code of the failure; null for an internal error. Only when it failed. */
  code: z.string().nullable().optional(),
  companyName: z.string().nullable(),
  periodEnd: z.iso.date().nullable(),
  /** 1 for the first result, incremented with every correction; 0 before there is a result. */
  revision: z.number().int().min(0),
  createdAt: time,
  finishedAt: time.nullable(),
})
export const AnalysisList = z.object({
  analyses: z.array(AnalysisSummary),
  /** Value of `cursor` for the next page; null on the last. */
  next: z.string().nullable(),
})
/** A stored analysis. `result` is null until `status` is complete; its shape depends on `kind`. */
export const Analysis = z.object({
  ...AnalysisSummary.shape,
  result: z.union([FinancialStatementResult, InvoiceResult, FullAnalysis]).nullable(),
})

/** Response to a request with `Prefer: respond-async`. */
export const AnalysisAccepted = z.object({
  analysisId: z.string(),
  status: z.enum(analysisStatuses),
  status_url: z.string(),
})

/** One event of `GET /analyses/{id}/events`. */
export const AnalysisProgress = z.object({
  status: z.enum(analysisStatuses),
  progress: z.number().min(0).max(1),
  message: z.string().nullable(),
  /** The X-Error-Code of the failure; null for an internal error. Only when it failed. */
  code: z.string().nullable().optional(),
})

export const CorrectionRequest = z.object({
  /** JSON pointer of the value in the result, such as `/balanceSheet/assets/currentAssets/cash` or `/transactions/0/amount`. */
  path: z.string().startsWith('/'),
  /** The correct value in full currency units; null: the document does not state it. */
  value: z.union([z.number(), z.string(), z.boolean(), z.null()]),
  note: z.string().max(2000).nullish(),
})
export const Correction = z.object({
  id: z.string(),
  path: z.string(),
  value: z.union([z.number(), z.string(), z.boolean(), z.null()]),
  /** The value before the correction; absent where an earlier version of the service did not keep it. */
  old: z.union([z.number(), z.string(), z.boolean(), z.null()]).optional(),
  note: z.string().nullable(),
  /** Name of the key it was sent with. */
  author: z.string().nullable(),
  createdAt: time,
})
export const CorrectionList = z.object({ corrections: z.array(Correction) })

export const keyScopes = ['read', 'write', 'admin'] as const
export const keyTiers = ['standard', 'unlimited'] as const
export const ApiKeyRequest = z.object({
  name: z.string().trim().min(1).max(100),
  scopes: z.array(z.enum(keyScopes)).min(1).default(['read', 'write']),
  tier: z.enum(keyTiers).default('standard'),
  expiresAt: time.nullish(),
})
export const RotationRequest = z.object({
  /** Hours for which the old key stays valid beside the new one. */
  overlapHours: z.number().min(0).max(720).default(24),
})
export const ApiKey = z.object({
  id: z.string(),
  name: z.string(),
  prefix: z.string(),
  last4: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  tier: z.enum(keyTiers),
  createdAt: time,
  expiresAt: time.nullable(),
  lastUsedAt: time.nullable(),
  revokedAt: time.nullable(),
  /** Until when the key before the last rotation is still accepted. */
  previousUntil: time.nullable(),
})
/** `key` is returned only this once; a replay under the same Idempotency-Key has null. */
export const CreatedApiKey = z.object({ ...ApiKey.shape, key: z.string().nullable() })
export const ApiKeyList = z.object({ apiKeys: z.array(ApiKey) })

export const Usage = z.object({
  /** Calendar month in UTC, such as 2026-03. */
  month: z.string(),
  tier: z.enum(keyTiers),
  /** Analyses per month; null: no quota. */
  quota: z.number().int().min(0).nullable(),
  used: z.number().int().min(0),
  /** Analyses in progress; they count when they succeed. */
  pending: z.number().int().min(0),
  remaining: z.number().int().min(0).nullable(),
  resetsAt: time,
})

export type Health = z.infer<typeof Health>
export type AnalysisKindName = (typeof analysisKinds)[number]
/** The response of an analysis of any kind. */
export type AnalysisResult = FinancialStatementResult | InvoiceResult | FullAnalysis
export type AnalysisStatus = (typeof analysisStatuses)[number]
export type AnalysisSummary = z.infer<typeof AnalysisSummary>
export type AnalysisList = z.infer<typeof AnalysisList>
export type Analysis = z.infer<typeof Analysis>
export type AnalysisAccepted = z.infer<typeof AnalysisAccepted>
export type AnalysisProgress = z.infer<typeof AnalysisProgress>
export type CorrectionRequest = z.infer<typeof CorrectionRequest>
export type Correction = z.infer<typeof Correction>
export type CorrectionList = z.infer<typeof CorrectionList>
export type ApiKeyRequest = z.infer<typeof ApiKeyRequest>
export type ApiKey = z.infer<typeof ApiKey>
export type CreatedApiKey = z.infer<typeof CreatedApiKey>
export type ApiKeyList = z.infer<typeof ApiKeyList>
export type Usage = z.infer<typeof Usage>
