/** What drawn statements call their columns, balances, lists and facts: each row is one thing by its names. */
export const columnNames = {
  date: ['Date', 'Posted', 'Date posted', 'Post date', 'Day', 'Trans date', 'Entry date', 'When', 'Glim'],
  text: ['Description', 'Details', 'Particulars', 'Transaction', 'Narrative', 'Activity', 'Payee', 'What', 'Explanation', 'Entry', 'Transaction description', 'Memo', 'Brank'],
  debit: ['Withdrawals', 'Debits', 'Debit', 'Paid out', 'Money out', 'Out', 'Charges', 'Subtractions', 'Withdrawn', 'Debit amount', 'Taken out', 'Decrease', 'Checks & debits', 'Plonk'],
  credit: ['Deposits', 'Credits', 'Credit', 'Paid in', 'Money in', 'In', 'Additions', 'Deposited', 'Credit amount', 'Put in', 'Increase', 'Deposits & credits', 'Vint'],
  amount: ['Amount', 'Amount ($)', 'Transaction amount', 'Amt', 'Amount USD', 'Value', 'Sum', 'USD', 'Total', 'Skarn'],
  balance: ['Balance', 'Running balance', 'Account balance', 'Ledger balance', 'Bal', 'Balance after', 'Left', 'New balance', 'Available', 'Balance USD', 'Thole'],
  side: ['Type', 'DR/CR', 'D/C', 'Sign'],
  reference: ['Ref', 'Reference', 'Seq', 'No.', 'Trace', 'Tlr', 'Line', 'Code', 'Batch'],
} as const // prettier-ignore

export const labels = {
  opening: ['Beginning balance', 'Opening balance', 'Previous balance', 'Starting balance', 'Balance forward', 'Balance brought forward', 'Balance last statement', 'Balance at start of period', 'Your balance on {start}', 'Beginning balance as of {start}', 'Opening ledger balance', 'Balance on {start}', 'What you started with', 'Start of period'],
  closing: ['Ending balance', 'Closing balance', 'New balance', 'Balance this statement', 'Balance at end of period', 'Ending balance as of {end}', 'Your balance on {end}', 'Closing ledger balance', 'Statement balance', 'Balance on {end}', 'What you ended with', 'End of period'],
  credits: ['Deposits and additions', 'Total deposits', 'Total credits', 'Deposits and other credits', 'Credits', 'Money in', 'Total additions', 'Total paid in', '{n} deposits and credits', 'Deposits/Credits', 'Total money in', 'Plus deposits', '+ Deposits', 'Incoming total'],
  debits: ['Withdrawals and subtractions', 'Total withdrawals', 'Total debits', 'Checks and other debits', 'Debits', 'Money out', 'Total subtractions', 'Total paid out', '{n} checks and debits', 'Withdrawals/Debits', 'Total money out', 'Less withdrawals', '- Withdrawals', 'Outgoing total'],
} as const // prettier-ignore

export const titles = ['Transactions', 'Account activity', 'Transaction history', 'Activity', 'Transaction detail', 'Everything that happened', 'Your account this month', 'Checking register', 'Activity for the period', '1. Account transactions', 'Register of entries', 'Ledger'] // prettier-ignore
export const sections = [
  ['Deposits and credits', 'Checks and withdrawals'],
  ['Deposits', 'Withdrawals'],
  ['Credits', 'Debits'],
  ['Money in', 'Money out'],
  ['Additions', 'Subtractions'],
  ['Deposits & other credits', 'Electronic withdrawals'],
  ['Incoming', 'Outgoing'],
] as const

export const banks = ['Hollow Creek Bank', 'First National Bank of Tamarack', 'Prairie Wind Credit Union', 'Union Savings Bank', 'Bank of Dunmore', 'Cobalt Federal Credit Union', 'Ridgeline Bank & Trust', 'Seaboard Community Bank, N.A.', 'Keystone Valley Trust Company', 'Marlowe State Bank'] // prettier-ignore
export const holders = ['COPPER CANYON ROOFING LLC', 'Bluestem Catering Inc', 'MAPLE RIVER TOWING LLC', 'Harlan & Sons Masonry Co', 'Tidewater Dental PLLC', 'Old Mill Bakery', 'DELIA R MONTROSE', 'Pinnacle Crane Services Corp.', 'WRENFIELD NURSERY', 'Nguyen Family Farms LP'] // prettier-ignore
export const streets = ['4410 Orchard Mill Rd', '1180 N Juniper Ave Suite 4', 'PO Box 2291', '77 Ferry Street', '9 Loop Plaza', 'Rural Route 3', '250 Commerce Pkwy Unit B'] // prettier-ignore
export const towns = ['TOLEDO, OH 43606', 'BOISE ID 83702-4417', 'Macon, GA 31201', 'PORTSMOUTH NH 03801', 'Lubbock, Texas 79401'] // prettier-ignore
export const products = [['Business Checking', 'checking'], ['Simple Business Checking', 'checking'], ['Free Small Business Checking', 'checking'], ['Commercial Checking Plus', 'checking'], ['Premier Money Market', 'money market'], ['Statement Savings', 'savings'], ['Business Savings Account', 'savings'], ['Analyzed Business Checking', 'checking'], ['Operating Account', 'checking'], ['Share Draft Checking', 'checking']] as const // prettier-ignore
export const numberLabels = ['Account number', 'Account number:', 'Account #', 'Acct', 'Acct. No.', 'Account', 'Account ending in', 'A/C', 'Primary account number:', 'Account No:', 'Number'] // prettier-ignore
export const numbers = ['8812004417', 'XXXXXXXX0418', '77-118840-2', '0004 4188 0172', '*****2290', '5518840', '....7713', 'xxx-xx3381', '00-4417-82'] // prettier-ignore
export const periods = ['Statement period {a} - {b}', '{a} through {b}', 'For the period {a} to {b}', 'Statement dates {a} thru {b}', 'From {a} to {b}', 'Period covered: {a} – {b}', '{a} – {b}', 'Statement period: {a} to {b}', 'Activity from {a} through {b}'] // prettier-ignore
export const payers = ['DEPOSIT', 'BRIGHTLINE HOMES', 'SQ *COUNTER SALES', 'CITY OF TOLEDO AP', 'MERCHANT BANKCD 8834', 'MOBILE DEPOSIT', 'WIRE IN HOLT FOODS', 'ACH CREDIT NORTHGATE', 'INTEREST'] // prettier-ignore
export const payees = ['GRANGER LUMBER', 'PILOT 00412', 'OHIO EDISON', 'STAPLES 0881', 'PAYCREST PAYROLL', 'CHECK 1043', 'Total Wine 118', 'VERIZON WIRELESS', 'STATE FARM RO 27', 'ATM WITHDRAWAL', 'SERVICE CHARGE', 'RENT MARCH'] // prettier-ignore
