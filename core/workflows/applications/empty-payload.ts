/** A payload with nothing in it: what is sent where no document stands behind an event. */
import type { FullAnalysis } from '../../contract/application.ts'

/** `reason`: the sentence that says why. */
export const emptyPayload = (appId: string, dashboardUrl: string, reason: string): FullAnalysis => ({
  app_id: appId,
  dashboard_url: dashboardUrl,
  documents: null,
  sos: null,
  web_presence: null,
  address_verification: null,
  loan_app_data: null,
  bankstatements_data: null,
  invoice_analysis: null,
  financial_statement_analysis: null,
  financial_statement_analyses: null,
  tax_returns: null,
  tax_return_analyses: null,
  debt_schedules: null,
  status_message: reason,
})
