/** Every member and parameter of the OpenAPI document says what it is, gives a valid example, and is as narrow as its values. */
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openApiDocument } from '../../core/api/openapi/document.ts'
import { memberDocKey, memberFiles, type MemberSchema } from '../../core/api/openapi/member-docs.ts'

interface PlacedParameter {
  readonly name: string
  readonly in: string
  readonly description?: string
  readonly example?: unknown
  readonly schema: MemberSchema
}
const document = openApiDocument('http://127.0.0.1:4780', '1.2.3') as {
  paths: Record<string, Record<string, { parameters?: PlacedParameter[] }>>
  webhooks: Record<string, Record<string, { parameters?: PlacedParameter[] }>>
  components: { schemas: Record<string, MemberSchema> }
}
const { schemas } = document.components

/** Every member with its path, which begins with the name of the component. */
function* members(schema: MemberSchema, path: readonly string[]): Generator<[readonly string[], MemberSchema]> {
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    yield [[...path, name], member]
    yield* members(member, [...path, name])
  }
  const { items, anyOf = [], additionalProperties: values } = schema
  for (const part of [...(items ? [items] : []), ...(typeof values === 'object' ? [values] : []), ...anyOf])
    yield* members(part, path)
}
const all = Object.entries(schemas).flatMap(([name, schema]) => [...members(schema, [name])])
const parameters = [...Object.entries(document.paths), ...Object.entries(document.webhooks)].flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, { parameters: own = [] }]) =>
    own.map(parameter => ({ place: `${method} ${path} ${parameter.name}`, ...parameter })),
  ),
)

const isValid = (schema: MemberSchema, value: unknown): boolean => z.fromJSONSchema(schema).safeParse(value).success

test('every member has a description', () => {
  expect(all.length).toBeGreaterThan(1000)
  expect(all.filter(([, { description }]) => !description?.endsWith('.')).map(([path]) => path.join('.'))).toEqual([])
})

// The linters hold them against their schemas: test/openapi/lint.ts.
test('every member has an example', () => {
  expect(all.filter(([, { examples }]) => examples?.length !== 1).map(([path]) => path.join('.'))).toEqual([])
})

test('every parameter has a description and an example that its schema allows', () => {
  expect(parameters.length).toBeGreaterThan(60)
  expect(
    parameters.filter(({ description }) => !description).map(({ place }) => place),
    'without a description',
  ).toEqual([])
  const faulty = parameters.filter(({ example, schema }) => example === undefined || !isValid(schema, example))
  expect(faulty.map(({ place, example }) => `${place}: ${JSON.stringify(example)}`)).toEqual([])
})

test('every entry of the data is used, and stands once', () => {
  const used = new Set(all.map(([path]) => memberDocKey(path)))
  const keys = memberFiles.flatMap(file => Object.keys(file))
  expect(keys.filter(key => !used.has(key))).toEqual([])
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

/** The schema of a nullable value where it is not null. */
function stated(schema: MemberSchema): MemberSchema {
  const branch = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema
  const { type } = branch
  return Array.isArray(type) ? { ...branch, type: type.find(name => name !== 'null') as unknown } : branch
}

test('what is a date, a time or an address says so', () => {
  const kinds = all.flatMap(([path, schema]) => {
    const name = path.at(-1)!
    const { type, format } = stated(schema) as { type?: string; format?: string }
    if (type !== 'string') return []
    if (/(?:Url|_url|^url)$/.test(name) && name !== 'status_url') return [{ path, format, expected: 'uri' }]
    if (/(?:At|_at|^at|Until)$/.test(name)) return [{ path, format, expected: 'date-time' }]
    const isDate = /(?:^date|_date|Date|periodEnd|PeriodEnd|period_end|period_start|^dob|^until|^due_by|_seen)$/.test(
      name,
    )
    // As specification 2.4 writes it, with slashes.
    const isSlashed = ['InvoiceLine.date', 'TransactionBreakdownReport.lines.date'].includes(path.join('.'))
    return isDate && !isSlashed ? [{ path, format, expected: 'date' }] : []
  })
  expect(kinds.length).toBeGreaterThan(60)
  expect(kinds.filter(({ format, expected }) => format !== expected).map(({ path }) => path.join('.'))).toEqual([])
})

test('whole numbers have a least value, and members with a closed vocabulary an enum', () => {
  const whole = all.filter(([path, schema]) => stated(schema)['type'] === 'integer' && !path.at(-1)!.endsWith('ear'))
  expect(whole.length).toBeGreaterThan(60)
  const unbounded = whole.filter(([, schema]) => {
    const { minimum, exclusiveMinimum } = stated(schema)
    return minimum === undefined && exclusiveMinimum === undefined
  })
  // A model year or a due date may lie on either side of the invoice date.
  expect(unbounded.map(([path]) => path.join('.'))).toEqual([
    'OtherDetails.equipment_age',
    'Equipment.equipment_age',
    'PaymentTermsReport.invoices.days_to_pay',
  ])
  for (const name of ['kind', 'severity', 'method', 'doc_type', 'tier', 'rating', 'event', 'unit', 'side', 'zone'])
    for (const [path, schema] of all.filter(([path]) => path.at(-1) === name))
      expect({ path, isClosed: stated(schema)['enum'] !== undefined }).toEqual({ path, isClosed: true })
})
