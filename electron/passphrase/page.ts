/** Asks until the folder is open: a wrong passphrase says so, Escape and Quit end it. What is typed goes to the verb and nowhere else. */
import { verbName, type PassphraseVerb } from './verb.ts'

const verb = (window as unknown as { readonly [verbName]: PassphraseVerb })[verbName]
const find = <E extends HTMLElement>(id: string): E => document.getElementById(id) as E
const field = find<HTMLInputElement>('passphrase')
const open = find<HTMLButtonElement>('open')
const said = find('said')

// The folder travels in the fragment, which is text of this page and no request.
find('folder').textContent = decodeURIComponent(location.hash.slice(1))

function say(sentence: string, isFault: boolean): void {
  said.textContent = sentence
  said.classList.toggle('muted', !isFault)
  field.setAttribute('aria-invalid', String(isFault && sentence !== ''))
}

async function submit(): Promise<void> {
  if (open.disabled) return
  if (field.value === '') return say('Type the passphrase.', true)
  open.disabled = true
  say('Opening…', false)
  try {
    const refusal = await verb.answer(field.value)
    if (refusal === null) return
    say(refusal, true)
  } catch {
    say('The program did not answer. Quit, and start it again.', true)
  }
  open.disabled = false
  field.select()
  field.focus()
}

find('form').addEventListener('submit', event => {
  event.preventDefault()
  void submit()
})
find('quit').addEventListener('click', () => void verb.answer(null))
document.addEventListener('keydown', event => {
  if (event.key === 'Escape') void verb.answer(null)
})
field.addEventListener('keyup', event => {
  const isLocked = event.getModifierState('CapsLock')
  if (isLocked && said.textContent === '') say('Caps Lock is on.', false)
  else if (!isLocked && said.textContent === 'Caps Lock is on.') say('', false)
})
