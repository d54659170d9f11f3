/** `npm run client -- FOLDER`: writes the TypeScript client with the types of this service's OpenAPI document. */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { openApiDocument } from '../core/api/openapi/document.ts'

const [folder, ...more] = process.argv.slice(2)
if (folder === undefined || more.length > 0) {
  console.error('Usage: npm run client -- FOLDER')
  process.exit(2)
}
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }
const blob = ts.factory.createTypeReferenceNode('Blob')
// Examples would make the file five times as long; lists are asked for as JSON.
const left = new Set(['example', 'examples', 'text/csv'])
const document = JSON.stringify(openApiDocument('http://127.0.0.1:4780', version), (key, value: unknown) =>
  left.has(key) ? undefined : value,
)
const types = await openapiTS(document, {
  // Files are sent and received as they are, not as texts.
  transform: ({ format }) => (format === 'binary' ? blob : undefined),
})

const target = resolve(folder)
mkdirSync(target, { recursive: true })
writeFileSync(
  join(target, 'schema.d.ts'),
  `/** Types of Underwriter Desk ${version}, generated. */\n${astToString(types)}`,
)
for (const name of ['client.ts', 'example.ts'])
  copyFileSync(new URL(`typescript/${name}`, import.meta.url), join(target, name))
console.log(`Client of Underwriter Desk ${version}: ${target}`)
