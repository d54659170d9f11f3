/** What the statements of this batch share, beside the means of the batch of 2026-11-30-i: one wish per statement, page furniture, scanners. */
import type { ScanManner } from '../../2026-11-22/press/scan.ts'
import { checkWords, dated, debitsOf, drawnStatement, firstLine, joined, paginated, totalOf, worded, type Book, type Drawn, type Posting, type Shown } from '../../2026-11-30-i/bank/means.ts' // prettier-ignore

export * from '../../2026-11-30-i/bank/means.ts'

interface Account {
  readonly book: Book
  /** Number, type, product. */
  readonly is: readonly [string, string, string]
  readonly balances?: 'every' | 'daily' | 'none'
  readonly owed?: boolean
}

interface Wish {
  readonly name: string
  readonly family: string
  readonly notes: string
  readonly scan?: ScanManner
  readonly size?: string
  readonly style: string
  readonly pages: readonly string[]
  readonly holder: string
  readonly currency?: string
  /** The bank's name, and how else a reader may give it. */
  readonly bank: readonly [string, ...string[]]
  readonly accounts: readonly Account[]
  /** Whole description; `~` where a line ends. */
  readonly full: Shown
  /** Other readings of a description. */
  readonly shown?: readonly Shown[]
  readonly checks?: readonly Shown[]
  /** Other readings of numbers and products, account by account. */
  readonly numbers?: readonly (readonly string[])[]
  readonly products?: readonly (readonly (string | null)[])[]
  readonly more?: Readonly<Record<string, readonly unknown[]>>
}

export const tidy = (text: string): string => text.replace(/\s{2,}/g, ' ')

/** A statement with the readings that its descriptions, numbers, products and bank allow. */
export function statementOf({ accounts, full, bank, shown = [], checks = [], numbers = [], products = [], more, ...wish }: Wish): Drawn {
  const describe: Shown = p => tidy(joined(full(p)))
  const books = accounts.map(({ book }) => book)
  const readings = accounts.flatMap(({ is: [number, , product] }, i) => [
    [`accounts[${i}].bank_name`, bank],
    [`accounts[${i}].account_number`, [...new Set([number, number.replace(/[^\dX*x]/g, ''), ...(numbers[i] ?? [])])]],
    [`accounts[${i}].account_subtype`, [product, ...(products[i] ?? [])]],
  ])
  return drawnStatement({
    ...wish,
    style: `.page table{width:100%}td+td{padding-left:8pt}${wish.style}`,
    accounts: accounts.map(({ is: [account_number, account_type, account_subtype], ...rest }) => ({ ...rest, describe, account: { account_number, account_type, account_subtype, bank_name: bank[0] } })),
    acceptable: { ...Object.fromEntries(readings), ...worded(books, describe, p => tidy(firstLine(full(p))), ...shown.map(words => (p: Posting) => tidy(words(p)))), ...checkWords(books, describe, ...checks), ...more },
  })
} // prettier-ignore

type Blocks = Parameters<typeof paginated>[0]

/** Blocks on pages with a head and a foot; both know the page and how many there are. */
export function paged(blocks: Blocks, [first, next]: readonly [number, number], head: (i: number, n: number) => string, foot: (i: number, n: number) => string = () => ''): string[] {
  const bodies = paginated(blocks, first, next)
  return bodies.map((body, i) => `${head(i, bodies.length)}${body}${foot(i, bodies.length)}`)
} // prettier-ignore

/** Something that stands as a whole. */
export const whole = (html: string, cost: number): Blocks[number] => ({ open: () => html, rows: [], close: '', cost })

/** Bars as a mailing machine reads them. */
export const bars = (width: string, height = '14pt'): string => `<div style="width:${width};height:${height};margin-bottom:3.5pt;background:repeating-linear-gradient(90deg,#000 0 .8pt,#fff .8pt 2pt,#000 2pt 3.4pt,#fff 3.4pt 4.1pt,#000 4.1pt 4.7pt,#fff 4.7pt 6.3pt)"></div>` // prettier-ignore

/** A word as a picture, as printers put logos: no text in the file. */
export const logo = (text: string, style: string): string => `<div style="filter:contrast(1.02);display:inline-block;white-space:nowrap;${style}">${text}</div>` // prettier-ignore

/** The party with its own day where a pattern of a day stands in it. */
export const stamped: Shown = p => p.party.replace(/DD-MM-YYYY|YYMMDD|MMDDYY|MMDD|MM\/DD\/YY|MM\/DD|MM-DD|DD\/MM\/YYYY|DD\/MM|DDMON|DD Mon|MON DD/g, pattern => dated(p.day, pattern)) // prettier-ignore

/** Totals of debits with and without what a summary keeps apart. */
export function debitsWithout(book: Book, ...without: readonly (readonly Posting['kind'][])[]): Record<string, readonly number[]> {
  const readings = [[], ...without].map(kinds => debitsOf(book).filter(({ kind }) => !kinds.includes(kind)))
  return { 'accounts[0].total_debits': readings.map(own => totalOf(own) / 100), 'accounts[0].num_total_debits': readings.map(own => own.length) }
} // prettier-ignore

/** A box that sells something. */
export const pitch = (title: string, text: string, style = ''): string => `<div style="border:.8pt solid #777;padding:5pt 8pt;margin:8pt 0;font-size:8pt;line-height:10.4pt;${style}"><b>${title}</b><br>${text}</div>` // prettier-ignore

/** A note at the foot of a page. */
export const foot = (text: string): string => `<div class="foot" style="font-size:6.8pt;line-height:8.4pt;color:#444">${text}</div>` // prettier-ignore

/** The page about balancing a checkbook that banks print on backs. */
export const worksheet = (bank: string, phone: string, address: string): string => `<div style="font-size:8pt;line-height:10.6pt"><b style="font-size:10pt">How to balance your account</b><p>1. Subtract from your register any fees, payments or other withdrawals shown on this statement that you have not recorded. 2. Add any interest or deposits shown that you have not recorded. 3. List below all checks and withdrawals that do not appear on this statement.</p><table style="width:4.6in;margin:6pt 0">${['Outstanding checks', 'Number', 'Amount'].map(text => `<td style="border:.5pt solid #888;padding:2pt 5pt;width:33%">${text}`).join('')}${'<tr><td style="border:.5pt solid #888;height:13pt"><td style="border:.5pt solid #888"><td style="border:.5pt solid #888"></tr>'.repeat(8)}</table><table style="width:4.6in">${[['Ending balance shown on this statement', '$__________'], ['Add: deposits not shown', '+__________'], ['Subtotal', '=__________'], ['Subtract: outstanding checks and withdrawals', '-__________'], ['Your register balance should be', '=__________']].map(([label, line]) => `<tr><td>${label}<td class="r">${line}</tr>`).join('')}</table><p><b>In case of errors or questions about your electronic transfers,</b> telephone us at ${phone} or write to us at ${bank}, ${address} as soon as you can, if you think your statement or receipt is wrong or if you need more information about a transfer on the statement or receipt. We must hear from you no later than 60 days after we sent you the FIRST statement on which the error or problem appeared. (1) Tell us your name and account number. (2) Describe the error or the transfer you are unsure about. (3) Tell us the dollar amount of the suspected error.</p></div>` // prettier-ignore

/** A telephone held over a page on a dashboard. */
export const dashboard: ScanManner = { dpi: 220, skewDegrees: 0.65, noise: 11, blur: 0.6, jpegQuality: 77, keystone: 0.012, shade: 30, background: 241 } // prettier-ignore
/** A broker's multifunction machine at 200 dots per inch. */
export const broker: ScanManner = { dpi: 200, skewDegrees: -0.5, noise: 12, blur: 0.55, jpegQuality: 72, background: 242 } // prettier-ignore
/** A sheet feeder at 300 dots per inch. */
export const sheetfed: ScanManner = { dpi: 300, skewDegrees: 0.35, noise: 7, blur: 0.8, jpegQuality: 76, background: 247 } // prettier-ignore
/** A small office scanner at 150 dots per inch. */
export const thrifty: ScanManner = { dpi: 165, skewDegrees: 0.3, noise: 7, blur: 0.4, jpegQuality: 76, background: 248 } // prettier-ignore
/** A fax at its fine setting. */
export const clearFax: ScanManner = { dpi: 204, skewDegrees: -0.3, noise: 9, blur: 0.5, jpegQuality: 80, threshold: 160 } // prettier-ignore
