/** POST /application/invoice-analysis: what specification 2.3, 2.4, 4.2, 7 and 8 say, and what the service adds to it. */
import ExcelJS from 'exceljs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { InvoiceResult } from '../../core/contract/invoice.ts'
import { formOf, invoicePath, openApiDesk } from '../support/api-desk.ts'
import type { Answer, ApiDesk, Sent } from '../support/api-desk.ts'
import { noInvoices } from '../corpus/made-invoices/documents/bad.ts'
import { drawTinyInvoice, drawTinyInvoices, tinyLines, tinySums } from '../support/tiny-invoice.ts'
import { drawTinyStatement } from '../support/tiny-statement.ts'

let desk: ApiDesk
let pdf: Buffer
beforeAll(async () => {
  desk = await openApiDesk()
  pdf = await drawTinyInvoice()
})
afterAll(() => desk.close())

const entryOf = (fileName: string, more: Record<string, unknown> = {}) => ({ appId: 'app-1', fileName, ...more })
const post = (files: readonly Sent[], metadata?: unknown, init = {}) => desk.invoices(formOf(files, metadata), init)
const one = async (bytes: Uint8Array = pdf, name = 'a.pdf'): Promise<InvoiceResult> =>
  resultOf(await post([[name, bytes]], [entryOf(name)]))

function resultOf(answer: Answer): InvoiceResult {
  expect({ status: answer.status, message: answer.body?.['message'] }).toEqual({ status: 200, message: undefined })
  return InvoiceResult.parse(answer.body)
}

function expectRefusal(answer: Answer, status: number, code: string, ...mentions: (string | RegExp)[]): void {
  expect({ status: answer.status, text: answer.text }).toMatchObject({ status })
  expect(Object.keys(answer.body)).toEqual(['message'])
  expect(answer.headers.get('x-error-code')).toBe(code)
  for (const mention of mentions) expect(answer.body['message']).toMatch(mention)
}

describe('the answer', () => {
  test('is an object of 2.4 with every documented member', async () => {
    const answer = await post([['a.pdf', pdf]], [entryOf('a.pdf')])
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    const result = resultOf(answer)
    expect(Number.isInteger(result.id)).toBe(true)
    expect(Object.keys(result.sender).toSorted()).toEqual([
      'address',
      'is_address_valid',
      'name',
      'validated_address_data',
    ])
    expect(result).toMatchObject({
      sender: { name: 'Quarry Road Equipment LLC' },
      receiver: { name: 'Alder Creek Tool Works, Inc.' },
      total_invoice_value: tinySums().total,
      file_id: 20417,
      doc_type: 'invoice',
      invoice_number: '20417',
      invoice_date: '2026-03-02',
      due_date: '2026-04-01',
      file_name: 'a.pdf',
      pages: [1],
    })
    expect(result.transactions).toHaveLength(tinyLines.length)
    expect(result.transactions.map(line => [line['description/item'], line.rate, line.amount])).toEqual(
      tinyLines.map(([description, quantity, rate]) => [description, rate, quantity * rate]),
    )
    expect(Object.keys(result.other_details).toSorted()).toEqual([
      'down_payment',
      'equipment_age',
      'equipment_miles_hours',
      'equipment_type',
      'make',
      'model',
      'titled',
      'vin',
      'year',
    ])
    expect(result.invoices).toBeUndefined()
  })

  test('created_at is ISO 8601 with UTC offset and microseconds; dates of lines have slashes', async () => {
    const result = await one()
    expect(result.created_at).toBe('2026-03-14T12:00:00.000000+00:00')
    for (const { date } of result.transactions) expect(date).toBe('03/02/2026')
  })

  test('addresses are validated: parts in the members of 2.4, or the reason in checks', async () => {
    const result = await one()
    expect(result.receiver).toMatchObject({
      is_address_valid: true,
      validated_address_data: {
        houseNumber: '88',
        city: 'Peoria',
        stateCode: 'IL',
        state: 'Illinois',
        postalCode: '61602',
        county: 'Peoria',
        countryCode: 'USA',
        district: null,
      },
    })
    const wrong = await one(await drawTinyInvoice({ city: 'Springfield, TX 62701' }))
    expect(wrong.sender).toMatchObject({ is_address_valid: false, validated_address_data: null })
    expect(wrong.checks.find(({ id }) => id === 'sender_address_valid')).toMatchObject({
      passed: false,
      message: expect.stringMatching(/^Seller: .*62701/),
    })
  })

  test('every value has its place on the page and a confidence', async () => {
    const result = await one()
    expect(result.provenance['/total_invoice_value']).toMatchObject({ fileName: 'a.pdf', page: 1, method: 'text' })
    expect(Object.keys(result.confidence_scores.fields)).toEqual(expect.arrayContaining(Object.keys(result.provenance)))
    for (const score of Object.values(result.confidence_scores.fields)) {
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(1)
    }
  })

  test('ids are integers that are never given twice', async () => {
    const first = await one()
    await desk.call(`/analyses/${first.analysis_id}`, { method: 'DELETE' })
    const second = await one()
    expect(second.id).toBeGreaterThan(first.id)
  })

  test('a number that is not purely numeric, or begins with 0, is no file_id', async () => {
    for (const number of ['INV-2041', '00417']) {
      const result = await one(await drawTinyInvoice({ number }))
      expect([result.invoice_number, result.file_id]).toEqual([number, null])
    }
  })

  test('?missing=zero puts 0 for documented numbers and nothing else', async () => {
    const answer = await post([['a.pdf', pdf]], [entryOf('a.pdf')], { query: '?missing=zero' })
    const result = resultOf(answer)
    expect(result.other_details).toMatchObject({ down_payment: 0, equipment_miles_hours: null, vin: null })
    expect(result.shipping).toBeNull()
    expectRefusal(
      await post([['a.pdf', pdf]], [entryOf('a.pdf')], { query: '?missing=x' }),
      400,
      'BAD_VALUE',
      'missing',
    )
  })
})

describe('several invoices', () => {
  test('in several files: the first one’s object and all in `invoices`, in the order of the request', async () => {
    const other = await drawTinyInvoice({ number: '20418', lines: [['Bucket, 72 inch', 1, 900]] })
    const files: Sent[] = [
      ['b.pdf', other],
      ['a.pdf', pdf],
    ]
    const result = resultOf(await post(files, [entryOf('a.pdf'), entryOf('b.pdf')]))
    expect(result.invoices?.map(invoice => [invoice.file_name, invoice.invoice_number])).toEqual([
      ['b.pdf', '20418'],
      ['a.pdf', '20417'],
    ])
    const { invoices, analysis_id: _, download_url: _1, download_url_expires_at: _2, reports, ...first } = result
    expect(invoices![0]).toEqual(
      expect.objectContaining({ id: first.id, total_invoice_value: first.total_invoice_value }),
    )
    expect(new Set(invoices!.map(({ id }) => id)).size).toBe(2)
    expect(reports.invoice_summary.totals).toEqual([
      { currency: 'USD', invoice_count: 2, total_invoice_value: tinySums().total + 972, amount_due: null },
    ])
  })

  test('in one file', async () => {
    const result = await one(await drawTinyInvoices([{}, { number: '20418' }, { number: '20419' }]))
    expect(result.invoices?.map(({ invoice_number, pages }) => [invoice_number, pages])).toEqual([
      ['20417', [1]],
      ['20418', [2]],
      ['20419', [3]],
    ])
  })

  test('a file that cannot be read refuses the request and is named', async () => {
    const locked = await drawTinyInvoices([{}], 'open sesame')
    const files: Sent[] = [
      ['a.pdf', pdf],
      ['locked.pdf', locked],
    ]
    const entries = [entryOf('a.pdf'), entryOf('locked.pdf')]
    expectRefusal(await post(files, entries), 422, 'ENCRYPTED', /locked\.pdf.*password/)
    const opened = await post(files, [entries[0], { ...entries[1], password: 'open sesame' }])
    expect(resultOf(opened).invoices).toHaveLength(2)
  })
})

describe('requests', () => {
  test.each([
    ['an array', (entry: object) => [entry]],
    ['an object with files', (entry: object) => ({ files: [entry] })],
    ['one entry', (entry: object) => entry],
  ])('metadata as %s', async (_, shape) => {
    resultOf(await post([['a.pdf', pdf]], shape(entryOf('a.pdf'))))
  })

  test('any part with a file name is a file, and fileContent stands in for one', async () => {
    resultOf(await post([['a.pdf', pdf, 'document']], [entryOf('a.pdf')]))
    const inline = await post([], [entryOf('a.pdf', { fileContent: pdf.toString('base64') })])
    expect(resultOf(inline).file_name).toBe('a.pdf')
    const both = await post(
      [['a.pdf', pdf]],
      [entryOf('a.pdf'), entryOf('b.pdf', { fileContent: `data:application/pdf;base64,${pdf.toString('base64')}` })],
    )
    expect(resultOf(both).invoices).toHaveLength(2)
  })

  const missing = /^Missing required fields; all PDF files and metadata must be provided\. /
  test('missing files, metadata, appId, fileName: 400 in the words of specification 7', async () => {
    expectRefusal(await post([['a.pdf', pdf]]), 400, 'MISSING_FIELDS', missing, 'metadata is missing')
    expectRefusal(await post([], [entryOf('a.pdf')]), 400, 'MISSING_FIELDS', missing, 'No file')
    for (const member of ['appId', 'fileName'])
      expectRefusal(
        await post([['a.pdf', pdf]], [entryOf('a.pdf', { [member]: undefined })]),
        400,
        'MISSING_FIELDS',
        missing,
        `metadata[0].${member} is missing`,
      )
    const surplus: Sent[] = [
      ['a.pdf', pdf],
      ['b.pdf', pdf],
    ]
    expectRefusal(await post(surplus, [entryOf('a.pdf')]), 400, 'MISSING_FIELDS', missing, 'b.pdf')
  })

  test('another format: 415 in the words of specification 7', async () => {
    const page = Buffer.from('<!doctype html><title>Invoice</title>')
    expectRefusal(
      await post([['a.pdf', page]], [entryOf('a.pdf')]),
      415,
      'NOT_A_PDF',
      /^Only PDF files are allowed\. .*a\.pdf/,
    )
    const json = await desk.json(invoicePath, { appId: 'app-1' })
    expectRefusal(json, 415, 'WRONG_MEDIA_TYPE', /^Only PDF files are allowed\. /)
  })

  test('no key: 401', async () => {
    expectRefusal(await post([['a.pdf', pdf]], [entryOf('a.pdf')], { key: null }), 401, 'NO_KEY')
  })

  test('more than 25 MB: 413', async () => {
    const large = Buffer.concat([pdf, Buffer.alloc(25 * 1024 * 1024)])
    expectRefusal(await post([['big.pdf', large]], [entryOf('big.pdf')]), 413, 'FILE_TOO_LARGE', 'big.pdf')
  })

  test('a PDF with no invoice in it: 422 with a sentence, and nothing is kept', async () => {
    const letter = await drawTinyStatement({ title: 'Dear Sir', period: '', rows: [['Thank you for your letter.']] })
    const before = desk.storedFiles()
    expectRefusal(
      await post([['letter.pdf', letter]], [entryOf('letter.pdf')]),
      422,
      'NOT_FINANCIAL',
      'letter.pdf: No invoice was found in it.',
    )
    await expect.poll(() => desk.storedFiles()).toEqual(before)
  })

  test.each(noInvoices.map(({ name, draw }) => [name, draw] as const))('%s: 422', async (name, draw) => {
    const sent: Sent = [`${name}.pdf`, await draw()]
    expectRefusal(await post([sent], [entryOf(`${name}.pdf`)]), 422, 'NOT_FINANCIAL', 'No invoice was found in it.')
  })

  test('invoices do not count against the monthly quota', async () => {
    const { key } = await desk.makeKey({ tier: 'standard' })
    resultOf(await post([['a.pdf', pdf]], [entryOf('a.pdf')], { key }))
    const usage = await desk.call('/usage', { key })
    expect(usage.body).toMatchObject({ used: 0, pending: 0 })
  })
})

describe('the service around it', () => {
  test('respond-async: 202, progress, then the same result under /analyses', async () => {
    const answer = await post([['a.pdf', pdf]], [entryOf('a.pdf', { appId: 'async-1' })], {
      headers: { prefer: 'respond-async' },
    })
    expect(answer.status).toBe(202)
    const location = answer.headers.get('location')!
    await expect.poll(async () => (await desk.call(location)).body['status']).toBe('complete')
    const stored = (await desk.call(location)).body
    expect(stored).toMatchObject({
      kind: 'invoices',
      appId: 'async-1',
      companyName: 'Quarry Road Equipment LLC',
      periodEnd: '2026-03-02',
      // Two once its file was inspected.
      revision: expect.any(Number),
    })
    expect(InvoiceResult.parse(stored['result']).analysis_id).toBe(stored['analysisId'])
    const events = await desk.call(`${location}/events`)
    expect(events.text).toContain('"status":"complete"')
    expectRefusal(await desk.call(`${location}/cancel`, { method: 'POST' }), 409, 'CONFLICT')
    const list = await desk.call('/analyses?appId=async-1')
    expect(list.body['analyses']).toMatchObject([{ kind: 'invoices', status: 'complete' }])
  })

  test('a failure is reported in the words of the endpoint', async () => {
    const letter = await drawTinyStatement({ title: 'Dear Sir', period: '', rows: [['Thank you.']] })
    const { headers } = await post([['letter.pdf', letter]], [entryOf('letter.pdf')], {
      headers: { prefer: 'respond-async' },
    })
    const location = headers.get('location')!
    await expect.poll(async () => (await desk.call(location)).body['status']).toBe('failed')
    expect((await desk.call(location)).body['message']).toBe('letter.pdf: No invoice was found in it.')
  })

  test('the same Idempotency-Key: the stored answer; with other content: 409', async () => {
    const headers = { 'idempotency-key': 'invoice-1' }
    const first = await post([['a.pdf', pdf]], [entryOf('a.pdf')], { headers })
    const again = await post([['a.pdf', pdf]], [entryOf('a.pdf')], { headers })
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(again.text).toBe(first.text)
    expectRefusal(await post([['b.pdf', pdf]], [entryOf('b.pdf')], { headers }), 409, 'CONFLICT')
  })

  test('the workbook: a sheet for each report and the raw data, behind a link that is valid for 24 hours and needs no key', async () => {
    const { download_url, download_url_expires_at, analysis_id } = await one()
    expect(download_url_expires_at).toBe('2026-03-15T12:00:00.000Z')
    const path = download_url.slice(desk.baseUrl.length)
    const response = await fetch(download_url)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toContain(
      'Quarry Road Equipment LLC 20417 invoice analysis.xlsx',
    )
    const book = new ExcelJS.Workbook()
    await book.xlsx.load(await response.arrayBuffer())
    expect(book.worksheets.map(({ name }) => name)).toEqual([
      'Invoice Summary',
      'Transaction Breakdown',
      'Vendor Analysis',
      'Payment Terms',
      'Tax & Fees',
      'Raw Data',
    ])
    desk.clock.advance(24 * 60 * 60 * 1000 + 1000)
    expectRefusal(await desk.call(path, { key: null }), 403, 'LINK_EXPIRED')
    const { body } = await desk.call(`/analyses/${analysis_id}`)
    const fresh = (body['result'] as InvoiceResult).download_url
    expect((await fetch(fresh)).status).toBe(200)
  })

  test('a deleted analysis is gone with its files, its workbook and its place in the vendor’s history', async () => {
    const sender = 'Vanishing Vendor Inc.'
    const first = await one(await drawTinyInvoice({ sender, number: '1' }))
    expect((await desk.call(`/analyses/${first.analysis_id}`, { method: 'DELETE' })).status).toBe(204)
    const second = await one(await drawTinyInvoice({ sender, number: '2' }))
    expect(second.reports.vendor_analysis.vendors).toMatchObject([{ name: sender, invoice_count: 1 }])
  })
})

describe('the vendor over all stored invoices', () => {
  test('count, totals, average, first and last seen, price changes', async () => {
    const sender = 'Holloway Machine Supply Co.'
    const invoice = (number: string, date: string, price: number) =>
      drawTinyInvoice({
        sender,
        number,
        date,
        due: '',
        lines: [
          ['Coolant pump CP-4', 2, price],
          ['Freight', 1, 50],
        ],
        taxRate: 0,
      })
    await one(await invoice('501', 'January 5, 2026', 100))
    // The same vendor, written another way.
    await one(
      await drawTinyInvoice({
        sender: 'HOLLOWAY MACHINE SUPPLY COMPANY',
        number: '502',
        date: 'February 5, 2026',
        lines: [['Gasket set', 1, 40]],
        taxRate: 0,
      }),
    )
    const { reports, id } = await one(await invoice('503', 'March 5, 2026', 110))
    const [vendor] = reports.vendor_analysis.vendors
    expect(vendor).toMatchObject({
      invoice_count: 3,
      totals: [{ currency: 'USD', invoice_count: 3, total: 560, average: 186.67 }],
      first_seen: '2026-01-05',
      last_seen: '2026-03-05',
      possible_duplicates: [],
    })
    expect(vendor!.price_changes).toHaveLength(1)
    expect(vendor!.price_changes[0]).toMatchObject({
      previous_rate: 100,
      rate: 110,
      previous_date: '2026-01-05',
      invoice_id: id,
    })
    expect(vendor!.price_changes[0]!.change).toBeCloseTo(0.1)
  })

  test('possible duplicates: same number, or same content under another number', async () => {
    const sender = 'Twice Billing LLC'
    const first = await one(await drawTinyInvoice({ sender, number: 'T-77' }))
    const sameNumber = await one(await drawTinyInvoice({ sender, number: 'T 77', lines: [['Something else', 1, 5]] }))
    const sameContent = await one(await drawTinyInvoice({ sender, number: 'T-78' }))
    expect(sameNumber.reports.vendor_analysis.vendors[0]!.possible_duplicates).toEqual([
      {
        invoice_id: sameNumber.id,
        invoice_number: 'T 77',
        duplicate_of_id: first.id,
        duplicate_of_analysis: first.analysis_id,
        reason: 'same_number',
      },
    ])
    expect(sameContent.reports.vendor_analysis.vendors[0]!.possible_duplicates).toMatchObject([
      { duplicate_of_id: first.id, reason: 'same_content' },
    ])
  })
})

describe('corrections', () => {
  const correct = (result: InvoiceResult, path: string, value: unknown) =>
    desk.json(`/analyses/${result.analysis_id}/corrections`, { path, value, note: 'seen on paper' })
  const now = async ({ analysis_id }: InvoiceResult): Promise<InvoiceResult> =>
    InvoiceResult.parse((await desk.call(`/analyses/${analysis_id}`)).body['result'])

  test('of a number, a name, a line: everything that follows is recomputed, and the id stays', async () => {
    const result = await one(await drawTinyInvoice({ sender: 'Misread Machinery' }))
    for (const [path, value] of [
      ['/invoice_number', '90210'],
      ['/sender/name', 'Corrected Machinery Inc.'],
      ['/transactions/2/description~1item', 'Delivery and set-up'],
      ['/transactions/2/category', 'hard'],
      ['/other_details/make', 'Kestrel'],
      ['/other_details/year', '2023'],
      ['/other_details/titled', false],
      ['/due_date', '2026-05-01'],
    ] as const)
      expect((await correct(result, path, value)).status).toBe(201)
    const corrected = await now(result)
    expect(corrected).toMatchObject({
      id: result.id,
      file_id: 90210,
      sender: { name: 'Corrected Machinery Inc.' },
      due_date: '2026-05-01',
      other_details: { make: 'Kestrel', year: '2023', equipment_age: 3, titled: false },
    })
    expect(corrected.equipment[0]).toMatchObject({ make: 'Kestrel' })
    expect(corrected.transactions[2]).toMatchObject({ 'description/item': 'Delivery and set-up', category: 'hard' })
    expect(corrected.provenance['/invoice_number']).toMatchObject({ method: 'manual', page: 1 })
    expect(corrected.confidence_scores.fields['/invoice_number']).toBe(1)
    const { reports } = corrected
    expect(reports.vendor_analysis.vendors).toMatchObject([{ name: 'Corrected Machinery Inc.', invoice_count: 1 }])
    expect(reports.payment_terms.invoices).toMatchObject([{ due_date: '2026-05-01', days_to_pay: 60 }])
    expect(reports.transaction_breakdown.by_category).toMatchObject([{ category: 'hard', line_count: 3 }])
    const book = await fetch(corrected.download_url)
    expect(book.headers.get('content-disposition')).toContain('Corrected Machinery Inc. 90210')
    const first = await desk.call(`/analyses/${result.analysis_id}?revision=1`)
    expect((first.body['result'] as InvoiceResult).invoice_number).toBe('20417')
  })

  test('taken back: the value stands as it was read, no surer than before', async () => {
    const result = await one()
    const read = result.provenance['/invoice_number']
    await correct(result, '/invoice_number', '90210')
    expect((await correct(result, '/invoice_number', result.invoice_number)).status).toBe(201)
    const undone = await now(result)
    expect(undone.invoice_number).toBe(result.invoice_number)
    expect(undone.provenance['/invoice_number']).toEqual(read)
    expect(undone.confidence_scores).toEqual(result.confidence_scores)
    expect(read).not.toMatchObject({ method: 'manual' })
  })

  test('of an address and of a VIN: what follows from them is looked up again', async () => {
    const lines = [['Compact track loader', 1, 48_500]] as const
    const result = await one(await drawTinyInvoice({ city: 'Springfield, TX 62701', lines }))
    expect(result.sender.is_address_valid).toBe(false)
    expect(result.other_details?.make ?? null).toBeNull()
    await correct(result, '/sender/address', '410 Quarry Road, Springfield, IL 62701')
    await correct(result, '/other_details/vin', '1HGCM82633A004352')
    const corrected = await now(result)
    expect(corrected.sender).toMatchObject({ is_address_valid: true, validated_address_data: { stateCode: 'IL' } })
    expect(corrected.other_details).toMatchObject({ vin: '1HGCM82633A004352', make: expect.stringMatching(/honda/i) })
    expect(corrected.provenance['/other_details/make']).toMatchObject({ method: 'derived' })
  })

  test('two at once: both hold', async () => {
    const result = await one()
    await Promise.all([correct(result, '/sender/name', 'One'), correct(result, '/receiver/name', 'Two')])
    expect(await now(result)).toMatchObject({ sender: { name: 'One' }, receiver: { name: 'Two' } })
  })

  test('of the total: the checks that did not hold hold', async () => {
    const result = await one(await drawTinyInvoice({ statedTotal: 50_000 }))
    expect(result.checks.filter(({ passed }) => passed === false)).not.toEqual([])
    await correct(result, '/total_invoice_value', tinySums().total)
    const corrected = await now(result)
    expect(corrected.total_invoice_value).toBe(tinySums().total)
    expect(corrected.checks.filter(({ passed }) => passed === false)).toEqual([])
  })

  test('of one of several, and taking a line out', async () => {
    const result = await one(await drawTinyInvoices([{}, { number: '20418' }]))
    await correct(result, '/invoices/1/sender/name', 'Second Sender')
    await correct(result, '/invoices/1/transactions/2', null)
    const { invoices } = await now(result)
    expect(invoices!.map(({ sender, transactions }) => [sender.name, transactions.length])).toEqual([
      ['Quarry Road Equipment LLC', 3],
      ['Second Sender', 2],
    ])
  })

  test('a line that was taken out is put back as it was', async () => {
    const result = await one()
    await correct(result, '/transactions/1', null)
    await correct(result, '/transactions/1/amount', 1)
    expect((await now(result)).transactions.map(({ amount }) => amount)).toEqual([48_500, 1])
    await correct(result, '/transactions/1', true)
    expect((await now(result)).transactions.map(({ amount }) => amount)).toEqual([48_500, 2500, 1])
  })

  test.each([
    ['/transactions/1', true],
    ['/file_id', 7],
    ['/reports', 7],
    ['/transactions/9/amount', 7],
    ['/invoices/1/total_invoice_value', 7],
    ['/sender/phone', 'x'],
    ['/total_invoice_value', 'much'],
    ['/invoice_date', 'soon'],
    ['/invoice_date', '2026-02-30'],
    ['/transactions/0/category', 'medium'],
    ['/other_details/titled', 'yes'],
    ['/transactions/0/description~1item', null],
  ])('of %s to %j is refused and leaves no trace', async (path, value) => {
    const result = await one()
    expectRefusal(await correct(result, path, value), 400, 'BAD_VALUE', path)
    const { body } = await desk.call(`/analyses/${result.analysis_id}/corrections`)
    expect(body['corrections']).toEqual([])
  })
})
