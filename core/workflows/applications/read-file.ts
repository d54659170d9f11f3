/** A file of an application: read once, split into documents, and each of them given to the extractor of its kind. */
import type { StatedDocument } from '../../contract/desk.ts'
import type { DocumentType } from '../../contract/full-analysis.ts'
import type { IntegrityFinding } from '../../contract/integrity.ts'
import type { StatementType } from '../../contract/statement-figures.ts'
import type { Document } from '../../document/model.ts'
import type { DocumentPart } from '../../extraction/classify/score-part.ts'
import type { TaskContext } from '../../jobs/task.ts'
import { Refusal } from '../../errors.ts'
import type { LookupSettings } from '../invoices/complete.ts'
import { extractorFor, extractWith, noStatementHints, partlyOf, type Extracted } from '../intake/extractors.ts'
import { fileKindOf, type FileKind } from '../intake/file-kind.ts'
import type { ReadData } from '../intake/read-data.ts'
import { withCells } from '../intake/sheets/cells.ts'
import type { SheetDocument } from '../intake/sheets/read-sheets.ts'
import type { ScannedPage } from '../../integrity/inspect-file.ts'
import { readingSigns, scannedPages } from '../integrity/reading-signs.ts'
import { bytesOf, factsOf, readFile, type FileFacts, type FileInput } from '../intake/read-file.ts'

export interface ApplicationFileInput extends FileInput {
  /** What the uploader says it is; null: it is found out. */
  readonly docType: DocumentType | null
  readonly statementType: StatementType | null
  readonly periodEnd: string | null
  /** Which pages are which document, as a person stated it; null: it is found out. */
  readonly documents: readonly StatedDocument[] | null
  /** null: nothing is looked up. */
  readonly lookups: LookupSettings | null
}

/** What was found in a part: a member is absent where its kind was not looked for. */
export type ReadPart = DocumentPart & Partial<Extracted>

export interface ApplicationFileOutput extends FileFacts {
  readonly parts: readonly ReadPart[]
  /** Signs of change that show in what was read; absent for a file that is no PDF. */
  readonly signs?: readonly IntegrityFinding[]
  /** What its inspection looks at on pages that were recognized; absent for a file that is no PDF, which is not inspected. */
  readonly scanned?: readonly ScannedPage[]
}

const docTypeOf: Readonly<Record<StatementType, DocumentType>> = {
  BALANCE_SHEET: 'balance_sheet',
  INCOME_STATEMENT: 'income_statement',
  CASH_FLOW_STATEMENT: 'cash_flow_statement',
}

/** Throws Refusal when the file cannot be read; a part in which nothing is found is no fault. */
export async function readApplicationFile(
  { docType, statementType, periodEnd, documents, lookups, ...file }: ApplicationFileInput,
  context: TaskContext,
): Promise<ApplicationFileOutput> {
  const bytes = bytesOf(file)
  const kind = bytes === null ? 'pdf' : fileKindOf(bytes)
  const data = bytes === null || kind === 'pdf' || kind === 'other' ? null : await readData(bytes, kind, file.fileName)
  if (data !== null && 'parts' in data) return data
  const sheets = data
  const document =
    sheets?.document ?? (await readFile(bytes === null ? file : { ...file, source: { bytes } }, null, context))
  const stated = docType ?? (statementType === null ? null : docTypeOf[statementType])
  const parts =
    documents !== null
      ? await statedParts(document, documents)
      : stated === null
        ? await classified(document)
        : [wholeAs(document, stated)]
  if (sheets !== null && parts.every(part => part.docType === 'other'))
    throw new Refusal('NOT_FINANCIAL', 'No list of transactions and no statement was found in it.', {
      fileName: file.fileName,
    })
  const statement = { ...noStatementHints, statementType, periodEnd }
  const read: ReadPart[] = []
  for (const part of parts) {
    const extractor = extractorFor(part)
    const hints = { pages: part.pages, statement, lookups, signal: context.signal }
    const found: Partial<Record<string, unknown>> = {}
    for (const one of [...(extractor === null ? [] : [extractor]), ...partlyOf(part)])
      found[one.kind] = await extractWith(one, document, hints)
    read.push(sheets === null ? { ...part, ...found } : withCells({ ...part, ...found }, sheets.grids))
  }
  const facts = { ...factsOf(document), parts: read }
  return sheets === null ? { ...facts, signs: readingSigns(document, read), scanned: scannedPages(document) } : facts
}

/** A file that has no pages: a bank feed, or sheets. What reads them is loaded at the first one. Throws Refusal for one that is neither. */
async function readData(bytes: Uint8Array, kind: FileKind, fileName: string): Promise<ReadData | SheetDocument> {
  if (kind === 'data') {
    const feed = (await import('../intake/read-data.ts')).readFeed(bytes, fileName)
    if (feed !== null) return feed
  }
  const { readSheets } = await import('../intake/sheets/read-sheets.ts')
  const { refuseUnopened } = await import('../intake/open-file.ts')
  return (await readSheets(bytes, kind, fileName)) ?? refuseUnopened(bytes, fileName)
}

async function classified(document: Document): Promise<readonly DocumentPart[]> {
  const { classifyDocument } = await import('../../extraction/classify/classify.ts')
  return classifyDocument(document)
}

/** Documents with the pages a person gave them; one whose type is not stated is classified by all of its pages together. */
export async function statedParts(
  { pages }: Pick<Document, 'pages'>,
  documents: readonly StatedDocument[],
): Promise<readonly DocumentPart[]> {
  const { pageFeaturesOf } = await import('../../extraction/classify/page-features.ts')
  const { classifyPart } = await import('../../extraction/classify/score-part.ts')
  return documents.map(({ pages: numbers, docType }) =>
    docType === null
      ? classifyPart(pages.filter(({ number }) => numbers.includes(number)).map(pageFeaturesOf))
      : { docType, confidence: 1, evidence: ['Stated by a person.'], pages: numbers },
  )
}

const wholeAs = ({ pages }: Document, docType: DocumentType): DocumentPart => ({
  docType,
  confidence: 1,
  evidence: ['Stated by the uploader.'],
  pages: pages.map(page => page.number),
})
