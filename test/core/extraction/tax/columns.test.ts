/** Columns of amounts by what is printed over them. */
import { expect, it } from 'vitest'
import { headedColumns } from '../../../../core/extraction/tax/columns.ts'
import { formPage } from '../../../../core/extraction/tax/page-view.ts'
import { pageOf } from '../../../support/drawn-form.ts'

const over = (...texts: readonly string[]) =>
  headedColumns(
    formPage(pageOf(texts.map((text, index) => ({ left: 320 + 67 * index, top: 633, text, size: 7 }))), '').tokens,
    ['a', 'b', 'c', 'd'],
    612,
  ).map(({ name }) => name)

it('are known by a letter that lost a parenthesis, where none has both', () => {
  expect(over('(a)', '{b)', '{c)', '(d)')).toEqual(['a', 'b', 'c', 'd'])
  expect(over('(a)', 'note', 'note', 'note')).toEqual(['a'])
})
