/** What companies owe, and to whom the rest belongs, as their documents word it. */
import { bs } from '../../drawing/places.ts'
import type { Wording } from './wording.ts'

// prettier-ignore
export const currentLiabilities: readonly Wording[] = [
  { place: bs.payable, share: 0.06, chance: 0.94, words: ['Accounts payable', 'Accounts payable - trade', 'Trade accounts payable', 'Trade payables', 'Accounts payable, trade', 'Vendor payables', 'Accounts Payable (A/P)'],
    by: { books: ['2000 · Accounts Payable', 'Accounts Payable (A/P)', 'Accounts Payable', 'A/P - Trade'], contractor: ['Accounts payable - subcontractors and suppliers', 'Accounts payable', 'Accounts payable, including retainage'], uk: ['Trade creditors'], ifrs: ['Trade and other payables', 'Trade payables'], charity: ['Accounts payable', 'Accounts payable - vendors'] } },
  { place: bs.shortDebt, share: 0.03, chance: 0.4, never: ['uk'], words: ['Line of credit', 'Notes payable - bank', 'Revolving line of credit', 'Bank line of credit', 'Short-term borrowings', 'Notes payable', 'Short-term notes payable', 'Note payable, line of credit', 'Demand note payable - bank'],
    by: { farm: ['Operating note', 'Operating line of credit', 'Farm operating loan'], dealer: ['Floor plan notes payable', 'Floor plan payable', 'Notes payable - floor plan'], filing: ['Short-term debt', 'Commercial paper', 'Short-term borrowings', 'Notes payable and short-term borrowings'], ifrs: ['Short-term borrowings', 'Current borrowings'], books: ['Line of Credit - First Bank', 'Chase Line of Credit', 'LOC - Community Bank', 'Bank Line of Credit'] } },
  { place: bs.shortDebt, share: 0.01, chance: 0.5, only: ['uk'], words: ['Bank overdraft', 'Bank loans and overdrafts', 'Bank loans and overdraft'] },
  { place: bs.currentDebt, share: 0.025, chance: 0.5, never: ['uk'], words: ['Current portion of long-term debt', 'Current maturities of long-term debt', 'Current portion - long term debt', 'Current portion of notes payable', 'Long-term debt, current portion', 'Current installments of long-term debt', 'Current portion of LTD', 'Current maturities of notes payable', 'Notes payable, current portion'], by: { ifrs: ['Current portion of long-term borrowings', 'Current portion of non-current borrowings'], filing: ['Current portion of long-term debt', 'Current maturities of long-term debt', 'Long-term debt due within one year'] } },
  { place: bs.accrued, share: 0.025, chance: 0.75, words: ['Accrued expenses', 'Accrued liabilities', 'Accrued expenses and other', 'Accrued expenses and other current liabilities', 'Accruals', 'Other accrued liabilities', 'Accrued expenses payable'], by: { uk: ['Accruals and deferred income', 'Accruals'], ifrs: ['Accruals', 'Accrued liabilities'] } },
  { place: bs.accrued, share: 0.012, chance: 0.35, words: ['Accrued payroll', 'Accrued wages', 'Accrued compensation', 'Accrued salaries and wages', 'Accrued payroll and benefits', 'Accrued vacation', 'Accrued interest', 'Accrued compensation and benefits', 'Accrued payroll and payroll taxes'], never: ['uk', 'ifrs'] },
  { maybe: [bs.accrued, bs.otherCurrentLiabilities], share: 0.008, chance: 0.5, words: ['Payroll taxes payable', 'Payroll liabilities', 'Sales tax payable', 'Wages payable', 'Accrued sales tax', 'Payroll withholdings', 'Federal withholding payable', '401(k) payable', 'Salaries payable'], by: { uk: ['Other taxation and social security', 'Social security and other taxes', 'VAT', 'PAYE and NIC'], ifrs: ['Current tax liabilities', 'Income tax payable'], books: ['2100 · Payroll Liabilities', 'Sales Tax Payable', 'Payroll Liabilities', 'State Payroll Taxes Payable', '940/941 Taxes Payable'] } },
  { maybe: [bs.otherCurrentLiabilities, bs.shortDebt, bs.accrued], share: 0.006, chance: 0.4, only: ['books'], words: ['Chase Ink Visa', 'American Express', 'Credit card payable', 'Capital One Credit Card', 'Visa - 4471', 'Credit Cards Payable', 'Amex Business Card'] },
  { maybe: [bs.otherCurrentLiabilities], share: 0.02, chance: 0.4, words: ['Customer deposits', 'Deferred revenue', 'Unearned revenue', 'Deferred income', 'Gift cards outstanding', 'Advance payments from customers'], by: { contractor: ['Billings in excess of costs and estimated earnings on uncompleted contracts', 'Billings in excess of costs', 'Contract liabilities', 'Overbillings'], software: ['Deferred revenue', 'Contract liabilities', 'Deferred revenue, current'], charity: ['Refundable advances', 'Deferred revenue', 'Deferred grant revenue'], hotel: ['Advance deposits', 'Guest deposits'], uk: ['Payments received on account', 'Deferred income'], restaurant: ['Gift certificates outstanding', 'Gift card liability'] } },
  { maybe: [bs.otherCurrentLiabilities], share: 0.01, chance: 0.25, words: ['Income taxes payable', 'Federal income tax payable', 'Income tax payable', 'Taxes payable', 'Current portion of operating lease liabilities', 'Operating lease liabilities', 'Dividends payable', 'Warranty reserve'], by: { uk: ['Corporation tax', 'Other creditors', "Directors' loan account"], ifrs: ['Lease liabilities', 'Provisions'], books: ['Income Tax Payable', 'Due to Owner', 'Loan from Shareholder'] }, never: ['charity'] },
  { place: bs.otherCurrentLiabilities, share: 0.012, chance: 0.3, never: ['uk'], words: ['Other current liabilities', 'Other', 'Other current liability', 'Other liabilities'], by: { filing: ['Other current liabilities'], ifrs: ['Other current liabilities'] } },
]

// prettier-ignore
export const longTermLiabilities: readonly Wording[] = [
  { place: bs.longDebt, share: 0.12, chance: 0.75, words: ['Long-term debt', 'Long-term debt, net of current portion', 'Notes payable - long term', 'Notes payable, less current portion', 'Long-term debt, less current maturities', 'Term loan', 'Mortgage payable', 'Long term notes payable', 'Bank term loan', 'Long-term debt, net'],
    by: { books: ['SBA Loan', 'N/P - Ford Credit', 'EIDL Loan', 'Equipment Loan - CAT Financial', 'Truck Loan', 'Bank Loan', 'Mortgage Payable', 'Note Payable - John Deere', 'Notes Payable', '2700 · Note Payable - Kubota', 'Ally Auto Loan'], farm: ['Farm Credit mortgage', 'Real estate notes payable', 'Note payable - land', 'Equipment loans'], uk: ['Bank loans', 'Bank loans and other borrowings', 'Loans and other borrowings'], ifrs: ['Borrowings', 'Interest-bearing loans and borrowings', 'Long-term borrowings', 'Non-current borrowings'], filing: ['Long-term debt', 'Long-term debt, net of current portion', 'Senior notes, net'] } },
  { place: bs.longDebt, share: 0.05, chance: 0.3, only: ['books', 'cpa'], words: ['Vehicle loans', 'Equipment notes payable', 'Mortgage note payable', 'Notes payable - equipment', 'SBA 7(a) term loan', 'PPP Loan', 'Loan Payable - Vehicles', 'Building mortgage'] },
  { maybe: [bs.longDebt, bs.otherLongLiabilities], share: 0.03, chance: 0.25, only: ['books', 'cpa', 'uk'], words: ['Loan from shareholder', 'Due to shareholder', 'Notes payable - officer', 'Loans from members', 'Shareholder loan', 'Note Payable - Owner', 'Due to related party'], by: { uk: ['Hire purchase and finance leases', 'Obligations under finance leases', 'Amounts owed to group undertakings'] } },
  { maybe: [bs.otherLongLiabilities], share: 0.04, chance: 0.25, only: ['filing', 'ifrs', 'cpa'], words: ['Operating lease liabilities, net of current portion', 'Long-term operating lease liabilities', 'Operating lease liabilities', 'Deferred rent', 'Asset retirement obligations'], by: { ifrs: ['Lease liabilities', 'Retirement benefit obligations', 'Provisions', 'Employee benefit obligations'] } },
  { place: bs.deferredTax, share: 0.015, chance: 0.3, only: ['filing', 'ifrs', 'cpa', 'uk'], words: ['Deferred income taxes', 'Deferred tax liabilities', 'Deferred income tax liability', 'Deferred income taxes, net'], by: { uk: ['Deferred tax', 'Deferred taxation'], ifrs: ['Deferred tax liabilities', 'Deferred income tax liabilities'] } },
  { place: bs.otherLongLiabilities, share: 0.02, chance: 0.35, never: ['uk', 'books'], words: ['Other long-term liabilities', 'Other liabilities', 'Other noncurrent liabilities', 'Other non-current liabilities'] },
]

export const equityWords = {
  stock: ['Common stock', 'Capital stock', 'Common stock, $0.01 par value, 100,000 shares authorized', 'Common stock, no par value; 1,000 shares issued and outstanding', 'Common Stock', 'Capital stock issued', 'Common stock - $1 par value', 'Common shares', 'Common stock, par value $.001'], // prettier-ignore
  ukStock: ['Called up share capital', 'Share capital', 'Called-up share capital', 'Ordinary share capital'],
  ifrsStock: ['Share capital', 'Issued capital', 'Issued share capital', 'Ordinary shares', 'Subscribed capital'],
  paidIn: ['Additional paid-in capital', 'Paid-in capital', 'Additional paid in capital', 'Capital in excess of par value', 'Paid-in capital in excess of par', 'APIC', 'Additional Paid-In Capital', 'Contributed capital in excess of par', 'Capital surplus'], // prettier-ignore
  ukPaidIn: ['Share premium account', 'Share premium', 'Share premium reserve'],
  retained: ['Retained earnings', 'Retained Earnings', 'Retained earnings (deficit)', 'Accumulated earnings', 'Earnings retained in the business', 'Reinvested earnings', 'Retained income', 'Retained earnings - unappropriated', 'Earnings reinvested'], // prettier-ignore
  deficit: ['Accumulated deficit', 'Retained deficit', 'Retained earnings (accumulated deficit)', 'Retained earnings (deficit)', 'Deficit'], // prettier-ignore
  ukRetained: ['Profit and loss account', 'Retained earnings', 'Profit and loss reserve', 'Retained profits'],
  treasury: ['Treasury stock', 'Treasury stock, at cost', 'Less treasury stock', 'Treasury stock, at cost, 310 shares', 'Common stock in treasury, at cost', 'Less: cost of treasury stock', 'Treasury shares'], // prettier-ignore
  otherReserves: ['Accumulated other comprehensive loss', 'Accumulated other comprehensive income (loss)', 'AOCI'],
  ifrsReserves: ['Other reserves', 'Translation reserve', 'Hedging reserve', 'Foreign currency translation reserve'],
  llc: ["Members' equity", "Members' capital", "Member's equity", 'Members capital accounts', 'Membership equity'],
  partnership: ["Partners' capital", 'Partners capital accounts', "Partners' equity"],
  proprietor: ["Owner's capital", "Owner's equity", 'Owner investment', 'Opening Balance Equity', 'Proprietor capital', 'Capital, beginning of year'], // prettier-ignore
  drawings: ["Owner's draw", 'Drawings', 'Owner Draws', 'Distributions', 'Member draws', 'Shareholder distributions', 'Less: drawings'], // prettier-ignore
  earnings: ['Net Income', 'Current year earnings', 'Net income - current year', 'Year to date earnings', 'Current Year Profit', 'Net income (loss)', 'Current earnings', 'Current Period Net Income'], // prettier-ignore
  unrestricted: ['Without donor restrictions', 'Net assets without donor restrictions', 'Unrestricted', 'Unrestricted net assets', 'Undesignated'], // prettier-ignore
  restricted: [
    'With donor restrictions',
    'Net assets with donor restrictions',
    'Temporarily restricted',
    'Donor restricted',
  ],
} as const
