/** JSON as nodes of a tree. */
import { expect, test } from 'vitest'
import { jsonNodes } from '../../../../renderer/features/applications/json-nodes.ts'

test('members and items stand under pointers, with their values or their number', () => {
  const nodes = jsonNodes({ 'a/b': [1, { c: null }], d: 'x', e: {} })
  expect(nodes.map(({ id, text, leaf }) => [id, text, leaf])).toEqual([
    ['/a~1b', '[ 2 ]', false],
    ['/d', '"x"', true],
    ['/e', '{ 0 }', false],
  ])
  expect(nodes[0]!.children[1]!.children).toEqual([
    { id: '/a~1b/1/c', name: 'c', text: 'null', leaf: true, children: [] },
  ])
  expect(jsonNodes('plain')).toEqual([])
})
