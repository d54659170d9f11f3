/** A document → the columns of its financial statements: every statement, every period, every value with its evidence. */
import { statementKindOf, statementKinds, type StatementKind } from '../../contract/statement-figures.ts'
import { reconcileStatement } from '../../checks/reconcile-statement.ts'
import type { Field } from '../../document/field.ts'
import type { Document, Page, Problem } from '../../document/model.ts'
import { vocabularies } from '../../vocabulary/vocabulary.ts'
import { announcedCandidates } from './announced-candidates.ts'
import { businessWordsOf, companyNameOf } from './company-name.ts'
import { correctOcr } from '../layout/correct-ocr-dates.ts'
import { withoutSheetHeadings } from '../layout/sheet-headings.ts'
import { currencyOf } from './currency.ts'
import { chooseReadings, chosenConfidence, withReadings, type ChosenReading } from './choose-ocr-alternatives.ts'
import { findCandidates, scoreCandidate, type Candidate } from './candidates.ts'
import { fieldsOfColumn, stepOfColumn } from './column-fields.ts'
import { withStatementSigns } from './ledger-signs.ts'
import { lineHints, plainHints } from './line-hints.ts'
import { doubtColumns } from './confidence.ts'
import { statementRelevance } from './page-relevance.ts'
import { statementPeriods } from './periods.ts'
import type { StatementLine } from './lines.ts'
import { classifyLines } from './classify-lines.ts'
import { printedSums } from './printed-sums.ts'
import { sourcesOf } from './find-field-sources.ts'
import { sumTree } from './sum-tree.ts'
import type { Fields, StatementExtraction, StatementHints, StatementColumn } from './statement.ts'
import { findDocumentTables } from '../tables/find-tables.ts'
import { numberText, quoted } from '../../contract/sentence.ts'

/**
 * What is searched and accepted.
 * - `minRelevance`: Pages below this relevance are not searched for tables, unless they follow one that is.
 * - `minConfidence`: Minimum confidence: a value below it is more often wrong than right and is omitted.
 * - `reportPages`: From this many pages on a document is a report around its statements.
 * - `reportRelevance`: The statements of a report exceed this relevance; tables of the notes, which show few totals, stay below. Half or double
 *    changes no
 *   tuned statement.
 * - `middlePages`: Pages a statement may run on without naming a section or total.
 */
const limits = { minRelevance: 0.2, minConfidence: 0.65, reportPages: 30, reportRelevance: 0.6, middlePages: 4 }
/** Another period's statement is accepted when it is nearly as complete as the strongest. Half changes 0 of 54 tuned statements, double 1. */
const secondaryShare = 0.6

/** Pure; never throws for a document's sake. No columns: nothing financial was found. */
export function extractStatements(given: Document, hints: StatementHints): StatementExtraction {
  const document = { ...given, pages: given.pages.map(withoutSheetHeadings) }
  const all = correctOcr(document.pages)
  const { pages, tables, candidates: printed } = findPages(document, all)
  const announced = hints.statementType === null ? null : statementKindOf[hints.statementType]
  const candidates =
    printed.length > 0 || announced === null ? withCashBasis(printed) : announcedCandidates(tables, announced, pages)
  const problems: Problem[] = []
  const ofKind = (kind: StatementKind) => candidates.filter(candidate => candidate.kind === kind)
  const chosen = statementKinds.flatMap(kind => chooseCandidates(ofKind(kind), hints))
  const readings = chosen.flatMap(candidate =>
    doubtColumns(candidate, buildColumns(document, candidate, hints, problems)),
  )
  return {
    fileName: document.fileName,
    readings: withoutRepeats(readings),
    companyName: chosen.length === 0 ? null : companyNameOf(document, chosen),
    currency: currencyOf(document, chosen),
    problems,
    businessWords: businessWordsOf(chosen),
  }
}

/**
 * The pages searched, their tables, and the statements among them: where the promising pages hold none, all pages of a short document are
 * searched.
 */
function findPages(document: Document, all: readonly Page[]) {
  const search = (pages: readonly Page[]) => {
    const tables = findDocumentTables({ ...document, pages })
    return { pages, tables, candidates: findCandidates(tables) }
  }
  const pages = relevantPages(all)
  const found = search(pages)
  const readable = all.filter(page => page.source !== 'skipped')
  return found.candidates.length > 0 || readable.length === pages.length || readable.length > limits.reportPages
    ? found
    : search(readable)
}

/**
 * Pages that look like statements, and the page after each: a balance sheet's equity may stand alone on it. A long report mentions its amounts
 * on many pages; there only what looks most like a statement is worth the work.
 */
function relevantPages(pages: readonly Page[]): readonly Page[] {
  const relevance = pages.map(page => (page.source === 'skipped' ? 0 : statementRelevance(page)))
  const minimum = pages.length > limits.reportPages ? limits.reportRelevance : limits.minRelevance
  const relevant = relevance.map(value => value >= minimum)
  const follows = (i: number) =>
    pages.length <= limits.reportPages
      ? relevant[i - 1] === true
      : relevant[i - 1] === true && relevance[i]! >= limits.minRelevance
  const kept = pages.filter((page, i) => page.source !== 'skipped' && (relevant[i] || follows(i)))
  if (kept.length > 0) return kept
  // The screen saves work, it is no judge: where no page stands out, all are searched.
  return pages.filter(page => page.source !== 'skipped').slice(0, limits.reportPages)
}

/** A statement of receipts and disbursements is the income statement, too, of who keeps books on the cash basis and prints no other. */
function withCashBasis(candidates: readonly Candidate[]): readonly Candidate[] {
  if (candidates.some(({ kind }) => kind === 'incomeStatement')) return candidates
  const ofCash = candidates.filter(({ anchors }) => anchors.has('receipts') && anchors.has('disbursements'))
  return [...candidates, ...ofCash.map(candidate => ({ ...candidate, kind: 'incomeStatement' as const }))]
}

/** The best-scoring statement of a kind, and others of the same kind that cover periods it does not. */
function chooseCandidates(candidates: readonly Candidate[], hints: StatementHints): readonly Candidate[] {
  const scoreOf = (candidate: Candidate): number => scoreCandidate(candidate, hints.periodEnd)
  const [first, ...others] = candidates.toSorted((a, b) => scoreOf(b) - scoreOf(a) || a.pages[0]! - b.pages[0]!)
  if (first === undefined) return []
  const chosen = [first]
  for (const candidate of others) {
    const periods = periodsOf(candidate)
    const isMinor = substance(candidate) < substance(first) * secondaryShare
    if (candidate.distracting || isMinor || periods.length === 0) continue
    const covered = chosen.flatMap(periodsOf)
    if (!periods.some(period => covered.includes(period))) chosen.push(candidate)
  }
  return chosen
}

/** What a candidate states, whatever it is titled. */
const substance = (candidate: Candidate): number => candidate.anchors.size + candidate.items.size / 2

const periodsOf = (candidate: Candidate): readonly string[] =>
  candidate.columns.flatMap(({ column }) =>
    column.period?.end ? [`${column.period.end}/${column.period.months ?? ''}`] : [],
  )

function buildColumns(
  document: Document,
  candidate: Candidate,
  hints: StatementHints,
  problems: Problem[],
): StatementColumn[] {
  const { kind } = candidate
  const isScan = document.pages.some(page => candidate.pages.includes(page.number) && page.source === 'ocr')
  const method = isScan ? 'ocr' : 'text'
  const first = classifyAndSum(kind, candidate.lines)
  const choices = method === 'ocr' ? chooseReadings(first.forest) : []
  const lines = withReadings(candidate.lines, choices)
  const { classified, forest, hints: sumHints } = choices.length === 0 ? first : classifyAndSum(kind, lines)
  problems.push(...choices.map(choiceProblem))
  const sources = sourcesOf(vocabularies[kind], classified, forest)
  const { fileName } = document
  const { scale } = candidate.table
  return statementPeriods(candidate, kind, hints).flatMap(({ column, ...stated }) => {
    const step = stepOfColumn(lines, column) * scale
    const found = fieldsOfColumn({ kind, fileName, scale, step, method, classified, sources, column })
    if (found.size === 0) return []
    const reconciled = reconcileStatement(kind, found, step)
    problems.push(...reconciled.problems)
    const byClarity = Map.groupBy(reconciled.figures, ([path, { confidence }]) =>
      path.startsWith('~') ? 'unlisted' : confidence < limits.minConfidence ? 'unclear' : 'clear',
    )
    const clear = (byClarity.get('clear') ?? []).map(([path, field]) => [path, withChoice(field, choices)] as const)
    problems.push(...unreadable(byClarity.get('unclear') ?? [], clear.length))
    const figures = Object.fromEntries(clear) as Fields<StatementKind>
    const sums = printedSums(forest, { fileName, fields: new Map(clear), hints: sumHints, column, scale })
    const unlisted = Object.fromEntries((byClarity.get('unlisted') ?? []).map(([path, { value }]) => [path, value]))
    return [{ kind, ...stated, figures, step, pages: candidate.pages, sums, unlisted }]
  })
}

/** The classified lines of a statement and its sum forest. */
function classifyAndSum(kind: StatementKind, lines: readonly StatementLine[]) {
  const vocabulary = vocabularies[kind]
  const byPrint = sumTree(lines, plainHints(lines))
  const classified = withStatementSigns(vocabulary, classifyLines(vocabulary, lines, byPrint))
  const hints = lineHints(kind, classified)
  const signed = classified.map(({ line }) => line)
  return { classified, forest: sumTree(signed, hints), hints }
}

/** The sum that chose between two readings of an amount cannot confirm a field it is evidence of as well. */
function withChoice(field: Field, choices: readonly ChosenReading[]): Field {
  const isChosen = choices.some(({ amount }) => field.evidence.some(({ box }) => box === amount.box))
  return isChosen ? { ...field, confidence: Math.min(field.confidence, chosenConfidence) } : field
}

/** `page`: null for the document as a whole. */
const warning = (code: string, message: string, page: number | null = null): Problem => ({
  code,
  message,
  page,
  severity: 'warning',
})

/** Reports that a sum chose between two readings. */
const choiceProblem = ({ line, amount }: ChosenReading): Problem =>
  warning(
    'READING_CHOSEN',
    `${quoted(amount.text)} at ${quoted(line.label)} was recognized with one doubtful digit; the sum it belongs to gives ${numberText(amount.value)}.`,
    line.page,
  )

/** Amounts omitted for low confidence are reported beside those that were `accepted`; their absence shows which ones. */
function unreadable(lost: readonly (readonly [path: string, field: Field])[], accepted: number): readonly Problem[] {
  const [first] = lost
  if (first === undefined || accepted === 0) return []
  const print = first[1].evidence[0]
  const message = `${lost.length} ${lost.length === 1 ? 'figure was' : 'figures were'} too unclear to be stated, the first printed as ${quoted(print?.text ?? '')}.`
  return [warning('UNCLEAR_FIGURES', message, print?.page ?? null)]
}

/** One column per statement and period: the more complete one where a document repeats itself. */
function withoutRepeats(readings: readonly StatementColumn[]): readonly StatementColumn[] {
  const sizeOf = (reading: StatementColumn) => Object.keys(reading.figures).length
  const byPeriod = Map.groupBy(readings, ({ kind, periodEnd, months }) => `${kind} ${periodEnd} ${months}`)
  const fullest = [...byPeriod.values()].map(repeats => repeats.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0])
  return readings.filter(reading => fullest.includes(reading))
}
