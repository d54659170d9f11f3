/** Examples of applications for the OpenAPI document: the invented company of the other examples borrows for a loader. */
import type { ApplicationAccepted, ApplicationRequest, FullAnalysis } from '../../contract/application.ts'
import { invoiceExample } from './invoice-examples.ts'
import { debtListExample } from './debt-list-example.ts'
import { taxReturnExample } from './tax-return-example.ts'

const appId = 'app-1042'
const base = 'http://127.0.0.1:4780'

export const applicationMetadataExample: ApplicationRequest = {
  appId,
  files: [
    { fileName: 'application.pdf' },
    { fileName: 'invoice-20417.pdf' },
    { fileName: 'statement-february.pdf', docType: 'bankstatement' },
  ],
  applicant: { website: 'https://aldercreek.example' },
}

export const applicationAcceptedExample: ApplicationAccepted = {
  app_id: appId,
  workflow_id: '5f0c6f34-63f0-4f0e-8d0f-0d2a35d4f0a1',
  status: 'started',
  status_url: `/application/data/${appId}`,
}

const link = (id: string): string => `${base}/files/document-${id}?expires=1774105766&signature=kR0xVb1c`

const {
  id,
  confidence_scores: _,
  provenance: __,
  checks: ___,
  ...invoice
} = (({
  analysis_id: _id,
  download_url: _url,
  download_url_expires_at: _until,
  reports: _reports,
  status_message: _message,
  ...one
}) => one)(invoiceExample)

export const payloadExample: FullAnalysis = {
  app_id: appId,
  dashboard_url: `${base}/ui/#/applications/${appId}`,
  documents: [
    { doc_type: 'loan_application', name: 'application.pdf', url: link('8e1b'), integrity: [] },
    { doc_type: 'invoice', name: 'invoice-20417.pdf', url: link('52d0'), integrity: [] },
    {
      doc_type: 'bankstatement',
      name: 'statement-february.pdf',
      url: link('c47a'),
      integrity: [
        {
          signal: 'editing-software',
          severity: 'note',
          page: null,
          bbox: null,
          before: null,
          after: null,
          explanation:
            'The file was printed or exported with Microsoft: Print To PDF, not by the system that issues such documents.',
        },
      ],
    },
  ],
  sos: [
    {
      name: 'ALDER CREEK TOOL WORKS, INC.',
      type: 'Domestic Corporation',
      status: 'active',
      address: '300 Foundry Street, Springfield, IL 62703',
      agent_name: 'Dana Whitlock',
      state_name: 'Illinois',
      state_type: 'domestic',
      file_number: '61204417',
      filing_date: '2009-06-12',
      match_score: 0.98,
    },
  ],
  web_presence: null,
  address_verification: {
    address: '300 Foundry Street, Springfield, IL 62703',
    search_result: { found: true, matched_address: '300 Foundry St, Springfield, IL 62703, United States' },
    verification_data: {
      is_present: true,
      business_name: 'Alder Creek Tool Works, Inc.',
      can_see_buildings: null,
      neighborhood_type: null,
      can_see_business_sign: null,
      street_view_image_present: null,
    },
  },
  loan_app_data: {
    businessLegalName: 'Alder Creek Tool Works, Inc.',
    businessDbaName: null,
    ein: '12-3456789',
    entityType: 'C-Corp',
    businessAddressLine1: '300 Foundry Street',
    businessAddressLine2: null,
    businessCity: 'Springfield',
    businessState: 'Illinois',
    businessStateCode: 'IL',
    businessPostalCode: '62703',
    loanAmount: 49_625,
    yearsInBusiness: 16,
    businessStartDate: '2009-06-12',
    signed_application: true,
    signed_application_on_date: '2026-03-10',
    contactFirstName: 'Dana',
    contactLastName: 'Whitlock',
    contactEmail: 'dana@aldercreek.example',
    businessPhone: '(217) 555-0142',
    contactOwnershipPercentage: 100,
    incorporationState: 'Illinois',
    website: 'https://aldercreek.example',
    industry: 'Machine shop',
    annualRevenue: 1_850_000,
    useOfFunds: 'Equipment purchase',
    owners: [
      {
        firstName: 'Dana',
        lastName: 'Whitlock',
        phone: null,
        email: null,
        addressLine1: null,
        addressLine2: null,
        city: null,
        state: null,
        zip: null,
        ssn: '***-**-4417',
        ownershipPercentage: 100,
        dob: '1971-04-02',
      },
    ],
    equipment: { vendor: 'Quarry Road Equipment LLC', description: '2023 Kestrel TL9 Compact Track Loader' },
    other_fields: { bankReference: 'Prairie State Bank' },
  },
  bankstatements_data: {
    bank_names_identified: ['Prairie State Bank'],
    accounts_summaries: [
      {
        account_number: 'XXXXXX4821',
        account_type: 'checking',
        account_subtype: 'Business Advantage Checking',
        start_date: '2026-02-01',
        end_date: '2026-02-28',
        starting_balance: 41_200.5,
        ending_balance: 46_910.25,
        total_debits: 138_440.25,
        total_credits: 144_150,
        total_nsf_fees: 0,
        num_total_debits: 61,
        num_total_credits: 18,
        is_mtd: false,
        bank_name: 'Prairie State Bank',
        num_nsf_fees: 0,
        nsf_fee_refunds: 0,
        average_daily_balance: 43_877.12,
        negative_days: 0,
        true_revenue: 139_150,
        account_holder: 'ALDER CREEK TOOL WORKS INC',
        currency: 'USD',
        mca_positions: [],
        checks: [],
      },
    ],
  },
  invoice_analysis: [{ invoice_id: id, down_payment: invoice.other_details.down_payment, ...invoice }],
  tax_returns: [taxReturnExample],
  debt_schedules: [debtListExample],
  status_message: 'The web presence of the business was not examined.',
}
