/** Asks until the folder is open: a wrong passphrase says so, Escape and Quit end it. What is typed goes to the verb and nowhere else. */
import { verbName, type PassphraseVerb } from './verb.ts'

const verb = (window as unknown as { readonly [verbName]: PassphraseVerb })[verbName]
const find = <E extends HTMLElement>(id: string): E => document.getElementById(id) as E
const field = find<HTMLInputElement>('passphrase')
const open = find<HTMLButtonElement>('open')
const message = find('message')

// The folder travels in the fragment, which is text of this page and no request.
find('folder').textContent = decodeURIComponent(location.hash.slice(1))

function showMessage(sentence: string, isFault: boolean): void {
  message.textContent = sentence
  message.classList.toggle('muted', !isFault)
  field.setAttribute('aria-invalid', String(isFault && sentence !== ''))
}

async function submit(): Promise<void> {
  if (open.disabled) return
  if (field.value === '') return showMessage('Type the passphrase.', true)
  open.disabled = true
  showMessage('Opening…', false)
  try {
    const refusal = await verb.answer(field.value)
    if (refusal === null) return
    showMessage(refusal, true)
  } catch {
    showMessage('The program did not answer. Quit, and start it again.', true)
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
  if (isLocked && message.textContent === '') showMessage('Caps Lock is on.', false)
  else if (!isLocked && message.textContent === 'Caps Lock is on.') showMessage('', false)
})
