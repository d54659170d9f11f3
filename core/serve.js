/**
 * `npm run serve`: starts the service. In plain JavaScript: with its compiled code at hand no file of TypeScript is left to strip, and what
 * strips types holds some 25 MB for as long as the process runs.
 */
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { freshEntries } from './fresh-build.cjs'

if (Number(process.versions.node.split('.', 1)[0]) < 24) {
  console.error(
    `Underwriter Desk needs Node 24 or newer; this is ${process.versions.node}. Start it with: npm run serve`,
  )
  process.exit(2)
}
const project = fileURLToPath(new URL('../', import.meta.url))
enableCompileCache(`${project}.cache/compile`)
const built = freshEntries(project, 'out/service/')
await import(built === null ? './serve.ts' : `../out/service/${built.serve}`)
