/** Statements of cards with the words of invoices, known by the amounts that lead from their first balance to their last. */
import { expect, test } from 'vitest'
import { classifyDocument } from '../../../../core/extraction/classify/classify.ts'
import { extractBankStatements } from '../../../../core/extraction/bank/extract.ts'
import { drawn } from '../bank/drawn-statement.ts'

const fuelCard = (due: string) => `
                                          Account Number 0491-00-388271-6
ROADWELL Fleet Card                       Billing Period 08/16/2026 - 09/15/2026
Issued by Roadwell Bank, Midvale, UT
SMOKY HILL TRANSPORT LLC                  Previous Balance           400.00
2280 E MAGNOLIA RD                        Payments                  -400.00
SALINA KS 67401                           Purchases                  515.00
                                          Total Amount Due          $${due}
                                          Payment Due Date       10/08/2026

Post Date     Description                                                                   Amount
08/25/26      Payment received - ACH                                                       -400.00
Post Date     Time     Site                    Odometer    Prod    Gallons    Price/Gal     Amount
08/18/26      14:17    FLYING JAY 618 SALINA    184,318    DSL      57.992        3.905     226.46
08/19/26      09:37    LOVZ 334 COLBY           184,765    DSL      20.189        3.653      73.75
08/31/26      13:57    CENEX CO-OP OAKLEY       185,823    DSL      31.844        3.623     115.37
09/08/26      20:37    KWIK SHOPPE 7711         186,342    DSL      25.453        3.906      99.42
Remit to PO Box 6293, Carol Stream IL 60197
`

test('a card is a bank account where its list leads from balance to balance, whatever words it shares with invoices', () => {
  const document = drawn(fuelCard('515.00'))
  expect(classifyDocument(document).map(({ docType }) => docType)).toEqual(['bankstatement'])
  expect(classifyDocument(drawn(fuelCard('516.00'))).map(({ docType }) => docType)).toEqual(['invoice'])
  const [account] = extractBankStatements(document).accounts
  expect(account!.transactions.map(({ amount }) => amount.value)).toEqual([400, -226.46, -73.75, -115.37, -99.42])
})
