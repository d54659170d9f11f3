/** The window's colors as a chart needs them: resolved for the appearance of the moment. */
import { onBeforeUnmount, onMounted, shallowRef, type ShallowRef } from 'vue'

/** The custom properties of those names as plain colors; they change with the appearance. */
export function useColors<Name extends string>(names: readonly Name[]): ShallowRef<Readonly<Record<Name, string>>> {
  const resolve = (): Record<Name, string> => {
    // A custom property reads as it is written; only a color that uses it is resolved.
    const probe = document.body.appendChild(document.createElement('span'))
    const colors = names.map(name => {
      probe.style.color = `var(--${name})`
      return [name, getComputedStyle(probe).color] as const
    })
    probe.remove()
    return Object.fromEntries(colors) as Record<Name, string>
  }
  const colors = shallowRef<Readonly<Record<Name, string>>>(resolve())
  const update = (): void => void (colors.value = resolve())
  const system = window.matchMedia('(prefers-color-scheme: dark)')
  const chosen = new MutationObserver(update)
  onMounted(() => {
    system.addEventListener('change', update)
    chosen.observe(document.documentElement, { attributes: true })
  })
  onBeforeUnmount(() => {
    system.removeEventListener('change', update)
    chosen.disconnect()
  })
  return colors
}
