/** The window comes back to where it was, if that place is still there. */
import { describe, expect, test } from 'vitest'
import { firstState, minSize, placeWindow, readWindowState } from '../../electron/window-state.ts'

const primary = { x: 0, y: 25, width: 1920, height: 1055 }
const left = { x: -2560, y: 0, width: 2560, height: 1440 }
const at = (x: number, y: number, width = 1400, height = 900) => ({ bounds: { x, y, width, height }, maximized: false })

describe('what was remembered', () => {
  test('is read as it was written', () => {
    const state = { bounds: { x: 1, y: 2, width: 1100, height: 700 }, maximized: true }
    expect(readWindowState(JSON.stringify(state))).toEqual(state)
  })
  test('nothing, damage and other forms start over', () => {
    for (const text of [null, '', '{"bounds":', '[]', '{"bounds":{"x":1},"maximized":false}', '{"bounds":null}'])
      expect(readWindowState(text), String(text)).toEqual(firstState)
  })
})

describe('placing', () => {
  test('first: centerd by the system, within the display', () => {
    expect(placeWindow(firstState, [primary])).toEqual({ width: 1440, height: 900 })
    expect(placeWindow(firstState, [{ x: 0, y: 0, width: 1280, height: 720 }])).toEqual({ width: 1280, height: 720 })
  })
  test('where it was, on any display there is', () => {
    expect(placeWindow(at(100, 80), [primary])).toEqual({ x: 100, y: 80, width: 1400, height: 900 })
    expect(placeWindow(at(-2400, 100), [primary, left])).toEqual({ x: -2400, y: 100, width: 1400, height: 900 })
  })
  test('the display is gone: centerd on the primary one, no larger than it', () => {
    expect(placeWindow(at(-2400, 100, 2400, 1400), [primary])).toEqual({ width: 1920, height: 1055 })
  })
  test('out of reach counts as gone: too far right, or the title bar above or below', () => {
    for (const [x, y] of [
      [1900, 100],
      [100, -400],
      [100, 1070],
    ] as const)
      expect(placeWindow(at(x, y), [primary])).toEqual({ width: 1400, height: 900 })
  })
  test('partly outside is how it was left', () => {
    expect(placeWindow(at(1700, 300), [primary])).toMatchObject({ x: 1700, y: 300 })
  })
  test('never below the least size, even on a small display', () => {
    expect(placeWindow(at(0, 0, 300, 200), [{ x: 0, y: 0, width: 800, height: 600 }])).toEqual({
      x: 0,
      y: 0,
      ...minSize,
    })
  })
})
