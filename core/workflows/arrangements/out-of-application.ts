/** A document of an application that becomes an analysis of its own: read as its kind is, with the corrections of its invoices. */
import type { PageGroup } from '../../contract/analysis-documents.ts'
import type { MovedDocument } from '../../contract/desk.ts'
import type { DocumentType } from '../../contract/full-analysis.ts'
import { statementKindOf, statementTypes } from '../../contract/statement-figures.ts'
import { Refusal } from '../../errors.ts'
import type { Correction } from '../../store/analyses.ts'
import type { ApplicationUpload, InvoiceUpload, StatementUpload, Upload } from '../../store/uploads.ts'
import { correctionsOf } from '../applications/commit-move.ts'
import { separated, type HeldFile } from '../applications/document-pages.ts'
import { heldFile, refuseRemoved, withContents, type Held } from '../applications/held-file.ts'
import { invoicePart } from '../applications/invoices.ts'
import type { ReadPart } from '../applications/read-file.ts'
import { saveReading } from '../save-reading.ts'
import type { MovingServices } from './move-document.ts'
import { isStatements, latest, type OwnAnalysis, type OwnFile, type OwnKind } from './own-analysis.ts'
import { readOwnFiles } from './stored-files.ts'

/** As the window files what belongs to no application. */
const noApplication = 'window'

const kindOf: Readonly<Partial<Record<DocumentType, OwnKind>>> = {
  invoice: 'invoices',
  purchase_order: 'invoices',
  bill_of_sale: 'invoices',
  balance_sheet: 'financial-statements',
  income_statement: 'financial-statements',
  cash_flow_statement: 'financial-statements',
  financial_statement: 'financial-statements',
}

/** What leaves, and what its file keeps; null: all of the file leaves. */
interface Leaving {
  readonly document: HeldFile
  readonly others: HeldFile | null
}

/** `pages` null: the whole file. Throws Refusal NOT_FOUND, CONFLICT, BAD_VALUE (it holds something else than invoices or statements). */
export async function outOfApplication(
  services: MovingServices,
  uploadId: string,
  { pages, author }: { readonly pages: readonly number[] | null; readonly author: string },
): Promise<MovedDocument> {
  const { store, vault, clock } = services
  const held = heldFile(store, uploadId)
  refuseRemoved(held.upload)
  const leaving: Leaving =
    pages === null || held.read.parts.length < 2 ? { document: held, others: null } : separated(held, pages)
  const kind = kindOfParts(leaving.document.read.parts)
  const analysisId = clock.id()
  const id = leaving.others === null ? uploadId : clock.id()
  if (id !== uploadId) await vault.seal(id, (await vault.open(uploadId))!.content)
  try {
    const metadata = metadataOf(leaving.document, kind)
    const upload: Upload = { ...held.upload, id, analysisId, fileName: metadata.fileName, metadata, password: null }
    const analysis = { ...held.analysis, id: analysisId, kind, appId: noApplication, revision: 0 }
    const [file] = await readOwnFiles(services, { analysis }, [upload])
    await commit(services, { held, leaving, file: file!, analysis, author })
    services.inspections.wake()
    return { id, analysisId }
  } catch (error) {
    if (id !== uploadId) await vault.remove(id)
    throw error
  }
}

function kindOfParts(parts: readonly ReadPart[]): OwnKind {
  const kinds = new Set(parts.map(({ docType }) => kindOf[docType] ?? null))
  const [kind = null] = kinds
  if (kinds.size === 1 && kind !== null) return kind
  throw new Refusal('BAD_VALUE', 'Only invoices, or only statements, become an analysis of their own: split it first.')
}

/** An application has invoices that follow on each other as one document; of their own each is one. */
function groupsOf(part: ReadPart): readonly PageGroup[] {
  const groups = invoicesIn(part).map(({ pages }) => ({ pages: [...pages] }))
  const all = groups.flatMap(({ pages }) => pages)
  return groups.length > 0 && new Set(all).size === all.length ? groups : [{ pages: [...part.pages] }]
}
const invoicesIn = (part: ReadPart) => part.invoices?.extraction.invoices ?? []

function metadataOf({ read }: HeldFile, kind: OwnKind): InvoiceUpload | StatementUpload {
  const documents = read.parts.flatMap(groupsOf)
  const own = { appId: noApplication, fileName: read.fileName, documents: [...documents] }
  if (kind === 'invoices') return own
  const readings = read.parts.flatMap(({ statements }) => statements?.readings ?? [])
  const periodEnd = latest(readings.map(one => one.periodEnd))
  const type = statementTypes.find(one => statementKindOf[one] === readings[0]?.kind)
  if (periodEnd === null || type === undefined)
    throw new Refusal('BAD_VALUE', 'The statement states no period end, which an analysis of its own needs.')
  return { ...own, statementType: type, periodEnd }
}

interface Leave {
  readonly held: Held
  readonly leaving: Leaving
  readonly file: OwnFile
  readonly analysis: OwnAnalysis['analysis']
  readonly author: string
}

/** The next revision of the application and the first of the analysis, in one transaction. */
async function commit(services: MovingServices, leave: Leave): Promise<void> {
  const { store, applications, revisions, kinds, wakeOutbox } = services
  const { held, leaving, file, analysis, author } = leave
  const corrections = correctionsAfter(services, leave)
  const prepared = await kinds[analysis.kind].prepare([file.read], corrections)
  const { others } = leaving
  for (;;) {
    const left = await applications.prepare(held.appId, {
      changed: files =>
        others === null
          ? files.filter(one => one.upload.id !== held.upload.id)
          : files.map(one => withContents(one, held.upload, others)),
    })
    const isStored = store.transaction(() => {
      if (applications.isStale(held.appId, left)) return false
      arrive(services, leave)
      for (const { id, path } of corrections) store.analyses.moveCorrection(id, { analysisId: analysis.id, path })
      const { fileName } = file.upload
      const entry = { author, sourceId: analysis.id }
      const subject = { analysisId: null, appId: held.appId }
      store.history.add({ ...entry, subject, action: 'moved_out', details: { fileName, toAnalysis: analysis.id } })
      const own = { analysisId: analysis.id, appId: null }
      store.history.add({ ...entry, subject: own, action: 'moved_in', details: { fileName, from: held.appId } })
      revisions.add(held.analysis, null, left)
      revisions.add(store.analyses.find(analysis.id)!, prepared, null)
      return true
    })
    if (!isStored) continue
    wakeOutbox()
    return
  }
}

/** In the transaction. */
function arrive({ store, inspections }: MovingServices, { held, leaving, file, analysis }: Leave): void {
  const { id, kind, keyId } = analysis
  const { upload, read } = file
  store.analyses.add({ id, kind, appId: noApplication, keyId })
  store.jobs.finish(store.jobs.add(id).id)
  if (leaving.others === null) {
    store.uploads.move(upload.id, id)
    store.uploads.restate(upload.id, upload.metadata, upload.fileName)
  } else {
    store.uploads.restate(held.upload.id, leaving.others.metadata satisfies ApplicationUpload)
    saveReading(store, held.upload.id, leaving.others.read)
    store.uploads.add([upload])
    const pages = leaving.document.read.parts.flatMap(part => part.pages)
    store.library.copyPages(held.upload.id, upload.id, pages)
  }
  inspections.expect([upload])
  saveReading(store, upload.id, read)
}

/** Of its invoices, under the paths they get. Those of statements are of a company, and stay with the application. */
function correctionsAfter({ store }: MovingServices, { held, leaving, file }: Leave): readonly Correction[] {
  if (isStatements(file.read)) return []
  const { invoices } = file.read.extraction
  const pages = leaving.others === null ? null : leaving.document.read.parts.flatMap(part => part.pages)
  return correctionsOf(store, held, pages, held.upload.id).flatMap(correction => {
    const [, page, place, rest = ''] = /\.(\d+)\.(\d+)(\/.*)$/.exec(correction.path) ?? []
    const part = leaving.document.read.parts.find(one => one.pages[0] === Number(page))
    const found = part && invoicesIn(part)[Number(place)]
    const index = invoices.findIndex(invoice => invoice.pages.join() === found?.pages.join())
    if (!correction.path.startsWith(invoicePart) || index === -1) return []
    return [{ ...correction, path: `${index === 0 ? '' : `/invoices/${index}`}${rest}` }]
  })
}
