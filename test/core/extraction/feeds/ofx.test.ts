/** OFX in SGML and XML, QBO and QFX: one parser for all, and what is malformed is refused with its place. */
import { expect, test } from 'vitest'
import { parseOfx } from '../../../../core/extraction/feeds/ofx.ts'

const sgml = (rows: string, around = ''): string => `OFXHEADER:100
DATA:OFXSGML
VERSION:102

<OFX>
<SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><FI><ORG>Prairie State Bank<FID>77</FI><INTU.BID>03000</SONRS></SIGNONMSGSRSV1>
<BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD
<BANKACCTFROM><BANKID>1<ACCTID>000-7734821<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20260301<DTEND>20260331
${rows}
</BANKTRANLIST>${around}
</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
`
const row = (type: string, date: string, amount: string, more = '<NAME>AT&amp;T BILL'): string =>
  `<STMTTRN><TRNTYPE>${type}<DTPOSTED>${date}<TRNAMT>${amount}<FITID>1${more}</STMTTRN>`

test('SGML without closing tags and XML with them give the same account', () => {
  const rows =
    row('DEBIT', '20260304120000[-5:EST]', '-45.10') + row('CREDIT', '20260302', '100.00', '<NAME>Depo<MEMO>Deposit 12')
  const text = sgml(rows, '<LEDGERBAL><BALAMT>954.90<DTASOF>20260331</LEDGERBAL>')
  const xml = text
    .replace(/<([A-Z.]+)>([^<\n]+)/g, '<$1>$2</$1>')
    .replace(/^OFXHEADER[^<]*/, '<?xml version="1.0"?><?OFX OFXHEADER="200"?>')
  const [account] = parseOfx(text)
  expect(account).toMatchObject({
    accountNumber: '000-7734821',
    accountType: 'checking',
    bankName: 'Prairie State Bank',
    currency: 'USD',
    start: '2026-03-01',
    end: '2026-03-31',
    startingBalance: 900,
    endingBalance: 954.9,
    rows: [
      { date: '2026-03-02', amount: 100, description: 'Deposit 12', details: '' },
      { date: '2026-03-04', amount: -45.1, description: 'AT&T BILL' },
    ],
  })
  const withoutLines = (accounts: ReturnType<typeof parseOfx>) =>
    accounts.map(one => ({ ...one, rows: one.rows.map(({ line: _, ...rest }) => rest) }))
  expect(withoutLines(parseOfx(xml))).toEqual(withoutLines([account!]))
})

test('amounts without signs get the side of their type; decimal commas are read', () => {
  const text = sgml(row('DEBIT', '20260304', '45,10') + row('CREDIT', '20260305', '7,00'))
  expect(parseOfx(text)[0]!.rows.map(({ amount }) => amount)).toEqual([-45.1, 7])
})

test('a ledger balance of the day of the download is not the one of the end', () => {
  const text = sgml(row('DEBIT', '20260304', '-45.10'), '<LEDGERBAL><BALAMT>1.00<DTASOF>20260412</LEDGERBAL>')
  expect(parseOfx(text)[0]).toMatchObject({ startingBalance: null, endingBalance: null })
})

test.each([
  ['cut in the middle', sgml(row('DEBIT', '20260304', '-45.10')).slice(0, -60), /closing tag is missing/],
  ['with an amount that is none', sgml(row('DEBIT', '20260304', '-45.1O')), /Line 10 .*-45\.1O/],
  ['with a date that is none', sgml(row('DEBIT', '20261304', '-45.10')), /Line 10 .*20261304/],
  ['with no account', '<OFX><SIGNONMSGSRSV1></SIGNONMSGSRSV1></OFX>', /no account/],
  ['nested without end', `<OFX>${'<A>'.repeat(100)}</OFX>`, /nested too deep/],
])('a feed %s is refused', (_name, text, message) => expect(() => parseOfx(text)).toThrow(message))

test('a hostile file takes time in proportion to its length', () => {
  const text = `<OFX>${'<A>1'.repeat(200_000)}</OFX>`
  const started = performance.now()
  expect(() => parseOfx(text)).toThrow(/nested too deep/)
  expect(performance.now() - started).toBeLessThan(5_000)
})
