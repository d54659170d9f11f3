/** How programs, machines and offices print the same forms: typefaces, rules, boxes, stamps and marks at the margins. */
import type { Drawn } from '../../2026-11-22/press/document.ts'

export interface Appearance {
  /** Rules over those of the kit. */
  readonly style: string
  /** A page with what the program, the office or the scanner adds. */
  readonly page?: (html: string, number: number, of: number) => string
}

/** Amounts in typed parentheses and their pattern in the pages. */
const typed = /<b class="t">\(([\d,]+)\)<\/b>/g

/** Negative amounts between angle brackets. */
export const angled = (html: string): string => html.replace(typed, '<b class="t">&lt;$1&gt;</b>')
/** Negative amounts with a minus sign behind. */
export const trailing = (html: string): string => html.replace(typed, '<b class="t">$1-</b>')
/** Whole dollars typed over the form’s column of cents. */
export const cents = (html: string): string => html.replace(/<b class="t">([\d,(]+)\.00<\/b>/g, '<b class="t">$1</b><i class="ct">00</i>') // prettier-ignore

/** A rubber stamp that reaches from the margin into the page. */
export const stamp = (lines: readonly string[], place: string, turn = -8): string => `<div style="position:absolute;${place};transform:rotate(${turn}deg);border:1.6pt solid #555;border-radius:4pt;padding:3pt 8pt;font:700 11pt/13pt 'Zilla Slab';color:#555;text-align:center;letter-spacing:1pt">${lines.join('<br>')}</div>` // prettier-ignore

const holes = [0.45, 1.45, 2.45, 3.45, 4.45, 5.45, 6.45, 7.45, 8.45, 9.45, 10.45]
  .flatMap(y => ['left:.13in', 'right:.13in'].map(side => `<div style="position:absolute;${side};top:${y}in;width:.15in;height:.15in;border:.8pt solid #777;border-radius:50%"></div>`))
  .join('') // prettier-ignore

/** A needle printer on fanfold stock: form and amounts in one typeface, amounts in rows of dots, banded lines. */
export const needle: Appearance = {
  style: `.page{font:6.3pt/8.4pt Cousine;padding:.36in .5in;letter-spacing:-.15pt}small{font-size:5.4pt;line-height:6.6pt}.t{position:relative;font-weight:700;letter-spacing:.2pt}.t::after{content:'';position:absolute;inset:0;background:repeating-linear-gradient(180deg,rgba(255,255,255,.75) 0 .35pt,transparent .35pt 1.05pt)}.g{background:none!important;border-color:transparent!important}.x,.a{border:0}.a{border-bottom:.5pt dotted #000}.row:nth-child(even){background:#ececec}.bar b{background:none;color:#000;padding:0}.bar{border-top:.6pt dashed #000;border-bottom:.6pt dashed #000}.head,.part,.over,.per{border-bottom-style:dashed}.up{border-right-style:dashed}.head .l>b{font-size:13pt}.head .m>b{font-size:9pt}.head .y b{font-size:14pt}.L td{border-left:0;border-bottom:.4pt dotted #888}`,
  page: html => `${holes}${html}`,
}

/** A form in a book face, typed on a machine a little off its lines. */
export const typewriter: Appearance = {
  style: `.page{font:7.5pt/9.2pt Tinos;padding:.45in .55in}.t{font:400 8.6pt/9.4pt 'Special Elite';position:relative;top:1.3pt;left:-1pt;display:inline-block}.row:nth-child(3n) .t{top:.2pt;transform:rotate(-.5deg)}.row:nth-child(4n+1) .t{left:-3.4pt;top:2pt}td .t{top:.8pt}.ct{font:400 8.6pt/9.4pt 'Special Elite';margin-left:3pt;position:relative;top:1.3pt}.a{background:linear-gradient(90deg,transparent calc(100% - 17pt),#000 calc(100% - 17pt),#000 calc(100% - 16.5pt),transparent calc(100% - 16.5pt))}.a.g{background:#d8d8d8}.head .m>b{font-size:13pt}`,
}

/** A program’s own substitute form: narrow face, hairlines around every line, parts headed and not upright, no shading. */
export const substitute: Appearance = {
  style: `.page{font:7.6pt/9pt 'Roboto Condensed';padding:.5in .6in}.t{font-weight:400}.d{visibility:hidden}.g{background:none!important}.row{border:.3pt solid #777;border-top:0;min-height:12pt}.x{border:0;border-left:.3pt solid #777}.x.g,.a.g{border-left-color:transparent}.a{border:0;border-left:.3pt solid #777}.part{display:block;border:0}.up{width:auto;border:.3pt solid #777;background:#fff;text-align:left;padding:1pt 4pt}.up span{position:static;transform:none;white-space:normal}.up br{display:none}.body{min-height:0}.bar b{background:none;color:#000;border:.8pt solid #000}.head{border:.8pt solid #000}.head .l>b{font-size:13pt;line-height:16pt}.head .m>b{font-size:11pt}.head .y b{font-size:15pt}.sign{font-size:6.2pt}`,
}

/** A serif substitute with the line’s number left of a boxed amount. */
export const boxed: Appearance = {
  style: `.page{font:7.3pt/9pt 'Source Serif';padding:.45in .5in}.a{border:.6pt solid #000;margin:1pt 0 1pt 2pt;padding-top:.4pt;border-radius:1pt}.a.g,.x.g{background:none;border-color:transparent}.x{border:0}.row{min-height:12.6pt}.L td{border:.4pt solid #000}.bar b{background:#666}.up{background:#eee}`,
}

/** A client’s copy: gray form, amounts darker than the form, the words across every page. */
export const clientCopy: Appearance = {
  style: `.page{color:#4a4a4a;padding:.5in .45in}.t{color:#000}.head,.part,.over{border-color:#666}.g{background:#c4c4c4}.bar b{background:#555}`,
  page: (html, number) => `<div style="position:absolute;left:1.3in;top:4.4in;font:700 58pt/60pt Arimo;color:#e6e6e6;transform:rotate(-38deg);white-space:nowrap">CLIENT COPY</div><div style="position:relative">${html}</div><div style="position:absolute;bottom:.18in;left:.5in;right:.5in;font:6pt/7pt Lato;text-align:center">8QK4417 &nbsp; 04-11 &nbsp; ${number}</div>`, // prettier-ignore
}

/** A picture of a page that was folded twice, with a stain at the margin. */
export const folded: Appearance = {
  style: `.page{font:7.6pt/9.3pt 'Nunito Sans';padding:.5in .55in}.g{background:#e4e4e4}.d{opacity:.6}`,
  page: html => `<div style="position:absolute;inset:0;background:radial-gradient(circle at 96% 71%,transparent .42in,rgba(120,120,120,.35) .44in,transparent .5in)"></div>${[3.66, 7.32].map(y => `<div style="position:absolute;left:0;right:0;top:${y}in;height:.09in;background:linear-gradient(180deg,transparent,rgba(90,90,90,.28),transparent)"></div>`).join('')}<div style="position:relative">${html}</div>`, // prettier-ignore
}

/** The document in an appearance; `change` rewrites its amounts. */
export function appearingAs(pages: readonly string[], appearance: Appearance, change: (html: string) => string = html => html): string[] {
  return pages.map((html, i) => {
    const page = change(appearance.page?.(html, i + 1, pages.length) ?? html)
    return i === 0 ? `<style>${appearance.style}</style>${page}` : page
  })
} // prettier-ignore

/** The same document with entries put before or after those of its truth. */
export const withReturns = (drawn: Drawn, returns: (all: readonly object[]) => readonly object[]): Drawn => {
  const { tax_returns } = drawn.truth.values as { readonly tax_returns: readonly object[] }
  return { ...drawn, truth: { ...drawn.truth, values: { tax_returns: returns(tax_returns) } } }
}
