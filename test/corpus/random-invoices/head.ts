/** Letterhead, title and the grid of number, dates, terms and orders, in the arrangements printers know. */
import type { Desk } from './desk.ts'
import type { DocumentKind } from './deal.ts'

export type Letterhead = 'left' | 'right' | 'centred' | 'picture' | 'footer' | 'from' | 'strip'

/** Draws the letterhead and leaves `desk.y` below it. */
export function drawLetterhead(desk: Desk, style: Letterhead): void {
  const { chance, deal, manner } = desk
  const { seller } = deal
  const big = { bold: true, size: desk.size + chance.whole(2, 9) }
  const contact = chance.some([`${chance.pick(['Tel', 'Phone', 'T', 'Ph', 'Tel.'])}${chance.pick([':', '.', ''])} ${seller.phone}`, seller.mail, seller.web, seller.taxId], chance.whole(0, 3)) // prettier-ignore
  const lines = chance.is(0.3) ? [seller.lines.join(chance.pick([', ', ' · ', ' | ', ' - ']))] : seller.lines
  const top = desk.y
  if (style === 'picture' || style === 'footer') {
    if (style === 'picture') logo(desk, manner.left, top)
    desk.y = top + 34
    return
  }
  if (style === 'from') return
  desk.stateSeller()
  const x = style === 'right' ? desk.right_ : style === 'centred' ? desk.width / 2 : manner.left
  const align = style === 'right' ? 'right' : style === 'centred' ? 'center' : 'left'
  if (style === 'left' && chance.is(0.25)) logo(desk, manner.left, top)
  const inset = style === 'left' && chance.is(0.2) ? 60 : 0
  if (style === 'strip') {
    desk.left(seller.name, manner.left, top, big)
    desk.y = desk.block([[...seller.lines, ...contact].join('  |  ')].flatMap(text => desk.wrapped(text, desk.right_ - manner.left)), manner.left, top + big.size * 1.3) + 8 // prettier-ignore
    if (chance.is(0.6)) desk.rule(manner.left, desk.right_, desk.y - 4)
    return
  }
  const below = desk.block([seller.name], x + inset, top, { ...big, align })
  desk.y = desk.block([...lines, ...contact], x + inset, below + 1, { align }) + 6
  if (chance.is(0.12)) desk.y = desk.block([chance.pick(['Serving the valley since 1962', 'Your partner in productivity', 'Quality you can trust'])], x, desk.y, { align }) + 4 // prettier-ignore
}

function logo(desk: Desk, x: number, y: number): void {
  desk.pdf.save().circle(x + 14, y + 14, 13).fill('#336699').rect(x + 30, y + 6, 22, 16).fill('#cc8833').restore().fillColor('#000') // prettier-ignore
}

/** The seller's line at the foot of the page, where the letterhead is a picture. */
export function drawFoot(desk: Desk, stated: boolean): void {
  const { seller } = desk.deal
  const size = Math.max(6.5, desk.size - 2)
  const parts = [seller.name, ...seller.lines, ...(desk.chance.is(0.6) ? [seller.phone, seller.web] : [])]
  const text = parts.join(desk.chance.pick([' · ', ', ', ' | ', ' - ']))
  const lines = desk.wrapped(text, desk.right_ - desk.manner.left, { size })
  desk.block(lines, desk.width / 2, desk.height - 44, { size, align: 'center' })
  if (stated) desk.stateSeller()
}

const titleOf = (desk: Desk, kind: DocumentKind): string =>
  desk.chance.pick(
    { invoice: desk.words.title, quotation: desk.words.quote, purchase_order: desk.words.order, credit_note: desk.words.credit, receipt: desk.words.receipt, bill_of_sale: ['BILL OF SALE'] }[kind],
  ) // prettier-ignore

export type HeadStyle = 'pairs' | 'row' | 'stacked' | 'line' | 'titled' | 'sentence'

/** Draws title and head. `x` and `width`: the room beside the letterhead; `top`: where it begins. Returns the y below. */
export function drawHead(desk: Desk, style: HeadStyle, x: number, top: number): number {
  const { chance, deal, words, manner } = desk
  const { kind } = deal
  const title = titleOf(desk, kind)
  const numberLabels = kind === 'quotation' ? words.numberOfQuote : kind === 'invoice' || deal.language !== 'en' ? words.number : kind === 'purchase_order' ? ['P.O. No.', 'PO Number', 'Order No.', 'Purchase Order #'] : kind === 'receipt' ? ['Receipt No.', 'Receipt #', 'No.'] : ['Credit Memo #', 'Credit Note No.', 'No.'] // prettier-ignore
  desk.state('doc_type', kind === 'purchase_order' ? 'purchase_order' : 'invoice')
  desk.state('invoice_number', deal.number)
  if (kind === 'purchase_order') desk.allow('purchase_order', deal.number, null)
  desk.state('invoice_date', deal.date)
  const fields: [string, string][] = []
  const add = (labels: readonly string[], value: string): void => void fields.push([desk.word(labels), value])
  const titled = style === 'titled' || style === 'sentence'
  if (!titled) add(numberLabels, deal.number)
  if (style !== 'sentence') add(kind === 'invoice' ? words.date : deal.language === 'en' ? ['Date', 'Date:', 'Issued', 'Document Date'] : words.date.slice(0, 2), manner.day(deal.date)) // prettier-ignore
  if (deal.due !== null) {
    add(words.due, manner.day(deal.due))
    desk.state('due_date', deal.due)
  }
  if (deal.terms !== null) {
    add(words.terms, deal.terms)
    desk.state('payment_terms', deal.terms)
  }
  if (deal.order !== null) {
    add(words.purchaseOrder, deal.order)
    desk.state('purchase_order', deal.order)
  }
  if (deal.customer !== null) add(words.customerNumber, deal.customer)
  if (deal.language === 'en' && chance.is(0.25)) fields.push(...chance.some<[string, string]>([['Sales Rep', 'T. Nordstrom'], ['Ship Via', 'Best Way'], ['FOB', 'Origin'], ['Order Date', manner.day(desk.later(-9))], ['Ship Date', manner.day(desk.later(-2))], ['Sales Order', `SO${chance.whole(1000, 9999)}`], ['Salesperson', 'K. Oduya']], chance.whole(1, 3))) // prettier-ignore
  if (chance.is(0.25)) fields.sort(() => (chance.is(0.5) ? 1 : -1))
  const size = desk.size + chance.whole(2, 12)
  const numbered = style === 'titled' ? `${title} ${chance.pick(['', '#', deal.language === 'en' ? 'No. ' : 'Nr. '])}${deal.number}` : title // prettier-ignore
  if (style === 'sentence') {
    const text = { en: `${title} No. ${deal.number} dated ${manner.day(deal.date)}`, de: `${title} Nr. ${deal.number} vom ${manner.day(deal.date)}`, fr: `${title} n° ${deal.number} du ${manner.day(deal.date)}`, es: `${title} nº ${deal.number} de fecha ${manner.day(deal.date)}`, nl: `${title} nr. ${deal.number} d.d. ${manner.day(deal.date)}` }[deal.language] // prettier-ignore
    desk.left(text, manner.left, top, { bold: true, size: desk.size + 2 })
    return drawPairs(desk, fields, manner.left, top + desk.size * 2.4, 130)
  }
  if (style === 'row') {
    desk.left(numbered, x, top, { bold: true, size })
    return drawRow(desk, fields, Math.max(top + size * 1.5, desk.y))
  }
  desk.left(numbered, x, top, { bold: true, size })
  const y = top + size * 1.4
  if (style === 'line') {
    const gap = '      '
    return desk.block(desk.wrapped(fields.map(([label, value]) => `${label}: ${value}`).join(gap), desk.right_ - x), x, y) + 4 // prettier-ignore
  }
  if (style === 'stacked') {
    let at = y
    for (const [label, value] of fields) {
      desk.left(label, x, at, { size: desk.size - 1 })
      desk.left(value, x, at + desk.step, { bold: true })
      at += desk.step * 2.3
    }
    return at
  }
  return drawPairs(desk, fields, x, y, Math.min(200, desk.right_ - x))
}

function drawPairs(
  desk: Desk,
  fields: readonly (readonly [string, string])[],
  x: number,
  y: number,
  width: number,
): number {
  // prettier-ignore
  const { chance, manner } = desk
  const widest = Math.max(...fields.map(([label]) => desk.widthOf(`${label}${manner.colon}`, { bold: true })), 20)
  const form = chance.pick(['left', 'right', 'tight', 'close'] as const)
  const bold = chance.is(0.4)
  const boxed = form === 'left' && chance.is(0.3)
  let at = y
  for (const [label, value] of fields) {
    const text = label.endsWith(':') ? label : `${label}${manner.colon}`
    if (form === 'tight') desk.left(`${text} ${value}`, x, at)
    else if (form === 'close') {
      desk.right(text, x + widest, at, { bold })
      desk.left(value, x + widest + 6, at)
    } else {
      desk.left(text, x, at, { bold })
      if (form === 'left') desk.left(value, x + widest + 10, at)
      else desk.right(value, Math.max(x + width, x + widest + desk.widthOf(value) + 8), at)
    }
    at += desk.step * (boxed ? 1.25 : 1.05)
  }
  if (boxed) for (let row = 0; row <= fields.length; row++) desk.rule(x - 3, x + widest + 90, y - 3 + row * desk.step * 1.25) // prettier-ignore
  return at + 4
}

/** Boxes across the page: labels above their values. */
function drawRow(desk: Desk, fields: readonly (readonly [string, string])[], y: number): number {
  const { chance, manner } = desk
  const perRow = 6
  let at = y
  for (let from = 0; from < fields.length; from += perRow) {
    const row = fields.slice(from, from + perRow)
    const wide = (desk.right_ - manner.left) / row.length
    const ruled = chance.is(0.6)
    const centerd = chance.is(0.4)
    const size = desk.size - 1
    for (const [index, [label, value]] of row.entries()) {
      const x = manner.left + wide * index
      const fits = (text: string, start: number): number => { let s = start; while (s > 5 && desk.widthOf(text, { size: s }) > wide - 6) s -= 0.5; return s } // prettier-ignore
      const [a, b] = [{ size: fits(label, size), bold: true }, { size: fits(value, desk.size) }]
      if (centerd) {
        desk.center(label, at, { ...a, at: x + wide / 2 })
        desk.center(value, at + desk.step * 1.3, { ...b, at: x + wide / 2 })
      } else {
        desk.left(label, x + 3, at, a)
        desk.left(value, x + 3, at + desk.step * 1.3, b)
      }
      if (ruled) for (const edge of [x, x + wide]) desk.upright(edge, at - 3, at + desk.step * 2.5)
    }
    if (ruled) for (const line of [at - 3, at + desk.step * 1.15, at + desk.step * 2.5]) desk.rule(manner.left, desk.right_, line) // prettier-ignore
    at += desk.step * 3
  }
  return at
}
