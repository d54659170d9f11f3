/** JSON as the nodes of a tree: members and items with what they are, to be opened one by one. */

export interface JsonNode {
  /** Its place, as a JSON pointer. */
  readonly id: string
  readonly name: string
  /** What stands there: the value itself, or how many members or items there are. */
  readonly text: string
  readonly leaf: boolean
  readonly children: readonly JsonNode[]
}

export const jsonNodes = (value: unknown, at = ''): readonly JsonNode[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).map(([name, member]: [string, unknown]): JsonNode => {
        const id = `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
        const children = jsonNodes(member, id)
        const leaf = typeof member !== 'object' || member === null
        const text = leaf
          ? JSON.stringify(member)
          : Array.isArray(member)
            ? `[ ${children.length} ]`
            : `{ ${children.length} }`
        return { id, name, text, leaf, children }
      })
