/**
 * Descriptions and examples of every member of the API's schemas. They stand as data in `members/`: under the name of the
 * member, or a longer end of its path (`Component.group.member`) where the name alone means different things; the longest
 * end counts.
 */
import applications from './members/applications.json' with { type: 'json' }
import cashFlow from './members/cash-flow.json' with { type: 'json' }
import documents from './members/documents.json' with { type: 'json' }
import evidence from './members/evidence.json' with { type: 'json' }
import invoices from './members/invoices.json' with { type: 'json' }
import loansAndTaxes from './members/loans-and-taxes.json' with { type: 'json' }
import ratios from './members/ratios.json' with { type: 'json' }
import service from './members/service.json' with { type: 'json' }
import statements from './members/statements.json' with { type: 'json' }

/** A schema as it is written into the document. */
export interface MemberSchema {
  $ref?: string
  description?: string
  examples?: unknown[]
  properties?: Record<string, MemberSchema>
  additionalProperties?: MemberSchema | boolean
  items?: MemberSchema
  anyOf?: MemberSchema[]
  [keyword: string]: unknown
}

/** The example is a value; of a record of objects a key. Without one it is composed of the examples of the members within. */
export type MemberDoc = readonly [description: string, example?: unknown]

export const memberFiles = [
  statements,
  ratios,
  evidence,
  documents,
  cashFlow,
  invoices,
  loansAndTaxes,
  applications,
  service,
] as unknown as readonly Readonly<Record<string, MemberDoc>>[]

const memberDocs = new Map(memberFiles.flatMap(file => Object.entries(file)))

/** Key of the entry for a path such as `['Debt', 'sources', 'kind']`; undefined: there is none. */
export const memberDocKey = (path: readonly string[]): string | undefined =>
  path.map((_, index) => path.slice(index).join('.')).find(key => memberDocs.has(key))

const nameOf = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1)
/** Schema of the values of a record; undefined: it is none. */
const valuesOf = ({ additionalProperties: values }: MemberSchema): MemberSchema | undefined =>
  typeof values === 'object' ? values : undefined

/** Adds description and example to every member of the components, in place. */
export function documentMembers(components: Readonly<Record<string, MemberSchema>>): void {
  const composed = new Map<string, unknown>()
  for (const name of Object.keys(components)) componentExample(name)

  function componentExample(name: string): unknown {
    if (!composed.has(name)) composed.set(name, exampleOf(components[name]!, [name]))
    return composed.get(name)
  }

  /** Documents what is within; undefined: an entry without an example is missing. */
  function exampleOf(schema: MemberSchema, path: readonly string[], own?: MemberDoc): unknown {
    const given = own?.[1]
    const { $ref, properties, items, anyOf } = schema
    const values = valuesOf(schema)
    if ($ref !== undefined) return given ?? componentExample(nameOf($ref))
    if (values !== undefined && typeof given === 'string') return { [given]: exampleOf(values, path) }
    const within = properties
      ? Object.fromEntries(
          Object.entries(properties).map(([name, member]) => [name, memberExample(member, [...path, name])]),
        )
      : values
        ? exampleOf(values, path)
        : items
          ? [exampleOf(items, path)]
          : anyOf?.map(branch => exampleOf(branch, path, own)).find(example => typeof example === 'object')
    return given === undefined || anyOf?.some(branch => valuesOf(branch)) ? (within ?? given) : given
  }

  function memberExample(member: MemberSchema, path: readonly string[]): unknown {
    const key = memberDocKey(path)
    const doc = key === undefined ? undefined : memberDocs.get(key)
    if (doc) member.description = doc[0]
    const example = exampleOf(member, path, doc)
    if (example !== undefined) member.examples = [example]
    return example
  }
}
