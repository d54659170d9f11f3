/** What a document shows and its extracted statements do not: pages that were not understood, and rows that stand twice. */
import { statementKinds, type StatementKind } from '../../contract/statement-figures.ts'
import { article, quoted } from '../../contract/sentence.ts'
import type { Document, Page, Problem } from '../../document/model.ts'
import { titleWords } from '../../extraction/statements/candidates.ts'
import { extractStatements } from '../../extraction/statements/extract.ts'
import type { StatementExtraction, StatementHints } from '../../extraction/statements/statement.ts'
import { kindTitles, unreadCode } from './statement-names.ts'

/** Lines from the top among which a title stands, and the longest of them that can be one. */
const topLines = 14
const maxTitleLength = 60
/** A statement shows at least this many amounts; a table of contents shows numbers of pages. */
const minAmounts = 5
const amount = /\d{1,3}[,.' ]\d{3}|\d\.\d{2}\b/

/** Extracts the statements, and reports pages titled as one of a kind of which nothing was read. */
export function readStatementsOf(document: Document, hints: StatementHints): StatementExtraction {
  const extraction = extractStatements(document, hints)
  const problems = [...unreadStatements(document, extraction), ...repeatedRows(document, extraction)]
  return { ...extraction, problems: [...extraction.problems, ...problems] }
}

/** A row that stands twice, one below the other: which of the two a total takes is not known. */
const repeatedRows = ({ pages }: Document, { readings }: StatementExtraction): readonly Problem[] => {
  const used = new Set(readings.flatMap(reading => reading.pages))
  return pages
    .filter(({ number }) => used.has(number))
    .flatMap(({ number, lines }) =>
      lines.flatMap(({ text }, index): Problem[] => {
        const label = text.replace(/(?<![\d.,()$\s–—-])[\d.,()$\s–—-]+$/u, '')
        if (text !== lines[index - 1]?.text || !amount.test(text) || !/\p{L}{3}/u.test(label)) return []
        const message = `${quoted(label)} stands twice, one below the other, with the same amounts.`
        return [{ code: 'ROW_REPEATED', page: number, severity: 'warning', message }]
      }),
    )
}

function unreadStatements({ pages }: Document, { readings }: StatementExtraction): readonly Problem[] {
  return statementKinds.flatMap((kind): Problem[] => {
    if (readings.some(reading => reading.kind === kind)) return []
    const page = pages.find(one => isTitled(one, kind))
    if (page === undefined) return []
    const message = `Page ${page.number} is titled as ${article(kindTitles[kind])}, and was not understood.`
    return [{ code: unreadCode(kind), page: page.number, severity: 'warning', message }]
  })
}

function isTitled({ lines }: Page, kind: StatementKind): boolean {
  const titles = lines.slice(0, topLines).filter(({ text }) => text.length <= maxTitleLength && !amount.test(text))
  return (
    titles.some(({ text }) => titleWords[kind].test(text.toLowerCase().replaceAll('_', ' '))) &&
    lines.filter(({ text }) => amount.test(text)).length >= minAmounts
  )
}
