/**
 * `npm run serve`: starts the service. In plain JavaScript: with its compiled code at hand no file of TypeScript is left to strip, and what
 * strips types holds some 25 MB for as long as the process runs.
 */
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { builtService } from './built-service.js'

if (Number(process.versions.node.split('.', 1)[0]) < 24) {
  console.error(
    `Underwriter Desk needs Node 24 or newer; this is ${process.versions.node}. Start it with: npm run serve`,
  )
  process.exit(2)
}
enableCompileCache(fileURLToPath(new URL('../.cache/compile', import.meta.url)))
await import(builtService() ?? './serve.ts')
