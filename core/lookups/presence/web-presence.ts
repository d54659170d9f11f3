/** What the submitted documents, and if the settings allow it the applicant's own website, say of a business: a report that names its sources. */
import { classifyIndustry } from '../../analysis/industry/classify.ts'
import { naicsTitle } from '../../analysis/industry/naics-index.ts'
import { typeName } from '../../contract/document-names.ts'
import type { IndustryClassification } from '../../contract/financial-statement.ts'
import type { WebPresence } from '../../contract/full-analysis.ts'
import type { ApplicantSubject, Found, Mention } from '../applicant.ts'
import type { WebsitePage } from './website.ts'

const headings: readonly (readonly [string, readonly Mention['fact'][]])[] = [
  ['Names', ['name', 'dba']],
  ['Addresses', ['address']],
  ['Phone, email and website', ['phone', 'email', 'website']],
  ['Owners', ['owner']],
]

/** null when nothing but names is known. `website`: its page, when it was read. Pure. */
export function describeWebPresence(subject: ApplicantSubject, website: WebsitePage | null): Found<WebPresence> {
  const known = subject.mentions.some(({ fact }) => fact !== 'name' && fact !== 'dba' && fact !== 'owner')
  const industry = industryOf(subject, website)
  if (!known && industry.naicsCode === null && website === null)
    return {
      value: null,
      status: 'The documents say nothing of the business beyond its name: there is no web presence to report.',
    }
  const own = subject.industry ?? website?.description ?? null
  return {
    value: {
      report: reportOf(subject, industry, website),
      industry_info: {
        summary: own ?? industry.naicsTitle,
        naics_code: industry.naicsCode,
        sic_code: industry.sicCode,
        mcc_code: industry.mccCode,
        naics_industry_label: industry.naicsTitle,
      },
    },
    status: null,
  }
}

/** By what it says it does, its names and the lines of its statements; a code it writes itself wins. */
function industryOf(subject: ApplicantSubject, website: WebsitePage | null): IndustryClassification {
  const { name, dbaName, industry, businessWords } = subject
  const written = /\b\d{6}\b/.exec(industry ?? '')?.[0]
  const codes = written !== undefined && naicsTitle(written) !== null ? [`NAICS ${written}`] : []
  return classifyIndustry({
    naicsCode: null,
    companyName: [name, dbaName].filter(part => part !== null).join(' ') || null,
    statedBusiness: industry ?? website?.description ?? null,
    businessWords: [...codes, ...businessWords],
  })
}

function reportOf(subject: ApplicantSubject, industry: IndustryClassification, website: WebsitePage | null): string {
  const sources =
    website === null ? 'the submitted documents' : "the submitted documents and the business's own website"
  const lines = [
    `# ${escaped(subject.name ?? subject.dbaName ?? 'The business')}`,
    '',
    `Built from ${sources}. The web was not searched.`,
    '',
    '## What it does',
    '',
    ...grouped(subject.mentions, ['industry']),
    ...classification(industry),
  ]
  for (const [heading, facts] of headings) {
    const mentioned = grouped(subject.mentions, facts)
    if (mentioned.length > 0) lines.push('', `## ${heading}`, '', ...mentioned)
  }
  if (website !== null) lines.push('', '## Its website', '', ...websiteLines(website))
  const documents = [...new Map(subject.mentions.map(({ document, docType }) => [document, docType]))]
  lines.push('', '## Sources', '')
  for (const [document, docType] of documents) lines.push(`- ${escaped(document)} (${typeName(docType).toLowerCase()})`)
  if (website !== null) lines.push(`- ${escaped(website.url)}`)
  return `${lines.join('\n')}\n`
}

function classification({
  naicsCode,
  naicsTitle: title,
  sicCode,
  mccCode,
  confidence,
  evidence,
}: IndustryClassification) {
  if (naicsCode === null) return ['- The documents do not tell its industry for certain.']
  const codes = [
    `NAICS ${naicsCode}`,
    sicCode === null ? null : `SIC ${sicCode}`,
    mccCode === null ? null : `MCC ${mccCode}`,
  ]
  const sure = `confidence ${Math.round(confidence * 100)} %`
  return [
    `- Classified as ${escaped(title ?? 'untitled')} (${codes.filter(code => code !== null).join(', ')}), ${sure}:`,
    ...evidence.map(text => `  - ${escaped(text)}`),
  ]
}

/** One line for a value, with all documents that say it. */
function grouped(mentions: readonly Mention[], facts: readonly Mention['fact'][]): string[] {
  const byValue = Map.groupBy(
    mentions.filter(({ fact }) => facts.includes(fact)),
    ({ value }) => value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''),
  )
  return [...byValue.values()].map(same => {
    const places = [...Map.groupBy(same, ({ document }) => document)].map(([document, mentioned]) => {
      const pages = [...new Set(mentioned.flatMap(({ page }) => page ?? []))].sort((a, b) => a - b)
      return escaped(document) + (pages.length === 0 ? '' : `, page ${pages.join(', ')}`)
    })
    const [first] = same
    return `- ${escaped(first!.value)}${first!.fact === 'dba' ? ' (trade name)' : ''}: ${places.join('; ')}`
  })
}

function websiteLines({ url, title, description, headings: headings }: WebsitePage): string[] {
  const mentioned = [title, description, ...headings].filter(text => text !== null)
  return mentioned.length === 0
    ? [`- ${escaped(url)} answers, and says nothing in words.`]
    : [`- ${escaped(url)} says:`, ...mentioned.map(text => `  - ${escaped(text)}`)]
}

/** Documents are not to be trusted with markup. */
const escaped = (text: string): string => text.replace(/\s+/g, ' ').replace(/([\\`*_[\]<>|#~])/g, '\\$1')
