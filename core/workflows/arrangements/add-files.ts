/** Further files read into an analysis that is there. */
import { Refusal } from '../../errors.ts'
import type { Upload } from '../../store/uploads.ts'
import { fileKindOf } from '../intake/file-kind.ts'
import { headOf, type FileEntry, type IncomingFile } from '../intake/intake.ts'
import type { Inspections } from '../integrity/inspections.ts'
import { changeAnalyses, type ChangeServices } from './change-analyses.ts'
import type { OwnAnalysis } from './own-analysis.ts'
import { distinctName, readOwnFiles, saveFile, type FileServices } from './stored-files.ts'

/** A file that comes to an analysis, with its entry. */
export interface AddedFile {
  readonly file: IncomingFile
  readonly entry: FileEntry
}

type AddServices = ChangeServices & FileServices & { readonly inspections: Pick<Inspections, 'expect'> }

/** Throws Refusal NOT_A_PDF, and as reading does; then nothing is added, and files that were already stored stay the caller's to remove. */
export async function addFiles(
  services: AddServices,
  own: OwnAnalysis,
  { added, author }: { readonly added: readonly AddedFile[]; readonly author: string },
): Promise<void> {
  const { store, vault } = services
  const sealed: string[] = []
  try {
    const uploads = await sealedUploads(services, own, { added, sealed })
    const files = await readOwnFiles(services, own, uploads)
    const received = uploads.map(({ fileName, size, sha256 }) => ({ fileName, size, sha256 }))
    await changeAnalyses(services, {
      source: { own, files: [...own.files, ...files], history: { action: 'received', details: { files: received } } },
      target: null,
      moved: null,
      author,
      write() {
        store.uploads.add(uploads)
        for (const file of files) saveFile(services, file)
        services.inspections.expect(uploads)
      },
    })
  } catch (error) {
    await Promise.all(sealed.map(id => vault.remove(id)))
    throw error
  }
}

async function sealedUploads(
  { vault, clock }: AddServices,
  { analysis, files }: OwnAnalysis,
  { added, sealed }: { readonly added: readonly AddedFile[]; readonly sealed: string[] },
): Promise<readonly Upload[]> {
  const names = files.map(({ upload }) => upload.fileName)
  const uploads: Upload[] = []
  for (const { file, entry } of added) {
    const id = file.storedId ?? clock.id()
    const head = file.bytes ?? (await headOf(id, vault))
    if (fileKindOf(head) !== 'pdf') throw new Refusal('NOT_A_PDF', `${file.fileName} is not a PDF.`)
    if (file.bytes !== null) {
      sealed.push(id)
      await vault.seal(id, [file.bytes])
    }
    const fileName = distinctName(file.fileName, names)
    names.push(fileName)
    const { password = null, fileContent: _, ...stated } = entry
    const { size, sha256 } = file
    const metadata = { ...stated, fileName }
    const times = { receivedAt: clock.now(), deletedAt: null }
    uploads.push({ id, analysisId: analysis.id, fileName, size, sha256, metadata, password, ...times })
  }
  return uploads
}
