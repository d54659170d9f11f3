/** Headers of invoices, quotations and orders drawn by chance: letterhead, parties, facts and what distracts from them, each in any of many manners. */
import { chanceOf, type Chance } from '../../drawing/chance.ts'
import { Page } from '../../drawing/page.ts'
import { decoys, drawFirm, labels, numberValues, otherDates, poValues, termsValues, validUntil, type DrawnFirm } from './words.ts' // prettier-ignore

/** What the drawn page states; null: not stated. A missing member: not judged. */
export type HeaderTruth = Readonly<Record<string, string | null>>

export interface DrawnHeader {
  readonly bytes: Uint8Array
  readonly truth: HeaderTruth
  /** How it was drawn, for a list of faults. */
  readonly manners: Readonly<Record<string, string>>
}

const [left, right] = [40, 572]

const addressOf = ({ street, town }: DrawnFirm): string => [...street, town].join(', ')
const addressLines = (firm: DrawnFirm, chance: Chance): readonly string[] =>
  firm.street.length > 1 && chance.is(0.5) ? [firm.street.join(', '), firm.town] : [...firm.street, firm.town]

/** The same date in one manner for all dates of a page. */
function dateWriter(chance: Chance): (iso: string) => string {
  const manner = chance.whole(0, 7)
  const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July']
  return iso => {
    const [y, m, d] = iso.split('-') as [string, string, string]
    const month = months[Number(m) - 1]!
    return [
      `${m}/${d}/${y}`, `${month} ${Number(d)}, ${y}`, `${y}-${m}-${d}`, `${d}-${month.slice(0, 3)}-${y}`,
      `${month.slice(0, 3)} ${Number(d)}, ${y}`, `${Number(m)}/${Number(d)}/${y.slice(2)}`, `${m}-${d}-${y}`, `${Number(d)} ${month} ${y}`,
    ][manner]! // prettier-ignore
  }
}

interface Drawing {
  readonly page: Page
  readonly chance: Chance
  readonly manners: Record<string, string>
  readonly choose: <T extends string>(what: string, choices: readonly (readonly [number, T])[]) => T
}

type Pair = readonly [label: string, value: string]

/** Label and value pairs in one of the manners of forms. Returns the y below. */
function drawFacts({ page, chance, choose }: Drawing, facts: readonly Pair[], top: number, gridTop: number): number {
  const manner = choose('facts', [[3, 'inline'], [3, 'pairs'], [2, 'colons'], [2, 'rightLabels'], [3, 'captions'], [3, 'grid'], [2, 'openGrid'], [1, 'twoRows'], [1, 'line'], [2, 'cells']]) // prettier-ignore
  const size = chance.pick([8, 9, 10])
  const small = chance.pick([6, 7, 8])
  const bold = chance.is(0.7)
  const x = 392
  if (manner === 'inline') return page.block(facts.map(([l, v]) => `${l}: ${v}`), x, top, { size, step: size * chance.pick([1.3, 1.6]) }) // prettier-ignore
  if (manner === 'pairs' || manner === 'colons') {
    for (const [i, [l, v]] of facts.entries()) page.left(manner === 'colons' ? `${l}:` : l, x - 12, top + i * size * 1.5, { size, bold }).left(v, x + 92, top + i * size * 1.5, { size }) // prettier-ignore
    return top + facts.length * size * 1.5
  }
  if (manner === 'rightLabels') {
    for (const [i, [l, v]] of facts.entries()) page.right(`${l}:`, 470, top + i * size * 1.5, { size, bold }).left(v, 476, top + i * size * 1.5, { size }) // prettier-ignore
    return top + facts.length * size * 1.5
  }
  if (manner === 'cells') {
    for (const [i, [l, v]] of facts.entries()) {
      const y = top + i * 16
      page.frame(x - 10, y, 96, 16).frame(x + 86, y, 104, 16)
      page.left(l, x - 6, y + 4, { size: 7, bold }).left(v, x + 90, y + 4, { size: 7 })
    }
    return top + facts.length * 16
  }
  if (manner === 'captions') {
    for (const [i, [l, v]] of facts.entries()) page.left(l, 378 + (i % 2) * 104, top + Math.floor(i / 2) * 27, { size: small, bold }).left(v, 378 + (i % 2) * 104, top + Math.floor(i / 2) * 27 + 10, { size: v.length > 22 ? 6.5 : 8 }) // prettier-ignore
    return top + Math.ceil(facts.length / 2) * 27
  }
  if (manner === 'line') {
    const half = Math.ceil(facts.length / 2)
    for (const [i, own] of [facts.slice(0, half), facts.slice(half)].entries()) page.left(own.map(([l, v]) => `${l}: ${v}`).join(chance.pick(['    ', '   |   '])), left, gridTop + i * 13, { size: 8 }) // prettier-ignore
    return gridTop + 26
  }
  const rows = manner === 'twoRows' || facts.length > 7 ? 2 : 1
  const perRow = Math.ceil(facts.length / rows)
  let y = gridTop
  for (let row = 0; row < rows; row++) {
    const own = facts.slice(row * perRow, (row + 1) * perRow)
    const width = (right - left) / own.length
    const center = chance.is(0.3)
    if (manner === 'grid') for (const at of own.keys()) page.frame(left + at * width, y, width, 15).frame(left + at * width, y + 15, width, 16) // prettier-ignore
    for (const [i, [l, v]] of own.entries()) {
      const cx = left + i * width
      const wrapped = page.wrapped(l, width - 6, { size: small, bold })
      const lines = wrapped.length > 2 ? [l] : wrapped
      for (const [k, t] of lines.entries()) {
        const ty = y + (lines.length === 1 ? 5 : 0.5 + k * 7)
        if (center) page.center(t, ty, { size: lines.length === 1 ? small : 6, bold, at: cx + width / 2 })
        else page.left(t, cx + 3, ty, { size: lines.length === 1 ? small : 6, bold })
      }
      if (center) page.center(v, y + 19, { size: 8, at: cx + width / 2 })
      else page.left(v, cx + 3, y + 19, { size: 8 })
    }
    y += 36
  }
  return y
}

/** The seller's own head; returns what to expect of it. */
function drawSeller(
  { page, chance, choose }: Drawing,
  firm: DrawnFirm,
): { manner: string; address: string | null | undefined } {
  const manner = choose('seller', [[4, 'left'], [2, 'center'], [2, 'right'], [1, 'oneLine'], [2, 'labeled'], [2, 'foot'], [1, 'slogan'], [1, 'branches'], [1, 'spaced'], [1, 'small'], [1, 'cell'], [1, 'market'], [1, 'payee']]) // prettier-ignore
  const fits = (maxSize: number): number =>
    Math.min(maxSize, (maxSize * 290) / page.widthOf(firm.name, { size: maxSize, bold: true }))
  const size = fits(chance.pick([11, 13, 16, 20]))
  const contact = chance.some([`Phone ${firm.phone}`, firm.mail, firm.web, `Fax ${firm.phone}`], chance.whole(0, 3))
  const lines = addressLines(firm, chance)
  if (manner === 'left' || manner === 'slogan') {
    page.left(firm.name, left, 36, { size, bold: true })
    const slogan = manner === 'slogan' ? [chance.pick(['Serving the high plains since 1974', 'Sales • Service • Parts', 'The Right Machine. Right Now.', 'Your partner in precision'])] : [] // prettier-ignore
    page.block([...slogan, ...lines, ...contact], left, 40 + size, { size: 8 })
  } else if (manner === 'center') {
    page.center(firm.name, 30, { size, bold: true })
    const joined = chance.is(0.5)
      ? [lines.join(chance.pick([' • ', ', ', ' | '])), contact.join('  ')]
      : [...lines, ...contact]
    page.block(
      joined.filter(one => one !== ''),
      306,
      34 + size,
      { size: 8, align: 'center' },
    )
  } else if (manner === 'right') {
    page.right(firm.name, right, 36, { size: Math.min(size, 13), bold: true })
    page.block([...lines, ...contact], right, 54, { size: 8, align: 'right' })
  } else if (manner === 'oneLine') {
    page.left(firm.name, left, 36, { size: fits(13), bold: true })
    page.left([...lines, ...contact.slice(0, 1)].join(chance.pick([' • ', ', ', ' | ', '   '])), left, 54, { size: 7 })
  } else if (manner === 'foot') {
    page.left(firm.name.split(' ').slice(0, 2).join(' '), left, 36, { size: 20, bold: true })
    page.center([firm.name, ...lines, firm.phone].join(chance.pick([' | ', ' • ', ', '])), 765, { size: 7 })
  } else if (manner === 'branches') {
    page.left(firm.name, left, 36, { size, bold: true })
    for (const [i, town] of ['Hays, KS 67601', 'Dodge City, KS 67801', 'Colby, KS 67701'].entries()) page.block([`${chance.whole(100, 9999)} ${chance.pick(['Main', 'Vine', 'Range'])} St`, town, '555-014-22' + i], left + i * 95, 42 + size, { size: 7 }) // prettier-ignore
    return { manner, address: undefined }
  } else if (manner === 'spaced') {
    page.left(firm.name.toUpperCase().split(' ').map(word => word.split('').join(' ')).join('   '), left, 36, { size: 8, bold: true }) // prettier-ignore
    page.block([...lines, ...contact], left, 54, { size: 8 })
  } else if (manner === 'small') page.block([firm.name, ...lines, ...contact], left, 40, { size: 9 })
  else if (manner === 'cell') {
    page.frame(left, 36, 260, 62).left(chance.pick(['Exporter', 'Seller', 'Dealer Name and Address', 'Vendor']), left + 3, 38, { size: 6 }) // prettier-ignore
    page.block([firm.name, ...lines], left + 3, 48, { size: 9 })
  } else if (manner === 'market')
    page.left('ToolBazaar', left, 36, { size: 18, bold: true }).left('www.toolbazaar.example', left, 58, { size: 8 }) // prettier-ignore
  else if (manner === 'payee') {
    page.block(lines, left, 40, { size: 9 })
    page.left(`Make checks payable to ${firm.name}`, left, 640, { size: 9 })
    // Where payments go is an address of the seller's too.
    return { manner, address: undefined }
  }
  return { manner, address: addressOf(firm) }
}

const nearTop: readonly string[] = ['left', 'slogan', 'branches', 'small', 'spaced', 'oneLine', 'cell']

/** A heading over, or before, the lines of a party. */
function drawBlock(
  { page, chance, manners }: Drawing,
  x: number,
  y: number,
  label: string,
  lines: readonly string[],
  width = 170,
): void {
  // prettier-ignore
  const manner = manners.block!
  const widest = Math.max(...lines.map(line => page.widthOf(line)))
  const type = { size: Math.min(9, (9 * (width + 14)) / widest) }
  if (manner === 'bar') page.shade(x, y - 2, width, 12).left(label, x + 3, y, { size: 8, bold: true }).block(lines, x + 3, y + 14, type) // prettier-ignore
  else if (manner === 'boxed') page.frame(x, y, width, 66).left(label, x + 3, y + 2, { size: 7 }).block(lines, x + 3, y + 13, type) // prettier-ignore
  else if (manner === 'beside') page.left(`${label}:`, x, y, { size: 8, bold: true }).block(lines, x + Math.max(54, page.widthOf(`${label}:`, { size: 8, bold: true }) + 8), y, type) // prettier-ignore
  else if (manner === 'ruled') page.left(label, x, y, { size: 9, bold: true }).rule(x, x + width, y + 11).block(lines, x, y + 15, type) // prettier-ignore
  else page.left(manner === 'colon' ? `${label}:` : label, x, y, { size: chance.pick([8, 9]), bold: true }).block(lines, x, y + 13, type) // prettier-ignore
}

/** The lines of a buyer's block: the name with attention, number, telephone and country around it. */
function buyerLines(chance: Chance, firm: DrawnFirm, caps: boolean): readonly string[] {
  const lines = addressLines(firm, chance)
  const manner = chance.weighted([[5, 'plain'], [1, 'attnFirst'], [1, 'attnSecond'], [1, 'attnLast'], [1, 'person'], [1, 'phone'], [1, 'mail'], [0.6, 'department'], [0.6, 'country'], [0.6, 'number']] as const) // prettier-ignore
  const own = {
    plain: [firm.name, ...lines],
    attnFirst: [`Attn: ${firm.contact}`, firm.name, ...lines],
    attnSecond: [firm.name, `${chance.pick(['Attn:', 'ATTN', 'c/o', 'Attention:'])} ${firm.contact}`, ...lines],
    attnLast: [firm.name, ...lines, `Attn: ${firm.contact}`],
    person: [firm.contact, firm.name, ...lines],
    phone: [firm.name, ...lines, chance.pick(['Phone: ', 'Tel ', '']) + firm.phone],
    mail: [firm.name, ...lines, firm.phone, `ap@${firm.mail.split('@')[1]}`],
    department: [firm.name, 'Accounts Payable', ...lines],
    country: [firm.name, ...lines, chance.pick(['USA', 'United States', 'US'])],
    number: [
      `${chance.pick(['Customer #', 'Account:', 'Cust No.'])} ${chance.whole(1000, 99999)}`,
      firm.name,
      ...lines,
    ],
  }[manner]
  return caps ? own.map(line => line.toUpperCase()) : own
}

/** A buyer in the fields of a form. */
function drawBuyerForm({ page, chance, manners }: Drawing, y: number, firm: DrawnFirm): number {
  const [, city, state, zip] = /^(.*?),? ([A-Z]{2})\.? +([\d-]+)$/.exec(firm.town)!
  const head = chance.pick(['Purchaser', 'Buyer', 'Customer', 'Sold To', 'Buyer Information', 'CUSTOMER INFORMATION'])
  const street = firm.street.join(', ')
  const rows: readonly (readonly Pair[])[] = chance.is(0.5)
    ? [[[chance.pick(['Name', 'Company', 'Business Name', 'Customer Name']), firm.name]], [[chance.pick(['Address', 'Street Address']), street]], [['City', city!], ['State', state!], [chance.pick(['Zip', 'ZIP Code']), zip!]], [['Phone', firm.phone], ['Email', firm.mail]]] // prettier-ignore
    : [[[chance.pick(['Name', 'Name of Purchaser', 'Buyer’s Name']), firm.name], ['Phone', firm.phone]], [['Address', street]], [[chance.pick(['City, State, Zip', 'City/State/Zip']), firm.town]]] // prettier-ignore
  page.left(head, left, y, { size: 9, bold: true })
  let at = y + 14
  const manner = manners.block === 'boxed' || manners.block === 'bar' ? 'captions' : 'colons'
  for (const row of rows) {
    for (const [i, [l, v]] of row.entries()) {
      const width = row.length === 3 ? 110 : row.length === 2 && i === 0 ? 220 : row.length === 2 ? 110 : 330
      const x = left + i * (row.length === 3 ? 110 : 220)
      if (manner === 'captions')
        page.frame(x, at, width, 22).left(l, x + 2, at + 1.5, { size: 6 }).left(v, x + 2, at + 10, { size: 9 }) // prettier-ignore
      else page.left(`${l}:`, x, at, { size: 8 }).left(v, x + page.widthOf(`${l}: `, { size: 8 }) + 4, at, { size: 9 })
    }
    at += manner === 'captions' ? 22 : 14
  }
  return at
}

/** Draws the header of one document, with a short list of items under it. */
export async function drawHeader(seed: number): Promise<DrawnHeader> {
  const chance = chanceOf(seed)
  const page = new Page()
  page.type(
    chance.weighted([
      [6, 'Helvetica'],
      [2, 'Times-Roman'],
      [1, 'Courier'],
    ]),
    9,
  )
  const manners: Record<string, string> = {}
  const choose: Drawing['choose'] = (what, choices) => (manners[what] = chance.weighted(choices))
  const drawing: Drawing = { page, chance, manners, choose }
  const kind = choose('kind', [
    [3, 'invoice'],
    [2, 'quotation'],
    [1.5, 'order'],
  ])
  const caps = chance.is(0.25)
  const seller = drawFirm(chance, 'seller')
  const buyer = drawFirm(chance, 'buyer', [seller.name])
  const write = dateWriter(chance)
  const head = drawSeller(drawing, seller)
  // Title and facts stand where the letterhead leaves room.
  const title = chance.pick(labels[`${kind}Title`])
  const number = chance.pick(numberValues)
  const titled =
    choose('title', [
      [4, 'alone'],
      [1, 'numbered'],
    ]) === 'numbered'
  const titleText = titled ? `${title} ${chance.pick(['#', 'No. ', '', '# ', 'Number: '])}${number}` : title
  const free = head.manner === 'right' ? left : right
  const ty = head.manner === 'center' ? 92 : 36
  const maxSize = chance.pick([12, 14, 18])
  const titleStyle = {
    size: Math.min(maxSize, (maxSize * 200) / page.widthOf(titleText, { size: maxSize, bold: true })),
    bold: true,
  }
  if (free === right) page.right(titleText, right, ty, titleStyle)
  else page.left(titleText, left, ty, titleStyle)
  const facts: Pair[] = []
  const truth: Record<string, string | null> = { number, date: '2026-03-14', due: null, terms: null, po: null }
  const cased = (text: string): string => (caps ? text.toUpperCase() : text)
  if (!titled) facts.push([chance.pick(labels[`${kind}Number`]), number])
  facts.push([chance.pick(chance.is(0.4) ? labels.date : labels[`${kind}Date`]), write('2026-03-14')])
  if (kind === 'invoice' && chance.is(0.6)) {
    facts.push([chance.pick(labels.due), write('2026-04-13')])
    truth.due = '2026-04-13'
  }
  if (chance.is(0.7)) facts.push([chance.pick(labels.terms), (truth.terms = chance.pick(termsValues))])
  if (chance.is(0.5)) facts.push([chance.pick(labels.po), (truth.po = chance.pick(poValues))])
  if (kind === 'quotation' && chance.is(0.5)) facts.push([chance.pick(validUntil), write('2026-04-20')])
  if (chance.is(0.3)) {
    const other = chance.pick(otherDates.filter(one => kind !== 'order' || one !== 'Order Date'))
    facts.push([other, write(chance.pick(['2026-02-20', '2026-03-27']))])
  }
  if (kind === 'invoice' && chance.is(0.25)) facts.push([chance.pick(['Order No.', 'Sales Order', 'Quote No.', 'Our Order #']), chance.pick(['77120', 'SO-9911'])]) // prettier-ignore
  for (const [own, values] of chance.some(decoys, chance.whole(0, 3)))
    facts.push([chance.pick(own), chance.pick(values)])
  const order = chance.is(0.6) ? facts : facts.map(fact => [chance.next(), fact] as const).toSorted((a, b) => a[0] - b[0]).map(([, fact]) => fact) // prettier-ignore
  const factsTop = head.manner === 'right' || head.manner === 'center' ? 112 : ty + 28
  choose('block', [
    [3, 'plain'],
    [3, 'colon'],
    [2, 'bar'],
    [2, 'boxed'],
    [2, 'beside'],
    [1, 'ruled'],
  ])
  const partyTop = 128
  // A block for the buyer.
  const buyerLabel = cased(chance.pick(kind === 'quotation' && chance.is(0.7) ? labels.quotationBuyer : labels.buyer))
  const buyerManner = choose('buyer', [[6, 'block'], [2, 'withShip'], [1, 'window'], [1.5, 'form'], [1, 'inline'], [1, 'sellerBeside']]) // prettier-ignore
  const own = buyerLines(chance, buyer, caps)
  const labeledSeller = head.manner === 'labeled' || head.manner === 'market'
  let below = partyTop + 100
  if (buyerManner === 'form') below = drawBuyerForm(drawing, partyTop, buyer) + 10
  else if (buyerManner === 'window') page.block([buyer.name, ...addressLines(buyer, chance)], left, partyTop + 10)
  else if (buyerManner === 'inline')
    page.left(`${buyerLabel}: ${[buyer.name, ...buyer.street, buyer.town].join(', ')}`, left, partyTop, { size: 8 }) // prettier-ignore
  else drawBlock(drawing, left, partyTop, buyerLabel, own, 140)
  if (labeledSeller)
    drawBlock(drawing, manners.block === 'beside' ? left : 205, manners.block === 'beside' ? partyTop + 76 : partyTop, head.manner === 'market' ? chance.pick(['Sold by', 'Fulfilled by', 'Seller', 'Sold and shipped by']) : chance.pick(labels.seller), [seller.name, ...addressLines(seller, chance)], 145) // prettier-ignore
  else if (buyerManner === 'withShip') {
    const site = chance.pick([buyer.name, 'Warehouse 4', `${buyer.name} - North Yard`, 'Same'])
    drawBlock(drawing, manners.block === 'beside' ? left : 205, manners.block === 'beside' ? partyTop + 76 : partyTop, cased(chance.pick(labels.shipTo)), site === 'Same' ? ['Same'] : [site, '5110 Skyway Drive', 'Tulsa, OK 74107'], 145) // prettier-ignore
  }
  if (manners.block === 'beside') below += 60
  const end = drawFacts(drawing, order, Math.max(factsTop, buyerManner === 'inline' ? partyTop + 14 : 0), below + 6)
  drawItems(drawing, Math.max(below, end) + 16)
  drawDecoys(drawing, seller)
  Object.assign(truth, { buyer: buyer.name, buyerAddress: addressOf(buyer), seller: seller.name })
  if (head.address !== undefined) truth.sellerAddress = head.address
  if (nearTop.includes(head.manner)) manners.top = 'left'
  return { bytes: await page.done(), truth, manners }
}

function drawItems({ page }: Drawing, y: number): void {
  const header = ['Qty', 'Description', 'Unit Price', 'Amount']
  const rows = [
    ['1', '2026 Bobcat T66 compact track loader S/N B4SB11822', '61,200.00', '61,200.00'],
    ['2', 'Bucket, 68 in. heavy duty', '2,150.00', '4,300.00'],
  ]
  for (const [i, [qty, what, price, amount]] of [header, ...rows].entries()) {
    const at = y + i * 15
    const style = { size: 8, bold: i === 0 }
    page
      .left(qty!, 44, at, style)
      .left(what!, 90, at, style)
      .right(price!, 480, at, style)
      .right(amount!, 568, at, style)
  }
  for (const [i, [label, amount]] of ([['Subtotal', '65,500.00'], ['Sales tax', '4,585.00'], ['Total', '$70,085.00']] as const).entries()) page.right(label, 480, y + 60 + i * 13).right(amount, 568, y + 60 + i * 13) // prettier-ignore
}

/** Others the page names: who is paid by mail, who finances, the bank. */
function drawDecoys({ page, chance, choose }: Drawing, seller: DrawnFirm): void {
  const manner = choose('decoy', [
    [4, 'none'],
    [1, 'remit'],
    [1, 'bank'],
    [1, 'lender'],
    [1, 'signatures'],
    [1, 'carrier'],
  ])
  const y = 560
  if (manner === 'remit') page.left(chance.pick(['Remit To:', 'Remit payment to:', 'Mail payment to']), left, y, { bold: true }).block([seller.name, 'PO Box 8841', 'Chicago, IL 60680'], left, y + 12) // prettier-ignore
  else if (manner === 'bank') page.block(['Wire instructions: First Prairie Bank', '200 Main Street, Hays, KS 67601', 'ABA 101100045  Account 0044 18 2291'], left, y, { size: 8 }) // prettier-ignore
  else if (manner === 'lender') page.block(['Lienholder: Great Basin Lease Funding Corp', '700 Main Street, Boise, ID 83702'], left, y, { size: 8 }) // prettier-ignore
  else if (manner === 'signatures') page.left('Accepted by ____________________   Date __________', left, y).left('Authorized signature ____________________', left, y + 24) // prettier-ignore
  else if (manner === 'carrier') page.block(['Shipped via Keystone Freight Lines', '88 Terminal Way, Joplin, MO 64801'], left, y, { size: 8 }) // prettier-ignore
}
