/** One shape of error for every way an error can arise; after each the next request is served and no file is left over. */
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { analysisPath, answerOf, entryOf, formOf, openApiDesk, ownerKey } from '../support/api-desk.ts'
import type { Answer, ApiDesk, Sent } from '../support/api-desk.ts'
import { drawTinyStatement, emptyPdf } from '../support/tiny-statement.ts'

let desk: ApiDesk
let pdf: Buffer
beforeAll(async () => {
  desk = await openApiDesk()
  pdf = await drawTinyStatement()
})
afterAll(() => desk.close())

/** Status, body and headers of a refusal; nothing of it stays on the disk. */
async function expectRefusal(
  answer: Answer,
  status: number,
  code: string,
  ...mentions: (string | RegExp)[]
): Promise<void> {
  expect({ status: answer.status, text: answer.text }).toMatchObject({ status })
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(Object.keys(answer.body)).toEqual(['message'])
  expect(answer.headers.get('x-error-code')).toBe(code)
  expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/)
  for (const mention of mentions) expect(answer.body['message']).toMatch(mention)
  await expect.poll(() => desk.storedFiles()).toEqual([])
}

const missing = /^Missing required fields: all files and metadata must be provided\. /
const notPdf = /^Only PDF files are accepted\. /
const unprocessable = /^Documents must be clear and contain valid financial data\. /

/** Head and body of the answer to bytes that no client would send. */
async function answerTo(request: string): Promise<readonly string[]> {
  const { hostname, port } = new URL(desk.baseUrl)
  const socket = connect(Number(port), hostname)
  socket.write(request)
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString().split('\r\n\r\n')
}

describe('metadata and files', () => {
  const post = (files: readonly Sent[], metadata?: unknown) => desk.analyze(formOf(files, metadata))
  const one = (): Sent[] => [['a.pdf', pdf]]

  test('no metadata', async () =>
    expectRefusal(await post(one()), 400, 'MISSING_FIELDS', missing, 'metadata is missing'))
  test('no file', async () =>
    expectRefusal(await post([], [entryOf('a.pdf')]), 400, 'MISSING_FIELDS', missing, 'No file'))
  test('nothing at all', async () => expectRefusal(await post([]), 400, 'MISSING_FIELDS', missing))
  test('empty array', async () => expectRefusal(await post(one(), []), 400, 'MISSING_FIELDS', missing, 'no entries'))
  test.each(['', '  '])('metadata left empty: %j', async text =>
    expectRefusal(await post(one(), text), 400, 'MISSING_FIELDS', missing, 'metadata is missing'),
  )
  test.each(['{"appId":', 'null', '"text"', '12'])('metadata that is not what it should be: %j', async text =>
    expectRefusal(await post(one(), text), 400, 'BAD_VALUE', 'metadata is not valid JSON'),
  )
  test('entry that is no object', async () =>
    expectRefusal(await post(one(), ['a.pdf']), 400, 'BAD_VALUE', /metadata\[0\] must be an object/))
  test.each(['appId', 'fileName', 'statementType', 'periodEnd'])('missing %s', async member => {
    for (const value of [undefined, null, '', '  '])
      await expectRefusal(
        await post(one(), [entryOf('a.pdf', { [member]: value })]),
        400,
        'MISSING_FIELDS',
        missing,
        `metadata[0].${member} is missing`,
      )
  })
  test('documents of several applications', async () =>
    expectRefusal(
      await post([...one(), ['b.pdf', pdf]], [entryOf('a.pdf', { appId: 'A-1' }), entryOf('b.pdf', { appId: 'A-2' })]),
      400,
      'BAD_VALUE',
      'metadata names several appIds: A-1, A-2',
    ))
  test.each(['..', '.', 'x'.repeat(201)])('an appId that no address can hold: %s', async appId =>
    expectRefusal(await post(one(), [entryOf('a.pdf', { appId })]), 400, 'BAD_VALUE', 'metadata[0].appId must be'),
  )
  test('unknown statementType', async () =>
    expectRefusal(
      await post(one(), [entryOf('a.pdf', { statementType: 'INVOICE' })]),
      400,
      'BAD_VALUE',
      /statementType must be one of BALANCE_SHEET, INCOME_STATEMENT, CASH_FLOW_STATEMENT/,
    ))
  test.each(['2025-02-30', '12/31/2025', '2025', '2025-12-31T00:00:00Z', 20251231])('periodEnd %j', async periodEnd =>
    expectRefusal(
      await post(one(), [entryOf('a.pdf', { periodEnd })]),
      400,
      'BAD_VALUE',
      'metadata[0].periodEnd must be a ',
    ),
  )
  test('wrong type of a member', async () =>
    expectRefusal(await post(one(), [entryOf('a.pdf', { appId: 7 })]), 400, 'BAD_VALUE', /appId must be a string/))
  test('surplus file', async () =>
    expectRefusal(
      await post([...one(), ['b.pdf', pdf]], [entryOf('a.pdf')]),
      400,
      'MISSING_FIELDS',
      missing,
      'b.pdf has no metadata entry',
    ))
  test('surplus entry', async () =>
    expectRefusal(
      await post(one(), [entryOf('a.pdf'), entryOf('b.pdf')]),
      400,
      'MISSING_FIELDS',
      missing,
      'b.pdf, which was not uploaded',
    ))
  test('same file name twice with one entry', async () =>
    expectRefusal(
      await post([...one(), ...one(), ['c.pdf', pdf]], [entryOf('a.pdf'), entryOf('c.pdf')]),
      400,
      'MISSING_FIELDS',
      'a.pdf has no metadata entry',
    ))
  test('every fault at once', async () => {
    const answer = await post(
      [...one(), ['z.pdf', pdf]],
      [entryOf('a.pdf', { periodEnd: 'soon', statementType: 'X' }), { fileName: 'b.pdf' }],
    )
    await expectRefusal(
      answer,
      400,
      'MISSING_FIELDS',
      'metadata[0].periodEnd',
      'metadata[0].statementType',
      'metadata[1].appId',
      'metadata[1].periodEnd',
      'z.pdf has no metadata entry',
      'b.pdf, which was not',
    )
  })
  test('fileContent that is not base64', async () =>
    expectRefusal(
      await post([], [entryOf('a.pdf', { fileContent: '§§§' })]),
      400,
      'MISSING_FIELDS',
      'fileContent must be base64',
    ))
  test.each([
    '../../../etc/passwd',
    '..\\..\\boot.ini',
    '/etc/passwd.pdf',
    'ev\u202efdp.exe',
    'a\u0000b.pdf',
    '..',
    'é'.repeat(400),
  ])('a name that would lead elsewhere: %j', async name => {
    const answer = await post(
      [
        [name, pdf],
        ['b.pdf', pdf],
      ],
      [entryOf('b.pdf')],
    )
    await expectRefusal(answer, 400, 'MISSING_FIELDS', 'has no metadata entry')
    expect(answer.body['message']).not.toMatch(/\.\.[/\\]|etc\/|\p{Cc}|\u202e/u)
  })
})

describe('what is in the files', () => {
  const post = (bytes: Uint8Array, more: Record<string, unknown> = {}) =>
    desk.analyze(formOf([['a.pdf', bytes]], [entryOf('a.pdf', more)]))

  test('empty file', async () => expectRefusal(await post(new Uint8Array(0)), 415, 'NOT_A_PDF', notPdf, 'a.pdf'))
  test('HTML named .pdf', async () =>
    expectRefusal(await post(Buffer.from('<!doctype html><html></html>')), 415, 'NOT_A_PDF', notPdf, 'a.pdf'))
  test('a picture, large enough to go through the vault', async () =>
    expectRefusal(
      await post(Buffer.concat([Buffer.from('\x89PNG\r\n'), Buffer.alloc(2 << 20)])),
      415,
      'NOT_A_PDF',
      notPdf,
    ))
  test('the header too far in', async () =>
    expectRefusal(await post(Buffer.concat([Buffer.alloc(1024, ' '), pdf])), 415, 'NOT_A_PDF', notPdf))
  test('encrypted, no password', async () =>
    expectRefusal(
      await post(await drawTinyStatement({ password: 's3cret' })),
      422,
      'ENCRYPTED',
      unprocessable,
      'a.pdf',
    ))
  test('encrypted, wrong password', async () =>
    expectRefusal(
      await post(await drawTinyStatement({ password: 's3cret' }), { password: 'wrong' }),
      422,
      'WRONG_PASSWORD',
      unprocessable,
      'a.pdf',
    ))
  test('no pages', async () => expectRefusal(await post(emptyPdf()), 422, 'NO_PAGES', unprocessable))
  test('only a header', async () =>
    expectRefusal(await post(Buffer.from('%PDF-1.7\n')), 422, 'UNREADABLE', unprocessable))
  test('cut off in the middle', async () => {
    const answer = await post(pdf.subarray(0, Math.floor(pdf.length * 0.3)))
    expect(answer.status).toBe(422)
    await expectRefusal(answer, 422, answer.headers.get('x-error-code')!, unprocessable)
  })
  test('nothing financial', async () =>
    expectRefusal(
      await post(
        await drawTinyStatement({
          company: 'Minutes',
          title: 'of the garden club',
          period: 'of last week',
          rows: [['The roses were admired.'], ['Tea was served.']],
        }),
      ),
      422,
      'NOT_FINANCIAL',
      unprocessable,
    ))
})

describe('sizes and numbers', () => {
  test('26 MB', async () =>
    expectRefusal(
      await desk.analyze(formOf([['big.pdf', Buffer.concat([pdf, Buffer.alloc(26 << 20)])]], [entryOf('big.pdf')])),
      413,
      'FILE_TOO_LARGE',
      'big.pdf',
      '25 MB',
    ))
  test('a file before one of 26 MB is removed too', async () =>
    expectRefusal(
      await desk.analyze(
        formOf(
          [
            ['first.pdf', Buffer.concat([pdf, Buffer.alloc(2 << 20)])],
            ['big.pdf', Buffer.concat([pdf, Buffer.alloc(26 << 20)])],
          ],
          [entryOf('big.pdf')],
        ),
      ),
      413,
      'FILE_TOO_LARGE',
    ))
  test('51 files', async () => {
    const files = Array.from({ length: 51 }, (_, index): Sent => [`${index}.pdf`, pdf])
    await expectRefusal(
      await desk.analyze(
        formOf(
          files,
          files.map(([name]) => entryOf(name)),
        ),
      ),
      413,
      'TOO_MANY_FILES',
      '50 files',
    )
  })
  test('51 files as fileContent', async () => {
    const entries = Array.from({ length: 51 }, (_, index) =>
      entryOf(`${index}.pdf`, { fileContent: pdf.toString('base64') }),
    )
    await expectRefusal(await desk.analyze(formOf([], entries)), 413, 'TOO_MANY_FILES', '50 files')
  })
  test('251 MB announced', async () => {
    const answer = await raw({ 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(252 << 20) })
    await expectRefusal(answer, 413, 'REQUEST_TOO_LARGE', '250 MB')
  })
  test('too many fields', async () => {
    const form = formOf([['a.pdf', pdf]], [entryOf('a.pdf')])
    for (let i = 0; i < 400; i++) form.append(`f${i}`, 'x')
    await expectRefusal(await desk.analyze(form), 413, 'REQUEST_TOO_LARGE', 'parts')
  })
  test('a JSON body beyond its limit', async () =>
    expectRefusal(await desk.json('/api-keys', { name: 'x'.repeat(2 << 20) }), 413, 'REQUEST_TOO_LARGE'))

  /** Sends headers only and reads the answer: what a client hears that would have sent too much. */
  function raw(headers: Record<string, string>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const { hostname, port } = new URL(desk.baseUrl)
      const outgoing = httpRequest(
        {
          hostname,
          port,
          path: analysisPath,
          method: 'POST',
          headers: { authorization: `Bearer ${ownerKey}`, ...headers },
        },
        incoming => {
          const chunks: Buffer[] = []
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
          incoming.on('end', () => {
            outgoing.destroy()
            answerOf(
              new Response(Buffer.concat(chunks), {
                status: incoming.statusCode ?? 0,
                headers: incoming.headers as Record<string, string>,
              }),
            ).then(resolve, reject)
          })
        },
      )
      outgoing.on('error', reject)
      outgoing.flushHeaders()
    })
  }
})

describe('bodies that cannot be read', () => {
  const post = (body: BodyInit | null, contentType?: string) =>
    desk.call(analysisPath, {
      method: 'POST',
      body,
      ...(contentType !== undefined && { headers: { 'content-type': contentType } }),
    })

  test('no body', async () => expectRefusal(await post(null), 400, 'MISSING_FIELDS', missing))
  test('JSON', async () => expectRefusal(await post('{}', 'application/json'), 415, 'WRONG_MEDIA_TYPE', notPdf))
  test('malformed JSON where multipart belongs', async () =>
    expectRefusal(await post('{', 'application/json'), 400, 'BAD_VALUE', 'JSON'))
  test('a bare PDF', async () =>
    expectRefusal(
      await post(new Blob([pdf as Uint8Array<ArrayBuffer>]), 'application/pdf'),
      415,
      'WRONG_MEDIA_TYPE',
      notPdf,
    ))
  test('a form of the other kind', async () =>
    expectRefusal(await post('metadata=%5B%5D', 'application/x-www-form-urlencoded'), 415, 'WRONG_MEDIA_TYPE', notPdf))
  test('no boundary', async () =>
    expectRefusal(await post('--x', 'multipart/form-data'), 400, 'BAD_VALUE', 'malformed'))
  test('another boundary', async () =>
    expectRefusal(await post('--y\r\n\r\n--y--', 'multipart/form-data; boundary=x'), 400, 'BAD_VALUE', 'malformed'))
  test('cut off inside a file', async () => {
    const head = '--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7'
    await expectRefusal(await post(head, 'multipart/form-data; boundary=x'), 400, 'BAD_VALUE', 'malformed')
  })
  test('cut off inside a large file', async () => {
    const head = `--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7${' '.repeat(3 << 20)}`
    await expectRefusal(await post(head, 'multipart/form-data; boundary=x'), 400, 'BAD_VALUE', 'malformed')
  })
  test('a part named after a prototype', async () => {
    const body = '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n'
    await expectRefusal(await post(body, 'multipart/form-data; boundary=x'), 400, 'BAD_VALUE')
  })
  test('metadata sent as malformed application/json', async () => {
    const body =
      '--x\r\nContent-Disposition: form-data; name="metadata"\r\nContent-Type: application/json\r\n\r\n[{\r\n--x--\r\n'
    await expectRefusal(
      await post(body, 'multipart/form-data; boundary=x'),
      400,
      'BAD_VALUE',
      'metadata is not valid JSON',
    )
  })
  test('malformed JSON', async () =>
    expectRefusal(
      await desk.call('/api-keys', {
        method: 'POST',
        body: '{"name":',
        headers: { 'content-type': 'application/json' },
      }),
      400,
      'BAD_VALUE',
      'JSON',
    ))
  test('JSON of a wrong shape', async () =>
    expectRefusal(await desk.json('/api-keys', { name: '', scopes: ['root'] }), 400, 'BAD_VALUE', 'name', 'scopes'))
  test('JSON with a member missing', async () =>
    expectRefusal(await desk.json('/api-keys', {}), 400, 'MISSING_FIELDS', 'name'))
  test('no JSON at all', async () =>
    expectRefusal(await desk.call('/api-keys', { method: 'POST' }), 400, 'MISSING_FIELDS'))
  test('a text that looks like JSON', async () =>
    expectRefusal(
      await desk.call('/api-keys', { method: 'POST', body: '{}', headers: { 'content-type': 'text/plain' } }),
      415,
      'WRONG_MEDIA_TYPE',
    ))
  test.each([
    [{ name: 'a', tier: 'gold' }, 'tier must be one of standard, unlimited.'],
    [{ name: 5 }, 'name must be a string.'],
    [{ name: 'a', scopes: [] }, 'scopes must not be empty.'],
    [{ name: 'a'.repeat(101) }, 'name must be 100 characters at most.'],
    [{ name: 'a', expiresAt: 'soon' }, 'expiresAt must be a time in UTC of the form YYYY-MM-DDTHH:MM:SSZ.'],
    [{ name: 'a', expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt must be to come.'],
  ])('a member that does not fit is told in a sentence: %j', async (body, sentence) => {
    const answer = await desk.json('/api-keys', body)
    await expectRefusal(answer, 400, 'BAD_VALUE')
    expect(answer.body['message']).toBe(sentence)
  })
  test('XML', async () =>
    expectRefusal(
      await desk.call('/api-keys', { method: 'POST', body: '<a/>', headers: { 'content-type': 'text/xml' } }),
      415,
      'WRONG_MEDIA_TYPE',
    ))
})

describe('addresses and methods', () => {
  test.each([
    '/nothing',
    '/application',
    '/application/financial-statement-analysis/x',
    '/ui/../../package.json',
    '/ui/%2e%2e/%2e%2e/package.json',
    '/docs/static/nothing.js',
  ])('unknown: %s', async path => expectRefusal(await desk.call(path), 404, 'NOT_FOUND'))
  test('unknown without a key is not 401', async () =>
    expectRefusal(await desk.call('/nothing', { key: null }), 404, 'NOT_FOUND'))
  test.each([
    ['GET', analysisPath, 'POST'],
    ['PUT', analysisPath, 'POST'],
    ['DELETE', '/health', 'GET'],
    ['PATCH', '/analyses', 'GET'],
    ['PROPFIND', '/usage', 'GET'],
  ])('%s %s', async (method, path, allowed) => {
    const answer = await desk.call(path, { method })
    await expectRefusal(answer, 405, 'METHOD_NOT_ALLOWED')
    expect(answer.headers.get('allow')?.split(', ')).toContain(allowed)
  })
  test('OPTIONS tells the methods and grants no other page anything', async () => {
    const answer = await desk.call(analysisPath, { method: 'OPTIONS', key: null })
    expect([answer.status, answer.text, answer.headers.get('allow')]).toEqual([204, '', 'POST, OPTIONS'])
    expect([...answer.headers.keys()].filter(name => name.startsWith('access-control'))).toEqual([])
  })
  test('HEAD has no body', async () => {
    const answer = await desk.call('/health', { method: 'HEAD', key: null })
    expect([answer.status, answer.text]).toEqual([200, ''])
  })
  test('malformed address', async () => {
    const answer = await desk.call('/analyses/%zz')
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, ['message']])
  })
  test.each(['/analyses/nobody', '/analyses/nobody/events', '/analyses/nobody/corrections'])(
    'nobody has it: %s',
    async path => expectRefusal(await desk.call(path), 404, 'NOT_FOUND'),
  )
  test.each(['/files/nobody', '/files/nobody?expires=1&signature=x'])('a link that was never signed: %s', async path =>
    expectRefusal(await desk.call(path), 403, 'LINK_EXPIRED'),
  )
  test.each(['/analyses?limit=0', '/analyses?limit=x', '/analyses?before=yesterday'])(
    'malformed query: %s',
    async path => expectRefusal(await desk.call(path), 400, 'BAD_VALUE'),
  )
  test('an identifier longer than any', async () =>
    expectRefusal(await desk.call(`/application/data/${'x'.repeat(5000)}`), 404, 'NOT_FOUND'))
  test('unknown value of missing', async () =>
    expectRefusal(
      await desk.analyze(formOf([['a.pdf', pdf]], [entryOf('a.pdf')]), { query: '?missing=nan' }),
      400,
      'BAD_VALUE',
      'missing',
    ))
  test('a request that is not HTTP', async () => {
    const [head, body] = await answerTo('NONSENSE\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 400 /)
    expect(Object.keys(JSON.parse(body!) as object)).toEqual(['message'])
  })
  test('a request that names no host', async () => {
    const [head, body] = await answerTo('GET /health HTTP/1.1\r\nConnection: close\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 403 [\s\S]*x-error-code: FOREIGN_HOST/)
    expect(Object.keys(JSON.parse(body!) as object)).toEqual(['message'])
  })
})

test('a client that hangs up in the middle of a large file leaves nothing', async () => {
  const { hostname, port } = new URL(desk.baseUrl)
  const outgoing = httpRequest({
    hostname,
    port,
    path: analysisPath,
    method: 'POST',
    headers: { authorization: `Bearer ${ownerKey}`, 'content-type': 'multipart/form-data; boundary=x' },
  })
  outgoing.on('error', () => {})
  outgoing.write('--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7\n')
  await new Promise<void>(resolve => outgoing.write(Buffer.alloc(4 << 20), () => resolve()))
  await expect.poll(() => desk.storedFiles().length).toBe(1)
  outgoing.destroy()
  await expect.poll(() => desk.storedFiles()).toEqual([])
})

test('a defect of ours says nothing internal', async () => {
  const broken = await openApiDesk({
    tasks: { extract: () => Promise.reject(new Error('secret detail at /home/somebody')) },
  })
  try {
    const answer = await broken.analyze(formOf([['a.pdf', pdf]], [entryOf('a.pdf')]))
    expect([answer.status, answer.body, answer.headers.get('x-error-code')]).toEqual([
      500,
      { message: 'Internal error' },
      'INTERNAL',
    ])
    await expect.poll(() => broken.storedFiles()).toEqual([])
    expect((await broken.call('/health')).status).toBe(200)
  } finally {
    await broken.close()
  }
})

test('after all this the next request is served', async () => {
  const answer = await desk.analyze(formOf([['a.pdf', pdf]], [entryOf('a.pdf')]))
  expect({ status: answer.status, message: answer.body['message'] }).toEqual({ status: 200, message: undefined })
})
