/** A profit and loss detail: every transaction below its account. */
import { chanceOf } from '../../2026-11-22/press/numbers.ts'
import { amount, of, printed, statement, truthFrom, type Books } from './means.ts'

interface Account {
  readonly name: string
  readonly type: string
  /** Who, and what for. */
  readonly names: readonly (readonly [string, string])[]
  readonly days: readonly string[]
  readonly low: number
  readonly high: number
}

const days = ['07/02/2026', '07/09/2026', '07/16/2026', '07/23/2026', '07/30/2026']

// prettier-ignore
const account = (name: string, type: string, names: readonly (readonly [string, string])[], count: number, low: number, high: number): Account => ({ name, type, names, days: days.slice(0, count), low, high })

const customers = [['Harbor View Condos', 'Common areas'], ['Dr. Ines Calloway', 'Exterior repaint'], ['Marsh & Tidewell LLC', 'Office suite 210'], ['Peninsula School Dist.', 'Gym and halls'], ['Holloway, J.', 'Kitchen cabinets']] as const // prettier-ignore

// prettier-ignore
const groups: readonly (readonly [string, readonly Account[]])[] = [
  ['Income', [account('Painting Income', 'Invoice', customers, 5, 6_400, 18_900), account('Pressure Washing', 'Invoice', customers, 3, 450, 1_200)]],
  ['Cost of Goods Sold', [account('Job Materials', 'Bill', [['Coastal Paint Supply', 'Paint and primer'], ['Builders Depot', 'Tape, plastic']], 5, 380, 2_400), account('Subcontractors', 'Check', [['Luis Ordaz Drywall', 'Patching']], 2, 900, 2_200)]],
  ['Expense', [account('Advertising', 'Credit Card', [['Neighborhood Mailer', 'Postcards']], 1, 380, 520), account('Fuel', 'Credit Card', [['Gas station', 'Van 1'], ['Gas station', 'Van 2']], 4, 58, 96), account('Insurance', 'Check', [['Palmetto Mutual', 'Liability, monthly']], 1, 640, 720), account('Payroll Wages', 'Paycheck', [['Crew payroll', 'Week'], ['Crew payroll', 'Week']], 5, 3_850, 4_300), account('Payroll Taxes', 'Paycheck', [['Crew payroll', 'Employer share']], 5, 300, 340), account('Rent', 'Check', [['Azalea Storage', 'Shop bay 6']], 1, 1_150, 1_150), account('Telephone', 'Bill', [['Tidal Wireless', 'Four lines']], 1, 212, 236)]],
]

// prettier-ignore
export const profitDetail = (() => {
  const chance = chanceOf(4471)
  const line = (cells: readonly string[], kind = '') => `<tr class="${kind}">${cells.map((cell, i) => `<td${i > 4 ? ' class="n"' : ''}>${cell}`).join('')}</tr>`
  const rows: string[] = []
  const totals = new Map<string, number>()
  const sums = groups.map(([group, accounts]) => {
    rows.push(line([`<b style="padding-left:18pt">${group}</b>`, '', '', '', '', '', '']))
    const sum = accounts.reduce((all, { name, type, names, days: dates, low, high }) => {
      rows.push(line([`<b style="padding-left:30pt">${name}</b>`, '', '', '', '', '', '']))
      let balance = 0
      for (const [i, date] of dates.entries()) {
        const cents = chance.whole(low * 100, high * 100)
        balance += cents
        const [who = '', what = ''] = names[i % names.length] ?? []
        rows.push(line([`<span style="padding-left:42pt">${type}</span>`, date, type === 'Paycheck' || type === 'Credit Card' ? '' : chance.digits(4), who.replace('&', '&amp;'), what, amount(cents / 100), amount(balance / 100)]))
      }
      totals.set(name, balance / 100)
      rows.push(line([`<b style="padding-left:30pt">Total ${name}</b>`, '', '', '', '', amount(balance / 100), amount(balance / 100)], 't'))
      return all + balance
    }, 0)
    rows.push(line([`<b style="padding-left:18pt">Total ${group === 'Cost of Goods Sold' ? 'COGS' : group}</b>`, '', '', '', '', amount(sum / 100), amount(sum / 100)], 't'))
    if (group === 'Cost of Goods Sold') rows.push('GROSS')
    return sum / 100
  })
  const books: Books = new Map([['inc', [sums[0] ?? 0]], ['cogs', [sums[1] ?? 0]], ['exp', [sums[2] ?? 0]], ...[...totals].map(([name, value]) => [name.replace(/ /g, ''), [value]] as const)])
  const result = statement(`
Total Income | inc | revenue
Total COGS | cogs | cost
Gross Profit | inc-cogs | gross @gp
Advertising | Advertising | marketing
Payroll Wages | PayrollWages | salaries
Rent | Rent | rent
Total Expense | exp | totalExpenses
Net Income | gp-exp | netIncome @net
`, books, 1)
  const [gross = 0] = of(books, 'gp')
  const [net = 0] = of(books, 'net')
  if (net < 0) throw new Error(`net ${net}`)
  const last = [line(['<b style="padding-left:6pt">Net Ordinary Income</b>', '', '', '', '', amount(net), amount(net)], 't'), line(['<b>Net Income</b>', '', '', '', '', amount(net), amount(net)], 't')]
  const all = [line(['<b style="padding-left:6pt">Ordinary Income/Expense</b>', '', '', '', '', '', '']), ...rows.map(row => row === 'GROSS' ? line(['<b style="padding-left:6pt">Gross Profit</b>', '', '', '', '', amount(gross), amount(gross)], 't') : row), ...last]
  const page = (part: readonly string[], number: number) => `<div style="display:flex;justify-content:space-between;font-size:7.6pt"><span>4:52 PM<br>08/04/26<br>Accrual Basis</span><span class="c"><b style="font-size:11pt;line-height:14pt">Low Country Painting, LLC</b><br><b style="font-size:12pt;line-height:15pt">Profit &amp; Loss Detail</b><br><b>July 2026</b></span><span style="width:.6in"></span></div><table style="margin-top:6pt"><tr class="h"><td style="width:1.9in">Type<td style="width:.75in">Date<td style="width:.5in">Num<td style="width:1.45in">Name<td>Memo<td class="n" style="width:.85in">Amount<td class="n" style="width:.85in">Balance</tr>${part.join('')}</table><div class="foot r" style="font-size:7.6pt">Page ${number}</div>`
  return printed({
    name: 'low-country-painting-profit-and-loss-detail', style: '.page{font:8pt/11pt Arimo;padding:.45in .6in}.h td{font-weight:700;border-bottom:1pt solid #000;border-top:1pt solid #000}.t .n{border-top:.5pt solid #000}td{white-space:nowrap}',
    pages: [page(all.slice(0, 48), 1), page(all.slice(48), 2)],
    truth: truthFrom({
      family: 'desktop-profit-and-loss-detail', notes: 'a desktop program’s profit and loss detail of one month on two pages: each account with its transactions, running balances in the last column, totals below each account, the amount twice on each total', company: 'Low Country Painting, LLC', statementType: 'INCOME_STATEMENT', ends: ['2026-07-31'], parts: [{ rows: result }], books,
      any: { salaries: ['PayrollWages', 'PayrollWages+PayrollTaxes'], rent: ['Rent', 'Rent+Telephone'], operatingIncome: ['net', 'null'], ordinaryIncome: ['net', 'null'], beforeTax: ['net', 'null'], general: ['null'] },
      absent: ['balanceSheet', 'cashFlowStatement', 'tax', 'interest', 'depreciation', 'otherIncome', 'otherExpenses'],
    }),
  })
})()
