/** Other applications that share something with one: grouped by application, with what matched and where it stands in both. */
import type { ApplicationLink } from '../../../contract/links.ts'
import type { SharedTrace } from '../../../store/traces.ts'
import { sameCompany } from '../../../vocabulary/company-names.ts'

/** A whole file that is the same covers them. */
const withinFile: readonly SharedTrace['kind'][] = ['statement_page', 'invoice']

export function applicationLinks(shared: readonly SharedTrace[], companyName: string | null): ApplicationLink[] {
  return [...Map.groupBy(shared, ({ appId }) => appId)].map(([appId, matches]) => {
    const other = matches[0]!.companyName
    const files = new Set(matches.filter(({ kind }) => kind === 'file').map(pairOf))
    return {
      app_id: appId,
      company_name: other,
      same_company: companyName === null || other === null ? null : sameCompany(companyName, other),
      matches: matches
        .filter(match => !withinFile.includes(match.kind) || !files.has(pairOf(match)))
        .map(({ kind, document, page, otherDocument, otherPage }) => ({
          kind,
          document,
          page,
          other_document: otherDocument,
          other_page: otherPage,
        })),
    }
  })
}

const pairOf = ({ document, otherDocument }: SharedTrace): string => JSON.stringify([document, otherDocument])
