/** How the returns of this batch look: typefaces and rules of programs, marks of copiers, staples and pens. */
import type { Appearance } from '../../2026-11-29-f/tax/appearances.ts'

export { appearingAs, type Appearance } from '../../2026-11-29-f/tax/appearances.ts'

/** A laser print almost out of toner: thin gray form, amounts slanted, a white streak down the page. */
export const streaked: Appearance = {
  style: `.page{font:7.4pt/9.2pt 'Source Sans';padding:.44in .5in;color:#555}.t{font-style:italic;color:#333}.g{background:#ececec}.d{opacity:.5}.bar b{background:#777}.head,.over,.part{border-color:#777}`,
  page: (html, number) => `${html}<div style="position:absolute;top:0;bottom:0;left:${(2.2 + (number % 3) * 1.7).toFixed(1)}in;width:.03in;background:rgba(255,255,255,.8)"></div><div style="position:absolute;right:.45in;bottom:.14in;font:6pt/7pt Arimo">DAA</div>`, // prettier-ignore
}

/** A form filled in on a screen: every box shaded as a field, amounts in a wide face. */
export const fields: Appearance = {
  style: `.page{font:7.4pt/9.2pt Arimo;padding:.42in .48in}.a{background:#e3e3e3}.a.g,.x.g{background:#fff;border-color:transparent}.L .n{background:#e3e3e3}.L .n.g{background:#fff}.ent .t{background:#e3e3e3;padding:0 12pt 0 2pt}.d{opacity:.7}`,
}

/** A copy reduced to fit, dark at the edges of the glass. */
export const reduced: Appearance = {
  style: `.page{font:7.4pt/9.2pt Tinos;padding:.3in}.small{transform:scale(.93);transform-origin:50% 30%}.bar b{background:#222}.x{background:#f3f3f3}`,
  page: html => `<div style="position:absolute;left:0;top:0;bottom:0;width:.13in;background:linear-gradient(90deg,#222,#222 60%,transparent)"></div><div style="position:absolute;left:0;right:0;bottom:0;height:.1in;background:linear-gradient(0deg,#333,transparent)"></div><div class="small">${html}</div>`, // prettier-ignore
}

/** A marked copy: a pen has run over some lines, pages were stapled and punched. */
export const marked: Appearance = {
  style: `.page{font:7.3pt/9.1pt 'Libre Franklin';font-size:7pt;padding:.5in .5in .36in}.row:nth-child(7n+3) .a:last-child{background:#cfcfcf}.x{border-color:#666}.part{border-color:#666}`,
  page: (html, number) => `${[2.75, 5.75].map(x => `<div style="position:absolute;top:.12in;left:${x}in;width:.22in;height:.22in;border-radius:50%;background:#8a8a8a"></div>`).join('')}<div style="position:absolute;left:.18in;top:.2in;width:.42in;height:.05in;background:#444;transform:rotate(-38deg)"></div>${html}<div style="position:absolute;right:.25in;bottom:.1in;font:13pt/14pt 'Caveat'">p. ${number}</div>`, // prettier-ignore
}

/** A carbon copy: the form in a typewriter's face, everything soft and uneven. */
export const carbon: Appearance = {
  style: `.page{font:6.9pt/9pt 'Courier Prime';padding:.42in .48in;color:#4a4a4a;letter-spacing:-.2pt}small{font-size:5.8pt;line-height:7.2pt}.t{color:#2d2d2d;letter-spacing:0;text-shadow:.35pt .2pt .3pt #888}.g{background:#dedede}.d{display:none}.bar b{background:none;color:#000;border:.6pt solid #000}.head .l>b{font-size:13pt}.head .m>b{font-size:10pt}`,
}

/** A program’s dense form: a condensed face, banded lines, amounts in bold with rules left and right. */
export const dense: Appearance = {
  style: `.page{font:7.8pt/9.2pt 'Barlow Condensed';padding:.44in .52in}.t{font-weight:700}.row:nth-child(even){background:#f1f1f1}.a{border-left:.5pt solid #000;border-right:.5pt solid #000}.a.g{border-left-color:transparent;border-right-color:transparent}.d{letter-spacing:2pt;opacity:.6}.head .m>b{font-size:14pt}.L td{border-bottom:.4pt solid #000}`,
  page: (html, number, of) => `${html}<div style="position:absolute;left:.52in;bottom:.13in;font:6.4pt/7pt 'Barlow Condensed'">${number} of ${of} &nbsp; 418-22 &nbsp; v23.4.1</div>`, // prettier-ignore
}

/** A book face with hanging line numbers and rules of points under every line. */
export const bookish: Appearance = {
  style: `.page{font:7.2pt/9.2pt 'PT Sans';padding:.46in .54in}.row{border-bottom:.3pt dotted #777}.d{visibility:hidden}.up{background:#e8e8e8}.g{background:none!important;border-color:transparent!important}.x{border:0;font-weight:400}.a{border:0;border-bottom:.8pt solid #000}.bar{border-top:2pt solid #000}.bar b{background:none;color:#000;font-size:9pt}`,
}

/** Sheets that a bank has numbered with a stamping machine, in the serif of a tax service. */
export const numbered: Appearance = {
  style: `.page{font:7.3pt/9.1pt 'Source Serif';padding:.48in .5in .4in}.g{background:#dcdcdc}.ent td{border-width:.9pt}.up{background:#f4f4f4}`,
  page: (html, number) => `${html}<div style="position:absolute;right:.3in;top:.1in;font:700 10pt/12pt 'Zilla Slab';letter-spacing:2pt;transform:rotate(${number % 2 === 0 ? -3 : 2}deg)">LN-04418-${`${number}`.padStart(3, '0')}</div>`, // prettier-ignore
}
