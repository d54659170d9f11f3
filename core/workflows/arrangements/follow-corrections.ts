/** Corrections follow the documents they are about: between analyses, and from place to place in a result. */
import type { FinancialStatementResult } from '../../contract/financial-statement.ts'
import type { Correction } from '../../store/analyses.ts'
import { shownStatementPath, stableStatementPath } from '../applications/statement-paths.ts'
import { setAsidePart } from '../corrections/standing.ts'
import { isStatements, type OwnFile } from './own-analysis.ts'

/** Where a value is printed. */
interface PrintedAt {
  /** Of the file. */
  readonly sha256: string
  readonly page: number
}

/** The paths of a result, and names that outlast the order of its documents. */
export interface Places {
  readonly nameOf: (path: string) => string
  /** Where the value of a name is printed; null: not known. */
  readonly printedAt: (name: string) => PrintedAt | null
  /** null: nothing of this name is in the result. */
  readonly pathOf: (name: string) => string | null
}

/** `result`: of statements, without or with corrections; an invoice is named by its file and pages. */
export const placesOf = (files: readonly OwnFile[], result: FinancialStatementResult | null): Places =>
  result === null ? invoicePlaces(files) : statementPlaces(files, result)

function invoicePlaces(files: readonly OwnFile[]): Places {
  const keys = files.flatMap(({ upload, read }) =>
    isStatements(read) ? [] : read.extraction.invoices.map(({ pages }) => `${upload.sha256}.${pages.join('-')}`),
  )
  return {
    nameOf(path) {
      const [, index, member] = /^\/invoices\/(\d+)(\/.*)$/.exec(path) ?? [null, '0', path]
      return `${keys[Number(index)] ?? ''}${member}`
    },
    printedAt(name) {
      const [, sha256, page] = /^([0-9a-f]+)\.(\d+)/.exec(name) ?? []
      return sha256 === undefined ? null : { sha256, page: Number(page) }
    },
    pathOf(name) {
      const end = name.indexOf('/')
      const index = keys.indexOf(name.slice(0, end))
      return index === -1 ? null : `${index === 0 ? '' : `/invoices/${index}`}${name.slice(end)}`
    },
  }
}

function statementPlaces(files: readonly OwnFile[], result: FinancialStatementResult): Places {
  return {
    nameOf: path => stableStatementPath(path, result),
    printedAt(name) {
      const place = result.provenance[shownStatementPath(name, result) ?? '']
      const file = files.find(({ upload }) => upload.fileName === place?.fileName)
      return file === undefined ? null : { sha256: file.upload.sha256, page: place!.page }
    },
    pathOf: name => shownStatementPath(name, result),
  }
}

/** What moves: a file, or these pages of it. */
export interface MovedPages {
  readonly sha256: string
  readonly pages: readonly number[] | null
}

/** A correction or an accepted value, where it is from now on. */
export interface Followed {
  readonly analysisId: string
  readonly path: string
}

export interface Side {
  readonly analysisId: string
  readonly before: Places
  /** null: nothing is left in it. */
  readonly after: Places | null
}

/** `target`: where something moves to; null: nothing moves. */
export interface Move {
  readonly source: Side
  readonly target: Side | null
  readonly moved: MovedPages | null
  /** The target is a new analysis: what is about the whole of an emptied source goes with it. */
  readonly isNew: boolean
}

const isSetAside = ({ path }: Pick<Correction, 'path'>): boolean => path.startsWith(setAsidePart)

/** Where a path of the source, or of the target itself, leads from now on. What is not there any more is set aside, and is in force again with its document. */
export function followed(path: string, of: Side, { source, target, moved, isNew }: Move): Followed {
  const name = isSetAside({ path }) ? path.slice(setAsidePart.length) : of.before.nameOf(path)
  const at = of.before.printedAt(name)
  const goes =
    moved !== null &&
    at !== null &&
    at.sha256 === moved.sha256 &&
    (moved.pages === null || moved.pages.includes(at.page))
  const side = of === source && target !== null && (goes || source.after === null) ? target : of
  const isGeneral = at === null && !name.startsWith('/periods/')
  const found = side !== of && isGeneral && !isNew ? null : (side.after?.pathOf(name) ?? null)
  return { analysisId: side.analysisId, path: found ?? setAsidePart + name }
}
