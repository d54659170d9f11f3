/** Inspects a file for signs of change, within a budget of its own. */
import { fileFactsOf } from '../reading/inspection/file-facts.ts'
import { withInspectedFile, withInspectedPage } from '../reading/inspection/open-file.ts'
import { pictureOf } from '../reading/inspection/page-picture.ts'
import { copiedFigures } from './copied-figures.ts'
import { signaturesOf } from '../reading/inspection/signatures.ts'
import { metadataFindings } from './file-metadata.ts'
import type { Finding } from './finding.ts'
import { pageFindings } from './inspect-page.ts'
import { compareRevisions } from './revisions.ts'
import { signatureFindings } from './signed-files.ts'

export interface InspectOptions {
  readonly password?: string
  readonly now?: number
}

export async function inspectFile(bytes: Uint8Array, { password, now = Date.parse('2026-11-28') }: InspectOptions) {
  return withInspectedFile(bytes, password, async open => {
    const findings: Finding[] = []
    for (let index = 0; index < open.file.pageCount; index++)
      findings.push(
        ...(withInspectedPage(open, index, opened => {
          const picture = pictureOf(open, opened, 3)
          const copied = picture === null ? [] : copiedFigures(opened.page, picture)
          return [...pageFindings(opened.page), ...copied]
        }) ?? []),
      )
    const facts = fileFactsOf(open.file, bytes)
    const compared = await compareRevisions(open, bytes, { password, isSpent: () => false })
    findings.push(
      ...compared.findings,
      ...metadataFindings(facts, now),
      ...signatureFindings(signaturesOf(open.file), bytes, compared.changedAfter),
    )
    return { findings, pages: open.file.pageCount }
  })
}
