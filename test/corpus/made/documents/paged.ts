/** Long statements over several pages that print the whole head again on every page. */
import { drawnStatement, type MadeDocument } from '../made-document.ts'

// prettier-ignore
export const paged: readonly MadeDocument[] = [
  drawnStatement({
    name: 'online-profit-and-loss-of-a-nonprofit-over-three-pages',
    what: 'title, dates and column head on each of three pages; names such as "Other expenses" both within the expenses and below them',
    type: 'INCOME_STATEMENT', end: '2025-12-31', company: 'Juniper Code Foundation, Inc.',
    ledgers: [
      { ends: '2025-12-31', rows: `
> Income ; > Conference Income ; Registrations|412806.11 ; Sponsorships|902342.5 ; Training|88120
< Total Conference Income
> Donations ; General Donations|8170.42 ; Corporate Supporters|313980 ; Project Donations|140000 ; < Total Donations
Membership Income|65166.03 ; Miscellaneous Income|451.9 ; Uncategorized Income|34773.18 ; < Total Income|revenue
! GROSS PROFIT|1965810.14|gross
> Expenses ; > Community Outreach ; Shipping & Postage|1575.12 ; Swag|10102.6 ; < Total Community Outreach
> Conference Expenses ; Audio & Video|51250 ; Food & Beverages|234929.77 ; Graphic Design|13605
Lanyards & Badges|9174.31 ; Photography|11415 ; Conference Travel|145325.08 ; Venue|347446
< Total Conference Expenses
> Chapter Expenses ; Meeting Expenses|17325.55 ; Meetup|9660 ; < Total Chapter Expenses
> Payroll Expenses ; Benefits|43530.2|?salaries ; Gross Wages|609113.64|salaries ; Payroll Taxes|45096.28|?salaries
Workers Comp|9111|?salaries ; < Total Payroll Expenses
> Project Expenses ; Other expenses|2875 ; Services|118807.33 ; Summits|41357.9 ; < Total Project Expenses
Contractor Expenses|120662.4 ; Relocation Expenses|40 ; Tech Allowance|361.5 ; <- Total Expenses|totalExpenses
! NET OPERATING INCOME|123046.46|operating
> Other Income ; Interest Earned|31844.09 ; < Total Other Income|otherIncome
> Other Expenses ; Exchange Gain or Loss|-3960.55 ; <- Total Other Expenses|otherExpenses ?otherExpenses
! NET OTHER INCOME|35804.64|netOther ; = NET INCOME|net
` },
    ],
    script: `
text b ^: 306,36 Juniper Code Foundation, Inc.
text ^: 306,48.6 Profit and Loss ; 306,61.2 January - December 2025
table 1@0..26 h13.95: 48,90.4 >560 TOTAL = 0 .2 total$
page:
text b ^: 306,36 Juniper Code Foundation, Inc.
text ^: 306,48.6 Profit and Loss ; 306,61.2 January - December 2025
table 1@26..50 h13.95: 48,90.4 >560 TOTAL = 0 .2 total$
page:
text b ^: 306,36 Juniper Code Foundation, Inc.
text ^: 306,48.6 Profit and Loss ; 306,61.2 January - December 2025
table 1@50..58 h13.95: 48,90.4 >560 TOTAL = 0 .2 minus total$
`,
  }),
]
