/** The credit memo over HTTP: every sentence with its place, nothing about what no document states, templates of one's own. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Document, Packer, Paragraph, TextRun } from 'docx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeMemo } from '../../core/analysis/memo/write-memo.ts'
import type { ApplicationStatus } from '../../core/contract/application.ts'
import { readDocument } from '../../core/reading/read-document.ts'
import { openApiDesk, ownerKey, formOf, type ApiDesk, type Sent } from '../support/api-desk.ts'
import { bankWithLoan, closingSheet, openingSheet, yearOfIncome } from '../support/cash-flow-documents.ts'
import { relationFaults, xmlFaults } from '../support/office-package.ts'
import { readWord } from '../support/word-document.ts'

let desk: ApiDesk
const appId = 'memo'
const path = `/application/data/${appId}`

beforeAll(async () => {
  desk = await openApiDesk()
  const files: Sent[] = [
    ['closing.pdf', await closingSheet()],
    ['opening.pdf', await openingSheet()],
    ['income.pdf', await yearOfIncome()],
    ['bank.pdf', await bankWithLoan()],
  ]
  const applicant = { businessLegalName: 'Alder Creek Tool Works, Inc.', loanAmount: 250_000 }
  const form = formOf(files, { appId, applicant, files: files.map(([fileName]) => ({ fileName })) })
  const answer = await desk.call('/application/data?wait=true', { method: 'POST', body: form })
  expect(answer.status).toBe(200)
})
afterAll(() => desk.close())

async function bytesOf(query: string): Promise<{ readonly response: Response; readonly bytes: Uint8Array }> {
  const response = await fetch(`${desk.baseUrl}${path}/memo${query}`, {
    headers: { authorization: `Bearer ${ownerKey}` },
  })
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) }
}
const sentencesOf = async (bytes: Uint8Array) =>
  (await readWord(bytes)).paragraphs.filter(({ style, text }) => style === 'MemoSentence' && text !== '–')
const statusOf = async (): Promise<ApplicationStatus> => (await desk.call(path)).body as unknown as ApplicationStatus

describe('as Word', () => {
  test('each sentence has one footnote, which names a document of the application or who stated it', async () => {
    const { response, bytes } = await bytesOf('')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toContain('Alder Creek Tool Works, Inc. credit memo.docx')
    const sentences = await sentencesOf(bytes)
    expect(sentences.length).toBeGreaterThan(20)
    const place = /^(?:(?:closing|opening|income|bank)\.pdf, pages? \d|Stated with the request|Credit policy)/
    for (const { text, footnotes } of sentences) {
      expect(footnotes, text).toHaveLength(1)
      expect(footnotes[0], text).toMatch(place)
    }
  })

  test('says what the documents state, and quotes it', async () => {
    const sentences = await sentencesOf((await bytesOf('')).bytes)
    const noteOf = (text: string) => sentences.find(sentence => sentence.text === text)?.footnotes
    expect(noteOf('In the fiscal year ended December 31, 2025 net income was 80,000.')).toEqual([
      'income.pdf, page 1: “80,000”.',
    ])
    expect(noteOf('In the fiscal year ended December 31, 2025 EBITDA was 160,000.')).toEqual(['income.pdf, page 1.'])
    expect(noteOf('Alder Creek Tool Works, Inc. requests 250,000.')).toEqual([
      'Stated with the request: “Alder Creek Tool Works, Inc.”, “250000”.',
    ])
    // Whose figures they are, whoever applies.
    expect(noteOf('The statements and returns are those of Alder Creek Tool Works, Inc.')?.[0]).toContain('income.pdf')
    expect(noteOf('Tax returns: not received.')?.[0]).toContain('closing.pdf')
  })

  test('has no sentence on what no document states, and a dash in an empty section', async () => {
    const { paragraphs } = await readWord((await bytesOf('')).bytes)
    const equipment = paragraphs.findIndex(({ text }) => text === 'Equipment')
    expect(paragraphs[equipment + 1]).toMatchObject({ text: '–', footnotes: [] })
    expect(paragraphs.filter(({ text }) => /null|undefined|NaN|\{\{/.test(text))).toEqual([])
  })

  test('is a sound package', async () => {
    const { xml } = await readWord((await bytesOf('?format=docx')).bytes)
    expect([...xmlFaults(xml), ...relationFaults(xml)]).toEqual([])
  })

  test('follows the choices of the cash flow desk, and names who made them', async () => {
    const { workflow_ids: ids } = await statusOf()
    await desk.json(`/analyses/${ids[0]!}/cash-flow`, {
      proposed_loan: { amount: 250_000, rate_percent: 9, term_months: 60 },
    })
    const sentences = await sentencesOf((await bytesOf('')).bytes)
    const loan = sentences.find(({ text }) => text === 'The proposed loan is 250,000 at 9 % over 60 months.')
    expect(loan?.footnotes[0]).toMatch(/^Cash flow desk, entered by \S/)
    const proForma = sentences.find(({ text }) => text.startsWith('With the proposed loan debt service is'))
    expect(proForma?.footnotes[0]).toMatch(/income\.pdf, page 1.*Cash flow desk/)
  })
})

test('the PDF has the same sentences and footnotes', async () => {
  const { response, bytes } = await bytesOf('?format=pdf')
  expect(response.headers.get('content-type')).toBe('application/pdf')
  const { pages } = await readDocument(bytes, { fileName: 'memo.pdf' })
  const printed = pages.flatMap(({ lines }) => lines.flatMap(({ words }) => words.map(({ text }) => text))).join('')
  const letters = (text: string): string => text.replace(/[\s\d]/g, '')
  for (const { text, footnotes } of await sentencesOf((await bytesOf('')).bytes)) {
    expect(letters(printed), text).toContain(letters(text))
    expect(letters(printed), text).toContain(letters(footnotes[0]!))
  }
})

describe('a template of one’s own', () => {
  const own = (): string => join(desk.dataDir, 'credit-memo.docx')
  const template = async (lines: readonly string[]): Promise<void> => {
    const children = lines.map(line => new Paragraph({ children: [new TextRun(line)] }))
    writeFileSync(own(), await Packer.toBuffer(new Document({ sections: [{ children }] })))
  }

  test('is filled wherever a placeholder stands', async () => {
    await template(['Of {{ company }}, again {{company}}', '{{checklist}}', 'End', '{{checklist}}'])
    const { paragraphs } = await readWord((await bytesOf('')).bytes)
    expect(paragraphs[0]!.text).toBe('Of Alder Creek Tool Works, Inc., again Alder Creek Tool Works, Inc.')
    const received = paragraphs.filter(({ text }) => text === 'Financial statements: received.')
    expect(received).toHaveLength(2)
    expect(received.every(({ footnotes }) => footnotes.length === 1 && footnotes[0]!.includes('closing.pdf'))).toBe(
      true,
    )
    rmSync(own())
  })

  test('with unknown placeholders is refused by their names', async () => {
    await template(['{{company}} {{officer}}', '{{covenants}}'])
    const { status, body } = await desk.call(`${path}/memo`)
    expect(status).toBe(409)
    expect(body['message']).toContain('{{officer}}, {{covenants}}, which stand for nothing')
    rmSync(own())
  })

  test('that is no Word document is refused', async () => {
    writeFileSync(own(), 'no archive')
    expect((await desk.call(`${path}/memo`)).status).toBe(409)
    rmSync(own())
  })
})

describe('what cannot be', () => {
  test('is refused', async () => {
    expect((await desk.call(`${path}/memo?format=rtf`)).status).toBe(400)
    expect((await desk.call('/application/data/nobody/memo')).status).toBe(404)
  })

  test('what a business registry lists is named with it, an entry of another name is not', async () => {
    const status = await statusOf()
    const entry = { type: null, status: 'active' as const, address: null, agent_name: null, state_name: 'Illinois' }
    const sos = [
      { ...entry, state_type: 'domestic' as const, name: 'Alder Creek Tool Works, Inc.', file_number: 'C-7712', filing_date: '2009-04-02', match_score: 1 }, // prettier-ignore
      { ...entry, state_type: 'domestic' as const, name: 'Alder Crest Toys LLC', file_number: 'L-1', filing_date: null, match_score: 0.6 }, // prettier-ignore
    ]
    const { sections } = writeMemo({ status, payload: { ...status.data!, sos }, provenance: {}, chosenBy: null }, '2026-01-01') // prettier-ignore
    expect(sections.business).toEqual([
      {
        text: 'The business registry of Illinois lists Alder Creek Tool Works, Inc., filed on April 2, 2009, as active.',
        sources: [{ document: 'Business registry of Illinois', pages: [], printed: ['C-7712'] }],
      },
    ])
  })

  test('a sentence without a place is not written', async () => {
    const status = await statusOf()
    const material = { status: { ...status, files: [], confirmed: null }, payload: status.data!, chosenBy: null }
    const { sections } = writeMemo({ ...material, provenance: {} }, '2026-01-01')
    // Only the policy of the desk and its entries are left.
    const left = Object.values(sections).flat()
    expect(left.filter(({ sources }) => sources.length === 0)).toEqual([])
    expect(left.flatMap(({ sources }) => sources).filter(({ pages }) => pages.length > 0)).toEqual([])
    expect(sections.financial_condition).toEqual([])
    expect(sections.bank_behavior).toEqual([])
  })
})
