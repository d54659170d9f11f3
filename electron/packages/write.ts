/** Writes what a package contains, after the builds: `out/packages/` with the SBOM (CycloneDX) and the notices of third parties. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { bundledList } from './bundled-list.ts'
import { licenseFaults, nameOf, productFolders, type LockedPackages } from './locked.ts'
import { noticesOf } from './notices.ts'

const largestOutput = 64 * 1024 * 1024

interface Component {
  readonly 'bom-ref': string
}
interface Sbom {
  readonly serialNumber?: string
  readonly metadata: { readonly timestamp?: string; readonly component: Component }
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

/** Throws where a license is not allowed, or npm fails. */
export function writePackageLists(project: string): void {
  const { packages } = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')) as {
    packages: LockedPackages
  }
  const bundled = JSON.parse(readFileSync(join(project, bundledList), 'utf8')) as string[]
  const folders = [...new Set([...productFolders(packages), ...bundled])].toSorted()
  const names = folders.map(folder => `${nameOf(folder, packages[folder]!)}@${packages[folder]!.version}`)
  const faults = licenseFaults(folders, packages)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  mkdirSync(join(project, 'out/packages'), { recursive: true })
  const write = (name: string, text: string): void => writeFileSync(join(project, 'out/packages', name), text)
  write('sbom.cdx.json', `${JSON.stringify(shippedOnly(npmSbom(project), new Set(names)), null, 2)}\n`)
  write('THIRD-PARTY-NOTICES.txt', noticesOf(project, folders, packages))
}

/** Of all that is locked, as npm describes it. npm names its own script to what it starts. */
function npmSbom(project: string): Sbom {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only']
  const npm = process.env['npm_execpath']
  const settings = { cwd: project, encoding: 'utf8', maxBuffer: largestOutput, stdio: 'pipe' } as const
  const isScript = npm !== undefined && /npm-cli\.[cm]?js$/.test(npm)
  return JSON.parse(
    isScript
      ? execFileSync(process.execPath, [npm, ...args], settings)
      : execFileSync('npm', args, { ...settings, shell: process.platform === 'win32' }),
  ) as Sbom
}

/** Without what only development needs, and without number and time of day: the same packages give the same bytes. */
function shippedOnly({ serialNumber: _number, metadata, ...sbom }: Sbom, shipped: ReadonlySet<string>): unknown {
  const { timestamp: _time, component, ...rest } = metadata
  // npm names the product after its folder.
  const product = { ...component, name: component['bom-ref'].replace(/@[^@]*$/, '') }
  const components = sbom.components.filter(
    (part, index, all) =>
      shipped.has(part['bom-ref']) && all.findIndex(other => other['bom-ref'] === part['bom-ref']) === index,
  )
  const known = new Set([product, ...components].map(part => part['bom-ref']))
  const dependencies = sbom.dependencies
    .filter(({ ref }, index, all) => known.has(ref) && all.findIndex(other => other.ref === ref) === index)
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(name => known.has(name)) }))
  return { ...sbom, metadata: { ...rest, component: product }, components, dependencies }
}

if (import.meta.main) writePackageLists(resolve(import.meta.dirname, '../..'))
