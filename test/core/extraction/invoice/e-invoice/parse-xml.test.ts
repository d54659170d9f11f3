import { describe, expect, it } from 'vitest'
import { parseEInvoice } from '../../../../../core/extraction/invoice/e-invoice/parse-xml.ts'

const invoiceWith = (content: string): string =>
  `<?xml version="1.0"?><Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2">${content}</Invoice>`

describe('hostile data in the form of an electronic invoice', () => {
  it.each([
    ['is nested by the thousand', `${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}`],
    ['names an element like the prototype of all objects', '<__proto__>1</__proto__>'],
    ['names an element like the constructor of all objects', '<constructor>1</constructor>'],
    ['is cut off', '<a>'],
  ])('is broken where it %s, and throws nothing', (_, content) => {
    expect(parseEInvoice(invoiceWith(content))).toBe('broken')
  })
})
