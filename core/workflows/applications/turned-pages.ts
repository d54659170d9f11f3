/** Pages of the files of an application that are not read as they are displayed. */
import type { TurnedPages } from '../statements/provenance.ts'
import type { ApplicationMaterial } from './load-application.ts'

/** Pages that were turned upright for reading. */
export const turnedPagesOf =
  ({ files }: Pick<ApplicationMaterial, 'files'>): TurnedPages =>
  (fileName, page) =>
    files
      .find(({ upload }) => upload.fileName === fileName)
      ?.read?.facts?.turnedPages.find(({ number }) => number === page)
