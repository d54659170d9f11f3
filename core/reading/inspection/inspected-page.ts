/** A page as its file draws it: every figure with its font, place and turn in the painting, and what is painted over it. Types only. */
import type { Box } from '../../document/model.ts'

/** Points, origin top left of the page as displayed, as all boxes here. */
export interface PaintedGlyph {
  readonly text: string
  /** The ink. */
  readonly box: Box
  /** Start on the baseline. */
  readonly x: number
  readonly y: number
  /** End of the advance. */
  readonly end: number
  readonly font: PaintedFont
  /** In points. */
  readonly size: number
}

export interface PaintedFont {
  /** Differs between font objects of one document; equal only within one page. */
  readonly id: number
  /** As the file names it, with the prefix of its subset. */
  readonly name: string
  readonly isEmbedded: boolean
}

/** A word of the text layer as it is painted: characters without a gap between them. */
export interface PaintedWord {
  readonly text: string
  readonly box: Box
  readonly glyphs: readonly PaintedGlyph[]
  /** Font and size of most of its characters. */
  readonly font: PaintedFont
  readonly size: number
  /** Degrees counterclockwise as displayed, 0 to 360. */
  readonly angle: number
  /** Position in the order in which the page is painted; the last of its text objects. */
  readonly order: number
  /** Render mode 3 or 7: searched but not seen. */
  readonly isInvisible: boolean
  /** Lies outside of its clipping path. */
  readonly isClipped: boolean
  /** 0 black to 1 white, with transparency applied. */
  readonly lightness: number
  /** Belongs to a layer that a viewer may switch off. */
  readonly isLayered: boolean
}

/** What a path fills or, with a width, draws: the points of its parts. Without lines it is a drawing that was not followed. */
export interface ShapeOutline {
  readonly lines: readonly (readonly (readonly [number, number])[])[]
  /** Of the line; 0: the lines enclose what is filled. */
  readonly width: number
}

/** A filled path, a thick line or a picture: what may cover text painted before it. */
export interface PaintedShape {
  readonly kind: 'path' | 'image'
  readonly box: Box
  readonly order: number
  /** Of a path: 0 black to 1 white; null for a picture. */
  readonly lightness: number | null
  /** Nothing shines through. */
  readonly isOpaque: boolean
  /** null: it fills its box. */
  readonly outline: ShapeOutline | null
}

/** An annotation or form field over the page. */
export interface PaintedAnnotation {
  /** "widget": a form field. */
  readonly kind: 'free-text' | 'shape' | 'stamp' | 'widget' | 'redaction' | 'other'
  readonly box: Box
  /** What it says, from its appearance or contents; empty without text. */
  readonly text: string
  /** Nothing of the page is seen under it: a light shape or a picture fills it. */
  readonly isCover: boolean
}

export interface InspectedPage {
  /** 1-based. */
  readonly number: number
  readonly width: number
  readonly height: number
  readonly words: readonly PaintedWord[]
  readonly shapes: readonly PaintedShape[]
  readonly annotations: readonly PaintedAnnotation[]
}
