/** Names of uploaded files: made safe to show and to store, and compared as people would. */

/** What a name becomes that has nothing usable in it. */
const unnamed = 'document.pdf'
/** Longest name kept, in UTF-16 units: file systems allow 255 bytes, and a name is only ever shown. */
const longestName = 180
/** Control characters, and the marks that turn the reading direction and so disguise an ending ("fdp.exe"). */
const unprintable = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/**
 * The base name of a path as a client wrote it, in NFC, without control and direction marks, never `.`, `..` or empty.
 * Both slashes separate, so a Windows path and a traversal lose their folders alike.
 */
export function safeFileName(written: string): string {
  const name = written.normalize('NFC').split(/[/\\]/).at(-1)!.replace(unprintable, '').trim()
  if (name === '' || name === '.' || name === '..') return unnamed
  if (name.length <= longestName) return name
  const dot = name.lastIndexOf('.')
  const ending = dot > 0 && name.length - dot <= 10 ? name.slice(dot) : ''
  return name.slice(0, longestName - ending.length).toWellFormed() + ending
}

/** Two names are the same file when this is equal: base name, NFC, case set aside. */
export const fileNameKey = (written: string): string => safeFileName(written).toLowerCase().normalize('NFC')
