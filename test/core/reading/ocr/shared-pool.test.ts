import { MessageChannel } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Bitmap } from '../../../../core/reading/image/bitmap.ts'
import {
  borrowRecognition,
  closeRecognition,
  lendRecognition,
  recognize,
  takeTurn,
} from '../../../../core/reading/ocr/shared-pool.ts'

const { port1: lender, port2: borrower } = new MessageChannel()

const blank = (): Bitmap => ({ width: 400, height: 200, data: new Uint8Array(400 * 200).fill(255) })

beforeAll(() => {
  lendRecognition(lender)
  borrowRecognition(borrower)
})
afterAll(async () => {
  lender.close()
  await closeRecognition()
})

describe('a thread that borrows recognition', () => {
  test('gets the words and keeps its bitmap', async () => {
    const bitmap = blank()
    expect(await recognize(bitmap, 300, 'block')).toEqual([])
    expect(bitmap.data.length).toBe(400 * 200)
  })

  test('is notified when what it waits for is given up', async () => {
    const ending = new AbortController()
    const waiting = recognize(blank(), 300, 'block', ending.signal)
    ending.abort(new Error('Not needed'))
    await expect(waiting).rejects.toThrow('Not needed')
    expect(await recognize(blank(), 300, 'block')).toEqual([])
  })

  test('waits for its turn until the one before ends', async () => {
    const order: string[] = []
    const leaveFirst = await takeTurn()
    const second = takeTurn().then(leave => {
      order.push('second')
      leave()
    })
    await recognize(blank(), 300, 'block')
    order.push('first')
    leaveFirst()
    await second
    expect(order).toEqual(['first', 'second'])
  })

  test('gives its turn back when it ends', async () => {
    const { port1, port2 } = new MessageChannel()
    lendRecognition(port1)
    const entered = new Promise(resolve => port2.once('message', resolve))
    port2.postMessage({ kind: 'enter', id: 1 })
    await entered
    const next = takeTurn()
    port2.close()
    const leave = await next
    leave()
  })
})
