/** How the window looks in this browser profile: light, dark or as the system; rows close together or apart; how numbers and dates are written. */
import { computed, ref, watchEffect } from 'vue'
import { dateForm, dateForms } from '../formats/date-form.ts'
import { numberForm, numberForms } from '../formats/number-form.ts'

export const appearances = ['system', 'light', 'dark'] as const
export type Appearance = (typeof appearances)[number]
export const densities = ['compact', 'comfortable'] as const
export type Density = (typeof densities)[number]

const places = { appearance: 'desk-appearance', density: 'desk-density', numbers: 'desk-numbers', dates: 'desk-dates' }

function remembered<Choice extends string>(place: string, choices: readonly [Choice, ...Choice[]]): Choice {
  const stored = localStorage.getItem(place)
  return choices.find(choice => choice === stored) ?? choices[0]
}

const system = window.matchMedia('(prefers-color-scheme: dark)')
const systemIsDark = ref(system.matches)
system.addEventListener('change', ({ matches }) => void (systemIsDark.value = matches))

export const appearance = ref<Appearance>(remembered(places.appearance, appearances))
export const density = ref<Density>(remembered(places.density, densities))
numberForm.value = remembered(places.numbers, numberForms)
dateForm.value = remembered(places.dates, dateForms)
export const isDark = computed(() => (appearance.value === 'system' ? systemIsDark.value : appearance.value === 'dark'))

/** The other of light and dark; back to the system's own when that is what it shows. */
export function switchAppearance(): void {
  const wanted = isDark.value ? 'light' : 'dark'
  appearance.value = (wanted === 'dark') === systemIsDark.value ? 'system' : wanted
}

/** Shows what is chosen from now on, and remembers it. The style sheet goes by the attributes of the root. */
export function followAppearance(): void {
  watchEffect(() => {
    const { dataset } = document.documentElement
    dataset['appearance'] = appearance.value
    dataset['density'] = density.value
    localStorage.setItem(places.appearance, appearance.value)
    localStorage.setItem(places.density, density.value)
    localStorage.setItem(places.numbers, numberForm.value)
    localStorage.setItem(places.dates, dateForm.value)
  })
}
