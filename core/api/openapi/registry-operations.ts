/** The documented operations on business registries. */
import type { Operation } from './operation.ts'

export const registryOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/registry',
    id: 'listRegistries',
    tag: 'Registries',
    summary: 'Registries that were imported, and imports with their progress',
    scope: 'admin',
    replies: [{ status: 200, description: 'The registries.', body: 'RegistryList' }],
    refusals: {},
  },
  {
    method: 'post',
    path: '/registry',
    id: 'importRegistry',
    tag: 'Registries',
    summary: "Import a state's list of business entities in place of the one before",
    description:
      'Columns are recognized by the names in the first row; comma, tab, semicolon or bar between them; UTF-8, UTF-16 or Windows-1252. Rows that cannot be read are counted. The import goes on after the answer: GET /registry tells how it stands.',
    scope: 'admin',
    body: {
      form: {
        type: 'object',
        required: ['file', 'state'],
        properties: {
          file: { type: 'string', format: 'binary', contentMediaType: 'text/csv', description: 'The list.' },
          state: { type: 'string', description: 'Two letters, or its name.', examples: ['CA'] },
        },
      },
    },
    replies: [
      {
        status: 202,
        description: 'The import has begun.',
        body: 'RegistryImport',
        headers: { Location: 'Where its progress is reported' },
      },
    ],
    refusals: {
      400: 'File or state is missing or malformed',
      409: 'Another registry is being imported, or the Idempotency-Key was used with other content',
      413: 'The file is too large, or there are several',
      415: 'The body is not multipart/form-data',
    },
  },
  {
    method: 'get',
    path: '/registry/entries',
    id: 'searchRegistries',
    tag: 'Registries',
    summary: 'Businesses that one of this name could be, as an application would find them',
    scope: 'admin',
    parameters: [
      {
        name: 'name',
        in: 'query',
        required: true,
        description: 'However it is spelled.',
        example: 'Alder Creek Tool Works',
        schema: { type: 'string' },
      },
      {
        name: 'state',
        in: 'query',
        required: false,
        description: 'Where it is or was formed; without it, all registries count alike.',
        example: 'IL',
        schema: { type: 'string' },
      },
    ],
    replies: [{ status: 200, description: 'At most ten, best match first.', body: 'RegistrySearch' }],
    refusals: { 400: 'The name is missing, or the state is none' },
  },
  {
    method: 'post',
    path: '/registry/imports/{id}/cancel',
    id: 'cancelRegistryImport',
    tag: 'Registries',
    summary: 'Stop an import; the registry in force stays as it is',
    scope: 'admin',
    parameters: [
      {
        name: 'id',
        in: 'path',
        required: true,
        description: 'Of the import.',
        example: '9e2d',
        schema: { type: 'string' },
      },
    ],
    replies: [{ status: 204, description: 'It is being stopped.', body: null }],
    refusals: { 404: 'No such import', 409: 'The import is over, or the Idempotency-Key was used with other content' },
  },
  {
    method: 'delete',
    path: '/registry/{state}',
    id: 'deleteRegistry',
    tag: 'Registries',
    summary: "Remove a state's registry",
    scope: 'admin',
    parameters: [
      {
        name: 'state',
        in: 'path',
        required: true,
        description: 'Two letters.',
        example: 'IL',
        schema: { type: 'string' },
      },
    ],
    replies: [{ status: 204, description: 'Removed.', body: null }],
    refusals: { 404: 'No registry of this state was imported' },
  },
]
