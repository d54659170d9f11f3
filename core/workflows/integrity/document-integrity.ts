/** The signs of change of every file of an application: what its inspection found, joined with the arithmetic that fails in it. */
import { bboxOf } from '../../document/geometry.ts'
import { alteredFigures, suspicionOf, type ComparedFigure } from '../../integrity/altered-figure.ts'
import type { Check, Provenance } from '../../contract/evidence.ts'
import type { IntegrityFinding } from '../../contract/integrity.ts'
import { named } from '../../contract/sentence.ts'
import type { Field } from '../../document/field.ts'
import { runningBalances } from '../../checks/check-account.ts'
import {
  brokenBalances,
  failedSums,
  joined,
  unansweredSums,
  type ArithmeticFinding,
  type Place,
} from '../../integrity/arithmetic.ts'
import type { ApplicationAccounts, StatementPeriod } from '../applications/accounts.ts'
import { contradicted, dailyBalances, dayMessage, daysContradicted } from '../applications/assemble-accounts.ts'
import type { MaterialFile } from '../applications/load-application.ts'

/** Checks and where the figures they point at stand. */
export interface PlacedChecks {
  readonly checks: readonly Check[]
  readonly provenance: Readonly<Record<string, Provenance>>
}

export interface ArithmeticSources {
  readonly accounts: ApplicationAccounts | null
  /** Of financial statements and invoices. */
  readonly results: readonly PlacedChecks[]
}

/** By name of the file. */
export function arithmeticOf({
  accounts,
  results,
}: ArithmeticSources): ReadonlyMap<string, readonly ArithmeticFinding[]> {
  const found = [
    ...(accounts?.listed ?? []).flatMap(period => {
      const balances = balancesOf(period)
      return [...balances, ...daysOf(period), ...accountSums(period, balances.length > 0)]
    }),
    ...results.flatMap(resultSums),
  ]
  return new Map(
    [...Map.groupBy(found, ({ fileName }) => fileName)].map(([fileName, list]) => [
      fileName,
      list.map(({ sum }) => sum),
    ]),
  )
}

/**
 * Where a person corrected what is printed, by name of the file: the corrected values, and totals that hold with them. Their print misses as
 * before and remains a sign, but nothing is left to ask.
 */
function confirmedPlaces(results: readonly PlacedChecks[]): ReadonlyMap<string, readonly Place[]> {
  const confirmed = results.flatMap(({ checks, provenance }) => {
    const isCorrected = (pointer: string): boolean => provenance[pointer]?.method === 'manual'
    const holding = checks.filter(({ passed, figures }) => passed === true && figures?.some(isCorrected))
    const pointers = [...Object.keys(provenance).filter(isCorrected), ...holding.map(({ figures }) => figures![0]!)]
    return pointers.flatMap(pointer => provenance[pointer] ?? [])
  })
  return Map.groupBy(confirmed, ({ fileName }) => fileName)
}

/** Findings of a file; null where it was not inspected, as one that is no PDF. */
export function findingsOf(
  file: MaterialFile,
  arithmetic: ReadonlyMap<string, readonly ArithmeticFinding[]>,
): readonly IntegrityFinding[] | null {
  const { upload } = file
  const inspected = inspectedOf(file)
  return inspected === null ? null : joined(inspected, arithmetic.get(upload.fileName) ?? [])
}

/** What the inspection of a file found; null where it was not inspected. */
const inspectedOf = ({ read, inspected: later }: MaterialFile): readonly IntegrityFinding[] | null =>
  (read === null ? later : read.integrity) ?? null

/** Sums that fail in the print of a file, and as exceptions the signs that honest software does not leave. */
export const integrityChecks = (
  findings: ReadonlyMap<MaterialFile, readonly IntegrityFinding[] | null>,
  answered: AnsweredSums,
): readonly Check[] =>
  [...findings].flatMap(([file, found]) => {
    const { fileName } = file.upload
    const high = (found ?? []).filter(({ severity }) => severity === 'high')
    return [
      ...pageSumChecks(fileName, inspectedOf(file), answered),
      ...high.map(({ signal, page, explanation }, index) => ({
        id: `integrity.${signal}.${fileName}.${index}`,
        passed: false,
        expected: null,
        actual: null,
        difference: null,
        severity: 'high' as const,
        message: `${named(fileName)}${page === null ? '' : `, page ${page}`}: ${explanation}`,
      })),
    ]
  })

/** A check of a sum that fails in the print of a file begins so. */
const printedSum = 'printed_sum'

/** What the values of an answer say of sums already, by name of the file. */
export interface AnsweredSums {
  readonly arithmetic: ReadonlyMap<string, readonly ArithmeticFinding[]>
  readonly confirmed: ReadonlyMap<string, readonly Place[]>
}

export const answeredSums = (sources: ArithmeticSources): AnsweredSums => ({
  arithmetic: arithmeticOf(sources),
  confirmed: confirmedPlaces(sources.results),
})

/** Sums that fail in the print of a file, that none of its own checks names, and that nobody corrected. */
export const pageSumChecks = (
  fileName: string,
  inspected: readonly IntegrityFinding[] | null | undefined,
  { arithmetic, confirmed }: AnsweredSums,
): readonly Check[] =>
  unansweredSums(inspected ?? [], arithmetic.get(fileName) ?? [], confirmed.get(fileName)).map(
    ({ finding: { page, bbox, after, explanation } }, index) => ({
      id: `${printedSum}.${fileName}.${index}`,
      passed: false,
      expected: null,
      actual: null,
      difference: null,
      severity: 'warning',
      message: `${named(fileName)}, page ${page}: ${explanation}`,
      place: { fileName, page: page!, bbox, text: after ?? '' },
    }),
  )

export const withoutPrintedSums = (checks: readonly Check[]): readonly Check[] =>
  checks.filter(({ id }) => !id.startsWith(`${printedSum}.`))

/** Files whose inspection has no result, as a sentence; null: there is none. */
export function uninspected(files: readonly MaterialFile[]): string | null {
  const names = files
    .filter(({ read, repeated }) => read !== null && read.refusal === null && read.integrity === null && !repeated)
    .map(({ upload }) => named(upload.fileName))
  return names.length === 0
    ? null
    : `Signs of change could not be looked for within the time for it: ${names.join(', ')}.`
}

interface FileSum {
  readonly fileName: string
  readonly sum: ArithmeticFinding
}

function balancesOf({ fileName, reading }: StatementPeriod): readonly FileSum[] {
  const rows = reading.transactions.map(({ amount, balance, place }) => ({
    amount: amount.value,
    balance: balance?.value ?? null,
    text: balance?.evidence[0]?.text ?? '',
    page: balance?.evidence[0]?.page ?? place?.page ?? reading.pages[0] ?? 1,
    bbox: place === undefined ? (placeOf(balance)?.bbox ?? null) : bboxOf(place.box),
  }))
  return brokenBalances(rows).map(sum => ({ fileName, sum }))
}

function daysOf({ fileName, reading }: StatementPeriod): readonly FileSum[] {
  return daysContradicted(reading).flatMap(({ day, expected }) => {
    const places = day.printed === undefined ? [] : [{ page: day.printed.page, bbox: bboxOf(day.printed.box) }]
    const sums = failedSums([{ message: dayMessage(day, expected), total: day.printed?.text ?? null, places }])
    return sums.map(sum => ({ fileName, sum: atPage(sum, reading.pages[0] ?? 1) }))
  })
}

/** `arePlaced`: the balances that do not follow are findings of their own, at their rows. */
function accountSums({ fileName, reading, summary }: StatementPeriod, arePlaced: boolean): readonly FileSum[] {
  const fields = reading as unknown as Readonly<Record<string, Field | null | undefined>>
  const isPlaced = (id: string): boolean => id === dailyBalances || (arePlaced && id === runningBalances)
  const failed = summary.checks.filter(check => isSum(check) && !isPlaced(check.id))
  const printed = [...(reading.contradicted ?? [])]
  const sums = failed.map(({ id, message, figures = [] }) => {
    // The figure that the rows contradict comes before the one that was chosen for it.
    const against = id === contradicted ? [printed.shift()?.printed] : []
    const terms = [...against, ...figures.map(pointer => fields[pointer.slice(1)])]
    return {
      message,
      total: terms[0]?.evidence[0]?.text ?? null,
      places: terms.flatMap(term => placeOf(term) ?? []),
    }
  })
  return failedSums(sums).map(sum => ({ fileName, sum: atPage(sum, reading.pages[0] ?? 1) }))
}

function resultSums({ checks, provenance }: PlacedChecks): readonly FileSum[] {
  const confirmed = new Set(
    checks.flatMap(({ passed, figures = [] }) => (passed === true && figures.length > 1 ? figures : [])),
  )
  return checks.flatMap((check): readonly FileSum[] => {
    const { id, message, figures = [], place } = check
    const unstated = DOUBTFUL_SUM.exec(id)?.[1]
    if (unstated === undefined && !isSum(check)) return []
    const compared = figures.flatMap(pointer =>
      provenance[pointer] === undefined ? [] : [{ ...provenance[pointer], isConfirmed: confirmed.has(pointer) }],
    )
    const { suspects, suspicion, places } = suspectsFirst(
      place === undefined ? compared : [{ ...place, isConfirmed: false }, ...compared],
      check,
    )
    const [first] = places
    if (first === undefined) {
      const fileName = unstated ?? fileOf(id, provenance)
      return fileName === null ? [] : failedSums([{ message, total: null, places }]).map(sum => ({ fileName, sum }))
    }
    const ofFile = places.filter(({ fileName }) => fileName === first.fileName)
    const sums = failedSums([
      { message: `${message}${suspicion}`, total: suspects > 1 ? null : first.text, places: ofFile, suspects },
    ])
    return sums.map(sum => ({ fileName: first.fileName, sum }))
  })
}

/** The figures of a check with those first of which one was likely altered, and how many these are. */
function suspectsFirst<Figure extends ComparedFigure>(figures: readonly Figure[], { difference }: Check) {
  const indexes = alteredFigures(figures, difference ?? 0)
  const isSuspect = (_: Figure, index: number): boolean => indexes.includes(index)
  const others = figures.filter((figure, index) => !isSuspect(figure, index))
  const suspicion = suspicionOf(figures, indexes)
  return { suspects: indexes.length, suspicion, places: [...figures.filter(isSuspect), ...others] }
}

/** The check of an identity whose figures are too doubtful to be stated, with the name of its file. */
const DOUBTFUL_SUM = /^document\.SUM_BROKEN\.(.+)$/

/** The file of the statement that a check is about, where none of the figures it compares is stated; null: it is not known. */
const fileOf = (id: string, provenance: PlacedChecks['provenance']): string | null =>
  Object.entries(provenance).find(([pointer]) => pointer.includes(`/${id.split('.')[0]}/`))?.[1].fileName ?? null

/** A failed comparison of amounts that are both known, or of a print with all others. */
const isSum = ({ id, passed, difference, severity, place }: Check): boolean =>
  passed === false &&
  severity !== 'info' &&
  (difference !== null || (place !== undefined && !id.startsWith(`${printedSum}.`)))

const atPage = (sum: ArithmeticFinding, page: number): ArithmeticFinding => ({
  ...sum,
  finding: { ...sum.finding, page: sum.finding.page ?? page },
})

function placeOf(field: Field | null | undefined): Place | null {
  const evidence = field?.evidence[0]
  return evidence === undefined ? null : { page: evidence.page, bbox: bboxOf(evidence.box) }
}
