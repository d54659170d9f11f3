/** More statements from abroad: sides behind amounts, apostrophes and spaces in thousands, French, Australian and Indian customs. */
import { addressee, facts, heading, isIn, isOut, letterhead, summaryTable } from '../blocks.ts'
import { register } from '../lists.ts'
import type { BankLayout } from '../made-bank.ts'
import { germanDay, plainAmounts, writeDay, type Manner } from '../press.ts'

const manner: Manner = { font: 'Helvetica', size: 8.5, format: 'A4', left: 42, pitch: 1.4, day: writeDay('dd/mm/yyyy'), longDay: writeDay('d Month yyyy'), amountText: { ...plainAmounts, mark: '' } } // prettier-ignore
const kinds = { deposit: 4, credit: 6, card: 9, debit: 7, fee: 1, atm: 1, interest: 0.3 }

/** Germany again: S and H behind unsigned amounts, the balances with a day in words. */
const sollHaben: BankLayout = {
  name: 'de-soll-haben',
  wish: { bank: 'Volksbank Altenfeld eG', land: 'DE', accounts: [{ product: 'Geschäftskonto', type: null, number: 'DE11 5206 2601 0004 4180 07', postings: 28, kinds, lines: [1, 2] }] }, // prettier-ignore
  periods: [['2025-03-01', '2025-03-31']],
  manner: { ...manner, day: writeDay('dd.mm.'), longDay: germanDay, amountText: { decimal: ',', thousands: '.', mark: '', negative: 'lead' } },
  head: letterhead({ size: 10, beside: ['{number}', 'Blatt {page}'] }),
  blocks: [
    letterhead({ size: 15, beside: ['Kontoauszug Nr. 3/2025', 'Blatt 1', '{start} bis {end}'] }),
    addressee({ facts: [['{product}', ''], ['IBAN', '{number}'], ['Kontoinhaber', '{holder}']], factsAt: 300 }),
    register({
      columns: [{ kind: 'day', head: ['Bu-Tag'], at: 42 }, { kind: 'value', head: ['Wert'], at: 90 }, { kind: 'text', head: ['Vorgang'], at: 140 }, { kind: 'suffixed', head: ['Betrag EUR'], at: 553 }],
      opening: 'alter Kontostand', closing: 'neuer Kontostand', sides: ['S', 'H'],
    }),
  ],
  unstated: ['is_mtd'],
} // prettier-ignore

/** France: spaces in thousands, debit and credit, balances as sentences. */
const french: BankLayout = {
  name: 'fr-releve-de-compte',
  wish: { bank: 'Banque Armorique', land: 'NL', accounts: [{ product: 'Compte courant professionnel', type: 'checking', number: 'FR76 3000 4008 1700 0104 4188 046', postings: 26, kinds }] }, // prettier-ignore
  periods: [['2025-02-01', '2025-02-28']],
  manner: { ...manner, day: writeDay('dd.mm'), longDay: writeDay('dd/mm/yyyy'), amountText: { decimal: ',', thousands: ' ', mark: '', negative: 'lead' } },
  blocks: [
    letterhead({ size: 14, beside: ['Relevé de compte', 'du {start} au {end}'] }),
    addressee({ facts: [['{product}', ''], ['IBAN {number}', '']] }),
    register({
      columns: [{ kind: 'day', head: ['Date'], at: 42 }, { kind: 'value', head: ['Valeur'], at: 85 }, { kind: 'text', head: ["Nature de l'opération"], at: 130 }, { kind: 'out', head: ['Débit'], at: 470 }, { kind: 'in', head: ['Crédit'], at: 553 }],
      opening: 'Ancien solde', closing: 'Nouveau solde', totals: 'Total des mouvements',
    }),
  ],
  unstated: ['is_mtd', 'account_holder'],
  holderless: true,
} // prettier-ignore

/** Australia: the balance marked CR, the summary in a row, statement number. */
const australian: BankLayout = {
  name: 'au-balance-cr',
  wish: { bank: 'Coral Coast Bank', land: 'NZ', accounts: [{ product: 'Business Transaction Account', type: 'checking', number: '06 4411 10228840', postings: 44, kinds, lines: [1, 2] }] }, // prettier-ignore
  periods: [['2024-12-20', '2025-01-19']],
  manner: { ...manner, day: writeDay('dd Mon'), amountText: { ...plainAmounts, negative: 'DR' } },
  head: letterhead({ size: 10, beside: ['Statement 18 (Page {page} of {pages})', 'Account Number {number}'] }),
  blocks: [
    letterhead({ size: 15, below: ['ABN 48 123 123 124'], beside: ['Your Statement', 'Statement 18', '(Page 1 of {pages})', 'Account Number {number}', 'Statement Period {start} - {end}', 'Closing Balance {closing} CR'] }),
    addressee(),
    heading('{product}'),
    register({
      columns: [{ kind: 'day', head: ['Date'], at: 42 }, { kind: 'text', head: ['Transaction'], at: 90 }, { kind: 'out', head: ['Debit'], at: 380 }, { kind: 'in', head: ['Credit'], at: 460 }, { kind: 'balance', head: ['Balance'], at: 545 }],
      opening: 'OPENING BALANCE', closing: 'CLOSING BALANCE', balanceMarked: true, amountLast: true,
    }),
    heading('Transaction Summary'),
    summaryTable([{ label: 'Opening balance', part: 'opening' }, { label: 'Total debits', part: isOut }, { label: 'Total credits', part: isIn }, { label: 'Closing balance', part: 'closing' }]),
  ],
} // prettier-ignore

/** India: cheque and reference column, value day behind, sums of a box at the end. */
const indian: BankLayout = {
  name: 'in-withdrawal-deposit-amt',
  wish: { bank: 'Deccan Mercantile Bank Ltd', land: 'SG', accounts: [{ product: 'Current Account', type: 'checking', number: '50200044188127', postings: 34, kinds }] }, // prettier-ignore
  periods: [['2025-04-01', '2025-04-30']],
  manner: { ...manner, day: writeDay('dd/mm/yy'), longDay: writeDay('dd/mm/yyyy') },
  blocks: [
    letterhead({ size: 14, beside: ['Page No : 1', 'Statement of account'] }),
    facts([['M/S. {holder}', ''], ['Account No : {number}', ''], ['Account Type : {product}', ''], ['Currency : SGD', ''], ['Statement From : {start} To : {end}', '']]),
    register({
      columns: [{ kind: 'day', head: ['Date'], at: 42 }, { kind: 'text', head: ['Narration'], at: 95 }, { kind: 'trace', head: ['Chq./Ref.No.'], at: 285 }, { kind: 'value', head: ['Value Dt'], at: 345 }, { kind: 'out', head: ['Withdrawal Amt.'], at: 455 }, { kind: 'in', head: ['Deposit Amt.'], at: 505 }, { kind: 'balance', head: ['Closing Balance'], at: 560 }],
    }),
    heading('STATEMENT SUMMARY :-', 9),
    summaryTable([{ label: 'Opening Balance', part: 'opening' }, { label: 'Debits', part: isOut }, { label: 'Credits', part: isIn }, { label: 'Closing Bal', part: 'closing' }]),
  ],
  holderless: true,
  unstated: ['account_subtype'],
} // prettier-ignore

export const overseas: readonly BankLayout[] = [sollHaben, french, australian, indian]
