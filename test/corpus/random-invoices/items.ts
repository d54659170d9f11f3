/** The table of items: which columns, in which order, with which rules, and what stands under a line. */
import type { Desk } from './desk.ts'
import type { DealLine } from './deal.ts'

type Role = 'position' | 'code' | 'description' | 'quantity' | 'unit' | 'price' | 'off' | 'tax' | 'amount' | 'date'
interface Column {
  readonly role: Role
  readonly header: string
  readonly width: number
  readonly align: 'left' | 'right' | 'center'
}
interface TableStyle {
  readonly header: boolean
  readonly grid: 'none' | 'lines' | 'full' | 'frame' | 'zebra'
  readonly gap: number
  readonly totalsWord: boolean
}

/** Draws all lines, over several pages where they do not fit, and leaves `desk.y` below. */
export function drawItems(desk: Desk): void {
  const { chance, deal, manner } = desk
  const columns = columnsOf(desk)
  const table: TableStyle = {
    header: chance.is(0.95) || columns.length > 3,
    grid: chance.weighted([[3, 'none'], [3, 'lines'], [2, 'full'], [1, 'frame'], [1, 'zebra']] as const),
    gap: chance.pick([1.25, 1.5, 1.8, 2.2]), totalsWord: false,
  } // prettier-ignore
  const right = desk.right_
  const xs = edges(columns, manner.left, right)
  const vat = deal.taxes.length === 1 ? deal.taxes[0]! : null
  let top = desk.y
  const header = (): void => {
    top = desk.y - 3
    if (!table.header) return
    if (table.grid !== 'none' && table.grid !== 'zebra') desk.rule(manner.left, right, desk.y - 3)
    const light = table.grid === 'zebra' || (table.grid === 'lines' && chance.is(0.3))
    if (light) desk.pdf.rect(manner.left, desk.y - 3, right - manner.left, desk.step * 1.3).fill(chance.pick(['#dddddd', '#dddddd', '#224466'])) // prettier-ignore
    desk.pdf.fillColor(light && chance.is(0.3) ? '#000' : '#000')
    for (const [index, column] of columns.entries()) cell(desk, column.header, xs[index]!, xs[index + 1]!, column.align, desk.y, true) // prettier-ignore
    desk.y += desk.step * 1.35
    if (table.grid !== 'none' && table.grid !== 'zebra') desk.rule(manner.left, right, desk.y - 2)
    desk.y += 3
  }
  const uprights = (): void => {
    if (table.grid !== 'full' && table.grid !== 'frame') return
    const at = table.grid === 'full' ? xs : [xs[0]!, xs.at(-1)!]
    for (const x of at) desk.upright(x, top, desk.y)
    desk.rule(manner.left, right, desk.y)
  }
  header()
  const sections = deal.lines.length > 3 && chance.is(0.15) ? ['Labor', 'Parts', 'Equipment', 'Options'].filter(() => chance.is(0.6)) : [] // prettier-ignore
  const every = sections.length === 0 ? Infinity : Math.ceil(deal.lines.length / sections.length)
  for (const [index, line] of deal.lines.entries()) {
    const texts = descriptionOf(desk, line)
    const place = columns.findIndex(({ role }) => role === 'description')
    const room = xs[place + 1]! - xs[place]! - 6
    const wraps = texts.flatMap(text => desk.wrapped(text, room))
    if (desk.y + wraps.length * desk.step > desk.height - 90) {
      uprights()
      desk.center(`${desk.words.page} 1`, desk.height - 30)
      desk.nextPage()
      desk.y = 50
      header()
    }
    if (index % every === 0 && sections.length > 0 && deal.language === 'en') {
      desk.left(sections[index / every]!, xs[0]! + 3, desk.y, { bold: true })
      desk.y += desk.step * table.gap
    }
    if (table.grid === 'zebra' && index % 2 === 1) {
      desk.pdf.rect(manner.left, desk.y - 3, right - manner.left, wraps.length * desk.step + 4).fill('#eeeeee')
      desk.pdf.fillColor('#000')
    }
    for (const [at, column] of columns.entries()) {
      if (column.role === 'description') {
        desk.block(wraps, xs[at]! + 3, desk.y)
        continue
      }
      const text = textOf(desk, column.role, line, index, vat?.rate ?? null)
      if (text !== null) cell(desk, text, xs[at]!, xs[at + 1]!, column.align, desk.y, false)
    }
    const has = (role: Role): boolean => columns.some(column => column.role === role)
    desk.stateLine(line, {
      quantity: has('quantity'),
      rate: has('price'),
      texts: [texts.join(' '), ...line.more.map(more => `${line.text} ${more}`)],
    })
    desk.y += Math.max(wraps.length * desk.step, desk.step) + (table.gap - 1) * desk.step
    if (table.grid === 'full' || (table.grid === 'lines' && chance.is(0.5))) desk.rule(manner.left, right, desk.y - 3)
  }
  uprights()
  desk.y += 8
}

function columnsOf(desk: Desk): readonly Column[] {
  const { chance, deal, words } = desk
  const several = deal.lines.some(line => line.quantity !== 1)
  const offs = deal.lines.some(line => line.off > 0)
  const name = (choices: readonly string[]): string => desk.word(choices)
  const of = (role: Role, header: string, width: number, align: Column['align'] = 'left'): Column => ({ role, header, width, align }) // prettier-ignore
  const quantityAlign = chance.pick(['right', 'center', 'left'] as const)
  const price = several || chance.is(0.6)
  const description = of('description', name(words.description), 0)
  const quantity = of('quantity', name(words.quantity), 46, quantityAlign)
  const middle: Column[] = []
  if (chance.is(0.15) && several) middle.push(of('unit', name(words.unit), 36, chance.pick(['left', 'center'])))
  if (price || several) middle.push(of('price', name(words.price), 72, 'right'))
  if (offs) middle.push(of('off', name(words.discountShare), 48, 'right'))
  if (deal.taxes.length === 1 && chance.is(0.2)) middle.push(of('tax', name(words.taxShare), 48, 'right'))
  const amount = of('amount', name(words.amount), 80, 'right')
  const leading: Column[] = []
  if (chance.is(0.3)) leading.push(of('position', name(words.position), 30, chance.pick(['left', 'center'])))
  if (chance.is(0.08)) leading.push(of('date', name(words.lineDate), 78))
  if (chance.is(0.3)) leading.push(of('code', name(words.code), 66))
  const withQuantity = several || price || chance.is(0.5)
  const columns = withQuantity
    ? chance.is(0.35)
      ? [...leading.slice(0, 1), quantity, ...leading.slice(1), description, ...middle, amount]
      : [...leading, description, quantity, ...middle, amount]
    : [...leading, description, ...middle, amount]
  const seen = new Set<string>()
  return columns.filter(({ header }) => { const key = header.toLowerCase(); const fresh = !seen.has(key); seen.add(key); return fresh }).length === columns.length
    ? columns
    : columns.map(column => ({ ...column, header: desk.manner.capitals ? words[wordOf[column.role]][0]!.toUpperCase() : words[wordOf[column.role]][0]! })) // prettier-ignore
}

const wordOf = { position: 'position', code: 'code', description: 'description', quantity: 'quantity', unit: 'unit', price: 'price', off: 'discountShare', tax: 'taxShare', amount: 'amount', date: 'lineDate' } as const // prettier-ignore

function edges(columns: readonly Column[], left: number, right: number): readonly number[] {
  const fixed = columns.reduce((sum, { width }) => sum + width, 0)
  const rest = right - left - fixed
  const xs = [left]
  for (const { width } of columns) xs.push(xs.at(-1)! + (width === 0 ? rest : width))
  return xs
}

function cell(
  desk: Desk,
  text: string,
  from: number,
  to: number,
  align: Column['align'],
  y: number,
  bold: boolean,
): void {
  // prettier-ignore
  let size = desk.size
  while (size > 5.5 && desk.widthOf(text, { bold, size }) > to - from - 4) size -= 0.5
  if (align === 'right') desk.right(text, to - 4, y, { bold, size })
  else if (align === 'center') desk.center(text, y, { bold, size, at: (from + to) / 2 })
  else desk.left(text, from + 3, y, { bold, size })
}

/** The description and what stands under it: features, and the numbers of the machine. */
function descriptionOf(desk: Desk, line: DealLine): readonly string[] {
  const { chance, deal } = desk
  const { unit } = deal
  if (unit === null || !line.text.includes(unit.machine.model)) return [line.text, ...line.more]
  const numbers: string[] = []
  if (unit.vin !== null) numbers.push(`${chance.pick(['VIN:', 'VIN', 'VIN #', 'V.I.N.:'])} ${unit.vin}`)
  if (unit.serial !== null) numbers.push(`${chance.pick(['S/N', 'Serial No.', 'Serial #:', 'SN:', 'Serial Number:'])} ${unit.serial}`) // prettier-ignore
  if (unit.use !== null) numbers.push(unit.machine.vehicle ? `${chance.pick(['Miles:', 'Mileage', 'Odometer:'])} ${unit.use.toLocaleString('en-US')}` : `${chance.pick(['Hours:', 'Hour meter:'])} ${unit.use.toLocaleString('en-US')}`) // prettier-ignore
  const year = line.text.includes(`${unit.year}`)
  const type = line.text.toLowerCase().includes(unit.machine.type.toLowerCase())
  desk.stateUnit({ year, type, vin: true, use: true })
  return [line.text, ...(chance.is(0.5) ? numbers : numbers.length > 0 ? [numbers.join(' ')] : []), ...line.more]
}

function textOf(desk: Desk, role: Role, line: DealLine, index: number, vat: number | null): string | null {
  const { manner } = desk
  switch (role) {
    case 'position':
      return `${index + 1}`
    case 'code':
      return line.code
    case 'quantity':
      return manner.quantity(line.quantity)
    case 'unit':
      return line.unit
    case 'price':
      return manner.amountText(line.price)
    case 'off':
      return line.off === 0 ? null : manner.share(line.off)
    case 'tax':
      return vat === null ? null : manner.share(vat)
    case 'amount':
      return manner.amountText(line.amount)
    case 'date':
      return manner.day(line.date)
    case 'description':
      return line.text
  }
}
