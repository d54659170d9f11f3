/** The invoice of a seed: one machine with what comes with it, described and billed in a layout drawn by chance. */
import { chanceOf, type Chance } from '../../drawing/chance.ts'
import { Page } from '../../drawing/page.ts'
import { accessories, decoys, labels, machines, services, type Machine } from './goods.ts'

/** What the document states of its machine and its sums; null for what it does not state. */
export type Truth = Readonly<Record<TextName, string | null> & Record<AmountName, number | null>>
type TextName = 'make' | 'model' | 'kind' | 'year' | 'serial'
type AmountName =
  'hours' | 'total' | 'subtotal' | 'discount' | 'shipping' | 'tax' | 'trade_in' | 'down_payment' | 'due' | 'lines'

export interface MachineInvoice {
  readonly layout: string
  readonly bytes: Uint8Array
  readonly truth: Truth
}

interface Facts extends Machine {
  readonly year: string | null
  readonly serial: string | null
  readonly hours: number | null
}
interface Item {
  readonly text: readonly string[]
  readonly quantity: number
  readonly price: number
  readonly code: string
  readonly note?: string
}
interface Sheet {
  readonly page: Page
  readonly chance: Chance
  readonly facts: Facts
  readonly items: readonly Item[]
  readonly amountText: (value: number) => string
  readonly bold: boolean
}

const cents = (value: number): number => Math.round(value * 100) / 100
const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1)
const whole = (value: number): string => value.toLocaleString('en-US')

function factsOf(chance: Chance): Facts {
  const machine = chance.pick(machines)
  return {
    ...machine,
    year: chance.is(0.6) ? String(chance.whole(2012, 2027)) : null,
    serial: chance.is(0.65) ? chance.pick(['B4SB11822', '1NZ45510', 'JJAM0280K4471', '40188-77', 'A77C20417', 'LX45-2207', '730912']) : null,
    hours: machine.metered === true && chance.is(0.5) ? chance.pick([412, 1_875, 3_220, 88, 6_120]) : null,
  } // prettier-ignore
}

/** The ways descriptions state a machine, as lines of text. */
function described({ make, model, kind, year, serial, hours }: Facts, chance: Chance): readonly string[] {
  const is = (text: string | null | false): readonly string[] => (text === null || text === false ? [] : [text])
  const Kind = capital(kind)
  const sn =
    serial === null ? null : chance.pick(['S/N ', 'Serial No. ', 'SN: ', 'Serial # ', 'Serial Number: ']) + serial
  const run = hours === null ? null : chance.pick([`${whole(hours)} hrs`, `Hours: ${whole(hours)}`, `${whole(hours)} hours`, `Hour meter ${whole(hours)}`]) // prettier-ignore
  const condition = chance.pick(['New', 'Used', 'Demo unit', null])
  const lead = [...is(chance.is(0.3) && condition), ...is(year)].join(' ')
  const named = `${lead} ${make} ${model}`.trim()
  const rest = (joint: string, more: readonly string[] = []): readonly string[] => {
    const all = [...more, ...is(sn), ...is(run)]
    return all.length === 0 ? [] : [all.join(joint)]
  }
  const styles: readonly (() => readonly string[])[] = [
    () => [[`${named} ${kind}`, ...is(sn), ...is(run)].join(', ')],
    () => [`${named} ${kind}`, ...rest(', ')],
    () => [Kind, `${make} ${model}`, ...rest('   ', is(year && `Year: ${year}`))],
    () => [`${make} ${model} ${Kind}`, ...rest(', ', is(year))],
    () => [`${Kind} - ${make} ${model}`, ...is(year && `• Year ${year}`), ...is(sn && `• ${sn}`), ...is(run && `• ${run}`)],
    () => [Kind, `Make: ${make}`, `Model: ${model}`, ...is(year && `Year: ${year}`), ...is(serial && `Serial: ${serial}`), ...is(hours !== null && `Hours: ${whole(hours)}`)],
    () => [`${named} ${kind}`.toUpperCase(), ...rest('  ').map(text => text.toUpperCase())],
    () => [`${make} ${kind}, model ${model}${sn === null ? '' : `, ${sn}`}${year === null ? '' : ` (${year})`}`, ...is(run)],
    () => [`${Kind}, ${make} ${model}`, ...rest(' | ', is(year && `Model year ${year}`))],
    () => [`${make} ${model}`, Kind, ...rest(', ', is(year))],
    () => [`${model} ${kind}, ${make}`, ...rest(', ', is(year && `MY ${year}`))],
    () => [`${make} ${model} ${kind}${year === null ? '' : ` (${year})`}`, chance.pick(['Includes operator manual and first service', '480V 3-phase, 60 Hz', 'FOB factory']), ...rest(', ')],
    () => [`${named} ${kind} ${chance.pick(['with enclosed cab and air', 'w/ standard equipment', 'including start-up kit'])}`, ...rest(' / ')],
    () => [`${capital(make)} ${model} - ${Kind} - ${chance.pick(['25 HP', '1,500 W', '48 in.', '12 ton'])}`, ...rest(', ', is(year && `${year} model`))],
  ] // prettier-ignore
  return chance.pick(styles)()
}

function itemsOf(facts: Facts, chance: Chance): readonly Item[] {
  const count = facts.serial === null && chance.is(0.15) ? 2 : 1
  const machine: Item = {
    text: described(facts, chance),
    quantity: count,
    price: facts.price,
    code: chance.is(0.4) ? `${facts.make.slice(0, 3).toUpperCase()}-${facts.model.replace(/\s/g, '')}` : '10-4471',
  }
  const more = chance.some(accessories, chance.whole(0, 3)).map(([text, price]): Item => ({ text: [text], quantity: chance.whole(1, 2), price, code: `A${chance.whole(1000, 9999)}` })) // prettier-ignore
  const work = chance.some(services, chance.whole(0, 2)).map(([text, price]): Item => ({ text: [text], quantity: 1, price, code: `S${chance.whole(100, 999)}` })) // prettier-ignore
  return [machine, ...more, ...work]
}

/** Draws the lines; says where they end. */
type Layout = (sheet: Sheet, top: number) => number

const amountOf = ({ price, quantity }: Item): number => cents(price * quantity)

/** A table: which columns, in which order. */
const table: Layout = ({ page, chance, items, amountText, bold }, top) => {
  const caps = chance.is(0.2)
  const [code, rate] = [chance.is(0.4), chance.is(0.8)]
  const quantityLast = rate && chance.is(0.3)
  const inCase = (text: string): string => (caps ? text.toUpperCase() : text)
  const text = code ? 110 : quantityLast ? 44 : 90
  const quantity = quantityLast ? 400 : code ? 80 : 50
  if (code) page.left(inCase(chance.pick(['Item', 'Part No.', 'Item #', 'SKU'])), 40, top, { bold })
  page.left(inCase(chance.pick(['Qty', 'Qty.'])), quantity - 6, top, { bold, size: 8 })
  page.left(inCase(chance.pick(['Description', 'Item Description', 'Equipment'])), text, top, { bold })
  if (rate) page.right(inCase(chance.pick(['Unit Price', 'Price', 'Rate', 'Price Each'])), 490, top, { bold })
  page.right(inCase(chance.pick(['Amount', 'Total', 'Ext. Price', 'Extended'])), 568, top, { bold })
  let y = top + 17
  for (const item of items) {
    if (code) page.left(item.code, 40, y, { size: 7 })
    page.left(String(item.quantity), quantity, y)
    if (rate) page.right(amountText(item.price), 490, y)
    page.right(amountText(amountOf(item)), 568, y)
    item.text.forEach((line, at) => page.left(line, text, y + 11 * at, { size: line.length > 60 ? 7 : 8.5 }))
    y += 11 * item.text.length + 7
  }
  return y
}

/** Two columns: what and how much. */
const list: Layout = ({ page, chance, items, amountText, bold }, top) => {
  page.left(chance.pick(['Description', 'Equipment', 'Item']), 44, top, { bold })
  page.right(chance.pick(['Price', 'Amount', 'Total']), 568, top, { bold })
  let y = top + 17
  for (const item of items) {
    const below = chance.is(0.3) ? item.text.length - 1 : 0
    page.right(amountText(amountOf(item)), 568, y + 11 * below)
    item.text.forEach((line, at) => page.left(item.quantity > 1 && at === 0 ? `(${item.quantity}) ${line}` : line, 44, y + 11 * at))
    y += 11 * item.text.length + 7
  }
  return y
} // prettier-ignore

/** As shops on the web print an order: a block for each item, no header. */
const shop: Layout = ({ page, chance, items, amountText }, top) => {
  const style = chance.pick(['beside', 'below', 'each'] as const)
  const sku = chance.pick(['SKU: ', 'Item # ', 'MFR: '])
  const line = chance.is(0.5)
  page.left(chance.pick(['Your items', `Items (${items.length})`, 'Order details', 'Shipment 1 of 1', 'In this order']), 44, top, { bold: true })
  let y = top + 20
  for (const item of items) {
    const price = style === 'each' && item.quantity > 1 ? `${amountText(item.price)} each` : amountText(item.price)
    item.text.forEach((text, at) => page.left(text, 110, y + 11 * at, { bold: at === 0 }))
    if (style !== 'below') page.right(amountText(amountOf(item)), 568, y)
    y += 11 * item.text.length
    page.left(sku + item.code, 110, y, { size: 7.5 })
    y += 10
    if (style === 'beside') page.left(`Qty: ${item.quantity}`, 110, y, { size: 8 })
    else if (style === 'each') page.left(`Qty ${item.quantity}  ·  ${price}`, 110, y, { size: 8 })
    else {
      page.left(`Quantity: ${item.quantity}`, 110, y, { size: 8 })
      page.right(`${item.quantity} x ${amountText(item.price)}`, 480, y, { size: 8 })
      page.right(amountText(amountOf(item)), 568, y)
    }
    y += 18
    if (line) page.pdf.moveTo(44, y - 7).lineTo(568, y - 7).lineWidth(0.4).stroke()
  }
  return y
} // prettier-ignore

/** The machine as a block of facts with a price, options under a heading with their sum. */
const build: Layout = ({ page, chance, facts, items, amountText }, top) => {
  const [machine, ...others] = items
  const { make, model, kind, year, serial, hours } = facts
  page.left(chance.pick(['Equipment', 'Unit 1', 'Machine', 'Base machine', 'Unit 1 of 1']), 44, top, { bold: true })
  let y = top + 16
  const rows = [['Make', make], ['Model', model], ['Year', year], [chance.pick(['Type', 'Description', 'Equipment type']), capital(kind)], ['Serial number', serial], ['Hours', hours === null ? null : whole(hours)]] as const // prettier-ignore
  const grid = chance.is(0.4)
  const stated = rows.filter(([, value]) => value !== null)
  stated.forEach(([label, value], at) => {
    const x = grid ? 44 + (at % 3) * 175 : 44
    const row = grid ? Math.floor(at / 3) * 26 : at * 13
    if (grid) page.left(label, x, y + row, { size: 7 }).left(value!, x, y + row + 10, { size: 9 })
    else page.left(`${label}:`, x, y + row).left(value!, x + 110, y + row)
  })
  y += (grid ? Math.ceil(stated.length / 3) * 26 : stated.length * 13) + 6
  const base = chance.pick(['Base price', 'Machine price', 'Unit price', 'Selling price'])
  const count = machine!.quantity > 1 ? `, ${machine!.quantity} units @ ${amountText(machine!.price)}` : ''
  page.left(base + count, 44, y).right(amountText(amountOf(machine!)), 568, y)
  y += 15
  if (others.length > 0) {
    const sum = others.reduce((all, item) => all + amountOf(item), 0)
    const head = chance.pick(['Options', 'Options and accessories', 'Factory options', 'Attachments and services'])
    const above = chance.is(0.5)
    page.left(head, 44, y, { bold: true })
    if (above) page.right(amountText(sum), 568, y, { bold: true })
    y += 14
    for (const item of others) {
      page.left(`${item.quantity > 1 ? `(${item.quantity}) ` : ''}${item.text[0]!}`, 56, y).right(amountText(amountOf(item)), above ? 470 : 568, y)
      y += 13
    }
    if (!above) {
      page.left(`Total ${head.toLowerCase()}`, 56, y, { bold: true }).right(amountText(sum), 568, y, { bold: true })
      y += 14
    }
  }
  return y
} // prettier-ignore

/** Columns of facts: stock number, year, make, model, serial number, price. */
const facts: Layout = ({ page, chance, facts: { make, model, kind, year, serial, hours }, items, amountText, bold }, top) => {
  const [machine, ...others] = items
  const columns = ([[40, 'Qty', String(machine!.quantity)], [70, 'Year', year ?? ''], [110, 'Make', make], [190, 'Model', model], [270, chance.pick(['Description', 'Type']), capital(kind)], [400, chance.pick(['Serial No.', 'S/N']), serial ?? ''], [480, 'Hours', hours === null ? '' : whole(hours)]] as const).filter(([, , value], at) => value !== '' || at === 5) // prettier-ignore
  for (const [x, label, value] of columns) page.left(label, x, top, { bold, size: 8 }).left(value, x, top + 16, { size: 8 })
  page.right(chance.pick(['Price', 'Amount', 'Total']), 568, top, { bold, size: 8 }).right(amountText(amountOf(machine!)), 568, top + 16, { size: 8 })
  let y = top + 34
  for (const item of others) {
    page.left(String(item.quantity), 40, y, { size: 8 }).left(item.text[0]!, 110, y, { size: 8 }).right(amountText(amountOf(item)), 568, y, { size: 8 })
    y += 14
  }
  return y
} // prettier-ignore

const layouts: readonly (readonly [number, string, Layout])[] = [
  [5, 'table', table],
  [2, 'list', list],
  [2, 'shop', shop],
  [2, 'build', build],
  [1.5, 'facts', facts],
]

interface Sum {
  readonly name: AmountName | 'fee'
  readonly value: number
}

function sumsOf(items: readonly Item[], chance: Chance): readonly Sum[] {
  const lines = cents(items.reduce((sum, item) => sum + amountOf(item), 0))
  const maybe = (share: number, choices: readonly number[]): number => (chance.is(share) ? chance.pick(choices) : 0)
  const [discount, freight, fee] = [maybe(0.3, [500, 1_250, 2_375.5]), maybe(0.5, [385, 895, 2_385, 1_465.75]), maybe(0.3, [129, 350, 64.5])]
  const tax = chance.is(0.75) ? cents((lines - discount) * 0.07) : 0
  const [trade, down] = [maybe(0.2, [7_500, 12_000]), maybe(0.35, [1_000, 5_000, 2_500])]
  const total = cents(lines - discount + freight + fee + tax)
  const between: readonly Sum[] = [
    { name: 'discount', value: -discount },
    { name: 'shipping', value: freight },
    { name: 'fee', value: fee },
    { name: 'tax', value: tax },
  ]
  const stated = between.filter(({ value }) => value !== 0)
  const off: readonly Sum[] = [{ name: 'trade_in', value: -trade }, { name: 'down_payment', value: -down }]
  const paid = off.filter(({ value }) => value !== 0)
  return [
    ...(stated.length > 0 || chance.is(0.4) ? [{ name: 'subtotal', value: lines } as const] : []),
    ...(chance.is(0.2) ? stated.toReversed() : stated),
    { name: 'total', value: total },
    ...paid,
    ...(paid.length > 0 ? [{ name: 'due', value: cents(total - trade - down) } as const] : []),
  ]
} // prettier-ignore

function drawSums({ page, chance, amountText }: Sheet, sums: readonly Sum[], top: number): number {
  const layout = chance.pick(['right', 'labelsRight', 'left', 'colon'] as const)
  const plain = chance.is(0.3)
  const x = chance.pick([330, 360, 380])
  let y = top + 10
  for (const { name, value } of sums) {
    const key = ({ shipping: 'freight', trade_in: 'trade', down_payment: 'down' } as Record<string, keyof typeof labels>)[name] ?? (name as keyof typeof labels)
    const label = chance.pick(labels[key])
    const bold = name === 'total' || name === 'due'
    const amount = amountText(plain ? Math.abs(value) : value)
    if (layout === 'left') page.left(label, 40, y, { bold }).right(amount, 290, y, { bold })
    else if (layout === 'labelsRight') page.right(`${label}:`, 480, y, { bold }).right(amount, 568, y, { bold })
    else page.left(layout === 'colon' ? `${label}:` : label, x, y, { bold }).right(amount, 568, y, { bold })
    y += 14
  }
  return y
} // prettier-ignore

function drawHead({ page, chance }: Sheet): void {
  page.left('Prairie Iron Equipment, Inc.', 40, 40, { bold: true, size: 14 })
  page.left('4410 Industrial Loop, Salina, KS 67401', 40, 58, { size: 8 })
  page.right(chance.pick(['Invoice', 'QUOTATION', 'Sales Order', 'INVOICE', 'Quote', 'Proposal', 'Purchase Agreement']), 572, 40, { bold: true, size: 16 })
  page.left('Number: 88412', 400, 74).left(`Date: ${chance.pick(['03/14/2026', 'March 14, 2026'])}`, 400, 87)
  page.block(['Bill To:', 'Shoshoni Aggregate LLC', '318 Quarry Road', 'Shoshoni, WY 82649'], 40, 104)
} // prettier-ignore

/** The same seed gives the same document. */
export async function machineInvoice(seed: number): Promise<MachineInvoice> {
  const chance = chanceOf(seed + 31_000)
  const facts = factsOf(chance)
  const items = itemsOf(facts, chance)
  const marked = chance.is(0.5)
  const amountText = (value: number): string => {
    const text = (marked ? '$' : '') + Math.abs(value).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }) // prettier-ignore
    return value < 0 ? `-${text}` : text
  }
  const sheet: Sheet = { page: new Page(), chance, facts, items, amountText, bold: chance.is(0.8) }
  drawHead(sheet)
  const [, layout, draw] = chance.weighted(layouts.map(one => [one[0], one] as const))
  const y = draw(sheet, 180)
  const sums = sumsOf(items, chance)
  const end = drawSums(sheet, sums, y)
  chance
    .some(decoys, chance.whole(0, 3))
    .forEach((text, at) => sheet.page.left(text, 40, end + 24 + 11 * at, { size: 7 }))
  const of = (name: Sum['name']): number | null => {
    const found = sums.find(sum => sum.name === name)
    return found === undefined ? null : Math.abs(found.value)
  }
  const { make, model, kind, year, serial, hours } = facts
  const lines = cents(items.reduce((sum, item) => sum + amountOf(item), 0))
  return {
    layout, bytes: await sheet.page.done(),
    truth: { make, model, kind, year, serial, hours, lines, total: of('total'), subtotal: of('subtotal'), discount: of('discount'), shipping: of('shipping'), tax: of('tax'), trade_in: of('trade_in'), down_payment: of('down_payment'), due: of('due') },
  } // prettier-ignore
}
