/** What is financed, by its invoices. */
import { present, sentence, type Fact, type Facts } from './facts.ts'
import type { MemoSentence } from './memo.ts'

export const equipmentSentences = (facts: Facts): readonly MemoSentence[] =>
  (facts.payload.invoice_analysis ?? []).flatMap((invoice, index) => {
    const at = `/invoice_analysis/${index}`
    const number = facts.text(`${at}/invoice_number`)
    const named = number === null ? 'An invoice' : { ...number, text: `Invoice ${number.text}` }
    return present([
      sentence`${named} of ${facts.text(`${at}/sender/name`)} totals ${facts.amount(`${at}/total_invoice_value`)}.`,
      sentence`It is dated ${facts.date(`${at}/invoice_date`)}.`,
      sentence`Its down payment is ${facts.amount(`${at}/other_details/down_payment`)}.`,
      sentence`The amount due is ${facts.amount(`${at}/amount_due`)}.`,
      ...(invoice.equipment ?? []).flatMap((_item, place) => itemSentences(facts, `${at}/equipment/${place}`)),
    ])
  })

function itemSentences(facts: Facts, at: string): readonly (MemoSentence | null)[] {
  const description = facts.text(`${at}/description`)
  const amount = facts.amount(`${at}/amount`)
  return [
    amount === null ? sentence`It covers ${description}.` : sentence`It covers ${description} at ${amount}.`,
    identifier(facts, `${at}/serial_number`, 'serial number'),
    identifier(facts, `${at}/vin`, 'vehicle identification number'),
    sentence`Its use is ${facts.text(`${at}/equipment_miles_hours`)}.`,
  ]
}

function identifier(facts: Facts, pointer: string, name: string): MemoSentence | null {
  const found: Fact | null = facts.text(pointer)
  return sentence`Its ${name} is ${found}.`
}
