/** A page among others of one document that shares none of their fonts: it was made apart from them. */
import { bboxOf } from '../document/geometry.ts'
import { type Finding } from './finding.ts'
import type { InspectedPage, PaintedWord } from '../reading/inspection/inspected-page.ts'

/** What is compared of a page. */
export interface PageMake {
  /** 1-based. */
  readonly page: number
  readonly width: number
  readonly height: number
  /** Names of its font objects. */
  readonly fonts: ReadonlySet<string>
  /** Names of its typefaces. */
  readonly faces: ReadonlySet<string>
  /** Names of its fonts with the prefixes of their subsets. */
  readonly subsets: ReadonlySet<string>
  /** How many amounts it prints. */
  readonly amounts: number
  /** "2 of 5" as printed; null without. */
  readonly printed: PrintedNumber | null
}

/** Share of the height of a page at its top and bottom where its number is printed. */
const MARGIN = 0.2

interface PrintedNumber {
  readonly number: number
  readonly of: number
}

/** Points by which sizes of pages made together differ. */
const SAME_SIZE = 2
/** Pages of a document that share their fonts before one that does not means anything. */
const MIN_OTHERS = 2
/** Amounts of a page that belong to its document. */
const MIN_AMOUNTS = 5

/**
 * `foreign-page`, for review: a page of a document whose other pages were made together, or whose printed number continues theirs.
 * It has a typeface of theirs, another size, or figures. Whole documents that were merged change together and are no sign. `documents`: pages of each
 * document in the file, as it was classified; where they are not known, the page has to stand between the others.
 */
export function foreignPages(
  pages: readonly PageMake[],
  documents: readonly (readonly number[])[],
): readonly Finding[] {
  return pages.flatMap((page, index) => {
    const others = pages.filter(other => other !== page && other.fonts.size > 0)
    if (page.fonts.size === 0 || others.some(other => shares(page, other))) return []
    const [before, after] = [pages[index - 1], pages[index + 1]]
    const isBetween = before !== undefined && after !== undefined && shares(before, after)
    const isContinued = [before, after].some(
      neighbor =>
        neighbor !== undefined &&
        continues(page, neighbor) &&
        (pages.length === 2 || others.some(other => other !== neighbor && shares(other, neighbor))),
    )
    const document = documents.find(numbers => numbers.includes(page.page))
    const own = document === undefined ? others : others.filter(other => document.includes(other.page))
    const isAmongOne = own.length >= MIN_OTHERS && own.every(other => shares(other, own[0]!))
    const neighbor = before ?? after
    const isInDocument = isAmongOne && (document !== undefined || isBetween)
    // A document that was taken apart and merged again has the same subsets on both pages.
    const isOfPair =
      document !== undefined &&
      own.length === 1 &&
      [page, ...own].every(hasFigures) &&
      own[0]!.subsets.isDisjointFrom(page.subsets)
    if (neighbor === undefined || (!isContinued && !isInDocument && !isOfPair)) return []
    const isOtherSize =
      Math.abs(page.width - neighbor.width) > SAME_SIZE || Math.abs(page.height - neighbor.height) > SAME_SIZE
    const isAlike = others.some(other => !other.faces.isDisjointFrom(page.faces))
    if (!isContinued && !isOtherSize && !isAlike && !hasFigures(page)) return []
    const made = isInDocument ? 'it was made apart from them' : 'one of them was made apart from the others'
    return [
      {
        signal: 'foreign-page' as const,
        severity: 'review' as const,
        page: page.page,
        bbox: bboxOf({ left: 0, top: 0, right: page.width, bottom: page.height }),
        before: null,
        after: null,
        explanation: `Page ${page.page} shares no font object with the other pages of its document${isOtherSize ? ' and has another size' : ''}: ${made}.`,
      },
    ]
  })
}

/** Notes and terms may come from a form of their own; a list of amounts is part of the document. */
const hasFigures = ({ amounts }: PageMake): boolean => amounts >= MIN_AMOUNTS

const shares = (a: PageMake, b: PageMake): boolean => !a.fonts.isDisjointFrom(b.fonts)

const continues = ({ printed }: PageMake, neighbor: PageMake): boolean =>
  printed !== null &&
  neighbor.printed !== null &&
  printed.of === neighbor.printed.of &&
  Math.abs(printed.number - neighbor.printed.number) === 1

/** "2 of 5" or "2 / 5" among the words at the top and bottom of a page; null without. */
export function printedNumberOf({ words: all, height }: Pick<InspectedPage, 'words' | 'height'>): PrintedNumber | null {
  const words = all.filter(({ box }) => box.top < MARGIN * height || box.bottom > (1 - MARGIN) * height)
  for (let index = 1; index + 1 < words.length; index++) {
    if (!/^(?:of|\/)$/i.test(words[index]!.text)) continue
    const [number, of] = [countOf(words[index - 1]!), countOf(words[index + 1]!)]
    if (number !== null && of !== null && number >= 1 && number <= of) return { number, of }
  }
  return null
}

const countOf = ({ text }: PaintedWord): number | null => (/^\d{1,3}$/.test(text) ? Number(text) : null)
