/** What is found by a few words: pages by what is printed on them, companies and applications by their names. */
import type { AnalysisKindName } from '../contract/service.ts'
import type { Database } from './database.ts'
import { like } from './library.ts'

export interface PageHit {
  readonly documentId: string
  readonly analysisId: string
  readonly fileName: string
  readonly companyName: string | null
  readonly kind: AnalysisKindName
  /** 1-based. */
  readonly page: number
  /** Words around the hit; the hit stands between U+0002 and U+0003. */
  readonly snippet: string
}

/** A company as analyses name it. */
export interface CompanyHit {
  readonly companyName: string
  readonly analyses: number
  /** The newest of them. */
  readonly analysisId: string
  readonly kind: AnalysisKindName
}

export interface ApplicationHit {
  readonly appId: string
  readonly companyName: string | null
}

export interface Search {
  /** Pages that hold every word, the last as a beginning; best first. Anything may be asked for. */
  pages(words: string, limit: number): readonly PageHit[]
  /** Companies whose name holds the text, those heard of last first. */
  companies(text: string, limit: number): readonly CompanyHit[]
  /** Applications whose id or company holds the text, newest first. */
  applications(text: string, limit: number): readonly ApplicationHit[]
}

const separatedDigits = /^\p{N}+(?:[.,'’]\p{N}+)+/u
/** 1234567 → 1,234,567, as far as amounts go. */
const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3}){1,7}$)/g, ',')

/**
 * Words as the index knows them, all of them wanted, the last one as a beginning; null when there is none. The index parts a
 * printed figure at its separators, so one that is typed with them is a phrase, and one typed without is looked for both ways.
 */
export function matchExpression(words: string): string | null {
  const tokens = words
    .split(/\s+/)
    .flatMap(word => {
      const bare = word.replace(/^[^\p{L}\p{N}]+/u, '')
      const field = separatedDigits.exec(bare)?.[0]
      return field === undefined ? (bare.match(/[\p{L}\p{N}]+/gu) ?? []) : [field]
    })
    .map(token => token.replaceAll('"', ''))
  if (tokens.length === 0) return null
  const whole = (token: string): string => `"${token}"`
  // The index has beginnings of two characters and more; of one alone there are too many to look through while somebody types.
  const beginning = (token: string): string => {
    const known = token.replace(/[^\p{L}\p{N}].$/u, '')
    return token.length > 1 && known === token ? `"${token}"*` : `"${known}"`
  }
  return tokens
    .map((token, index) => {
      const written = index === tokens.length - 1 ? beginning : whole
      return /^\d{4,}$/.test(token) ? `(${written(token)} OR ${written(grouped(token))})` : written(token)
    })
    .join(' AND ')
}

/** Pages among which the best are looked for. */
const WEIGHED_PAGES = 300

interface PageRow {
  id: string
  analysis_id: string
  file_name: string
  company_name: string | null
  kind: AnalysisKindName
  page: number
  snippet: string
}

export function createSearch(database: Database): Search {
  // To weigh every page that holds a common word takes longer than anybody types: the newest are weighed, which of a rare word are all.
  const pages = database.prepare<{ expression: string; limit: number }, PageRow>(
    `WITH newest AS MATERIALIZED (
       SELECT rowid AS number, bm25(page_index) AS weight, snippet(page_index, 0, char(2), char(3), '…', 12) AS snippet
       FROM page_index WHERE page_index MATCH :expression ORDER BY rowid DESC LIMIT ${WEIGHED_PAGES}
     ), best AS MATERIALIZED (SELECT * FROM newest ORDER BY weight LIMIT :limit)
     SELECT u.id, u.analysis_id, u.file_name, a.company_name, a.kind, p.page, best.snippet
     FROM best JOIN pages p ON p.id = best.number JOIN uploads u ON u.id = p.upload_id
       JOIN analyses a ON a.id = u.analysis_id ORDER BY best.weight`,
  )
  // The other columns of a row with max() are those of the row that has it.
  const companies = database.prepare<[string, number], CompanyHit>(
    `SELECT company_name AS companyName, analyses, id AS analysisId, kind FROM (
       SELECT company_name, count(*) AS analyses, id, kind, max(created_at) AS newest FROM analyses
       WHERE company_name LIKE ? ESCAPE '\\' GROUP BY company_name COLLATE NOCASE
     ) ORDER BY newest DESC LIMIT ?`,
  )
  const applications = database.prepare<{ text: string; limit: number }, ApplicationHit>(
    `SELECT app_id AS appId, company_name AS companyName FROM applications
     WHERE app_id LIKE :text ESCAPE '\\' OR company_name LIKE :text ESCAPE '\\' ORDER BY created_at DESC LIMIT :limit`,
  )
  return {
    pages(words, limit) {
      const expression = matchExpression(words)
      if (expression === null) return []
      return pages.all({ expression, limit }).map(row => ({
        documentId: row.id,
        analysisId: row.analysis_id,
        fileName: row.file_name,
        companyName: row.company_name,
        kind: row.kind,
        page: row.page,
        snippet: row.snippet,
      }))
    },
    companies: (text, limit) => companies.all(like(text), limit),
    applications: (text, limit) => applications.all({ text: like(text), limit }),
  }
}
