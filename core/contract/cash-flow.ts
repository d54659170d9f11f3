/**
 * The cash flow desk in the API (`cash_flow`): earnings, debt service, coverage and the UCA cash flow of every period, with
 * the choices of a person that they rest on. Amounts are in full currency units, to the cent; null always has a reason.
 */
import { z } from 'zod'
import { Check } from './evidence.ts'

const amount = z.number().nullable()
const isoDate = z.iso.date()

/** A value with what it follows from. */
export const CashFlowLine = z.object({
  label: z.string(),
  /** By `unit`; null: see `reason`. */
  value: amount,
  unit: z.enum(['amount', 'ratio', 'days']),
  /** In words; "stated" for what a document or a person states. */
  formula: z.string(),
  /** JSON pointers of the values it comes from: in documents (see `provenance`), or lines of this result. */
  from: z.array(z.string()),
  /** Why there is no value. */
  reason: z.string().nullable(),
  /** What was assumed, and what is not stated and therefore not part of it. */
  notes: z.array(z.string()),
})
/** By name, in the order of the calculation. */
export const CashFlowLines = z.record(z.string(), CashFlowLine)

export const cashFlowPeriodKinds = ['fye', 'ttm', 'interim_annualized', 'interim', 'unknown_length'] as const
export const CashFlowPeriod = z.object({
  /** Unique within the result, such as `2025-12-31/12`. */
  id: z.string(),
  kind: z.enum(cashFlowPeriodKinds),
  period_end: isoDate,
  months: z.number().min(0).nullable(),
  source: z.enum(['statements', 'tax_return']),
  /** Whether earnings begin at book net income or at the taxable income of a return. */
  basis: z.enum(['book', 'tax']),
  lines: CashFlowLines,
  /** The UCA cash flow; null: see `uca_reason`. */
  uca: CashFlowLines.nullable(),
  uca_reason: z.string().nullable(),
})

export const addBackKinds = [
  'officer_comp_excess',
  'one_time',
  'rent_to_owner',
  'non_cash',
  'distribution_for_tax',
  'other',
] as const
/** An adjustment of EBITDA; it counts only when a person approved it. */
export const AddBack = z.object({
  id: z.string(),
  /** Id of its period. */
  period: z.string(),
  /** Positive raises EBITDA. */
  amount: z.number(),
  kind: z.enum(addBackKinds),
  reason: z.string(),
  /** JSON pointers of its evidence; empty when a person entered it. */
  from: z.array(z.string()),
  /** Who decided; null: nobody has. */
  by: z.string().nullable(),
  /** null: not decided. */
  approved: z.boolean().nullable(),
})
/** A decision on a proposal by its id, or with `period`, `amount`, `kind` and `reason` an adjustment of one's own. */
export const AddBackDecision = z.object({
  id: z.string().min(1).max(200),
  approved: z.boolean(),
  period: z.string().optional(),
  amount: z.number().optional(),
  kind: z.enum(addBackKinds).optional(),
  reason: z.string().max(500).optional(),
  /** Set by the service: the name of the key. */
  by: z.string().nullish(),
})

export const paymentFrequencies = [
  'weekday',
  'weekly',
  'twice_weekly',
  'biweekly',
  'semimonthly',
  'monthly',
  'quarterly',
  'annual',
] as const
const frequency = z.enum(paymentFrequencies)

export const ProposedLoan = z.object({
  amount: z.number().positive(),
  /** Percent a year. */
  rate_percent: z.number().min(0).max(200),
  term_months: z.number().min(0).int().min(1).max(480),
  /** Months over which the payment is leveled; longer than the term leaves a balloon. Absent: the term. */
  amortization_months: z.number().min(0).int().min(1).max(600).nullish(),
  /** Residual due with the last payment; absent: what the amortization leaves. */
  balloon: z.number().min(0).nullish(),
  fees: z.number().min(0).nullish(),
  /** Whether fees are added to the amount financed. */
  finance_fees: z.boolean().nullish(),
  /** Debts by id that the loan pays off: they leave the debt service. */
  pays_off: z.array(z.string()).max(100).nullish(),
})

/** One line of a debt schedule as a person or a program states it. */
export const ScheduledDebt = z.object({
  lender: z.string().min(1).max(200),
  original_amount: amount.optional(),
  balance: amount.optional(),
  rate_percent: amount.optional(),
  maturity: isoDate.nullish(),
  payment: amount.optional(),
  frequency: frequency.nullish(),
  collateral: z.string().max(500).nullish(),
  status: z.string().max(100).nullish(),
  subordinated: z.boolean().nullish(),
})

/** What a lender requires and assumes: dated, and editable by `policy` of the choices. */
export const CreditPolicy = z.object({
  id: z.string(),
  name: z.string(),
  /** Of the policy, YYYY-MM-DD. */
  dated: isoDate,
  dscr_floor: amount,
  /** For loans up to `small_loan_amount`; null: no floor of its own. */
  small_loan_dscr_floor: amount,
  small_loan_amount: amount,
  fccr_floor: amount,
  /** `stated`: as the documents state; `estimated_tax`: the owners' tax on a pass-through's income instead. */
  distributions: z.enum(['stated', 'estimated_tax']),
  /** Of the income before tax, for `estimated_tax`; null: not estimated. */
  owners_tax_percent: amount,
  /** Which costs fall with revenue in the sensitivity table. */
  variable_costs: z.enum(['cost_of_goods_sold', 'none']),
  /** A month and person; null: as entered for the person, else not deducted. */
  living_expense: amount,
  /** Ownership from which an entity counts with all of its cash flow. */
  control_percent: z.number().min(0).max(100),
  /** Members to be verified before a decision rests on them. */
  verify: z.array(z.string()),
  source: z.string(),
})
const PolicyChange = CreditPolicy.omit({ id: true, name: true, verify: true, source: true }).partial()

const GlobalPersonFacts = z.object({
  name: z.string().min(1).max(200),
  /** Amounts a year. */
  wages: amount.optional(),
  other_income: amount.optional(),
  taxes: amount.optional(),
  debt_service: amount.optional(),
  living_expense: amount.optional(),
})
const GlobalEntityFacts = z.object({
  name: z.string().min(1).max(200),
  cash_flow: amount.optional(),
  debt_service: amount.optional(),
  /** Paid out in the year to each owner, by name. */
  distributions: z.record(z.string(), z.number()).optional(),
})

/** What a person chose. Absent members are left as they were. */
export const CashFlowChoices = z.object({
  preset: z.string().max(100).optional(),
  policy: PolicyChange.optional(),
  proposed_loan: ProposedLoan.nullable().optional(),
  add_backs: z.array(AddBackDecision).max(500).optional(),
  /** A debt schedule; null removes it. */
  debt_schedule: z.array(ScheduledDebt).max(200).nullable().optional(),
  /** New term debt of a period that paid for capital expenditures, by period id. */
  new_term_debt: z.record(z.string(), z.number()).optional(),
  /** Of the latest balance sheet. */
  subordinated_debt: amount.optional(),
  due_from_owners: amount.optional(),
  /** Beside what the documents state. */
  ownership: z
    .array(z.object({ owner: z.string().min(1), entity: z.string().min(1), percent: z.number().min(0).max(100) }))
    .max(500)
    .optional(),
  persons: z.array(GlobalPersonFacts).max(100).optional(),
  entities: z.array(GlobalEntityFacts).max(100).optional(),
  /** Rent and fees between members of the group. */
  intercompany: z
    .array(z.object({ payer: z.string().min(1), receiver: z.string().min(1), amount: z.number().positive() }))
    .max(500)
    .optional(),
})

export const ProposedLoanResult = z.object({
  /** Fees included where they are financed. */
  financed_amount: z.number(),
  /** Level payment a month. */
  payment: z.number(),
  /** Due at the end of the term beside the last payment. */
  balloon: z.number(),
  total_interest: z.number(),
  /** Payments of the first twelve months. */
  annual_debt_service: z.number(),
})

export const Sensitivity = z.object({
  /** Id of the period it starts from. */
  period: z.string(),
  /** Percent. */
  revenue_declines: z.array(z.number()),
  /** Percentage points on the rate of the proposed loan. */
  rate_rises: z.array(z.number()),
  /** DSCR by decline, then by rise. */
  dscr: z.array(z.array(z.number().nullable())),
  floor: z.number(),
  /** Percent of revenue that may be lost until DSCR reaches the floor; 0: it is below it already. */
  break_even_decline: amount,
  /** Percentage points; null: no proposed loan, or no rise up to 100 points reaches the floor. */
  break_even_rise: amount,
  reason: z.string().nullable(),
})

export const CashFlow = z.object({
  /** Whose statements and returns these are, as they name it; null: they name nobody. Absent in results of earlier versions. */
  company: z.string().nullable().optional(),
  currency: z.string().nullable(),
  policy: CreditPolicy,
  choices: CashFlowChoices,
  /** Newest first; of one end the FYE before TTM and interim. */
  periods: z.array(CashFlowPeriod),
  add_backs: z.array(AddBack),
  proposed_loan: ProposedLoanResult.nullable(),
  sensitivity: Sensitivity.nullable(),
  checks: z.array(Check),
})

export const debtStatuses = [
  'confirmed',
  'schedule_only',
  'undisclosed',
  'bank_only',
  'balance_sheet_only',
  'paid_off',
] as const
/** A debt with everything the sources state of it. */
export const Debt = z.object({
  id: z.string(),
  lender: z.string(),
  kind: z.enum(['term', 'lease', 'mca', 'other']),
  original_amount: amount,
  balance: amount,
  rate_percent: amount,
  maturity: isoDate.nullable(),
  /** Of one payment. */
  payment: amount,
  frequency: frequency.nullable(),
  annual_debt_service: amount,
  collateral: z.string().nullable(),
  subordinated: z.boolean(),
  /**
   * `confirmed`: on the schedule and in the bank; `undisclosed`: in the bank and not on a schedule; `bank_only`: no schedule was given;
   * `balance_sheet_only`: the balance sheet names it, and neither a schedule nor the bank does.
   */
  status: z.enum(debtStatuses),
  /** JSON pointers and, of bank debits, their dates and amounts. */
  sources: z.array(
    z.object({
      kind: z.enum(['schedule', 'loan_application', 'bank', 'mca', 'balance_sheet']),
      from: z.array(z.string()),
      detail: z.string(),
      /** That it states, and its day; absent in results of earlier versions. */
      balance: amount.optional(),
      as_of: isoDate.nullable().optional(),
    }),
  ),
  /** The annual rate at which `payment` pays `balance` off by `maturity`, in percent; null where one is missing. */
  implied_rate_percent: amount,
})

/** Cash available to a group of entities and people, and what it owes. */
export const GlobalCashFlow = z.object({
  ownership: z.array(
    z.object({ owner: z.string(), entity: z.string(), percent: z.number(), from: z.array(z.string()) }),
  ),
  /** Each step of the bridge; `signed` amounts add up to `cash_available`. */
  bridge: z.array(
    z.object({
      party: z.string(),
      label: z.string(),
      kind: z.enum(['entity', 'person', 'elimination', 'tax', 'living_expense']),
      /** null: not stated, see `reason`. */
      signed: amount,
      from: z.array(z.string()),
      reason: z.string().nullable(),
    }),
  ),
  debt_service: z.array(
    z.object({ party: z.string(), amount: amount, from: z.array(z.string()), reason: z.string().nullable() }),
  ),
  /** What was not counted, and why. */
  excluded: z.array(z.object({ party: z.string(), label: z.string(), amount: z.number(), reason: z.string() })),
  cash_available: amount,
  total_debt_service: amount,
  dscr: amount,
  /** Why one of the three is null. */
  reason: z.string().nullable(),
  /** The cash flow of every entity beside the applicant; null: nothing states it. */
  entities: z.array(z.object({ name: z.string(), cash_flow: CashFlow.nullable() })),
})

export type CashFlowLine = z.infer<typeof CashFlowLine>
export type CashFlowLines = z.infer<typeof CashFlowLines>
export type CashFlowPeriod = z.infer<typeof CashFlowPeriod>
export type AddBack = z.infer<typeof AddBack>
export type AddBackDecision = z.infer<typeof AddBackDecision>
export type PaymentFrequency = (typeof paymentFrequencies)[number]
export type ProposedLoan = z.infer<typeof ProposedLoan>
export type ProposedLoanResult = z.infer<typeof ProposedLoanResult>
export type ScheduledDebt = z.infer<typeof ScheduledDebt>
export type CreditPolicy = z.infer<typeof CreditPolicy>
export type CashFlowChoices = z.infer<typeof CashFlowChoices>
export type Sensitivity = z.infer<typeof Sensitivity>
export type CashFlow = z.infer<typeof CashFlow>
export type Debt = z.infer<typeof Debt>
export type GlobalCashFlow = z.infer<typeof GlobalCashFlow>

/** Response of POST /analyses/{id}/cash-flow. */
export const CashFlowReply = z.object({
  analysisId: z.string(),
  /** Of the analysis, with these choices. */
  revision: z.number().int().min(0),
  cash_flow: CashFlow,
  debts: z.array(Debt).nullable(),
  global_cash_flow: GlobalCashFlow.nullable(),
  /** Signed, valid for 7 days: the workbook of this revision, with live formulas. */
  workbook_url: z.url(),
})
export type CashFlowReply = z.infer<typeof CashFlowReply>
