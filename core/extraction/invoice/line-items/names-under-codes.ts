/** Item tables that print the number of a product in the line and its name under it: the name is what describes the line. */
import type { LineDraft, TextLine } from './draft.ts'
import { isNote } from './labels.ts'

/** A number of a product: digits in one word without small letters, "A99805", "000-4711/2". */
const productNumber = /^(?=.*\d)[A-Z\d][A-Z\d\-./#]{2,}$/
/** Share of the lines that must be printed so: one line with a remark under its number shows nothing. */
const usualShare = 0.6

/** The texts of the lines by draft: names that stand under product numbers, where most lines of a table have them there. */
export function namesUnderCodes(drafts: readonly LineDraft[]): ReadonlyMap<LineDraft, readonly TextLine[]> {
  const named = new Map(
    drafts.flatMap((draft): [LineDraft, readonly TextLine[]][] => {
      const [code, ...wraps] = draft.text
      const lines = [...wraps, ...draft.notes]
      const name = lines.findIndex(({ cell }) => isName(cell.text))
      return code === undefined || !productNumber.test(code.cell.text) || name !== 0 ? [] : [[draft, wrapped(lines)]]
    }),
  )
  return named.size > 0 && named.size >= usualShare * drafts.length ? named : new Map()
}

const isName = (text: string): boolean => /\p{L}{3}/u.test(text) && !isNote(text)

/** The first line, and those it goes on in: what describes the item is no part of its name. */
function wrapped(lines: readonly TextLine[]): readonly TextLine[] {
  const end = lines.findIndex(
    (line, index) =>
      index > 0 && !(/^\p{Ll}|^[&/(]/u.test(line.cell.text) || /[-–,/&+]$/.test(lines[index - 1]!.cell.text)),
  )
  return end < 0 ? lines : lines.slice(0, end)
}
