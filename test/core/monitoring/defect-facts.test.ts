/** What is kept of a bug: where it was thrown, never what its message says. */
import { describe, expect, test } from 'vitest'
import { redacted } from '../../../core/monitoring/allowed-members.ts'
import { defectFacts } from '../../../core/monitoring/defect-facts.ts'

const errorWith = (stack: string, message = 'Quartz'): Error => {
  const error = new TypeError(message)
  error.stack = stack
  return error
}

describe('the facts of a defect', () => {
  test('are its class, its code and its place in the program', () => {
    const facts = defectFacts(Object.assign(new RangeError('Wilhelmina Quartz'), { code: 'ERR_OUT_OF_RANGE' }))
    expect(facts).toMatchObject({ name: 'RangeError', code: 'ERR_OUT_OF_RANGE', requestId: null, jobId: null })
    expect(facts.frames.join()).toMatch(/node_modules\/.*:\d+:\d+/)
    expect(JSON.stringify(facts)).not.toContain('Quartz')
  })

  test('name no folder of whoever installed it, on any system', () => {
    const { frames } = defectFacts(
      errorWith(`TypeError: Quartz
    at readPage (file:///home/quartz/core/desk/core/reading/read-pages.ts:12:3)
    at async Object.run [as perform] (C:\\Users\\W Quartz (2)\\Desk\\core\\jobs\\runner.js:4:15)
    at new Piscina (/srv/quartz/node_modules/piscina/dist/index.js:1:2)
    at file:///home/quartz/electron/main.js:7:7
    at node:internal/main:1:1
    at /home/quartz/elsewhere.js:1:1
    at wasm://wasm/0012:wasm-function[3]:0x1`),
    )
    expect(frames).toEqual([
      'readPage core/reading/read-pages.ts:12:3',
      'Object.run core/jobs/runner.js:4:15',
      'new Piscina node_modules/piscina/dist/index.js:1:2',
      'electron/main.js:7:7',
      'node:internal/main:1:1',
    ])
  })

  test('do not take lines of the message for places', () => {
    const message = 'of a file:\n    at Wilhelmina (core/quartz.ts:1:1)'
    const stack = `TypeError: ${message}\n    at run (/x/core/a.ts:1:1)`
    expect(defectFacts(errorWith(stack, message)).frames).toEqual(['run core/a.ts:1:1'])
    // Its message was changed after it was made.
    const earlier = `TypeError: at Wilhelmina (core/quartz.ts:1:1)\nand more\n    at run (/x/core/a.ts:1:1)`
    expect(defectFacts(errorWith(earlier, 'Quartz')).frames).toEqual(['run core/a.ts:1:1'])
  })

  test('begin with the innermost cause and name the request', () => {
    const cause = Object.assign(errorWith('TypeError: Quartz\n    at inner (/x/core/a.ts:1:1)'), {
      code: 'SQLITE_FULL',
    })
    const outer = new Error('outer', { cause })
    outer.stack = 'Error: outer\n    at outer (/x/core/b.ts:2:2)'
    expect(defectFacts(Object.assign(outer, { requestId: 'r' }), { id: 'j' })).toEqual({
      name: 'TypeError',
      code: 'SQLITE_FULL',
      frames: ['inner core/a.ts:1:1', 'outer core/b.ts:2:2'],
      requestId: 'r',
      jobId: 'j',
    })
  })

  test.each(['a text', null, 42, { message: 'Quartz' }])('are few of %j, which is no error', thrown => {
    const event = redacted({ event: 'defect', ...defectFacts(thrown) })
    expect(event).toEqual({ event: 'defect', name: 'Error', code: null, frames: [], requestId: null, jobId: null })
  })
})
