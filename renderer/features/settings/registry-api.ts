/** The client of business registries: imported, watched, searched, removed. */
import type { RegistryImport, RegistryList, RegistrySearch } from '../../../core/contract/registry.ts'
import { call, upload } from '../../api/request.ts'

const json = async <T>(path: string): Promise<T> => (await (await call(path)).json()) as T

export const registries = (): Promise<RegistryList> => json('/registry')
/** Sends a state's file; the import goes on after the answer. */
export function sendRegistry(
  state: string,
  file: File,
  onProgress: (sent: number, all: number) => void,
  signal: AbortSignal,
): Promise<RegistryImport> {
  const form = new FormData()
  form.append('state', state)
  form.append('file', file, file.name)
  return upload('/registry', form, onProgress, signal)
}
export const cancelImport = async (id: string): Promise<void> =>
  void (await call(`/registry/imports/${encodeURIComponent(id)}/cancel`, { method: 'POST' }))
export const removeRegistry = async (state: string): Promise<void> =>
  void (await call(`/registry/${encodeURIComponent(state)}`, { method: 'DELETE' }))
/** Without a state all registries count alike. */
export const findBusinesses = async (name: string, state: string): Promise<RegistrySearch['entries']> =>
  (
    await json<RegistrySearch>(
      `/registry/entries?${new URLSearchParams({ name, ...(state !== '' && { state }) }).toString()}`,
    )
  ).entries
