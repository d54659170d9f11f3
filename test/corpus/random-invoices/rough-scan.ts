/** Drawn pages as bad scanners and telephones leave them: folds, stains, stamps, uneven light, thin toner, few dots. */
import { createCanvas, ImageData, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import PDFDocument from 'pdfkit'
import type { Chance } from '../../drawing/chance.ts'

export interface RoughManner {
  readonly dpi: number
  readonly skewDegrees: number
  /** Radius in pixels. */
  readonly blur: number
  /** Amplitude of the grain in gray levels. */
  readonly noise: number
  readonly jpegQuality: number
  /** Gray levels the light falls off by, and where it comes from (radians). */
  readonly shade: number
  readonly light: number
  readonly folds: number
  readonly stains: number
  readonly stamp: string | null
  readonly strokes: number
  /** Added to every gray level: what a tired toner leaves of black. */
  readonly fade: number
  /** Every pixel black or white, as a fax sends them. */
  readonly bilevel: boolean
  /** How much narrower the top edge is than the bottom, as a telephone held over the sheet sees it. */
  readonly keystone: number
}

export function roughManner(chance: Chance): RoughManner {
  const photo = chance.is(0.35)
  const fax = !photo && chance.is(0.2)
  return {
    dpi: fax ? 200 : chance.pick([150, 150, 170, 200, 200, 240]),
    skewDegrees: chance.pick([-1, 1]) * chance.pick([0, 0.5, 1, 1.5, 2, 3]),
    blur: fax ? 0 : chance.pick([0, 0.5, 0.7, 0.9]),
    noise: fax ? 40 : chance.pick([6, 14, 24, 34]),
    jpegQuality: chance.pick([30, 40, 55, 70]),
    shade: photo ? chance.pick([50, 80, 110]) : chance.pick([0, 0, 25]),
    light: (chance.whole(0, 628) / 100),
    folds: chance.pick([0, 0, 1, 2]),
    stains: photo ? chance.pick([0, 1, 2]) : chance.pick([0, 0, 0, 1]),
    stamp: chance.is(0.35) ? chance.pick(['PAID', 'RECEIVED', 'COPY', 'APPROVED', 'E & O E']) : null,
    strokes: chance.pick([0, 0, 1, 2]),
    fade: chance.pick([0, 0, 40, 80]),
    bilevel: fax,
    keystone: photo ? chance.pick([0, 0.01, 0.02]) : 0,
  } // prettier-ignore
}

/** The same pages as images only, worn by `manner`; the same chance gives the same wear. */
export async function roughScan(bytes: Uint8Array, manner: RoughManner, chance: Chance): Promise<Uint8Array> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  const pdf = new PDFDocument({ autoFirstPage: false, margin: 0, info: { CreationDate: new Date(Date.UTC(2026, 0, 15)) } }) // prettier-ignore
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise(resolve => pdf.on('end', resolve))
  try {
    for (const page of document.pages()) {
      const { data, width, height } = await page.render({ scale: manner.dpi / 72, render: 'bitmap' })
      const jpeg = wornImage(new Uint8ClampedArray(data), width, height, manner, chance)
      const size: [number, number] = [(width * 72) / manner.dpi, (height * 72) / manner.dpi]
      pdf.addPage({ size, margin: 0 }).image(jpeg, 0, 0, { width: size[0], height: size[1] })
    }
  } finally {
    document.destroy()
    library.destroy()
  }
  pdf.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}

function wornImage(
  bgra: Uint8ClampedArray,
  width: number,
  height: number,
  manner: RoughManner,
  chance: Chance,
): Buffer {
  // prettier-ignore
  const sheet = createCanvas(width, height)
  const ink = sheet.getContext('2d')
  ink.putImageData(new ImageData(bgra, width, height), 0, 0)
  if (manner.stamp !== null) stampOn(ink, manner.stamp, width, height, manner.dpi, chance)
  for (let stroke = 0; stroke < manner.strokes; stroke++) penStroke(ink, width, height, manner.dpi, chance)
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.translate(width / 2, height / 2)
  context.rotate(manner.skewDegrees * (Math.PI / 180))
  if (manner.blur > 0) context.filter = `blur(${manner.blur}px)`
  drawTapered(context, sheet, width, height, manner.keystone)
  context.filter = 'none'
  context.setTransform(1, 0, 0, 1, 0, 0)
  const pixels = context.getImageData(0, 0, width, height)
  wear(pixels.data, width, height, manner, chance)
  context.putImageData(pixels, 0, 0)
  const jpeg = canvas.toBuffer('image/jpeg', manner.jpegQuality)
  return jpeg
}

/** Row bands drawn ever wider from the top: the far edge of a sheet seen at an angle. */
function drawTapered(context: SKRSContext2D, sheet: Canvas, width: number, height: number, keystone: number): void {
  if (keystone === 0) {
    context.drawImage(sheet, -width / 2, -height / 2)
    return
  }
  const band = 4
  for (let y = 0; y < height; y += band) {
    const wide = width * (1 - keystone * (1 - y / height))
    context.drawImage(sheet, 0, y, width, band, -wide / 2, y - height / 2, wide, band + 0.5)
  }
}

function stampOn(ink: SKRSContext2D, text: string, width: number, height: number, dpi: number, chance: Chance): void {
  ink.save()
  ink.translate(width * (0.35 + chance.whole(0, 45) / 100), height * (0.45 + chance.whole(0, 40) / 100))
  ink.rotate((chance.whole(-30, 30) * Math.PI) / 180)
  ink.globalAlpha = 0.45
  ink.strokeStyle = ink.fillStyle = chance.pick(['#333388', '#993333', '#444444'])
  ink.lineWidth = dpi / 50
  ink.beginPath()
  ink.ellipse(0, 0, dpi * 0.6, dpi * chance.pick([0.35, 0.6]), 0, 0, Math.PI * 2)
  ink.stroke()
  ink.font = `bold ${Math.round(dpi / 5)}px Helvetica`
  ink.textAlign = 'center'
  ink.fillText(text, 0, dpi / 15)
  ink.restore()
}

function penStroke(ink: SKRSContext2D, width: number, height: number, dpi: number, chance: Chance): void {
  ink.save()
  ink.strokeStyle = '#223'
  ink.lineWidth = dpi / 90
  ink.beginPath()
  const [x, y] = [width * (chance.whole(10, 80) / 100), height * (chance.whole(5, 90) / 100)]
  ink.moveTo(x, y)
  for (let part = 1; part <= 4; part++)
    ink.quadraticCurveTo(x + dpi * part * 0.12, y + (chance.whole(-20, 20) * dpi) / 100, x + dpi * part * 0.2, y + (chance.whole(-14, 14) * dpi) / 100) // prettier-ignore
  ink.stroke()
  ink.restore()
}

function wear(pixels: Uint8ClampedArray, width: number, height: number, manner: RoughManner, chance: Chance): void {
  const { noise, shade, light, fade, bilevel } = manner
  const folds = Array.from({ length: manner.folds }, (_, index) => ({ upright: index % 2 === 1, at: chance.whole(25, 75) / 100, deep: chance.whole(20, 70) })) // prettier-ignore
  const stains = Array.from({ length: manner.stains }, () => ({ x: chance.whole(10, 90) / 100 * width, y: chance.whole(10, 90) / 100 * height, radius: manner.dpi * (chance.whole(5, 12) / 10), deep: chance.whole(20, 55) })) // prettier-ignore
  const [across, down] = [Math.cos(light), Math.sin(light)]
  let state = chance.whole(1, 1e6)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 4
      state = (state * 1664525 + 1013904223) >>> 0
      const fall = (across * (x / width - 0.5) + down * (y / height - 0.5) + 0.7) / 1.4
      let level = (pixels[i]! + pixels[i + 1]! + pixels[i + 2]!) / 3
      level += fade * (1 - level / 255)
      level -= shade * Math.max(0, fall)
      for (const fold of folds) {
        const away = Math.abs((fold.upright ? x / width : y / height) - fold.at) * (fold.upright ? width : height)
        if (away < manner.dpi * 0.12) level -= fold.deep * (1 - away / (manner.dpi * 0.12))
      }
      for (const stain of stains) {
        const away = Math.hypot(x - stain.x, y - stain.y)
        if (away < stain.radius) level -= away > stain.radius * 0.9 ? stain.deep : stain.deep * 0.5
      }
      level += (state / 2 ** 32 - 0.5) * 2 * noise
      pixels[i] = pixels[i + 1] = pixels[i + 2] = bilevel ? (level < 150 ? 0 : 255) : level
      pixels[i + 3] = 255
    }
}
