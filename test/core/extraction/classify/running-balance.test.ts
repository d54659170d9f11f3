/** Bank statements that only their balances give away. */
import { expect, test } from 'vitest'
import { classifyDocument } from '../../../../core/extraction/classify/classify.ts'
import { extractBankStatements } from '../../../../core/extraction/bank/extract.ts'
import { drawn } from '../bank/drawn-statement.ts'

/** `broken`: the balance printed beside the third amount. */
const wallet = (broken = '24,581.71'): string => `
tradewind                                                            USD
                                            1 January 2026 – 31 January 2026

RAHAL TRANSLATIONS LLC                      Account number     8313004127
1209 Orange Street

Description                          Incoming      Outgoing        Amount

Card transaction at Cloudpeak                        -23.25     24,558.46
31 January 2026 Transaction: 89580332

Sent money to Lerato Mokoena                      -1,934.29     ${broken}
31 January 2026 Transaction: 89500658

Received money from Nordlys           1,101.06                  26,516.00
29 January 2026 Transaction: 89439016

Sent money to Ivana Kovacevic                     -1,392.95     25,414.94
27 January 2026 Transaction: 89377494

Received money from Ayala             1,094.52                  26,807.89
26 January 2026 Transaction: 89364499

Card transaction at Linkedup                         -27.89     25,713.37
26 January 2026 Transaction: 89330774

Card transaction at Airtable                        -105.30     25,741.26
23 January 2026 Transaction: 89318629
`
const typeOf = (picture: string) => classifyDocument(drawn(picture))[0]!

test('amounts that lead from balance to balance make a bank statement', () => {
  const part = typeOf(wallet())
  expect(part.docType).toBe('bankstatement')
  expect(part.evidence[0]).toMatch(/^6 balances that follow/)
  expect(extractBankStatements(drawn(wallet())).accounts[0]!.transactions).toHaveLength(7)
})

test('amounts that do not are no evidence', () => {
  const misprinted = wallet('21,581.71').replace('26,516.00', '29,516.00').replace('25,414.94', '22,414.94')
  expect(typeOf(misprinted).docType).toBe('other')
})
