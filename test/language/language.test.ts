/** The check of the language: what it reads of each kind of file, and which words it finds in what it read. */
import { describe, expect, it } from 'vitest'
import bannedWords from './banned-words.json' with { type: 'json' }
import { textsOfFile, type OwnStrings } from './file-texts.ts'
import { bannedWordFinder, type BannedWords } from './find-banned.ts'

const find = bannedWordFinder(bannedWords as readonly BannedWords[])

const foundIn = (path: string, content: string, ownStrings: OwnStrings = 'all'): readonly string[] =>
  find(textsOfFile(path, content, ownStrings), new Set(['allSettled'])).map(({ line, found }) => `${line} ${found}`)

describe('names', () => {
  it('are split into words, whatever their style', () => {
    expect(foundIn('a.ts', 'const mendedRows = 1\nconst ROWS_MENDED = 2\nconst amended = 3')).toEqual([
      '1 mendedRows',
      '2 ROWS_MENDED',
    ])
  })

  it('are reported once for each file, where they first stand', () => {
    expect(foundIn('a.ts', 'const x = 1\nconst spotOf = x\nexport const y = spotOf')).toEqual(['2 spotOf'])
  })

  it('may hold a word that is banned only at their start or their end', () => {
    expect(foundIn('a.ts', 'const mostRows = 1, rowsAtMost = 2, taxHolds = 3, holdsTax = 4')).toEqual([
      '1 mostRows',
      '1 taxHolds',
    ])
  })

  it('keep a banned word in the phrases where it is right, and the names other people gave', () => {
    expect(foundIn('a.ts', 'const tangibleNetWorth = 1, atLeastOne = 2, allSettled = 3')).toEqual([])
    expect(foundIn('a.ts', 'const worthOfText = 1')).toEqual(['1 worthOfText'])
  })

  it('are also those of files and of members in strings', () => {
    expect(foundIn('core/letter-rows.ts', "type State = 'parted' | 'split'")).toEqual(['1 letter-rows', '1 parted'])
  })
})

describe('prose', () => {
  it('is comments and sentences, phrases found over the end of a line', () => {
    const content = `/**\n * Reads a page that was taken\n * for a cover.\n */\n// Everything is computed\n// once more.\nthrow Error('Parted in two.')`
    expect(foundIn('a.ts', content)).toEqual(['2 taken for', '6 once more', '7 parted'])
  })

  it('may quote', () => {
    expect(foundIn('a.ts', '// The bank prints "said amount" and `told` here.')).toEqual([])
  })

  it('in templates of strings is found on both sides of a value', () => {
    expect(foundIn('a.ts', 'const text = `${n} were told that ${m} is mended`')).toEqual(['1 told', '1 mended'])
  })

  it('in tests is their titles; what documents say is their own', () => {
    expect(foundIn('test/a.test.ts', "it('was told', () => draw('Said amount'))", 'test titles')).toEqual(['1 told'])
    expect(foundIn('core/extraction/a.ts', "const label = 'Said amount'", 'none')).toEqual([])
  })

  it('is American', () => {
    expect(foundIn('a.md', 'Colours,\nrecognised\nor labelled.')).toEqual(['1 colours', '2 recognised', '3 labelled'])
    expect(foundIn('a.md', 'An organism may summarize its analyses.')).toEqual([])
  })

  it('of Markdown leaves code and targets of links out', () => {
    expect(foundIn('a.md', 'See [this](paper.md).\n```\ntold\n```\nThe paper.')).toEqual(['5 paper'])
  })
})

describe('components', () => {
  it('are read in their script and their template: text, attributes and expressions', () => {
    const content = [
      '<script setup lang="ts">',
      'const leastWidth = 1',
      '</script>',
      '<template>',
      '  <p v-if="lookAt" title="Computed anew">Taken for {{ spots[0] }}</p>',
      '</template>',
      '<!-- Parted. --><style>/* Anew. */</style>',
    ].join('\n')
    expect(foundIn('a.vue', content)).toEqual([
      '2 leastWidth',
      '5 lookAt',
      '5 anew',
      '5 taken for',
      '5 spots',
      '7 parted',
      '7 anew',
    ])
  })
})
