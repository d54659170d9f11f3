/** Faults of an office file that programs answer with an offer to repair it. */
import { XMLParser, XMLValidator } from 'fast-xml-parser'

/** Parts that are no well-formed XML. */
export const xmlFaults = (xml: Readonly<Record<string, string>>): string[] =>
  Object.entries(xml).flatMap(([part, text]) => (XMLValidator.validate(text) === true ? [] : [`${part}: malformed`]))

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: name => ['Relationship', 'Override', 'Default'].includes(name),
})

/** Relations whose target is missing, or whose id is given twice; ids a part uses without declaring them. */
export function relationFaults(xml: Readonly<Record<string, string>>): string[] {
  return Object.entries(xml).flatMap(([part, text]) => {
    if (!part.endsWith('.rels')) return []
    const relations =
      (
        parser.parse(text) as {
          Relationships: { Relationship?: { Id: string; Target: string; TargetMode?: string }[] }
        }
      ).Relationships.Relationship ?? []
    const folder = part.replace(/_rels\/[^/]+$/, '')
    const source = part.replace('_rels/', '').replace(/\.rels$/, '')
    const used = [...(xml[source] ?? '').matchAll(/\br:(?:id|embed)="([^"]+)"/g)].map(match => match[1]!)
    return [
      ...relations
        .filter(
          ({ Target, TargetMode }) =>
            TargetMode !== 'External' && !(new URL(Target, `file:///${folder}`).pathname.slice(1) in xml),
        )
        .map(({ Target }) => `${part}: no ${Target}`),
      ...relations
        .filter(({ Id }, index) => relations.findIndex(other => other.Id === Id) !== index)
        .map(({ Id }) => `${part}: ${Id} twice`),
      ...used.filter(id => !relations.some(({ Id }) => Id === id)).map(id => `${source}: ${id} is not declared`),
    ]
  })
}

/** Parts without a content type, and content types without a part. */
export function contentTypeFaults(xml: Readonly<Record<string, string>>): string[] {
  const { Types } = parser.parse(xml['[Content_Types].xml']!) as {
    Types: { Default: { Extension: string }[]; Override: { PartName: string }[] }
  }
  const named = Types.Override.map(({ PartName }) => PartName.slice(1))
  return [
    ...Object.keys(xml).filter(
      part =>
        part !== '[Content_Types].xml' &&
        !named.includes(part) &&
        !Types.Default.some(({ Extension }) => part.endsWith(`.${Extension}`)),
    ),
    ...named.filter(part => !(part in xml)),
    ...named.filter((part, index) => named.indexOf(part) !== index),
  ]
}
