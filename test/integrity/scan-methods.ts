/** Methods that change the picture of a scan, as a paint program does. All places are in pixels. */
import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { IntegrityFinding } from '../../core/contract/integrity.ts'
import type { Chance } from '../drawing/chance.ts'

export interface PixelBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Retouch {
  readonly canvas: Canvas
  readonly context: SKRSContext2D
  readonly chance: Chance
  /** The figure that is changed, with what is to be read there. */
  readonly figure: PixelBox
  readonly altered: string
  /** The place of one of its digits, and a digit of another figure that is to stand there. */
  readonly digit: PixelBox
  readonly source: PixelBox
  /** Another figure of the page. */
  readonly other: PixelBox
}

export interface ScanMethod {
  readonly name: string
  readonly signals: readonly IntegrityFinding['signal'][]
  readonly retouch: (work: Retouch) => void
}

const widthOf = ({ left, right }: PixelBox): number => right - left
const heightOf = ({ top, bottom }: PixelBox): number => bottom - top

const around = ({ left, top, right, bottom }: PixelBox, by: number): PixelBox => ({
  left: Math.round(left - by),
  top: Math.round(top - by),
  right: Math.round(right + by),
  bottom: Math.round(bottom + by),
})

interface CopyManner {
  readonly degrees?: number
  readonly scale?: number
  readonly brighter?: number
}

/** Copies what stands in one box to another, turned, enlarged, or brighter by so many gray levels. */
function copy({ canvas, context }: Retouch, from: PixelBox, to: PixelBox, manner: CopyManner = {}): void {
  const { degrees = 0, scale = 1, brighter = 0 } = manner
  const source = around(from, 2)
  const [width, height] = [widthOf(source), heightOf(source)]
  const piece = createCanvas(width, height)
  piece.getContext('2d').drawImage(canvas, source.left, source.top, width, height, 0, 0, width, height)
  if (brighter !== 0) {
    const pixels = piece.getContext('2d').getImageData(0, 0, width, height)
    pixels.data.forEach((value, at) => {
      if (at % 4 !== 3) pixels.data[at] = value + brighter
    })
    piece.getContext('2d').putImageData(pixels, 0, 0)
  }
  context.save()
  context.translate(Math.round(to.left - 2) + width / 2, Math.round(to.bottom + 2) - height / 2)
  context.rotate((degrees * Math.PI) / 180)
  context.scale(scale, scale)
  context.drawImage(piece, -width / 2, -height / 2)
  context.restore()
}

/** The median of the levels that a box shows: its background. */
function backgroundIn(context: SKRSContext2D, box: PixelBox): readonly [number, number, number] {
  const { data } = context.getImageData(box.left, box.top, widthOf(box), heightOf(box))
  return [0, 1, 2].map(part => {
    const levels = Array.from({ length: data.length / 4 }, (_, at) => data[4 * at + part]!).sort((a, b) => a - b)
    return levels[levels.length >> 1]!
  }) as [number, number, number]
}

function inkIn(context: SKRSContext2D, box: PixelBox): number {
  const { data } = context.getImageData(box.left, box.top, widthOf(box), heightOf(box))
  const levels = Array.from({ length: data.length / 4 }, (_, at) => data[4 * at]!).sort((a, b) => a - b)
  return levels[Math.floor(levels.length * 0.04)]!
}

function type({ context, figure, altered }: Retouch, ink: number): void {
  context.fillStyle = `rgb(${ink},${ink},${ink})`
  context.textAlign = 'right'
  context.textBaseline = 'alphabetic'
  context.font = `${heightOf(figure) * 1.36}px sans-serif`
  context.fillText(altered, figure.right, figure.bottom, widthOf(figure) * 1.05)
}

function fill({ context }: Retouch, box: PixelBox, [red, green, blue]: readonly [number, number, number]): void {
  context.fillStyle = `rgb(${red},${green},${blue})`
  context.fillRect(box.left, box.top, widthOf(box), heightOf(box))
}

/** Lays grain over a box, the same in all channels. */
function grain({ context, chance }: Retouch, box: PixelBox, amplitude: number): void {
  const pixels = context.getImageData(box.left, box.top, widthOf(box), heightOf(box))
  for (let at = 0; at < pixels.data.length; at += 4) {
    const level = (chance.next() - 0.5) * 2 * amplitude
    for (let part = 0; part < 3; part++) pixels.data[at + part] = pixels.data[at + part]! + level
  }
  context.putImageData(pixels, box.left, box.top)
}

const copying = (name: string, manner: CopyManner = {}): ScanMethod => ({
  name,
  signals: ['image-copy-move', 'image-patch'],
  retouch: work => copy(work, work.source, work.digit, manner),
})

const patching = (name: string, retouch: ScanMethod['retouch']): ScanMethod => ({
  name,
  signals: ['image-patch', 'image-copy-move'],
  retouch,
})

export const scanMethods: readonly ScanMethod[] = [
  copying('digit copied'),
  copying('digit copied, turned by 0.7°', { degrees: 0.7 }),
  copying('digit copied, 4 % larger', { scale: 1.04 }),
  copying('digit copied, brighter by 8', { brighter: 8 }),
  {
    name: 'amount copied',
    signals: ['image-copy-move', 'image-patch'],
    retouch: work => {
      const room = around(work.figure, 3)
      fill(work, room, backgroundIn(work.context, room))
      copy(work, work.other, { ...work.figure, left: work.figure.right - widthOf(work.other) })
    },
  },
  patching('white box, typed', work => {
    fill(work, around(work.figure, 4), [255, 255, 255])
    type(work, 0)
  }),
  patching('box of the picked color, typed', work => {
    const room = around(work.figure, 4)
    const ink = inkIn(work.context, work.figure)
    fill(work, room, backgroundIn(work.context, room))
    type(work, ink)
  }),
  patching('box of the picked color, typed in black', work => {
    const room = around(work.figure, 4)
    fill(work, room, backgroundIn(work.context, room))
    type(work, 0)
  }),
  patching('picked color, typed, with grain', work => {
    const room = around(work.figure, 4)
    const ink = inkIn(work.context, work.figure)
    fill(work, room, backgroundIn(work.context, room))
    type(work, ink)
    grain(work, room, 5)
  }),
  patching('background cloned from beside, typed', work => {
    const room = around(work.figure, 4)
    const ink = inkIn(work.context, work.figure)
    const height = heightOf(room)
    work.context.drawImage(
      work.canvas,
      room.left - 2 * widthOf(room),
      room.top,
      widthOf(room),
      height,
      room.left,
      room.top,
      widthOf(room),
      height,
    )
    type(work, ink)
  }),
]
