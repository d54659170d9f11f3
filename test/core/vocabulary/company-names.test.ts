/** One company under two spellings, and two companies under like ones. */
import { expect, test } from 'vitest'
import { companySimilarity, sameCompany } from '../../../core/vocabulary/company-names.ts'

test.each([
  ['Harbor Tool Works, Inc.', 'HARBOR TOOL WORKS'],
  ['J & R Trucking', 'J and R Trucking Inc'],
  ['Midwest Manufacturing Co', 'Midwest Mfg Company'],
  ['Brown Bros Hauling', 'Brown Brothers Hauling LLC'],
  ['Hollow Creek Excavating', 'Hollow Creek Excavatinq'],
  ["Acme Holdings LLC dba Joe's Pizza", 'Joes Pizza'],
  ['Robert A. Smith', 'SMITH, ROBERT'],
  ['Vermilion Paving Co.', 'Vermillion Paving'],
  ['Toolworks LLC', 'Tool Works'],
  ['Alder Creek Inc', 'Alder Creek Homes LLC'],
])('%s is %s', (a, b) => {
  expect(sameCompany(a, b)).toBe(true)
  expect(sameCompany(b, a)).toBe(true)
})

test.each([
  ['Cedar Ridge Trucking LLC', 'Cedar Ridge Plumbing LLC'],
  ['Smith Construction', 'Smith Consulting'],
  ['ABC Trucking LLC', 'ABD Trucking LLC'],
  ['North Harbor Dental', 'South Harbor Dental'],
  ['Blue Ridge Farms LLC', 'Blue Ridge Foods LLC'],
  ['Maria Lopez', 'Maria Gomez'],
  ['Bright Star Logistics', 'Bright Star Landscaping'],
  ['Smith', 'Smithson'],
  ['Smith', 'Smith Construction'],
  ['Harbor Tool Works, Inc.', 'Blue Heron Bakery LLC'],
])('%s is not %s', (a, b) => {
  expect(sameCompany(a, b)).toBe(false)
  expect(sameCompany(b, a)).toBe(false)
})

test('a name that says nothing contradicts none', () => expect(companySimilarity('', 'Harbor Tool Works')).toBe(1))
