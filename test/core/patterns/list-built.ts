/** Prints the regular expressions that are made when the modules of the core are loaded: `{ source, flags, place }` of each, as JSON. */
import { globSync } from 'node:fs'
import { join, resolve } from 'node:path'

const project = resolve(import.meta.dirname, '../../..')
/** Files that start something when they are loaded, and those that have no patterns of their own to make. */
const notLoaded =
  /\.d\.ts$|-(?:worker|thread)\.ts$|core\/(?:cli|serve|desk)|core\/(?:reading|store|jobs|workflows|api)\//

const found = new Map<string, { source: string; flags: string; place: string }>()
let place = ''
globalThis.RegExp = new Proxy(RegExp, {
  construct(target, args: [string, string?]) {
    const pattern = new target(...args)
    found.set(String(pattern), { source: pattern.source, flags: pattern.flags, place })
    return pattern
  },
})
for (const file of globSync('core/**/*.ts', { cwd: project }).filter(name => !notLoaded.test(name))) {
  place = `loading ${file}`
  await import(join(project, file))
}
console.log(JSON.stringify([...found.values()]))
