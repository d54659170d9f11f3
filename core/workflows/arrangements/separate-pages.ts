/** A document separated from the others of its file, and put back. Invoices are carried over as they were read; statements are read again by themselves. */
import { Refusal } from '../../errors.ts'
import type { StatementUpload, Upload } from '../../store/uploads.ts'
import { statementKinds, statementTypes, statementKindOf } from '../../contract/statement-figures.ts'
import { nameOfPages } from '../applications/document-pages.ts'
import type { ReadInvoiceFile } from '../invoices/analyze.ts'
import type { ReadFile } from '../statements/analyze.ts'
import { documentsOf, isStatements, latest, type OwnFile } from './own-analysis.ts'

/** Reads a stored file again as its metadata say. */
export type ReadPages = (upload: Upload) => Promise<OwnFile>

interface Separation {
  readonly part: OwnFile
  readonly rest: OwnFile
}

/** Throws Refusal BAD_VALUE when these pages are no document of the file. */
export async function separated(file: OwnFile, pages: readonly number[], readPages: ReadPages): Promise<Separation> {
  const { upload, read } = file
  const documents = documentsOf(file)
  const chosen = documents.find(one => one.pages.join() === pages.join())
  if (chosen === undefined) throw new Refusal('BAD_VALUE', 'These pages are no document of the file: split it first.')
  const fileName = nameOfPages(upload.fileName, pages)
  if (!isStatements(read)) {
    const take = (isTaken: (one: readonly number[]) => boolean, name: string): OwnFile => {
      const taken = invoicesOf(read, isTaken)
      return withPages({ upload, read: taken }, documents.map(one => one.pages).filter(isTaken), name)
    }
    const isChosen = (one: readonly number[]): boolean => one.join() === pages.join()
    return { part: take(isChosen, fileName), rest: take(one => !isChosen(one), upload.fileName) }
  }
  const left = pagesRead(file).filter(page => !pages.includes(page))
  const part = await readPages(stated(upload, [pages], fileName))
  const rest = await readPages(stated(upload, [left], upload.fileName))
  const others = (read.others ?? []).filter(({ pages: own }) => own.join() !== pages.join())
  const problems =
    others.length === 0 ? [] : read.extraction.problems.filter(({ code }) => code === 'SEVERAL_COMPANIES')
  return {
    part: withOwnEntry(part),
    rest: {
      ...rest,
      read: {
        ...(rest.read as ReadFile),
        ...(others.length > 0 && { others }),
        extraction: {
          ...(rest.read as ReadFile).extraction,
          problems: [...rest.read.extraction.problems, ...problems],
        },
      },
    },
  }
}

/** Two copies of a file as one, with the documents of both. */
export async function joined(home: OwnFile, given: OwnFile, readPages: ReadPages): Promise<OwnFile> {
  if (isStatements(home.read) || isStatements(given.read)) {
    const pages = [...pagesRead(home), ...pagesRead(given)].toSorted((a, b) => a - b)
    return readPages(stated(home.upload, [pages], home.upload.fileName))
  }
  const pairs = [home.read, given.read]
    .flatMap(({ extraction, addresses }) =>
      extraction.invoices.map((invoice, index) => ({ invoice, address: addresses[index]! })),
    )
    .toSorted((a, b) => (a.invoice.pages[0] ?? 0) - (b.invoice.pages[0] ?? 0))
  const read: ReadInvoiceFile = {
    ...home.read,
    addresses: pairs.map(({ address }) => address),
    extraction: { ...home.read.extraction, invoices: pairs.map(({ invoice }) => invoice) },
  }
  return withPages(
    { upload: home.upload, read },
    pairs.map(({ invoice }) => invoice.pages),
    home.upload.fileName,
  )
}

function invoicesOf(read: ReadInvoiceFile, isTaken: (pages: readonly number[]) => boolean): ReadInvoiceFile {
  const { texts: _, ...file } = read
  const taken = read.extraction.invoices.map(({ pages }) => isTaken(pages))
  return {
    ...file,
    addresses: read.addresses.filter((_address, index) => taken[index]),
    extraction: { ...read.extraction, invoices: read.extraction.invoices.filter((_invoice, index) => taken[index]) },
  }
}

/** The pages the statements of a file were looked for on. */
function pagesRead({ upload, read }: OwnFile): readonly number[] {
  const { documents } = upload.metadata as StatementUpload
  if (documents !== undefined) return documents.flatMap(({ pages }) => pages).toSorted((a, b) => a - b)
  const left = new Set(isStatements(read) ? (read.others ?? []).flatMap(({ pages }) => pages) : [])
  return Array.from({ length: read.pages }, (_, index) => index + 1).filter(page => !left.has(page))
}

const stated = (upload: Upload, groups: readonly (readonly number[])[], fileName: string): Upload => ({
  ...upload,
  fileName,
  metadata: {
    ...upload.metadata,
    fileName,
    documents: groups.map(pages => ({ pages: [...pages] })),
  } as Upload['metadata'],
})

const withPages = ({ upload, read }: OwnFile, groups: readonly (readonly number[])[], fileName: string): OwnFile => ({
  upload: stated(upload, groups, fileName),
  read: { ...read, fileName, extraction: { ...read.extraction, fileName } } as OwnFile['read'],
})

/** What was stated of the whole file need not be true of one document of it: its type and period are those that were read. */
function withOwnEntry({ upload, read }: OwnFile): OwnFile {
  const { readings } = (read as ReadFile).extraction
  const [first] = readings
  const periodEnd = latest(readings.map(one => one.periodEnd))
  if (first === undefined || periodEnd === null) return { upload, read }
  const kind = statementKinds.find(one => one === first.kind)
  const own = { statementType: statementTypes.find(type => statementKindOf[type] === kind)!, periodEnd }
  const { companyName: _, ...metadata } = upload.metadata as StatementUpload
  return {
    upload: { ...upload, metadata: { ...metadata, ...own } },
    read: { ...(read as ReadFile), clues: { ...(read as ReadFile).clues, ...own, companyName: null } },
  }
}
