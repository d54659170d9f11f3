/**
 * A client of Underwriter Desk: paths, parameters, bodies and answers have the types of the service's own description.
 * `npm run client -- FOLDER` writes it with those types (`schema.d.ts`); it needs the package openapi-fetch.
 */
import createFetchClient from 'openapi-fetch'
import type { components, paths } from './schema.d.ts'

/** The named schemas of the service, such as `Schemas['FinancialStatementResult']`. */
export type Schemas = components['schemas']

/** Documents and the entries that describe them: the body of the three operations that take files. */
interface Upload {
  readonly files?: readonly Blob[]
  readonly metadata: unknown
}

/** `bodySerializer` of the operations that take files. A `File` is sent under its name. */
export function multipart({ files = [], metadata }: Upload): FormData {
  const form = new FormData()
  for (const file of files) form.append('files', file)
  form.append('metadata', JSON.stringify(metadata))
  return form
}

/** `baseUrl` without a slash at its end. Answers have `data` for 2xx, else `error` with its `message`. */
export const createClient = (baseUrl: string, apiKey: string) =>
  createFetchClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${apiKey}` } })
