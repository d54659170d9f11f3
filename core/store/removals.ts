/** Deletions that were begun and are not finished: they outlive a crash, so that nothing stays half deleted. */
import type { Database } from './database.ts'

/** Of an analysis, with the application it belongs to if it does; or of an application with everything in it. */
export type Removing =
  { readonly analysisId: string; readonly appId: string | null } | { readonly analysisId: null; readonly appId: string }

export interface Removals {
  /** Before anything is deleted. */
  begin(removing: Removing): void
  /** Nothing of it is left. */
  end(removing: Removing): void
  list(): readonly Removing[]
}

export function createRemovals(database: Database): Removals {
  const begin = database.prepare('INSERT OR IGNORE INTO removals (analysis_id, app_id) VALUES (?, ?)')
  const end = database.prepare('DELETE FROM removals WHERE analysis_id = ? AND app_id = ?')
  const list = database.prepare<[], { analysis_id: string; app_id: string }>('SELECT analysis_id, app_id FROM removals')
  return {
    begin: ({ analysisId, appId }) => void begin.run(analysisId ?? '', appId ?? ''),
    end: ({ analysisId, appId }) => void end.run(analysisId ?? '', appId ?? ''),
    list: () =>
      list
        .all()
        .map(({ analysis_id: analysisId, app_id: appId }) =>
          analysisId === '' ? { analysisId: null, appId } : { analysisId, appId: appId === '' ? null : appId },
        ),
  }
}
