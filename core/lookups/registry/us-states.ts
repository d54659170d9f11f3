/** States of the US and their two letters. */
import states from '../../vocabulary/us-states.json' with { type: 'json' }

const names: Readonly<Record<string, string>> = states
const codes: ReadonlyMap<string, string> = new Map(
  Object.entries(names).map(([code, name]) => [name.toLowerCase(), code]),
)

/** By their names. */
export const usStates: readonly { readonly code: string; readonly name: string }[] = Object.entries(names)
  .map(([code, name]) => ({ code, name }))
  .sort((a, b) => a.name.localeCompare(b.name))

/** null: no state has these letters. */
export const stateName = (code: string): string | null => names[code] ?? null

/** Of "ca", "CA", "California", "State of California"; null for anything else. */
export function stateCode(written: string | null): string | null {
  const plain = (written ?? '')
    .trim()
    .replace(/^(?:the )?(?:state|commonwealth) of /i, '')
    .replace(/\.$/, '')
  const letters = plain.replaceAll('.', '').toUpperCase()
  return Object.hasOwn(names, letters) ? letters : (codes.get(plain.toLowerCase()) ?? null)
}
