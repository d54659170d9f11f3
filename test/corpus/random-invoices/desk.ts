/** The sheet an invoice is drawn on: type of the manner, and the truth noted down as things are printed. */
import { Page } from '../../drawing/page.ts'
import type { Chance } from '../../drawing/chance.ts'
import { addDays, type Deal, type DealLine } from './deal.ts'
import type { InvoiceManner } from './manner.ts'
import { wordings, type Wording } from './wording.ts'

export type Value = string | number | boolean
export interface InvoiceTruth {
  /** Paths of the contract and what they must be. */
  readonly expected: ReadonlyMap<string, Value>
  /** Other values that are as right; null: may also be missing. */
  readonly also: ReadonlyMap<string, readonly (Value | null)[]>
  readonly lines: readonly LineTruth[]
}
export interface LineTruth {
  readonly text: string
  /** Other texts that are as right. */
  readonly texts?: readonly string[]
  readonly amount: number
  readonly quantity: number | null
  readonly rate: number | null
  /** Other prices of the unit that are as right. */
  readonly rates: readonly number[]
  readonly hard: boolean
  /** Neither missed nor too much: a premium that stands among the sums. */
  readonly optional?: boolean
}

export class Desk extends Page {
  readonly chance: Chance
  readonly deal: Deal
  readonly manner: InvoiceManner
  readonly words: Wording
  readonly expected = new Map<string, Value>()
  readonly also = new Map<string, (Value | null)[]>()
  readonly lines: LineTruth[] = []
  y = 40

  constructor(chance: Chance, deal: Deal, manner: InvoiceManner) {
    super({ size: manner.format })
    this.chance = chance
    this.deal = deal
    this.manner = manner
    this.words = wordings[deal.language]
    this.type(manner.font, manner.size)
  }

  get right_(): number {
    return this.width - this.manner.left
  }
  get step(): number {
    return this.size * 1.32
  }

  /** Printed, so it must be found. */
  state(path: string, value: Value, ...also: readonly (Value | null)[]): void {
    this.expected.set(path, value)
    if (also.length > 0) this.also.set(path, [...(this.also.get(path) ?? []), ...also])
  }
  /** Not demanded, but not wrong either. */
  allow(path: string, ...values: readonly (Value | null)[]): void {
    this.also.set(path, [...(this.also.get(path) ?? []), ...values])
  }

  /** One of several names of a thing, in the manner's capitals. */
  word(choices: readonly string[]): string {
    // A Swiss firm's labels name no euros.
    const word = this.chance.pick(choices.filter(choice => this.deal.land.mark === '€' || !/€|EUR/.test(choice)))
    return this.manner.capitals ? word.toUpperCase() : word
  }

  stateSeller(): void {
    this.state('sender.name', this.deal.seller.name)
    this.state('sender.address', this.deal.seller.lines.join(', '))
  }
  stateBuyer(address = true): void {
    this.state('receiver.name', this.deal.buyer.name)
    if (address) this.state('receiver.address', this.deal.buyer.lines.join(', '))
  }
  stateLine(
    line: DealLine,
    printed: {
      readonly quantity: boolean
      readonly rate: boolean
      readonly text?: string
      readonly texts?: readonly string[]
    },
  ): void {
    // prettier-ignore
    const { amount, hard, price, off } = line
    this.lines.push({ text: printed.text ?? line.text, ...(printed.texts && { texts: printed.texts }), amount, hard, quantity: printed.quantity ? line.quantity : null, rate: printed.rate ? price : null, rates: off > 0 ? [Math.round(price * (1 - off) * 100) / 100] : [] }) // prettier-ignore
  }
  stateCurrency(): void {
    this.state('currency', this.deal.land.currency)
    if (!this.manner.currencyPrinted) this.allow('currency', null)
  }

  /** Make, model and year as the text names them. */
  stateUnit(printed: {
    readonly year: boolean
    readonly type: boolean
    readonly vin?: boolean
    readonly use?: boolean
  }): void {
    // prettier-ignore
    const { unit } = this.deal
    if (unit === null) return
    const { machine } = unit
    this.state('other_details.make', machine.make)
    this.state('other_details.model', machine.model, `${machine.model} ${machine.type}`, machine.model.split(' ')[0]!)
    if (printed.year) this.state('other_details.year', `${unit.year}`)
    if (printed.type) this.state('other_details.equipment_type', machine.type, ...machine.alsoTypes)
    else this.allow('other_details.equipment_type', machine.type, ...machine.alsoTypes)
    if (printed.vin && unit.vin !== null) this.state('other_details.vin', unit.vin)
    if (printed.use && unit.use !== null) this.state('other_details.equipment_miles_hours', unit.use)
  }

  truth(): InvoiceTruth {
    return { expected: this.expected, also: this.also, lines: this.lines }
  }
  later(days: number): string {
    return addDays(this.deal.date, days)
  }
}
