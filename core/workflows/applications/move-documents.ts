/** Documents moved to other applications by a person: whole files, single documents of a file, and back into the file they came from. */
import type * as contract from '../../contract/desk.ts'
import type { MovedDocument } from '../../contract/desk.ts'
import { Refusal } from '../../errors.ts'
import type { ApplicationUpload } from '../../store/uploads.ts'
import type { Vault } from '../../store/vault.ts'
import { saveReading } from '../save-reading.ts'
import { commitMove, correctionsOf, moveCorrections, withTarget, type Move, type MoveServices } from './commit-move.ts'
import { separated, together, type HeldFile } from './document-pages.ts'
import { fileOf, heldFile, refuseRemoved, withContents, type Held } from './held-file.ts'

/** Into an application. */
export type DocumentMove = contract.DocumentMove & { readonly appId: string }

/** Throws Refusal NOT_FOUND (no such document), CONFLICT (it is no document of an application that was read), BAD_VALUE. */
export class DocumentMoves {
  readonly #services: MoveServices & { readonly vault: Vault }

  constructor(services: MoveServices & { readonly vault: Vault }) {
    this.#services = services
  }

  /** Puts a file, or the document that `pages` are, into another application, which is made for it if there is none. */
  async move(uploadId: string, { appId: toAppId, pages }: DocumentMove, author: string): Promise<MovedDocument> {
    const { store } = this.#services
    const held = heldFile(store, uploadId)
    if (held.appId === toAppId) throw new Refusal('BAD_VALUE', 'The document is in this application already.')
    const alone = pages === null || held.read.parts.length < 2 ? null : separated(held, pages)
    const rest = alone === null && held.metadata.documents !== undefined ? this.#restOf(held, toAppId) : null
    if (rest !== null) return this.#rejoin(held, rest, author)
    return withTarget(this.#services, toAppId, async analysisId => {
      if (alone === null) await commitMove(this.#services, this.#moveWhole(held, toAppId, analysisId), author)
      else return this.#moveAlone(held, alone, { appId: toAppId, analysisId, author })
      return { id: uploadId, analysisId }
    })
  }

  #moveWhole(held: Held, to: string, analysisId: string): Move {
    const { store } = this.#services
    const { upload } = held
    const file = fileOf(analysisId, upload, held)
    return {
      from: held.appId,
      to,
      fileName: upload.fileName,
      analyses: [held.analysis, analysisId],
      left: files => files.filter(one => one.upload.id !== upload.id),
      joined: files => [...files, file],
      corrections: correctionsOf(store, held, null, upload.id),
      write: () => {
        store.uploads.move(upload.id, analysisId)
        moveCorrections(store, held, null, { analysisId, uploadId: upload.id })
      },
    }
  }

  /** The document goes in a copy of the file; the file keeps the others. */
  async #moveAlone(
    held: Held,
    alone: { readonly document: HeldFile; readonly others: HeldFile },
    { appId, analysisId, author }: { readonly appId: string; readonly analysisId: string; readonly author: string },
  ): Promise<MovedDocument> {
    const { store, vault, clock } = this.#services
    const { upload } = held
    refuseRemoved(upload)
    const id = clock.id()
    const { fileName } = alone.document.read
    const copy = { ...upload, id, analysisId, fileName, metadata: alone.document.metadata, password: null }
    const pages = alone.document.read.parts.flatMap(part => part.pages)
    await vault.seal(id, (await vault.open(upload.id))!.content)
    try {
      await commitMove(
        this.#services,
        {
          from: held.appId,
          to: appId,
          fileName,
          analyses: [held.analysis, analysisId],
          left: files => files.map(file => withContents(file, upload, alone.others)),
          joined: files => [...files, fileOf(analysisId, copy, alone.document)],
          corrections: correctionsOf(store, held, pages, id),
          write: () => {
            store.uploads.restate(upload.id, alone.others.metadata)
            saveReading(store, upload.id, alone.others.read)
            store.uploads.add([copy])
            saveReading(store, id, alone.document.read)
            store.library.copyPages(upload.id, id, pages)
            moveCorrections(store, held, pages, { analysisId, uploadId: id })
          },
        },
        author,
      )
    } catch (error) {
      await vault.remove(id)
      throw error
    }
    return { id, analysisId }
  }

  /** The file of the other application that this one was separated from: it has the same content, and other pages. */
  #restOf({ upload }: Held, appId: string): Held | null {
    const { store } = this.#services
    const uploads = store.applications.workflows(appId).flatMap(one => store.uploads.ofAnalysis(one.analysisId))
    const rest = uploads.find(
      ({ sha256, metadata }) => sha256 === upload.sha256 && (metadata as ApplicationUpload).documents !== undefined,
    )
    return rest === undefined ? null : heldFile(store, rest.id)
  }

  /** Puts a document back into the file it was separated from. */
  async #rejoin(held: Held, rest: Held, author: string): Promise<MovedDocument> {
    const { store, vault } = this.#services
    const { upload } = held
    const joined = together(rest, held)
    await commitMove(
      this.#services,
      {
        from: held.appId,
        to: rest.appId,
        fileName: upload.fileName,
        analyses: [held.analysis, rest.analysis.id],
        left: files => files.filter(one => one.upload.id !== upload.id),
        joined: files => files.map(file => withContents(file, rest.upload, joined)),
        corrections: correctionsOf(store, held, null, rest.upload.id),
        write: () => {
          store.uploads.restate(rest.upload.id, joined.metadata)
          saveReading(store, rest.upload.id, joined.read)
          moveCorrections(store, held, null, { analysisId: rest.analysis.id, uploadId: rest.upload.id })
          store.uploads.remove(upload.id)
        },
      },
      author,
    )
    await vault.remove(upload.id)
    return { id: rest.upload.id, analysisId: rest.analysis.id }
  }
}
