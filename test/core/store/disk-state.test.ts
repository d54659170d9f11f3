/** A full and a read-only disk are distinguished, and nothing is written to find out. */
import { expect, test } from 'vitest'
import { diskState, type DiskProbes } from '../../../core/store/disk-state.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const GB = 1024 ** 3
const probes = (given: Partial<DiskProbes>): DiskProbes => ({
  free: () => Promise.resolve(GB),
  writable: () => Promise.resolve(),
  ...given,
})
const readOnly = (): Promise<never> => Promise.reject(Object.assign(new Error('read-only'), { code: 'EROFS' }))

test.each([
  ['a disk with room', {}, 'ok'],
  ['a disk without', { free: () => Promise.resolve(1024) }, 'disk_full'],
  ['a disk that may not be written', { writable: readOnly }, 'disk_read_only'],
  ['a disk that does not say what is free', { free: readOnly }, 'ok'],
] as const)('%s', async (_what, given, state) => {
  expect(await diskState('/data', probes(given))).toBe(state)
})

test('a folder that is not there cannot be written; one that is there can', async () => {
  const folder = temporaryFolder()
  expect(await diskState(`${folder}/gone`)).toBe('disk_read_only')
  expect(await diskState(folder, probes({}))).toBe('ok')
})
