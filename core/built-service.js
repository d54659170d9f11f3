/** The service as it was built (`npm run build`), where that is as new as its sources. In plain JavaScript: see `serve.js`. */
import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Address of the built entry of a project; null where nothing is built, or a source has another date than when it was. */
export function builtService(project = new URL('../', import.meta.url)) {
  try {
    const { entries, inputs } = JSON.parse(readFileSync(new URL('out/service/manifest.json', project), 'utf8'))
    const root = fileURLToPath(project)
    const isFresh = inputs.every(([path, time]) => statSync(root + path, { throwIfNoEntry: false })?.mtimeMs === time)
    return isFresh ? new URL(`out/service/${entries.serve}`, project).href : null
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}
