/** Inspects a file for signs of change, within a budget of its own: nothing waits for it but what says so. */
import type { PageImage } from '../reading/image/page-image.ts'
import { OcrFailure } from '../reading/ocr/pool.ts'
import { fileFactsOf } from '../reading/inspection/file-facts.ts'
import { withInspectedFile, withInspectedPage, type OpenFile, type OpenPage } from '../reading/inspection/open-file.ts'
import { fontObjectsOf } from '../reading/inspection/page-fonts.ts'
import type { InspectedPage } from '../reading/inspection/inspected-page.ts'
import { pictureOf, withWritingOf } from '../reading/inspection/page-picture.ts'
import { pictureUnder, scanPictureOf } from '../reading/inspection/scan-picture.ts'
import { signaturesOf } from '../reading/inspection/signatures.ts'
import { joined } from './arithmetic.ts'
import { copiedCharacters } from './copied-characters.ts'
import { compressedApart } from './compressed-apart.ts'
import { coveredPlaces, coveredScan, type CoveredPlace } from './covered-scan.ts'
import { copiedFigures } from './copied-figures.ts'
import { coveredFigures } from './covered-figures.ts'
import { metadataFindings } from './file-metadata.ts'
import { isAmount, isFigure, type Finding } from './finding.ts'
import { foreignPages, printedNumberOf, type PageMake } from './foreign-pages.ts'
import { oddPlacement } from './odd-placement.ts'
import { oddType } from './odd-type.ts'
import { overFigures } from './over-figures.ts'
import { missingPages, numberedDocuments } from './packet.ts'
import { patchedFigures } from './patched-figures.ts'
import { brokenPageSums } from './printed-sums/printed-sums.ts'
import { compareRevisions } from './revisions.ts'
import type { ScannedFigure } from './scan-glyphs.ts'
import { isRecognizedScan, scannedText } from './scanned-text.ts'
import { isSamePlace, shownFindings } from './shown-findings.ts'
import { typefaceOf } from './typeface.ts'
import { signatureFindings } from './signed-files.ts'

export interface InspectOptions {
  readonly password?: string | undefined
  /** When the file arrived, in epoch milliseconds: later dates lie in the future. */
  readonly now: number
  /** Pages of each document in the file, as it was classified; absent or empty: unknown. Then the numbers printed on its pages are compared here. */
  readonly documents?: readonly (readonly number[])[]
  /** Words with digits of the pages that were recognized, by page; absent: pictures are not examined. */
  readonly scanned?: readonly ScannedPage[]
  /** Milliseconds of the budget that are left; below 0 the inspection ends without a result. */
  readonly timeLeft: () => number
}

/** The figures of a page that was recognized from its picture. */
export interface ScannedPage {
  /** 1-based. */
  readonly page: number
  readonly figures: readonly ScannedFigure[]
}

/** Pixels per point at which the digits of a page are drawn to be compared. */
const PICTURE_SCALE = 3
/** ... and at which the amounts of a scan are: 300 dpi, as the recognizer expects. */
const SCAN_SCALE = 300 / 72
/** The event loop gets a turn this often between pages. */
const BREATHE_EVERY = 8

/** What was found, empty where nothing was; null where the file cannot be opened, or the budget is exceeded. */
export async function inspectFile(bytes: Uint8Array, options: InspectOptions): Promise<readonly Finding[] | null> {
  const { password, now, timeLeft, scanned = [] } = options
  return withInspectedFile(bytes, password, async open => {
    const findings: Finding[] = []
    const makes: Omit<PageMake, 'fonts'>[] = []
    for (let index = 0; index < open.file.pageCount; index++) {
      if (timeLeft() < 0) return null
      if (index % BREATHE_EVERY === BREATHE_EVERY - 1) await new Promise(resolve => setImmediate(resolve))
      const inspected = withInspectedPage(open, index, page => ({
        found: [...drawnFindings(open, page), ...pictureFindings(open, page, figuresOf(page.page, scanned))],
        make: makeOf(page.page),
        scan: isRecognizedScan(page.page) ? { page: page.page, picture: pictureOf(open, page, SCAN_SCALE) } : null,
        covered: coveredIn(open, page, figuresOf(page.page, scanned)),
      }))
      findings.push(...(inspected?.found ?? []))
      if (inspected !== null) makes.push(inspected.make)
      const recognized = await recognizedFindings(inspected)
      if (recognized === null) return null
      findings.push(...recognized)
    }
    const fonts = makes.length > 1 ? await fontObjectsOf(bytes) : null
    if ((options.documents ?? []).length === 0) findings.push(...pagesMissing(makes))
    if (fonts !== null)
      findings.push(
        ...foreignPages(
          makes.map(make => ({ ...make, fonts: fonts[make.page - 1] ?? new Set() })),
          options.documents ?? [],
        ),
      )
    const compared = await compareRevisions(open, bytes, { password, isSpent: () => timeLeft() < 0 })
    if (compared === null) return null
    return shownFindings([
      ...compared.findings,
      ...findings,
      ...signatureFindings(signaturesOf(open.file), bytes, compared.changedAfter),
      ...metadataFindings(fileFactsOf(open.file, bytes), now),
    ])
  })
}

/** `missing-page`, by the printed numbers alone. */
const pagesMissing = (makes: readonly Omit<PageMake, 'fonts'>[]): readonly Finding[] =>
  numberedDocuments(
    makes.map(({ page, printed }) => ({
      page,
      printed: printed === null ? null : { page: printed.number, of: printed.of },
    })),
  ).flatMap(missingPages)

const makeOf = (page: InspectedPage): Omit<PageMake, 'fonts'> => ({
  page: page.number,
  width: page.width,
  height: page.height,
  faces: new Set(page.words.map(({ font }) => typefaceOf(font))),
  subsets: new Set(page.words.map(({ font }) => font.name)),
  amounts: page.words.filter(({ text }) => isAmount(text)).length,
  printed: printedNumberOf(page),
})

/** What has to be recognized of a page: the text layer of a scan, and the places of its picture that something covers. */
interface ToRecognize {
  readonly scan: { readonly page: InspectedPage; readonly picture: PageImage | null } | null
  readonly covered: CoveredPicture | null
}

interface CoveredPicture {
  readonly page: number
  readonly places: readonly CoveredPlace[]
  readonly picture: PageImage
}

/** Null where the recognizer fails: then nothing is known of the page. */
async function recognizedFindings(inspected: ToRecognize | null): Promise<readonly Finding[] | null> {
  if (inspected === null) return []
  const { scan, covered } = inspected
  try {
    return [
      ...(scan === null || scan.picture === null ? [] : await scannedText(scan.page, scan.picture)),
      ...(covered === null ? [] : await coveredScan(covered.page, covered.places, covered.picture)),
    ]
  } catch (error) {
    if (!(error instanceof OcrFailure)) throw error
    return null
  }
}

/** Null where nothing is drawn over figures of a scan. */
function coveredIn(open: OpenFile, opened: OpenPage, figures: readonly ScannedFigure[]): CoveredPicture | null {
  const places = coveredPlaces(opened.page, figures)
  const picture = places.length === 0 ? null : pictureUnder(open, opened)
  return picture === null ? null : { page: opened.page.number, places, picture }
}

/** Words with digits of a scanned page, as they were recognized here, or by whoever laid text under its picture. */
const figuresOf = (page: InspectedPage, scanned: readonly ScannedPage[]): readonly ScannedFigure[] =>
  isRecognizedScan(page)
    ? page.words.filter(({ text, angle }) => angle === 0 && /\d/.test(text))
    : (scanned.find(other => other.page === page.number)?.figures ?? [])

/** What the picture of a scanned page says. */
function pictureFindings(open: OpenFile, opened: OpenPage, figures: readonly ScannedFigure[]): readonly Finding[] {
  const picture = figures.length === 0 ? null : scanPictureOf(open, opened)
  if (picture === null) return []
  const { number } = opened.page
  const patched = patchedFigures(number, picture, figures)
  const apart = compressedApart(number, picture, figures).filter(
    finding => !patched.some(other => isSamePlace(finding, other)),
  )
  return [...patched, ...apart, ...copiedCharacters(number, picture, figures)]
}

/** What the drawing of one page says. */
function drawnFindings(open: OpenFile, opened: OpenPage): readonly Finding[] {
  const { page } = opened
  const hasFigures = page.words.some(word => !word.isInvisible && isFigure(word.text))
  const drawn = [
    ...coveredFigures(page),
    ...overFigures(page),
    ...((hasFigures ? withWritingOf(open, opened, PICTURE_SCALE, picture => copiedFigures(page, picture)) : null) ??
      []),
    ...oddType(page),
    ...oddPlacement(page),
  ]
  return joined(drawn, brokenPageSums(page))
}
