import { expect, test } from 'vitest'
import { emailIn, websiteIn } from '../../../../core/extraction/loan/web-names.ts'

test('addresses as typed are taken as they are', () => {
  expect(emailIn('Ann.Lee @firm.zzz')).toBe('Ann.Lee@firm.zzz')
  expect(websiteIn('www.firm.zzz/home')).toBe('www.firm.zzz/home')
  expect(emailIn('none')).toBeNull()
  expect(websiteIn('ann@firm.com')).toBeNull()
})

test('on a scan an ending one letter off is corrected', () => {
  expect(emailIn('info@harbor.erample', true)).toBe('info@harbor.example')
  expect(emailIn('info@harbor.cem', true)).toBe('info@harbor.com')
  expect(websiteIn('www.harbor.oom', true)).toBe('www.harbor.com')
})

test('on a scan an ending nobody has is no address', () => {
  expect(emailIn('info@harbor.qqqqq', true)).toBeNull()
  expect(websiteIn('https://harbor.cxmple/a', true)).toBeNull()
})

test('endings that exist stay', () => {
  for (const ending of ['com', 'us', 'co.uk', 'dental', 'example'])
    expect(emailIn(`a@b.${ending}`, true)).toBe(`a@b.${ending}`)
  expect(websiteIn('https://firm.com/About', true)).toBe('https://firm.com/About')
})
