/** Rows marked by their boxes: one by one, or with Shift everything since the last one. */

const isChecked = (event: Event): boolean => (event.target as HTMLInputElement).checked

/** `ids` of the rows as they stand now; `emit` takes the rows and whether they are selected from now on. */
export function rowSelection(
  ids: () => readonly string[],
  emit: (ids: readonly string[], on: boolean) => void,
): { readonly toggle: (id: string, event: MouseEvent) => void; readonly toggleAll: (event: Event) => void } {
  let anchor: string | null = null
  return {
    toggle(id, event) {
      const all = ids()
      const [from, to] = [anchor === null ? -1 : all.indexOf(anchor), all.indexOf(id)]
      const range = event.shiftKey && from !== -1 ? all.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]
      anchor = id
      emit(range, isChecked(event))
    },
    toggleAll: event => emit(ids(), isChecked(event)),
  }
}
