/** The kit of the federal forms: amounts as a program prints them, ruled lines with their boxes, headings; whatever is printed is the truth. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import type { ScanManner } from '../../2026-11-22/press/scan.ts'
import { sheets } from '../../2026-11-23-b/type.ts'

export type Amounts = Record<string, number>

/** How a program prints an amount. */
export type Manner = 'dot' | 'plain' | 'bare' | 'cents'

export interface Filer {
  readonly name: string
  /** EIN or SSN as printed. */
  readonly id: string
  readonly street: string
  readonly city: string
}

export interface Printer {
  /** The amount of a key, or nothing; what is asked for counts as printed. */
  readonly v: (key: string) => string
  /** Text in the program's typeface. */
  readonly t: (text: string) => string
  /** Keys of the amounts printed so far. */
  readonly printed: Set<string>
}

export function printerOf(amounts: Amounts, manner: Manner): Printer {
  const printed = new Set<string>()
  const shown = (value: number) => {
    const digits = manner === 'bare' ? `${Math.abs(value)}` : Math.abs(value).toLocaleString('en-US')
    const text = `${digits}${manner === 'dot' ? '.' : manner === 'cents' ? '.00' : ''}`
    return value < 0 ? (manner === 'dot' ? `-${text}` : `(${text})`) : text
  }
  return {
    v: key => {
      const value = amounts[key]
      if (value === undefined) return ''
      printed.add(key)
      return `<b class="t">${shown(value)}</b>`
    },
    t: text => `<b class="t">${text.replace(/&/g, '&amp;')}</b>`,
    printed,
  }
}

/** The sum of amounts that are there. */
export const plus = (amounts: Amounts, ...keys: readonly string[]): number => keys.reduce((sum, key) => sum + (amounts[key] ?? 0), 0) // prettier-ignore

const dots = '<i class="d">. . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .</i>' // prettier-ignore

/**
 * Lines of a form written as text, one per row: `number | caption | key`. A key that ends with `<` prints in the inner column, with `()` in
 * parentheses of the form; `prefix` stands before the key in the truth and not on the form.
 */
export function linesOf(text: string, { v }: Printer, prefix = ''): string {
  return text.trim().split('\n').map(source => {
    const [number = '', caption = '', key = ''] = source.split('|').map(part => part.trim())
    const inner = key.endsWith('<')
    const own = key.replace(/<$|\(\)$/g, '')
    const amount = own === '' ? '' : key.endsWith('()') ? `( ${v(prefix + own)} )` : v(prefix + own)
    const boxes = own === '' ? '<u class="x g"></u><u class="a g"></u>' : inner ? `<u class="x">${own}</u><u class="a in">${amount}</u><u class="x g"></u><u class="a g"></u>` : `<u class="x">${own}</u><u class="a">${amount}</u>`
    return `<div class="row"><em>${number}</em><span class="cap"><span>${caption}</span>${dots}</span>${boxes}</div>`
  }).join('') // prettier-ignore
}

/** A part of a page with its name upright at the left edge. */
export const upright = (name: string, body: string): string => `<div class="part"><div class="up"><span>${name}</span></div><div class="body">${body}</div></div>` // prettier-ignore

export const bar = (left: string, middle: string): string => `<div class="bar"><b>${left}</b> ${middle}</div>`

export interface Heading {
  readonly form: string
  readonly title: string
  readonly year: number
  readonly omb: string
  readonly notes: readonly string[]
}

export const heading = ({ form, title, year, omb, notes }: Heading): string =>
  `<div class="head"><div class="l">Form <b>${form}</b><br><small>Department of the Treasury<br>Internal Revenue Service</small></div><div class="m"><b>${title}</b>${notes.map(note => `<br><small>${note}</small>`).join('')}</div><div class="y"><small>OMB No. ${omb}</small><br><b>${`${year}`.slice(0, 2)}<span>${`${year}`.slice(2)}</span></b></div></div>` // prettier-ignore

/** The period line below a heading. */
export const period = (year: number, t: Printer['t'], from = '', to = ''): string => `<div class="per">For calendar year ${year} or tax year beginning ${from === '' ? '<s></s>' : t(from)} , ${year}, ending ${to === '' ? '<s></s>' : t(to)} , 20<s style="width:.3in"></s></div>` // prettier-ignore

/** A continuation page's first line. */
export const overleaf = (form: string, year: number, page: number): string => `<div class="over"><span>Form ${form} (${year})</span><span>Page <b>${page}</b></span></div>` // prettier-ignore

const style = (
  font: string,
  size: number,
) => `.page{font:7.4pt/9.2pt Arimo;padding:.42in .48in}.t{font:400 ${size}pt/9.6pt ${font}}small{font-size:6.4pt;line-height:7.6pt}
.head{display:flex;border-bottom:1.4pt solid #000}.head .l{width:1.25in;border-right:.8pt solid #000;padding-bottom:2pt}.head .l>b{font-size:18pt;line-height:21pt}.head .m{flex:1;text-align:center}.head .m>b{font-size:12pt;line-height:16pt}.head .y{width:1in;border-left:.8pt solid #000;text-align:center}.head .y b{font-size:20pt;line-height:24pt;font-weight:400}.head .y b span{font-weight:700}
.per{border-bottom:.6pt solid #000;padding:2pt 0}s{display:inline-block;width:1in;border-bottom:.5pt solid #000;text-decoration:none;height:8pt}
.row{display:flex;min-height:12.4pt;align-items:stretch}.row em{font-style:normal;font-weight:700;width:.3in;padding:2pt 4pt 0 0;text-align:right}.cap{flex:1;display:flex;padding-top:2pt;overflow:hidden}.cap>span{flex:0 1 auto}.d{flex:1 1 0;font-style:normal;white-space:nowrap;overflow:hidden;height:9pt;direction:rtl;padding-left:4pt;min-width:0;width:0}
.x{width:.3in;text-decoration:none;text-align:center;font-weight:700;border:.5pt solid #000;border-top:0;padding-top:2pt;margin-left:-.5pt}.a{width:1.08in;text-decoration:none;text-align:right;border-bottom:.5pt solid #000;padding:1.6pt 3pt 0}.a.in{width:.98in}.g{background:#d8d8d8;border-bottom-color:#d8d8d8}
.part{display:flex;border-bottom:.8pt solid #000}.up{width:.2in;border-right:.8pt solid #000;position:relative}.up span{position:absolute;left:50%;top:50%;transform:translate(-50%,-50%) rotate(-90deg);white-space:nowrap;font-weight:700}.body{flex:1;min-width:0;min-height:26pt}
.bar{border-top:1.2pt solid #000;border-bottom:.8pt solid #000;padding:1.4pt 0;font-weight:700}.bar b{background:#000;color:#fff;padding:0 5pt}.over{display:flex;justify-content:space-between;border-bottom:1.2pt solid #000}
table{width:100%}.ent td{border:.6pt solid #000;padding:1pt 3pt}.L td{border-left:.5pt solid #000;border-bottom:.4pt solid #888;padding:1.4pt 3pt;height:12.4pt}.L td:first-child{border-left:0}.L .n{width:.93in;text-align:right}.L .h td{text-align:center;font-weight:700}.L .g{background:#d8d8d8}
.two{display:flex;gap:6pt}.two>div{flex:1}.two .a{width:.82in}.two .x{display:none}.two .x.w{display:block}.sign{border:1pt solid #000;margin-top:5pt;padding:3pt 5pt;font-size:6.8pt}`

interface Return {
  readonly form: string
  readonly tax_year: number
  readonly taxpayer_name: string
  readonly taxpayer_id: string
  readonly lines: Amounts
  readonly [more: string]: unknown
}

interface Making {
  readonly name: string
  readonly family: string
  readonly notes: string
  readonly pages: readonly string[]
  readonly scan: ScanManner
  /** Of the program that filled the form in. */
  readonly font: string
  readonly size?: number
  readonly returns: readonly Return[]
}

/** The document; throws when an amount of the truth is not printed. */
export function taxDocument(
  { name, family, notes, pages, scan, font, size = 8.4, returns }: Making,
  ...printers: readonly Printer[]
): Drawn {
  const printed = new Set(printers.flatMap(printer => [...printer.printed]))
  const missing = returns.flatMap(({ lines }) => Object.keys(lines)).filter(key => !printed.has(key))
  if (missing.length > 0) throw new Error(`${name} does not print ${missing.join(', ')}`)
  const whole = returns.map(({ tax_year, ...more }) => ({ tax_year, period_start: `${tax_year}-01-01`, period_end: `${tax_year}-12-31`, amended: false, ...more })) // prettier-ignore
  return { name, kind: 'tax', html: sheets(style(font, size), pages), scan, truth: { kind: 'tax_return', family, notes: `${notes} [invented taxpayer]`, expected: {}, values: { tax_returns: whole } } } // prettier-ignore
}

/** Schedule L and the reconciliations: rows `number | caption | keys of (a) (b) (c) (d)`; a dash is a gray cell, `()` a form's parentheses. */
export function balanceSheet(text: string, { v }: Printer): string {
  const rows = text.trim().split('\n').map(source => {
    const [number = '', caption = '', keys = ''] = source.split('|').map(part => part.trim())
    const cells = keys === '' ? ['-', '-', '-', '-'] : keys.split(/\s+/)
    return `<tr><td><b style="display:inline-block;width:.26in">${number}</b>${caption}${cells.map(key => (key === '-' ? '<td class="n g">' : `<td class="n">${key.endsWith('()') ? `( ${v(`L.${key.replace('()', '')}`)} )` : v(`L.${key}`)}`)).join('')}</tr>`
  }) // prettier-ignore
  return `${bar('Schedule L', 'Balance Sheets per Books')}<table class="L"><tr class="h"><td>Assets<td colspan="2">Beginning of tax year<td colspan="2">End of tax year</tr><tr class="h"><td><td>(a)<td>(b)<td>(c)<td>(d)</tr>${rows.join('')}</table>`
}
