/** What the mutated inputs are given to: the parts of the program that read what strangers write. */
import { z } from 'zod'
import type { Fault } from '../../core/api/faults.ts'
import { readEntries } from '../../core/api/metadata.ts'
import { Refusal } from '../../core/errors.ts'
import { classifyDocument } from '../../core/extraction/classify/classify.ts'
import { parseEInvoices } from '../../core/extraction/invoice/e-invoice/merge.ts'
import { extractStatements } from '../../core/extraction/statements/extract.ts'
import { createPageReader } from '../../core/lookups/presence/page-text.ts'
import { csvRows } from '../../core/lookups/registry/csv-rows.ts'
import { readDocument } from '../../core/reading/read-document.ts'
import { drawTinyInvoice } from '../support/tiny-invoice.ts'
import { drawTinyStatement } from '../support/tiny-statement.ts'
import { bytes, cells, fonts, markup, metadata, objects, streams, type Mutator } from './mutators.ts'

export interface Target {
  readonly name: string
  /** Sound inputs. */
  readonly seeds: readonly Buffer[]
  readonly mutators: Readonly<Record<string, Mutator>>
  /** A refusal is an answer; anything else that is thrown is a failure. */
  read(input: Buffer): Promise<void>
}

const hints = { statementType: null, periodEnd: null, companyName: null, fiscalYear: null }
const invoiceXml = `<?xml version="1.0"?><rsm:CrossIndustryInvoice xmlns:rsm="urn:x" xmlns:ram="urn:y"><rsm:ExchangedDocument><ram:ID>RE-7</ram:ID>
<ram:IssueDateTime><udt:DateTimeString format="102">20240331</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument><rsm:SupplyChainTradeTransaction>
<ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode><ram:GrandTotalAmount>119.00</ram:GrandTotalAmount>
</ram:ApplicableHeaderTradeSettlement></rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>`
const page = `<!doctype html><html><head><title>Osprey &amp; Sons</title><meta name="description" content="Freight"></head><body><h1>We <b>haul</b></h1></body></html>`
const registry =
  'Entity Name,State,Status,"Registered, agent"\n"Osprey ""Hauling"" LLC",MN,Active,A\nKestrel Inc,WI,Dissolved,"B\nC"\n'
const entries = JSON.stringify([
  { fileName: 'a.pdf', fiscalYear: '2024', nested: { a: [1, 2] } },
  { fileName: 'b.pdf' },
])

async function readPdf(input: Buffer): Promise<void> {
  try {
    const document = await readDocument(input, { fileName: 'fuzz.pdf' })
    classifyDocument(document)
    extractStatements(document, hints)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

async function readRows(input: Buffer): Promise<void> {
  const source = async function* () {
    await Promise.resolve()
    yield new Uint8Array(input)
  }
  for await (const { cells: row } of csvRows(source())) row?.join()
}

function readMetadata(input: Buffer): Promise<void> {
  const faults: Fault[] = []
  try {
    readEntries([input.toString()], z.looseObject({ fileName: z.string() }), faults)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
  return Promise.resolve()
}

export async function targets(): Promise<readonly Target[]> {
  const drawn = [await drawTinyInvoice(), await drawTinyStatement()]
  return [
    { name: 'pdf', seeds: drawn, mutators: { bytes, objects, streams, fonts, metadata }, read: readPdf },
    {
      name: 'e-invoice',
      seeds: [Buffer.from(invoiceXml)],
      mutators: { bytes, markup },
      read: input => Promise.resolve(void parseEInvoices([{ name: 'a.xml', text: input.toString() }])),
    },
    {
      name: 'website',
      seeds: [Buffer.from(page)],
      mutators: { bytes, markup },
      read(input) {
        const reader = createPageReader()
        reader.write(input.toString())
        reader.end()
        return Promise.resolve()
      },
    },
    { name: 'registry', seeds: [Buffer.from(registry)], mutators: { bytes, cells }, read: readRows },
    { name: 'metadata', seeds: [Buffer.from(entries)], mutators: { bytes, cells }, read: readMetadata },
  ]
}
