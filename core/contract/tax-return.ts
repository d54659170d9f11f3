/** Federal tax returns in the API: one entry for each return, with the lines of its forms and schedules as printed. */
import { z } from 'zod'
import { Check, Provenance } from './evidence.ts'
import { FinancialStatementResult } from './financial-statement.ts'

/** Forms that have an entry of their own; schedules of Form 1040 and K-1s where they stand without the return they belong to. */
export const taxForms = [
  '1120-S',
  '1065',
  '1120',
  '1040',
  '1040 Schedule C',
  '1040 Schedule E',
  '1040 Schedule F',
  'Schedule K-1 (1120-S)',
  'Schedule K-1 (1065)',
  '7004',
] as const

const text = z.string().nullable()
const flag = z.boolean().nullable()

/**
 * Amounts by the line number printed on that year's form, with the prefix of the schedule: "1a", "K.16d", "L.10b.c", "M-1.1", "1125-A.8",
 * "4562.22", "8825.A.2", "C.31", "E.A.3", "F.34", "S1.10". US dollars as printed; amounts in parentheses that the form itself prints are positive. A blank
 * line is absent, a printed 0 is 0.
 */
const TaxLines = z.record(z.string(), z.number())

/** One Schedule K-1. Its lines are boxes with their code ("1", "16D"), and the capital account ("L.begin", "L.end"). */
export const TaxK1 = z.object({
  partner_name: text,
  /** An SSN masked to its last four digits; an EIN in full. */
  partner_id: text,
  /** Percent at the end of the year, 0 to 100. */
  share_percent: z.number().min(0).max(100).nullable(),
  amended: flag,
  final: flag,
  lines: TaxLines,
})

/** A statement attached to a line, or a list that the form itself has room for. */
export const TaxStatement = z.object({
  title: text,
  /** Key of the line it explains, as in `lines`; null when it names none. */
  line: text,
  items: z.array(z.tuple([z.string(), z.number()])),
  total: z.number().nullable(),
})

export const TaxReturn = z.object({
  form: z.enum(taxForms),
  tax_year: z.number().int().nullable(),
  /** YYYY-MM-DD. */
  period_start: z.iso.date().nullable(),
  period_end: z.iso.date().nullable(),
  amended: flag,
  initial: flag,
  final: flag,
  /** Whether it is marked as a draft, not to be filed. */
  draft: z.boolean(),
  taxpayer_name: text,
  /** An SSN masked to its last four digits; an EIN in full. */
  taxpayer_id: text,
  lines: TaxLines,
  k1s: z.array(TaxK1),
  statements: z.array(TaxStatement),
  checks: z.array(Check),
  file_name: z.string(),
  /** 1-based pages of the file that it is on. */
  pages: z.array(z.number().int().min(1)),
  /** By JSON pointer into this object ("/lines/1a", "/k1s/0/lines/16D"). */
  confidence_scores: z.object({
    overall: z.number().min(0).max(1).nullable(),
    fields: z.record(z.string(), z.number().min(0).max(1)),
  }),
  provenance: z.record(z.string(), Provenance),
})

/** What the business returns of one taxpayer say as financial statements: Schedule L, and an income statement on the basis of the return. */
export const TaxReturnAnalysis = FinancialStatementResult.omit({ analysisId: true, reportUrl: true }).extend({
  source: z.literal('tax_return'),
})

export type TaxReturnAnalysis = z.infer<typeof TaxReturnAnalysis>
export type TaxForm = (typeof taxForms)[number]
export type TaxK1 = z.infer<typeof TaxK1>
export type TaxStatement = z.infer<typeof TaxStatement>
export type TaxReturn = z.infer<typeof TaxReturn>
