/** Windows of the same service in one browser: a new one is admitted by those that are, and what one changes the others load again. */
import { onScopeDispose } from 'vue'

type Message =
  { readonly kind: 'asks' } | { readonly kind: 'admits'; readonly token: string } | { readonly kind: 'changed' }

/** Only pages of this very address hear it. */
const channel = new BroadcastChannel('underwriter-desk')
/** A channel is not heard by whoever sends in it. */
const here = new EventTarget()
/** Another window answers within a few milliseconds; without one, nobody waits longer for the first page. */
const ASKING_MS = 150
/** Changes that follow each other at once are loaded together. */
const TOGETHER_MS = 100

/** What admits another window; null: there is none that is admitted. */
export function tokenOfAnother(): Promise<string | null> {
  return new Promise(resolve => {
    const done = (token: string | null): void => {
      clearTimeout(timer)
      channel.removeEventListener('message', hear)
      resolve(token)
    }
    const hear = ({ data }: MessageEvent<Message>): void => {
      if (data.kind === 'admits') done(data.token)
    }
    const timer = setTimeout(() => done(null), ASKING_MS)
    channel.addEventListener('message', hear)
    channel.postMessage({ kind: 'asks' } satisfies Message)
  })
}

/** A window that was admitted just now admits those that wait. */
export const announceToken = (token: string): void => channel.postMessage({ kind: 'admits', token } satisfies Message)

/** Calls back when another window was admitted. */
export const whenAdmitted = (take: (token: string) => void): void =>
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'admits') take(data.token)
  })

/** Admits windows that ask, as long as `token` gives something. */
export function admitOthers(token: () => string | null): void {
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    const own = data.kind === 'asks' ? token() : null
    if (own !== null) channel.postMessage({ kind: 'admits', token: own } satisfies Message)
  })
}

/** This window changed something at the service. */
export const announceChange = (): void => channel.postMessage({ kind: 'changed' } satisfies Message)

/** Something was changed in the background: what this window shows may be of before, too. */
export const announceHere = (): void =>
  void here.dispatchEvent(new MessageEvent<Message>('message', { data: { kind: 'changed' } }))

/** Calls back when another window changed something, or this one in the background, as long as the component is there. */
export function whenChanged(again: () => unknown): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const hear = (event: Event): void => {
    if ((event as MessageEvent<Message>).data.kind !== 'changed') return
    clearTimeout(timer)
    timer = setTimeout(() => void again(), TOGETHER_MS)
  }
  const targets: readonly EventTarget[] = [channel, here]
  for (const target of targets) target.addEventListener('message', hear)
  onScopeDispose(() => {
    clearTimeout(timer)
    for (const target of targets) target.removeEventListener('message', hear)
  })
}
