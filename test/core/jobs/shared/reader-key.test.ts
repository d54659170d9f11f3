/** The key of a task opens for the readers it was sealed to, for that task, and for nobody else. */
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  createReaderKey,
  isReaderPublicKey,
  taskKeyOpener,
  taskKeySealer,
} from '../../../../core/jobs/shared/reader-key.ts'

const taskKey = randomBytes(32)

test('opens with the private half, which names the same pair', async () => {
  const { publicKey, privateKey } = await createReaderKey()
  const [sealer, opener] = [await taskKeySealer(publicKey), await taskKeyOpener(privateKey)]
  expect(opener).toMatchObject({ publicKey, fingerprint: sealer.fingerprint })
  const envelope = await sealer.seal(taskKey, 'task 1')
  expect(Buffer.from((await opener.open(envelope, 'task 1'))!)).toEqual(taskKey)
  expect(Buffer.from(envelope, 'base64').includes(taskKey)).toBe(false)
})

test('opens for no other task, with no other key, and not when a byte was changed', async () => {
  const { publicKey, privateKey } = await createReaderKey()
  const other = await createReaderKey()
  const sealer = await taskKeySealer(publicKey)
  const envelope = await sealer.seal(taskKey, 'task 1')
  const opener = await taskKeyOpener(privateKey)
  expect(await opener.open(envelope, 'task 2')).toBeNull()
  expect(await (await taskKeyOpener(other.privateKey)).open(envelope, 'task 1')).toBeNull()
  for (const at of [0, 40, 85, 100, 130]) {
    const changed = Buffer.from(envelope, 'base64')
    changed[at]! ^= 1
    expect(await opener.open(changed.toString('base64'), 'task 1')).toBeNull()
  }
  expect(await opener.open('', 'task 1')).toBeNull()
  expect(Buffer.from((await opener.open(envelope, 'task 1'))!)).toEqual(taskKey)
})

test('seals thousands of tasks under few wrapping keys, each with an envelope of its own', async () => {
  const { publicKey, privateKey } = await createReaderKey()
  const [sealer, opener] = [await taskKeySealer(publicKey), await taskKeyOpener(privateKey)]
  const envelopes = await Promise.all(Array.from({ length: 1200 }, (_, task) => sealer.seal(taskKey, `task ${task}`)))
  const wrappingKeys = envelopes.map(envelope => envelope.slice(0, 100))
  expect([new Set(envelopes).size, new Set(wrappingKeys).size]).toEqual([1200, 3])
  for (const task of [0, 499, 500, 1199])
    expect(Buffer.from((await opener.open(envelopes[task]!, `task ${task}`))!)).toEqual(taskKey)
})

test('a key that is none is refused with what it must be', async () => {
  const { publicKey, privateKey } = await createReaderKey()
  expect([publicKey, privateKey, 'udpub_short', ''].map(isReaderPublicKey)).toEqual([true, false, false, false])
  await expect(taskKeySealer(privateKey)).rejects.toThrow('udpub_')
  await expect(taskKeyOpener(publicKey)).rejects.toThrow('udkey_')
})
