/** Files of the watched folder on their way into the inbox: asked for while the window is open, taken when they were sent or removed. */
import { call, ServiceError } from '../../api/request.ts'
import type { WatchedFolderFiles } from '../../../core/contract/desk.ts'

/** How often the folder is asked for: while one is watched, and while none is, for the setting may change. */
const EVERY_MS = 4_000
const UNWATCHED_MS = 20_000

const pathOf = (id: string): string => `/app/watched/${encodeURIComponent(id)}`

/** The file was sent, or somebody did not want it. */
export async function takeWatched(id: string): Promise<void> {
  try {
    await call(pathOf(id), { method: 'DELETE' })
  } catch (error) {
    // Another window may have taken it.
    if (!(error instanceof ServiceError)) throw error
  }
}

/** Hands over each waiting file once, until the returned function is called. */
export function followWatched(add: (file: File, id: string) => void): () => void {
  const known = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | null = null
  let ended = false

  /** Whether a folder is watched. */
  async function poll(): Promise<boolean> {
    const { folder, files } = (await (await call('/app/watched')).json()) as WatchedFolderFiles
    for (const { id, fileName } of files.filter(file => !known.has(file.id))) {
      const bytes = await (await call(`${pathOf(id)}/content`)).arrayBuffer()
      known.add(id)
      if (!ended) add(new File([bytes], fileName), id)
    }
    return folder !== null
  }
  async function follow(): Promise<void> {
    let isWatched = true
    try {
      if (document.visibilityState === 'visible') isWatched = await poll()
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
    } finally {
      if (!ended) timer = setTimeout(() => void follow(), isWatched ? EVERY_MS : UNWATCHED_MS)
    }
  }
  void follow()
  return () => {
    ended = true
    if (timer !== null) clearTimeout(timer)
  }
}
