/** Who pays or is paid, by descriptions in the manner of many banks. */
import { expect, test } from 'vitest'
import { counterpartyName, similarityKey } from '../../../../core/analysis/bank/counterparty-name.ts'

test.each([
  ['ACH CREDIT HARBOR SUPPLY LLC PAYMENT 839201', 'Harbor Supply', true],
  ['ORIG CO NAME:ACME TOOL CORP ORIG ID:123 DESC DATE:0105 CO ENTRY DESCR:PAYMENT SEC:CCD', 'Acme Tool', true],
  ['ACME CORP DES:PAYMENT ID:1234 INDN:RIDGEBACK FAB CO ID:98 CCD', 'Acme', true],
  ['WIRE TYPE:WIRE IN DATE: 010526 TRN:20260105 ORIG:BLUE RIVER HOMES ID:0091 SND BK:CITI', 'Blue River Homes', false],
  ['FEDWIRE CREDIT VIA: BANK OF X/026009593 B/O: ACME CORP NEW YORK NY REF: 1', 'Acme', true],
  ['CHECKCARD 0105 HOME DEPOT 1234 DENVER CO 2444', 'Home Depot', false],
  ['PURCHASE AUTHORIZED ON 01/05 SHELL OIL 57442 AUSTIN TX S306', 'Shell Oil', false],
  ['SQ *BLUE CAFE', 'Blue Cafe', false],
  ['ZELLE PAYMENT FROM JOHN SMITH 2938475', 'John Smith', false],
  ['Zelle to Maria Lopez Conf# abc123', 'Maria Lopez', false],
  ['GUSTO PAYROLL 6semjv', 'Gusto', true],
  ['ONDECK CAPITAL DAILY PMT', 'OnDeck', true],
  ['3M COMPANY ACH PMT', '3M', true],
  ['Juniper Gap Machinery down payment', 'Juniper Gap Machinery', false],
  ['Loan payment Harvest Equipment Finance 88213', 'Harvest Equipment Finance', false],
  ['Beacon Tool LLC final installment', 'Beacon Tool', true],
  ['Rent to Oak Street Properties LLC', 'Oak Street Properties', true],
])('%s', (description, name, isFirm) => {
  expect(counterpartyName(description)).toEqual({ name, isFirm })
})

test.each([
  'Deposit',
  'CHECK 1023',
  '1023',
  'TRANSFER TO SAVINGS XXXX1234',
  'MONTHLY SERVICE FEE',
  'Interest paid',
  'Loan payment equipment term note',
  '',
])('nobody is named in %j', description => {
  expect(counterpartyName(description)).toBeNull()
})

test('transactions are alike by their counterparty, else by the words that stay', () => {
  expect(similarityKey('ACH CREDIT HARBOR SUPPLY LLC 1')).toBe(similarityKey('Wire in Harbor Supply, LLC 20260311'))
  expect(similarityKey('CHECK 1023')).toBe('check')
  expect(similarityKey('1023')).toBeNull()
})
