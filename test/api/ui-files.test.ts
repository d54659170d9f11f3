/** The interface is served as it was built last: also when it is built while the service runs. */
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { serveInterface } from '../../core/api/ui-files.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

test('a build that comes later is found, and what it left out is gone', async () => {
  const folder = join(temporaryFolder(), 'renderer')
  const app = fastify()
  serveInterface(app, folder)
  const get = async (name: string) => {
    const { statusCode, body } = await app.inject(`/ui/${name}`)
    return statusCode === 200 ? body : null
  }
  expect(await get('')).toBeNull()
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'assets/first.js'), 'first')
  writeFileSync(join(folder, 'index.html'), 'one')
  expect(await get('')).toBe('one')
  expect(await get('assets/first.js')).toBe('first')
  rmSync(join(folder, 'assets/first.js'))
  // The next build has begun and has not written its index yet.
  expect((await app.inject('/ui/assets/first.js')).body).toContain('No such page')
  writeFileSync(join(folder, 'assets/second.js'), 'second')
  writeFileSync(join(folder, 'index.html'), 'two')
  utimesSync(join(folder, 'index.html'), 2_000_000_000, 2_000_000_000)
  expect(await get('')).toBe('two')
  expect(await get('assets/first.js')).toBeNull()
  expect(await get('assets/second.js')).toBe('second')
  expect(await get('../secret')).toBeNull()
})
