/** The packages of the product, as package.json asks for them and package-lock.json holds them, and what is wrong with them. */
import { isAllowedLicense } from './licenses.ts'

/** One entry of `packages` in package-lock.json (version 3). */
export interface LockedPackage {
  /** Set where the folder has another name than the package. */
  readonly name?: string
  readonly version?: string
  /** SPDX expression, as its package.json states it. */
  readonly license?: string
  readonly integrity?: string
  readonly resolved?: string
  /** Only for development. */
  readonly dev?: boolean
}

/** Folder below the project (`node_modules/zod`) → what lies there; the project itself is ''. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>

export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly overrides?: unknown
}

export const nameOf = (folder: string, { name }: LockedPackage): string =>
  name ?? folder.replace(/^.*node_modules\//, '')

/** Folders of what the product needs to run, on any system. */
export const productFolders = (packages: LockedPackages): readonly string[] =>
  Object.keys(packages).filter(folder => folder !== '' && packages[folder]!.dev !== true)

/** One version and no other: "1.2.3", "npm:other-name@1.2.3". */
const exactVersion = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?(\d+\.\d+\.\d+(?:-[\w.-]+)?)$/
const isRegistry = (address: string): boolean => address.startsWith('https://registry.npmjs.org/')

/** What is wrong, a line each; empty where all is well. */
export function packageFaults(manifest: Manifest, packages: LockedPackages): readonly string[] {
  return [
    ...pinFaults(manifest, packages),
    ...productFolders(packages).flatMap(folder => lockFaults(folder, packages[folder]!)),
    ...licenseFaults(productFolders(packages), packages),
  ]
}

/** Of the packages in `folders`, those whose license is not allowed. */
export const licenseFaults = (folders: readonly string[], packages: LockedPackages): readonly string[] =>
  folders.flatMap(folder => {
    const { license = 'no license' } = packages[folder] ?? {}
    return isAllowedLicense(license) ? [] : [`${folder}: its license (${license}) is not in allowed-licenses.json`]
  })

function pinFaults({ dependencies, optionalDependencies, overrides }: Manifest, packages: LockedPackages): string[] {
  const asked = Object.entries({ ...dependencies, ...optionalDependencies })
  return [
    ...asked.flatMap(([name, range]) => {
      const version = exactVersion.exec(range)?.[1]
      if (version === undefined) return [`package.json: ${name} is asked for as "${range}", not as one version`]
      const locked = packages[`node_modules/${name}`]?.version
      return locked === version ? [] : [`package-lock.json: ${name} is ${locked ?? 'missing'}, not ${version}`]
    }),
    ...overrideFaults(overrides ?? {}),
  ]
}

/** Overrides choose versions as well; "$name" stands for the version of a direct dependency. */
function overrideFaults(overrides: unknown): string[] {
  return Object.entries(overrides as Record<string, unknown>).flatMap(([name, value]) => {
    if (typeof value === 'object' && value !== null) return overrideFaults(value)
    return typeof value === 'string' && (value.startsWith('$') || exactVersion.test(value))
      ? []
      : [`package.json: the override of ${name} is not one version`]
  })
}

function lockFaults(folder: string, { integrity, resolved }: LockedPackage): string[] {
  return [
    ...(integrity?.startsWith('sha512-') === true ? [] : [`package-lock.json: ${folder} has no SHA-512`]),
    ...(resolved === undefined || isRegistry(resolved) ? [] : [`package-lock.json: ${folder} comes from ${resolved}`]),
  ]
}
