/** Checks the packages of the product: one version each, with a hash in the lockfile and an allowed license; a step of `npm run check`. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { packageFaults, type LockedPackages, type Manifest } from '../../electron/packages/locked.ts'

const project = resolve(import.meta.dirname, '../..')
const read = (name: string): unknown => JSON.parse(readFileSync(join(project, name), 'utf8'))

const { packages } = read('package-lock.json') as { packages: LockedPackages }
const faults = packageFaults(read('package.json') as Manifest, packages)
for (const fault of faults) console.log(fault)
process.exitCode = faults.length > 0 ? 1 : 0
