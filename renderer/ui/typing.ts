/** Whether a key belongs to a field that is being typed in, rather than to the window. */

/** True for keys pressed in fields, and for those of the browser or system (with Ctrl, Alt or the command key). */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true
  const { target } = event
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)) &&
    !(target instanceof HTMLInputElement && ['checkbox', 'radio', 'button'].includes(target.type))
  )
}
