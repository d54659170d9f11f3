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
  const changed = Buffer.from(envelope, 'base64')
  changed[40]! ^= 1
  expect(await opener.open(changed.toString('base64'), 'task 1')).toBeNull()
})

test('a key that is none is refused with what it must be', async () => {
  const { publicKey, privateKey } = await createReaderKey()
  expect([publicKey, privateKey, 'udpub_short', ''].map(isReaderPublicKey)).toEqual([true, false, false, false])
  await expect(taskKeySealer(privateKey)).rejects.toThrow('udpub_')
  await expect(taskKeyOpener(publicKey)).rejects.toThrow('udkey_')
})
