/** Dates as they are written and typed: what is written is read again as the same day, in every form and in the lands of systems. */
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import {
  calendarFormat,
  date,
  dateFault,
  dateForm,
  dateForms,
  dateInWords,
  dateMarksOf,
  dayOfYear,
  readDate,
} from '../../../renderer/formats/date-form.ts'

afterEach(() => void (dateForm.value = 'system'))

const days = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
  .map(at => at.toISOString().slice(0, 10))

describe.each(dateForms)('in the form "%s"', form => {
  test('what is written is read again as the same day, and so are ISO dates and words', () => {
    dateForm.value = form
    fc.assert(
      fc.property(days, iso => {
        for (const text of [date(iso), dateInWords(iso), iso, ` ${iso} `]) expect(readDate(text), text).toBe(iso)
      }),
    )
  })

  test('whatever is typed is read as a day that has these numbers, or refused', () => {
    dateForm.value = form
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,4}[-/. ]{1,2}\d{1,2}[-/. ]{1,2}\d{1,4}$/), text => {
        const read = readDate(text)
        fc.pre(read !== null)
        const numbers = (of: string): string =>
          of
            .match(/\d+/g)!
            .map(Number)
            .toSorted((a, b) => a - b)
            .join()
        expect(numbers(read), text).toBe(numbers(text))
      }),
    )
  })
})

test.each(
  'en-US en-GB en-IN en-CA en-ZA en-AU de-DE de-CH fr-FR fr-CA es-MX pt-BR it-IT nl-NL sv-SE da-DK fi-FI pl-PL cs-CZ hu-HU bg-BG lv-LV hr-HR ru-RU tr-TR el-GR he-IL ar-EG ar-SA fa-IR th-TH hi-IN ja-JP ko-KR zh-CN vi-VN'.split(
    ' ',
  ),
)('dates as a system of the land %s writes them are read', land => {
  const format = new Intl.DateTimeFormat(land, {
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: 'UTC',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })
  fc.assert(
    fc.property(days, iso => {
      const text = format.format(new Date(`${iso}T00:00:00Z`)).replace(/[\u200e\u200f\u061c]/g, '')
      expect(readDate(text, dateMarksOf(land)), text).toBe(iso)
    }),
  )
})

test('each form writes days in its order', () => {
  const written = dateForms.slice(1).map(form => {
    dateForm.value = form
    const calendar = calendarFormat.value
    return [date('2024-12-03'), dateInWords('2024-12-03'), dayOfYear(new Date(2024, 11, 3)), calendar, dateFault()]
  })
  expect(written).toEqual([
    ['12/03/2024', 'December 3, 2024', 'Dec 3', 'MM/DD/YYYY', 'A date, such as 12/31/2025'],
    ['03.12.2024', '3 December 2024', '3 Dec', 'DD.MM.YYYY', 'A date, such as 31.12.2025'],
    ['03/12/2024', '3 December 2024', '3 Dec', 'DD/MM/YYYY', 'A date, such as 31/12/2025'],
    ['2024-12-03', '2024-12-03', '12-03', 'YYYY-MM-DD', 'A date, such as 2025-12-31'],
  ])
})

test('what is no complete date stays as it is', () => {
  dateForm.value = 'day-points'
  for (const text of ['2024', '2024-12', 'FY2024', '2024-02-30', '2024-12-31T10:00:00Z', ''])
    expect([date(text), dateInWords(text)]).toEqual([text, text])
})

/** Each with what a form with the month, the day and the year first makes of it. */
test.each([
  ['03/04/2024', '2024-03-04', '2024-04-03', null],
  ['3.4.2024', '2024-03-04', '2024-04-03', null],
  ['04-04-2024', '2024-04-04', '2024-04-04', '2024-04-04'],
  ['31.12.2024', '2024-12-31', '2024-12-31', '2024-12-31'],
  ['12/31/2024', '2024-12-31', '2024-12-31', '2024-12-31'],
  ['2024/3/4', '2024-03-04', '2024-03-04', '2024-03-04'],
  ['2024-31-12', null, null, null],
  ['Dec 31, 2024', '2024-12-31', '2024-12-31', '2024-12-31'],
  ['31. december 2024', '2024-12-31', '2024-12-31', '2024-12-31'],
  ['31-Dec-2024', '2024-12-31', '2024-12-31', '2024-12-31'],
  ['De 31, 2024', null, null, null],
  ['31 Dezember 2024', null, null, null],
  ['31/12/24', null, null, null],
  ['29.02.2023', null, null, null],
  ['31.31.2024', null, null, null],
  ['yesterday', null, null, null],
])('%o is read by the order of the form, otherwise only where it means one day', (text, ...expected) => {
  const forms = (['month-first', 'day-slashes', 'year-first'] as const).map(form => {
    dateForm.value = form
    return readDate(text)
  })
  expect(forms).toEqual(expected)
})
