/** Small decisions of the shell: where the core lies, what is proposed for saving, the entry for the login, the line of status. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { autostartEntry } from '../../electron/autostart-entry.ts'
import { Crashes } from '../../electron/crashes.ts'
import { besideArchive } from '../../electron/core-modules.ts'
import { saveDialogOptions } from '../../electron/save-dialog.ts'
import { statusLine } from '../../electron/status.ts'

test('the core lies beside the archive, wherever the program is installed', () => {
  expect(besideArchive('/opt/Underwriter Desk/resources/app.asar/out/app/core/desk.js')).toBe(
    '/opt/Underwriter Desk/resources/app.asar.unpacked/out/app/core/desk.js',
  )
  expect(besideArchive('C:\\Desk\\resources\\app.asar\\out\\app\\core\\desk.js')).toBe(
    'C:\\Desk\\resources\\app.asar.unpacked\\out\\app\\core\\desk.js',
  )
  expect(besideArchive('/src/app.asar.unpacked/core/desk.js')).toBe('/src/app.asar.unpacked/core/desk.js')
  expect(besideArchive('/src/out/app/core/desk.js')).toBe('/src/out/app/core/desk.js')
})

test('the save dialog proposes the name, its kind and the folder of last time', () => {
  expect(saveDialogOptions('Ridgeback 2025 financial analysis.xlsx', '/reports')).toMatchObject({
    defaultPath: join('/reports', 'Ridgeback 2025 financial analysis.xlsx'),
    filters: [
      { name: 'Excel workbook', extensions: ['xlsx'] },
      { name: 'All files', extensions: ['*'] },
    ],
  })
  expect(saveDialogOptions('../../etc/cron.json', null).defaultPath).toBe('cron.json')
  expect(saveDialogOptions('..\\..\\autorun.bat', null)).toMatchObject({
    defaultPath: 'autorun.bat',
    filters: [{ extensions: ['*'] }],
  })
})

test('the entry for the login names the program, whatever its path', () => {
  expect(autostartEntry('/opt/Underwriter Desk/underwriter-desk')).toContain(
    '\nExec="/opt/Underwriter Desk/underwriter-desk"\n',
  )
  expect(autostartEntry('/a$b/100%"x')).toContain('\nExec="/a\\\\$b/100%%\\\\"x"\n')
  expect(autostartEntry('/x')).toMatch(/^\[Desktop Entry\]\nType=Application\n/)
})

test('the status says where the service is, or that it is off', () => {
  expect(statusLine({ baseUrl: 'http://127.0.0.1:52013', apiOn: true })).toBe('API on at 127.0.0.1:52013')
  expect(statusLine({ baseUrl: 'http://127.0.0.1:52013', apiOn: false })).toMatch(/^API off/)
})

test('a page that ends is reloaded, but not for ever', () => {
  const crashes = new Crashes()
  expect([0, 1_000, 2_000, 3_000].map(now => crashes.mayReload(now))).toEqual([true, true, false, false])
  expect(crashes.mayReload(60_000)).toBe(true)
})
