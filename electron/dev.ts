/** `npm run dev`: the service, restarted when a source changes, behind Vite's server with its hot reloading. */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'

const project = resolve(import.meta.dirname, '..')
const key = randomBytes(16).toString('hex')
const run = (args: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  spawn(process.execPath, args, { cwd: project, stdio: 'inherit', env: { ...process.env, ...environment } })

const children = [
  run(['--watch', 'core/serve.js', ...process.argv.slice(2)], { DESK_API_KEY: key }),
  run(['node_modules/vite/bin/vite.js']),
]
for (const child of children) child.on('exit', () => children.forEach(other => other.kill()))
console.log(`Open http://localhost:5173/ui/#token=${key}`)
