/** The keys of the window: where G leads, and what the list of keys says. */

/** After G. */
export const goKeys: readonly { readonly key: string; readonly to: string; readonly name: string }[] = [
  { key: 'S', to: '/statements', name: 'Statements' },
  { key: 'I', to: '/invoices', name: 'Invoices' },
  { key: 'A', to: '/applications', name: 'Applications' },
  { key: 'D', to: '/deliveries', name: 'Deliveries' },
  { key: 'N', to: '/', name: 'Inbox' },
]

const isApple = /Mac|iPhone|iPad/.test(navigator.platform)
export const searchKeys = isApple ? '⌘ K' : 'Ctrl K'

/** Names of keys, separated by spaces. */
export interface KeyLine {
  readonly keys: readonly string[]
  readonly does: string
}
export const keyGroups: readonly { readonly name: string; readonly lines: readonly KeyLine[] }[] = [
  {
    name: 'Everywhere',
    lines: [
      { keys: [searchKeys], does: 'Search documents, companies, values, commands' },
      ...goKeys.map(({ key, name }) => ({ keys: [`G ${key}`], does: `Go to ${name}` })),
      { keys: ['?'], does: 'This list' },
    ],
  },
  {
    name: 'Figures',
    lines: [
      { keys: ['J', 'K'], does: 'Next, previous value to review' },
      { keys: ['Enter'], does: 'Accept the value' },
      { keys: ['F2'], does: 'Correct it; typing does so too' },
      { keys: ['Esc'], does: 'Leave it as it was' },
      { keys: ['C'], does: 'Category of the selected transaction' },
      { keys: ['Z'], does: 'Undo' },
    ],
  },
  {
    name: 'Pages',
    lines: [
      { keys: ['[', ']'], does: 'Previous, next page' },
      { keys: ['+', '−'], does: 'Larger, smaller' },
      { keys: ['R'], does: 'Turn the page clockwise' },
    ],
  },
]
