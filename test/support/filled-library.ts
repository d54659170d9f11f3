/** A data folder with documents by the thousand, written without reading any: for measures of long lists. */
import { systemClock } from '../../core/clock.ts'
import { openDataKey } from '../../core/store/data-key.ts'
import { openStore } from '../../core/store/store.ts'

/** Each document in an analysis of its own. */
export function fillLibrary(folder: string, documents: number): void {
  const store = openStore(folder, openDataKey(folder, null), systemClock)
  store.transaction(() => {
    for (let index = 0; index < documents; index++) {
      const [id, analysisId] = [systemClock.id(), systemClock.id()]
      const fileName = `statement ${index}.pdf`
      const appId = `app-${index % 500}`
      store.analyses.add({ id: analysisId, kind: 'financial-statements', appId, keyId: null })
      const sha256 = index.toString(16).padStart(64, '0')
      store.uploads.add([
        { id, analysisId, fileName, size: 20_000, sha256, metadata: { appId, fileName }, password: null },
      ])
      store.jobs.finish(store.jobs.add(analysisId).id)
    }
  })
  store.close()
}
