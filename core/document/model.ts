/** Positioned text: what reading delivers and everything above works on. Plain readonly records that cross threads. */

/** Points (1/72 inch), origin top left of the page as displayed (after rotation), y down. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A word as printed. */
export interface Word {
  readonly text: string
  readonly box: Box
  /** 0 to 1; 1 for a sound text layer, the OCR engine's own confidence for OCR. */
  readonly confidence: number
  readonly bold: boolean
  /** Height of the type in points (font size for text layers, line height for OCR). */
  readonly size: number
  /** A small raised mark (footnote reference) split off its word. */
  readonly superscript?: boolean
}

/** Words that share a baseline, left to right. May span columns of the page: columns are the table's business. */
export interface Line {
  readonly words: readonly Word[]
  readonly box: Box
  /** The words joined by single spaces. */
  readonly text: string
}

/** A horizontal or vertical stroke (underline, total rule, cell border), as a thin box. */
export interface Rule {
  readonly box: Box
  readonly direction: 'horizontal' | 'vertical'
}

export interface Page {
  /** 1-based. */
  readonly number: number
  /** Points, of the page turned upright: as displayed, and then turned by `rotation`. */
  readonly width: number
  readonly height: number
  /**
   * Clockwise turn in degrees beyond the PDF's own /Rotate that brings the text upright; absent means 0. Words, lines and
   * rules are in upright coordinates; `toDisplayedBox` (geometry.ts) leads back to the page as a viewer displays it.
   */
  readonly rotation?: 90 | 180 | 270
  /** Degrees the content of a scan lies clockwise of straight; coordinates are of the straightened page. Absent means 0. */
  readonly skew?: number
  /**
   * Where the words come from. `skipped`: a page of a long file that the caller's `relevance` found not worth reading in full: a picture not
   * recognized (reported in Document.problems), or prose.
   */
  readonly source: 'text-layer' | 'ocr' | 'skipped'
  readonly lines: readonly Line[]
  readonly rules: readonly Rule[]
  /** Absent when there is none. */
  readonly marks?: readonly Mark[]
  /** What was recognized again of a scan; absent where nothing was asked for. */
  readonly again?: SecondReading
}

/** Parts of a page that are recognized again: points of the upright page. */
export interface RecognitionAreas {
  /** Columns in which figures stand below one another: every piece of ink in them is read by itself. */
  readonly columns: readonly Box[]
  /** Words that are certain: what stands there is left as it is. */
  readonly certain: readonly Box[]
  /** Areas that are read by themselves, as blocks of text. */
  readonly texts: readonly Box[]
}

export interface SecondReading {
  /** Several readings of one figure where they may differ. */
  readonly figures: readonly FigureReading[]
  /** Words of each area of text, read without and with the lines of the page. */
  readonly texts: readonly (readonly Word[])[]
}

/** A figure as it was recognized by itself. */
export interface FigureReading {
  readonly box: Box
  readonly text: string
  /** 0 to 1: of the least certain part. */
  readonly confidence: number
}

/** A field of a form, or text typed over a page: where it stands and what is filled in. */
export interface FormField {
  /** 1-based. */
  readonly page: number
  /** Upright coordinates of the page, as all boxes. */
  readonly box: Box
  /** The form's own full name of the field; empty for text typed over the page. */
  readonly name: string
  /** The form's hint for whoever fills it in; null without one. */
  readonly hint: string | null
  readonly kind: 'text' | 'choice' | 'checkbox' | 'radio' | 'signature' | 'note'
  /** As filled in; of a ticked mark, the form's name for the choice; of a signature, that it is signed; null when empty. */
  readonly value: string | null
  /** Of a mark; null for all else. */
  readonly checked: boolean | null
}

/** Something handwritten or placed over the page that is no text and no rule: it may be a signature, a tick, a stamp. */
export interface Mark {
  readonly box: Box
  readonly kind: 'ink' | 'stamp' | 'image' | 'drawing'
}

/** Something about the document to report, never thrown. `code` is stable, `message` a neutral sentence. */
export interface Problem {
  readonly code: string
  readonly message: string
  readonly page: number | null
  readonly severity: 'info' | 'warning' | 'high'
}

/** A file a PDF carries: the data of an electronic invoice. */
export interface Attachment {
  readonly name: string
  readonly text: string
}

/** A PDF, read. */
export interface Document {
  readonly fileName: string
  readonly pages: readonly Page[]
  readonly problems: readonly Problem[]
  /** Of a form that can be filled in; its values also stand among the words of the pages. Absent without one. */
  readonly fields?: readonly FormField[]
  /** Embedded XML files of at most 5 MB. Absent without one. */
  readonly attachments?: readonly Attachment[]
}
