/** Where the window was, and whether that place still exists. All sizes in device-independent pixels of the desktop. */
import type { Rectangle } from 'electron'
import { z } from 'zod'

const WindowState = z.object({
  /** Of the window when it is not maximized; null before the first closing. */
  bounds: z.object({ x: z.int(), y: z.int(), width: z.int().positive(), height: z.int().positive() }).nullable(),
  maximized: z.boolean(),
})
export type WindowState = z.infer<typeof WindowState>

/** A window without x and y is centerd by the system. */
export interface WindowPlace {
  readonly x?: number
  readonly y?: number
  readonly width: number
  readonly height: number
}

export const firstState: WindowState = { bounds: null, maximized: false }

/** design.md: 1024 wide is the least the interface is made for. */
export const minSize = { width: 1024, height: 640 } as const
const firstSize = { width: 1440, height: 900 } as const
/** So much of the title bar must be in reach of the pointer. */
const grip = { width: 120, height: 32 } as const

/** What was remembered; the first state for a file that is missing, damaged or of another form. */
export function readWindowState(text: string | null): WindowState {
  if (text === null) return firstState
  try {
    return WindowState.parse(JSON.parse(text))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return firstState
    throw error
  }
}

/** `workAreas` are those of the displays there are, the primary one first; there is at least one. */
export function placeWindow(state: WindowState, workAreas: readonly Rectangle[]): WindowPlace {
  const primary = workAreas[0]!
  if (state.bounds === null) return fit(firstSize, primary)
  const { x, y, width, height } = state.bounds
  const area = workAreas.find(candidate => holdsGrip(state.bounds!, candidate))
  if (area === undefined) return fit({ width, height }, primary)
  return { x, y, ...fit({ width, height }, area) }
}

const fit = (size: { readonly width: number; readonly height: number }, area: Rectangle) => ({
  width: Math.max(minSize.width, Math.min(size.width, area.width)),
  height: Math.max(minSize.height, Math.min(size.height, area.height)),
})

/** Whether enough of the upper edge lies in the area, so that the window can be moved. */
function holdsGrip(bounds: Rectangle, area: Rectangle): boolean {
  const across = Math.min(bounds.x + bounds.width, area.x + area.width) - Math.max(bounds.x, area.x)
  return across >= grip.width && bounds.y >= area.y && bounds.y + grip.height <= area.y + area.height
}
