/** Blocks of seller, buyer and consignee as invoices arrange them. */
import type { Desk } from './desk.ts'

export type PartyStyle = 'columns' | 'window' | 'fields' | 'beside' | 'from-to' | 'salutation' | 'boxes' | 'line'

/** Draws who is billed (and who sells, where the document says so in a block); leaves `desk.y` below. */
export function drawParties(desk: Desk, style: PartyStyle, sellerToo: boolean, top: number): void {
  const { chance, deal, words, manner } = desk
  const { buyer, seller, shipTo, kind } = deal
  const x = manner.left
  const half = (desk.right_ - x) / 2
  const order = kind === 'purchase_order'
  const buyerLabel = order
    ? desk.word(['Bill To', 'Invoice To', 'Ship To / Bill To', 'Buyer'])
    : desk.word(words.billTo)
  const bold = { bold: chance.is(0.7) }
  desk.stateBuyer()
  const person = chance.is(0.15) ? [`${chance.pick(words.attention)} ${buyer.contact}`] : []
  const contact = chance.is(0.25) ? chance.some([buyer.phone, buyer.mail, `${chance.pick(['Tel', 'Phone'])}: ${buyer.phone}`], 1) : [] // prettier-ignore
  const lines = [buyer.name, ...(chance.is(0.5) ? person : []), ...buyer.lines, ...contact]
  const colon = (label: string): string => (label.endsWith(':') || manner.colon === '' ? label : `${label}:`)
  if (style === 'window') {
    if (chance.is(0.3)) desk.left([seller.name, ...seller.lines].join(' · '), x, top, { size: 6 })
    desk.y = desk.block(lines, x, top + 14) + 10
    return
  }
  if (style === 'fields') {
    const rows: [string, string][] = [[chance.pick(deal.language === 'en' ? ['Name', 'Customer Name', 'Buyer Name', 'Customer', 'Purchaser'] : words.billTo), buyer.name], [{ en: 'Address', de: 'Adresse', fr: 'Adresse', es: 'Dirección', nl: 'Adres' }[deal.language], buyer.lines.join(', ')]] // prettier-ignore
    if (chance.is(0.5)) rows.push([deal.language === 'en' ? 'Phone' : 'Tel.', buyer.phone])
    const widest = Math.max(...rows.map(([label]) => desk.widthOf(`${label}:`, bold)))
    let y = top
    for (const [label, value] of rows) {
      desk.left(`${label}:`, x, y, bold)
      y = desk.block(desk.wrapped(value, half * 1.2 - widest), x + widest + 8, y)
    }
    desk.y = y + 8
    return
  }
  if (style === 'salutation') {
    const label = deal.language === 'en' ? chance.pick(['To,', 'To', 'To:']) : ''
    const head = chance.pick(words.salutation)
    const first = chance.is(0.6) || deal.language !== 'en' ? [`${head} ${buyer.name}`] : [buyer.name]
    desk.y = desk.block([...(label === '' ? [] : [label]), ...first, ...buyer.lines, ...contact], x, top) + 8
    return
  }
  if (style === 'line') {
    desk.y = desk.block(desk.wrapped(`${colon(buyerLabel).replace(/:?$/, ':')} ${[buyer.name, ...buyer.lines].join(', ')}`, desk.right_ - x), x, top) + 8 // prettier-ignore
    return
  }
  if (style === 'beside') {
    desk.left(colon(buyerLabel), x, top, bold)
    desk.y = desk.block(lines, x + Math.max(70, desk.widthOf(colon(buyerLabel), { bold: true }) + 10), top) + 10
    return
  }
  const columns: [string, readonly string[]][] = [[buyerLabel, lines]]
  if (shipTo !== null && !order) columns.push([desk.word(words.shipTo), [shipTo.name, ...shipTo.lines]])
  if (sellerToo) {
    columns.unshift([order ? desk.word(['Vendor', 'Supplier', 'To']) : desk.word(words.from), [seller.name, ...seller.lines, ...(chance.is(0.5) ? [seller.phone] : [])]]) // prettier-ignore
    desk.stateSeller()
  }
  const wide = (desk.right_ - x) / Math.max(2, columns.length)
  const ruled = style === 'boxes'
  let bottom = top
  for (const [index, [label, block]] of columns.entries()) {
    const at = x + wide * index + (ruled ? 4 : 0)
    desk.left(columns.length > 1 && chance.is(0.1) ? label : colon(label), at, top, bold)
    bottom = Math.max(bottom, desk.block(block.flatMap(line => desk.wrapped(line, wide - 10)), at, top + desk.step * (ruled ? 1.5 : 1.15))) // prettier-ignore
  }
  if (ruled) {
    for (const y of [top - 4, top + desk.step * 1.2, bottom + 2]) desk.rule(x, x + wide * columns.length, y)
    for (let index = 0; index <= columns.length; index++) desk.upright(x + wide * index, top - 4, bottom + 2)
  }
  desk.y = bottom + 12
}
