/** Schedules K-1 of Forms 1120-S and 1065. */
import { printerOf, type Amounts, type Filer, type Manner, type Printer } from './sheet.ts'

export interface Owner {
  readonly partner_name: string
  readonly partner_id: string
  readonly share_percent: number
  readonly lines: Amounts
}

interface Asked {
  readonly entity: Filer
  readonly owner: Owner
  /** Where the owner lives, as printed. */
  readonly home: readonly [street: string, city: string]
  readonly year: number
  readonly manner: Manner
}

/** Boxes of part III: number, caption, and the codes that may stand in it. */
const boxes = {
  '1120-S': [['1', 'Ordinary business income (loss)'], ['2', 'Net rental real estate income (loss)'], ['3', 'Other net rental income (loss)'], ['4', 'Interest income'], ['5a', 'Ordinary dividends'], ['5b', 'Qualified dividends'], ['6', 'Royalties'], ['7', 'Net short-term capital gain (loss)'], ['8a', 'Net long-term capital gain (loss)'], ['8b', 'Collectibles (28%) gain (loss)'], ['8c', 'Unrecaptured section 1250 gain'], ['9', 'Net section 1231 gain (loss)'], ['10', 'Other income (loss)'], ['11', 'Section 179 deduction'], ['12', 'Other deductions'], ['13', 'Credits'], ['14', 'Schedule K-3 is attached if checked ☐'], ['15', 'Alternative minimum tax (AMT) items'], ['16', 'Items affecting shareholder basis'], ['17', 'Other information']],
  '1065': [['1', 'Ordinary business income (loss)'], ['2', 'Net rental real estate income (loss)'], ['3', 'Other net rental income (loss)'], ['4a', 'Guaranteed payments for services'], ['4b', 'Guaranteed payments for capital'], ['4c', 'Total guaranteed payments'], ['5', 'Interest income'], ['6a', 'Ordinary dividends'], ['6b', 'Qualified dividends'], ['6c', 'Dividend equivalents'], ['7', 'Royalties'], ['8', 'Net short-term capital gain (loss)'], ['9a', 'Net long-term capital gain (loss)'], ['10', 'Net section 1231 gain (loss)'], ['11', 'Other income (loss)'], ['12', 'Section 179 deduction'], ['13', 'Other deductions'], ['14', 'Self-employment earnings (loss)'], ['15', 'Credits'], ['16', 'Schedule K-3 is attached if checked ☐'], ['17', 'Alternative minimum tax (AMT) items'], ['18', 'Tax-exempt income and nondeductible expenses'], ['19', 'Distributions'], ['20', 'Other information'], ['21', 'Foreign taxes paid or accrued']],
} as const // prettier-ignore

/** Number from which boxes stand in the right column. */
const second = { '1120-S': 13, '1065': 14 } as const

function boxOf([number, caption]: readonly [string, string], owner: Owner, { v, t }: Printer): string {
  const coded = Object.keys(owner.lines).filter(key => new RegExp(`^${number}[A-Z]`).test(key))
  const plain = v(number)
  const rows = coded.length > 0 ? coded.map(key => `<tr><td class="k">${t(key.slice(number.length))}<td class="m">${v(key)}</tr>`) : [`<tr><td class="k">&nbsp;<td class="m">${plain}</tr>`]
  return `<div class="bx"><div><b>${number}</b> ${caption}</div><table>${rows.join('')}</table></div>`
} // prettier-ignore

export function scheduleK1(form: '1120-S' | '1065', { entity, owner, home, year, manner }: Asked): { html: string; printer: Printer } {
  const amounts = { ...owner.lines, share: owner.share_percent }
  const p = printerOf(amounts, manner)
  const all = boxes[form].map(box => boxOf(box, owner, p))
  const corporate = form === '1120-S'
  const who = corporate ? 'Corporation' : 'Partnership'
  const whose = corporate ? 'Shareholder' : 'Partner'
  const capital = corporate ? `<div class="it"><b>G</b> Current year allocation percentage <span style="float:right">${p.t(`${owner.share_percent.toFixed(6)}`)} %</span></div><div class="it"><b>H</b> Shareholder’s number of shares<br>Beginning of tax year ${p.t('500')} &nbsp; End of tax year ${p.t('500')}</div><div class="it"><b>I</b> Loans from shareholder<br>Beginning of tax year $ ${p.v('I.begin')}<br>End of tax year $ ${p.v('I.end')}</div>` : `<div class="it"><b>J</b> Partner’s share of profit, loss, and capital (see instructions):<table><tr><td><td class="c">Beginning<td class="c">Ending</tr>${['Profit', 'Loss', 'Capital'].map(word => `<tr><td>${word}<td class="r">${p.t(`${owner.share_percent.toFixed(4)}`)} %<td class="r">${p.t(`${owner.share_percent.toFixed(4)}`)} %</tr>`).join('')}</table>Check if decrease is due to sale or exchange of partnership interest ☐</div><div class="it"><b>L</b> &nbsp; <b>Partner’s Capital Account Analysis</b><table>${([['Beginning capital account', 'L.begin'], ['Capital contributed during the year', 'L.contributed'], ['Current year net income (loss)', 'L.net_income'], ['Other increase (decrease) (attach explanation)', 'L.other'], ['Withdrawals and distributions', 'L.withdrawals'], ['Ending capital account', 'L.end']] as const).map(([text, key]) => `<tr><td>${text}<td class="r">$ ${key === 'L.withdrawals' ? `( ${p.v(key)} )` : p.v(key)}</tr>`).join('')}</table></div><div class="it"><b>M</b> Did the partner contribute property with a built-in gain (loss)? ☐ Yes ☒ No</div>`
  const html = `<style>.k1{display:flex;border:1pt solid #000}.k1>div{flex:1;min-width:0}.k1 .L1{border-right:1pt solid #000}.it{border-bottom:.5pt solid #000;padding:2pt 4pt;min-height:20pt}.bx{border-bottom:.5pt solid #000;border-right:.5pt solid #000;padding:1pt 3pt;min-height:26pt}.bx .k{width:.35in}.bx .m{text-align:right}.hh{background:#000;color:#fff;font-weight:700;padding:1pt 4pt}</style><div class="r" style="font:700 10pt/12pt Arimo">${corporate ? '671121' : '651121'}</div><div style="display:flex;justify-content:space-between"><div><b style="font-size:14pt;line-height:17pt">Schedule K-1</b><br><b>(Form ${form})</b><br><small>Department of the Treasury<br>Internal Revenue Service</small></div><div style="font-size:22pt;line-height:26pt">${`${year}`.slice(0, 2)}<b>${`${year}`.slice(2)}</b></div><div>☐ Final K-1 &nbsp;&nbsp; ☐ Amended K-1 &nbsp;&nbsp; OMB No. 1545-0123<br>For calendar year ${year}, or tax year<br>beginning ____ /____ / ${year} &nbsp; ending ____ /____ / ____</div></div><div class="b" style="border-top:1pt solid #000">${whose}’s Share of Income, Deductions, Credits, etc. <small style="font-weight:400">See separate instructions.</small></div><div class="k1"><div class="L1"><div class="hh">Part I &nbsp; Information About the ${who}</div><div class="it"><b>A</b> ${who}’s employer identification number<br>${p.t(entity.id)}</div><div class="it"><b>B</b> ${who}’s name, address, city, state, and ZIP code<br>${p.t(entity.name)}<br>${p.t(entity.street)}<br>${p.t(entity.city)}</div><div class="it"><b>C</b> IRS Center where ${corporate ? 'corporation' : 'partnership'} filed return<br>${p.t('E-FILE')}</div>${corporate ? `<div class="it"><b>D</b> Corporation’s total number of shares<br>Beginning of tax year ${p.t('1000')} &nbsp; End of tax year ${p.t('1000')}</div>` : '<div class="it"><b>D</b> ☐ Check if this is a publicly traded partnership (PTP)</div>'}<div class="hh">Part II &nbsp; Information About the ${whose}</div><div class="it"><b>E</b> ${whose}’s ${corporate ? 'identifying number' : 'SSN or TIN (Do not use TIN of a disregarded entity. See instructions.)'}<br>${p.t(owner.partner_id)}</div><div class="it"><b>F</b> ${corporate ? 'Shareholder’s name, address, city, state, and ZIP code' : 'Name, address, city, state, and ZIP code for partner entered in E. See instructions.'}<br>${p.t(owner.partner_name)}<br>${p.t(home[0])}<br>${p.t(home[1])}</div>${corporate ? '' : '<div class="it"><b>G</b> ☒ General partner or LLC member-manager &nbsp; ☐ Limited partner or other LLC member<br><b>H1</b> ☒ Domestic partner &nbsp; ☐ Foreign partner<br><b>I1</b> What type of entity is this partner? INDIVIDUAL</div>'}${capital}</div><div><div class="hh">Part III &nbsp; ${whose}’s Share of Current Year Income, Deductions, Credits, and Other Items</div><div style="display:flex"><div style="flex:1">${all.slice(0, second[form]).join('')}</div><div style="flex:1">${all.slice(second[form]).join('')}</div></div></div></div><div style="display:flex;justify-content:space-between;font-size:6.6pt"><b>For Paperwork Reduction Act Notice, see the Instructions for Form ${form}.</b><span>www.irs.gov/Form${form.replace('-', '')}</span><span>Schedule K-1 (Form ${form}) ${year}</span></div>`
  const missing = Object.keys(owner.lines).filter(key => !p.printed.has(key))
  if (missing.length > 0) throw new Error(`K-1 of ${owner.partner_name} does not print ${missing.join(', ')}`)
  return { html, printer: p }
} // prettier-ignore
