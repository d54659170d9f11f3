/** The parts applications are made of: title, business, owners, request, references, legal text, signature. */
import { entities, type Owner } from './applicant.ts'
import type { Desk } from './desk.ts'
import type { Placement } from './placements.ts'
import type { Asked, Row } from './question.ts'
import { headings, legalTexts, titles, wordings, type Question } from './wording.ts'

const rooms: Partial<Record<Question, number>> = { legalName: 5, dba: 3.4, street: 4.4, fullAddress: 8, city: 2.3, state: 1.1, zip: 1.5, cityStateZip: 4, email: 3.6, website: 3, industry: 3.8, use: 4.5, equipment: 4.8, vendor: 3.6, ownerName: 3.4, homeStreet: 3.6, homeFull: 6, ownerEmail: 3.4, share: 2, entity: 3 } // prettier-ignore

/** A question in one of its wordings, answered. */
export function ask(desk: Desk, question: Question, answer: string, owner?: number): Asked {
  const word = desk.chance.pick(wordings[question])
  const label = owner === undefined || /owner|principal|guarantor/i.test(word) ? word : `Owner ${owner} ${word}`
  const room = Math.max(rooms[question] ?? 2.4, desk.labelWidth(label) / 60 + desk.answerWidth(answer) / 130)
  return { label, answer, room, spelled: (question === 'ein' || question === 'ssn') && desk.features.includes('combs') }
}

/** Rows of so many parts of room. */
function rowsOf(asked: readonly Asked[], room: number): readonly Row[] {
  const rows: Asked[][] = [[]]
  for (const one of asked) {
    const row = rows.at(-1)!
    if (row.length > 0 && row.reduce((sum, other) => sum + other.room, one.room) > room) rows.push([one])
    else row.push(one)
  }
  return rows
}

export function drawTitle(desk: Desk): void {
  const { chance, manner } = desk
  const lender = chance.pick(['Cascade Capital Leasing', 'First Heritage Bank', 'Northstar Equipment Finance', 'Keystone Commercial Funding', 'Velocity Business Capital', 'Redwood Credit Union']) // prettier-ignore
  desk.left(lender.toUpperCase(), manner.left, 26, { bold: true, size: 14 })
  if (chance.is(0.6)) desk.left('2200 Corporate Blvd, Suite 400, Boca Raton, FL 33431', manner.left, 43, { size: 7.5 })
  if (chance.is(0.6)) desk.left('Phone: 800-555-0175   Fax: 800-555-0176   www.lender.example', manner.left, 53, { size: 7.5 }) // prettier-ignore
  const title = chance.pick(titles)
  if (chance.is(0.5)) desk.center(title, 68, { bold: true, size: 13 })
  else desk.right(title, desk.width - manner.left, 30, { bold: true, size: 11 })
  if (chance.is(0.25)) {
    const text = 'Please complete all sections, sign and return by fax or e-mail. Incomplete applications will delay processing.' // prettier-ignore
    desk.left(text, manner.left, 84, { size: 7 })
    desk.y += 6
  }
}

export function drawHeading(desk: Desk, kind: keyof typeof headings, style: number): void {
  const text: string = desk.chance.pick(headings[kind])
  const { left } = desk.manner
  desk.need(60)
  if (style === 0) {
    desk.pdf.rect(left, desk.y, desk.room, 14).fill('#2b3a55')
    desk.pdf.fillColor('#fff')
    desk.left(text, left + 4, desk.y + 3.5, { bold: true, size: 9 })
    desk.pdf.fillColor('#000')
  } else if (style === 1) {
    desk.pdf.rect(left, desk.y, desk.room, 14).fill('#dddddd')
    desk.pdf.fillColor('#000')
    desk.center(text, desk.y + 3.5, { bold: true, size: 9 })
  } else {
    desk.left(text, left, desk.y + 2, { bold: true, size: 10 })
    if (style === 3) desk.rule(left, left + desk.room, desk.y + 14, 1)
  }
  desk.y += 19
}

const place = (code: string, state: string, short: boolean): string => (short ? code : state)

export function drawBusiness(desk: Desk, placement: Placement): void {
  const { chance, applicant: a } = desk
  const short = chance.is(0.75)
  const asked: Asked[] = [ask(desk, 'legalName', a.legalName)]
  desk.state('businessLegalName', a.legalName)
  const add = (question: Question, answer: string, path: string, value: string | number, odds = 0.6): void => {
    if (!chance.is(odds)) return
    const blank = chance.is(0.1)
    asked.push(ask(desk, question, blank ? '' : answer))
    desk.state(path, blank ? null : value)
  }
  if (chance.is(0.75)) {
    asked.push(ask(desk, 'dba', a.dba ?? ''))
    desk.state('businessDbaName', a.dba)
  }
  const { street, unit, city, code, state, zip } = a.address
  const whole = `${street}${unit === null ? '' : `, ${unit}`}, ${city}, ${place(code, state, short)} ${zip}`
  const manner = chance.weighted<number>([[5, 0], [2, 1], [1.5, 2]]) // prettier-ignore
  const line = unit === null ? street : `${street}, ${unit}`
  if (manner === 2) asked.push(ask(desk, 'fullAddress', whole))
  else if (manner === 1) asked.push(ask(desk, 'street', line), ask(desk, 'cityStateZip', `${city}, ${code} ${zip}`))
  else asked.push(ask(desk, 'street', line), ask(desk, 'city', city), ask(desk, 'state', place(code, state, short)), ask(desk, 'zip', zip)) // prettier-ignore
  desk.state('businessAddressLine1', line, street)
  desk.state('businessCity', city)
  desk.state('businessStateCode', code)
  desk.state('businessPostalCode', zip)
  const rest: (() => void)[] = [
    () => add('phone', a.phone, 'businessPhone', a.phone, 0.9),
    () => add('email', a.email, 'contactEmail', a.email, 0.7),
    () => add('website', a.website, 'website', a.website, 0.3),
    () => add('ein', a.ein, 'ein', a.ein, 0.9),
    () => add('start', a.start.printed, 'businessStartDate', a.start.value, 0.55),
    () => add('years', `${a.years}`, 'yearsInBusiness', a.years, 0.4),
    () => add('formation', a.formation.printed, 'incorporationState', a.formation.value, 0.35),
    () => add('industry', a.industry, 'industry', a.industry, 0.5),
    () => add('employees', `${a.employees}`, 'other_fields.numberOfEmployees', a.employees, 0.3),
    () => add('revenue', a.revenue.printed, 'annualRevenue', a.revenue.value, 0.5),
  ]
  for (const one of chance.is(0.5) ? rest : chance.some(rest, rest.length).toReversed()) one()
  if (chance.is(0.25)) {
    asked.push(ask(desk, 'entity', a.entity.printed))
    desk.state('entityType', a.entity.value, a.entity.printed)
  }
  placement(desk, rowsOf(asked, chance.pick([6, 8, 9.5])), desk.manner.left, desk.room)
  if (!desk.expected.has('entityType') && chance.is(0.8)) drawEntities(desk)
}

/** Legal forms with a box, a circle or brackets before each; one ticked. */
function drawEntities(desk: Desk): void {
  const { chance, applicant, manner } = desk
  const offered = chance.some(entities.filter(([, value]) => value !== applicant.entity.value), chance.whole(3, 5)) // prettier-ignore
  const distinct = [...new Map(offered.map(([printed, value]) => [value, printed])).entries()]
  const choices: (readonly [string, string])[] = [...distinct, [applicant.entity.value, applicant.entity.printed] as const].toSorted((a, b) => a[1].localeCompare(b[1])) // prettier-ignore
  if (chance.is(0.3)) choices.push(['', 'Other'])
  const style = chance.pick(['cross', 'cross', 'check', 'filled', 'circle', 'brackets', 'dingbat', 'letter'])
  desk.features.push(`tick ${style}`)
  const ticked = chance.is(0.9)
  desk.need(30)
  let x = desk.label(`${desk.caption(chance.pick(wordings.entity))}:`, manner.left, desk.y + 2) + 10
  for (const [value, printed] of choices) {
    const isTicked = ticked && value === applicant.entity.value
    const wide = desk.labelWidth(printed) + 30
    if (x + wide > desk.width - manner.left) {
      x = manner.left + 20
      desk.y += 15
    }
    tick(desk, style, isTicked, x, desk.y + 1)
    desk.label(printed, x + (style === 'brackets' ? 18 : 13), desk.y + 2)
    x += wide
  }
  desk.y += 22
  desk.state('entityType', ticked ? applicant.entity.value : null)
}

function tick(desk: Desk, style: string, isTicked: boolean, x: number, y: number): void {
  const { pdf } = desk
  if (style === 'brackets') {
    desk.label(isTicked ? '[X]' : '[ ]', x, y + 1)
    return
  }
  if (style === 'circle') {
    pdf.lineWidth(0.6).circle(x + 4, y + 4, 4).stroke('#333') // prettier-ignore
    if (isTicked) pdf.circle(x + 4, y + 4, 2.3).fill('#000')
    pdf.fillColor('#000')
    return
  }
  desk.box(x, y, 8.5, 8.5)
  if (!isTicked) return
  if (style === 'cross') pdf.lineWidth(1.1).moveTo(x + 1, y + 1).lineTo(x + 7.5, y + 7.5).moveTo(x + 7.5, y + 1).lineTo(x + 1, y + 7.5).stroke('#000') // prettier-ignore
  else if (style === 'check') pdf.lineWidth(1.2).moveTo(x + 1, y + 4).lineTo(x + 3.5, y + 7.5).lineTo(x + 9.5, y - 2).stroke('#000') // prettier-ignore
  else if (style === 'filled') pdf.rect(x + 1.5, y + 1.5, 5.5, 5.5).fill('#000')
  else if (style === 'dingbat') pdf.font('ZapfDingbats').fontSize(9).text('4', x + 0.5, y, { lineBreak: false }) // prettier-ignore
  else pdf.font('Helvetica-Bold').fontSize(8.5).text('X', x + 1.4, y + 0.6, { lineBreak: false }) // prettier-ignore
  pdf.fillColor('#000')
}

interface OwnerManner {
  readonly split: boolean
  readonly title: boolean
  readonly share: boolean
  readonly ssn: boolean
  readonly birth: boolean
  readonly phone: boolean
  readonly email: boolean
  readonly home: number
}

const ownerMannerOf = (desk: Desk): OwnerManner => {
  const { chance } = desk
  return { split: chance.is(0.25), title: chance.is(0.7), share: chance.is(0.9), ssn: chance.is(0.8), birth: chance.is(0.75), phone: chance.is(0.6), email: chance.is(0.4), home: chance.pick([0, 0, 1, 2, 2]) } // prettier-ignore
}

const fullName = ({ firstName, middle, lastName }: Owner): string => [firstName, middle, lastName].filter(part => part !== '').join(' ') // prettier-ignore

/** The questions about one owner, and what they make true. */
function askOwner(desk: Desk, owner: Owner | null, at: number, how: OwnerManner, numbered: boolean): readonly Asked[] {
  const number = numbered ? at + 1 : undefined
  const path = (member: string): string => `owners.${at}.${member}`
  const answered = (question: Question, answer: string): Asked =>
    ask(desk, question, owner === null ? '' : answer, number)
  const { home } = owner ?? desk.applicant.owners[0]!
  const person = owner ?? desk.applicant.owners[0]!
  const asked: Asked[] = how.split
    ? [answered('firstName', person.firstName), answered('lastName', person.lastName)]
    : [answered('ownerName', fullName(person))]
  if (how.title) asked.push(answered('title', person.title))
  if (how.share) asked.push(answered('share', desk.chance.is(0.7) ? `${person.share}%` : `${person.share}`))
  if (how.ssn) asked.push(answered('ssn', person.ssn))
  if (how.birth) asked.push(answered('birth', person.birth.printed))
  if (how.home === 1) asked.push(answered('homeFull', `${home.street}, ${home.city}, ${home.code} ${home.zip}`))
  if (how.home === 2) asked.push(answered('homeStreet', home.street), answered('city', home.city), answered('state', home.code), answered('zip', home.zip)) // prettier-ignore
  if (how.phone) asked.push(answered('ownerPhone', person.phone))
  if (how.email) asked.push(answered('ownerEmail', person.email))
  if (owner === null) {
    desk.state(path('firstName'), null)
    desk.state(path('ownershipPercentage'), null)
    return asked
  }
  stateOwner(desk, owner, at, how)
  return asked
}

function stateOwner(desk: Desk, owner: Owner, at: number, how: OwnerManner): void {
  const path = (member: string): string => `owners.${at}.${member}`
  desk.state(path('firstName'), owner.firstName)
  desk.state(path('lastName'), owner.lastName)
  if (how.share) desk.state(path('ownershipPercentage'), owner.share)
  if (how.ssn) desk.state(path('ssn'), `***-**-${owner.ssn.slice(-4)}`)
  if (how.birth) desk.state(path('dob'), owner.birth.value)
  if (how.home > 0) {
    desk.state(path('addressLine1'), owner.home.street)
    desk.state(path('city'), owner.home.city)
    desk.state(path('zip'), owner.home.zip)
  }
  if (how.phone) desk.state(path('phone'), owner.phone)
  if (how.email) desk.state(path('email'), owner.email)
}

export function drawOwners(desk: Desk, placement: Placement, heading: number): void {
  const { chance, applicant, manner } = desk
  const { owners } = applicant
  const how = ownerMannerOf(desk)
  const style = chance.weighted([[4, 'blocks'], [2.5, 'table'], [2, 'beside'], [1.5, 'numbered']] as const) // prettier-ignore
  desk.features.push(`owners ${style}`)
  drawHeading(desk, 'owners', heading)
  // Forms have room for more owners than there are.
  const slots: (Owner | null)[] = [...owners]
  if (slots.length < 2 && chance.is(0.5)) slots.push(null)
  if (style === 'table') return drawOwnerTable(desk, slots, how)
  if (style === 'beside') {
    const top = desk.y
    let foot = top
    const wide = desk.room / 2
    slots.slice(0, 2).forEach((owner, index) => {
      desk.y = top
      const x = manner.left + index * wide
      if (chance.is(0.7) || index > 0) {
        desk.left(`${index === 0 ? 'Owner' : 'Second Owner'}`.replace(/^Owner$/, 'Primary Owner'), x, desk.y, { bold: true, size: 9 }) // prettier-ignore
      } else desk.left('Primary Owner', x, desk.y, { bold: true, size: 9 })
      desk.y += 14
      placement(desk, rowsOf(askOwner(desk, owner, index, how, false), chance.is(0.5) ? 3 : 4.6), x, wide - 8)
      foot = Math.max(foot, desk.y)
    })
    desk.y = foot
    return
  }
  slots.forEach((owner, index) => {
    if (style === 'blocks' && slots.length > 1) {
      desk.need(70)
      desk.left(`${chance.pick(['Owner', 'Principal', 'Guarantor'])} ${chance.pick(['', '#'])}${index + 1}`, manner.left, desk.y, { bold: true, size: 9 }) // prettier-ignore
      desk.y += 14
    }
    placement(desk, rowsOf(askOwner(desk, owner, index, how, style === 'numbered'), 8), manner.left, desk.room)
  })
}

function drawOwnerTable(desk: Desk, slots: readonly (Owner | null)[], how: OwnerManner): void {
  const { chance, manner } = desk
  const ruled = chance.is(0.8)
  const columns: (readonly [string, number, (owner: Owner) => string])[] = [
    [chance.pick(wordings.ownerName), 2.6, fullName],
  ]
  if (how.title) columns.push([chance.pick(wordings.title), 1.8, owner => owner.title])
  columns.push([chance.pick(['% Owned', 'Ownership %', '% Own', 'Ownership']), 1.1, owner => `${owner.share}%`])
  if (how.ssn) columns.push([chance.pick(['SSN', 'Social Security #', 'SS#']), 1.5, owner => owner.ssn])
  if (how.birth) columns.push([chance.pick(['DOB', 'Date of Birth']), 1.5, owner => owner.birth.printed])
  const isHome = how.home > 0 && columns.length < 5
  if (isHome) columns.push(['Home Address', 3.6, ({ home }) => `${home.street}, ${home.city}, ${home.code} ${home.zip}`]) // prettier-ignore
  const total = columns.reduce((sum, [, room]) => sum + room, 0)
  const height = 17
  desk.need(height * (slots.length + 1))
  const rows = [null, ...slots]
  rows.forEach((owner, index) => {
    let x = manner.left
    for (const [label, room, answer] of columns) {
      const wide = (desk.room * room) / total
      if (ruled) desk.box(x, desk.y, wide, height, index === 0 ? '#eee' : undefined)
      if (index === 0) {
        let size = manner.labelSize
        while (desk.labelWidth(label, size) > wide - 6 && size > 5) size -= 0.5
        desk.label(desk.caption(label), x + 3, desk.y + 5, Math.min(size, 8))
      } else if (owner !== null) desk.fill(answer(owner), x + 3, desk.y + 4, wide - 6)
      x += wide
    }
    desk.y += height
    if (index > 0 && owner !== null)
      stateOwner(desk, owner, index - 1, { ...how, split: false, share: true, home: isHome ? how.home : 0, phone: false, email: false }) // prettier-ignore
  })
  if (slots.includes(null)) desk.state(`owners.${slots.indexOf(null)}.firstName`, null)
  desk.y += 10
}

export function drawRequest(desk: Desk, placement: Placement, heading: number): void {
  const { chance, applicant: a } = desk
  drawHeading(desk, 'request', heading)
  const asked: Asked[] = [ask(desk, 'amount', a.amount.printed)]
  desk.state('loanAmount', a.amount.value)
  const add = (question: Question, answer: string, path: string, odds: number): void => {
    if (!chance.is(odds)) return
    const blank = chance.is(0.12)
    asked.push(ask(desk, question, blank ? '' : answer))
    desk.state(path, blank ? null : answer)
  }
  if (chance.is(0.4)) asked.push(ask(desk, 'term', a.term))
  add('use', a.use, 'useOfFunds', 0.55)
  add('equipment', a.equipment, 'equipment.description', 0.55)
  add('vendor', a.vendor, 'equipment.vendor', 0.5)
  placement(desk, rowsOf(asked, 8), desk.manner.left, desk.room)
}

/** A bank's and a supplier's name, address and telephone: nobody the application is about. */
export function drawReferences(desk: Desk, placement: Placement, heading: number): void {
  drawHeading(desk, 'bank', heading)
  const asked: Asked[] = [
    { label: 'Bank Name', answer: 'Peoples National Bank', room: 3.4 },
    { label: 'Contact', answer: 'Lou Petrie', room: 2.4 },
    { label: 'Phone', answer: '212-555-0111', room: 2.4 },
    { label: 'Account #', answer: '004471902', room: 2.4 },
  ]
  placement(desk, rowsOf(asked, 8), desk.manner.left, desk.room)
}

export function drawOffice(desk: Desk, heading: number): void {
  drawHeading(desk, 'lender', heading)
  desk.label('Approved Amount: ____________   Rate: ______   Loan Officer: ______________   Date: __________', desk.manner.left, desk.y) // prettier-ignore
  desk.y += 18
}

export function drawLegal(desk: Desk): void {
  for (const text of desk.chance.some(legalTexts, desk.chance.whole(1, 3))) desk.paragraph(text, 6.8)
}

export function drawSignature(desk: Desk): void {
  const { chance, applicant, manner } = desk
  const [owner] = applicant.owners
  const signed = chance.is(0.7)
  const dated = signed && chance.is(0.85)
  const style = chance.pick(['below', 'below', 'before', 'before', 'slash', 'service'])
  desk.features.push(`signature ${style}`)
  desk.need(90)
  desk.y += 18
  const label = chance.pick(['Signature', 'Applicant Signature', 'Authorized Signature', 'Signature of Applicant', 'Signed', 'Owner Signature', 'Signature of Owner/Guarantor', 'By', 'Authorized Signer', "Applicant's Signature"]) // prettier-ignore
  const dateLabel = chance.pick(['Date', 'Date', 'Date Signed'])
  const { left } = manner
  const name = fullName(owner!)
  if (style === 'service') {
    const text = signed ? `Electronically signed by ${name}` : 'Signature: ______________________   Date: ____________'
    desk.left(text, left, desk.y, { size: 9 })
    desk.y += 14
    if (signed) desk.left(`${dated ? `Signed on ${applicant.signedOn.printed}  ` : ''}Document ID 7F31-20CA-88`, left, desk.y, { size: 8 }) // prettier-ignore
  } else if (style === 'below') {
    if (signed) scribble(desk, left + 20, desk.y + 6)
    if (dated) desk.fill(applicant.signedOn.printed, left + 330, desk.y + 1)
    desk.rule(left, left + 260, desk.y + 12)
    desk.rule(left + 320, left + 440, desk.y + 12)
    desk.label(label.replace(/^By$/, 'Signature'), left, desk.y + 15)
    desk.label(dateLabel, left + 320, desk.y + 15)
    desk.y += 26
  } else {
    const right = desk.label(`${label}:`, left, desk.y + 3) + 4
    desk.rule(right, left + 290, desk.y + 13)
    if (signed && style === 'before') scribble(desk, right + 12, desk.y + 8)
    if (signed && style === 'slash') desk.fill(`/s/ ${name}`, right + 6, desk.y + 2)
    const dateRight = desk.label(`${dateLabel}:`, left + 310, desk.y + 3) + 4
    desk.rule(dateRight, left + 440, desk.y + 13)
    if (dated) desk.fill(applicant.signedOn.printed, dateRight + 4, desk.y + 2)
  }
  desk.y += 18
  if (chance.is(0.6) && style !== 'service') {
    const right = desk.label(`${chance.pick(wordings.printName)}:`, left, desk.y + 8) + 4
    desk.rule(right, left + 290, desk.y + 18)
    desk.fill(name, right + 4, desk.y + 7)
    desk.y += 24
  }
  desk.state('signed_application', signed)
  desk.state('signed_application_on_date', dated ? applicant.signedOn.value : null)
}

function scribble(desk: Desk, x: number, y: number): void {
  const step = 18
  desk.pdf.lineWidth(1.2).moveTo(x, y)
  for (let at = 0; at < 6; at++)
    desk.pdf.bezierCurveTo(x + at * step + 3, y - 20 + at * 2, x + at * step + 16, y + 8, x + (at + 1) * step, y - 5 + (at % 2) * 5) // prettier-ignore
  desk.pdf.stroke('#114')
}
