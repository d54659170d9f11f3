/** One operation on a data folder in a process that is killed meanwhile: `node folder-child.ts OPERATION DIR FILE`. Waits for the word to begin. */
import { systemClock } from '../../core/clock.ts'
import { changePassphrase } from '../../core/store/change-passphrase.ts'
import { openDataKey } from '../../core/store/data-key.ts'
import { openStore } from '../../core/store/store.ts'
import { openVault } from '../../core/store/vault.ts'
import '../../core/store/backup/restore.ts'
import '../../core/cli/passphrase-input.ts'

const [operation, folder, file] = process.argv.slice(2) as [string, string, string]

function openAndClose(): void {
  const key = openDataKey(folder, null)
  const store = openStore(folder, key, systemClock)
  openVault(folder, key)
  store.settings.set('started', 'yes')
  store.close()
}

const operations: Readonly<Record<string, () => unknown>> = {
  'first start': openAndClose,
  migration: openAndClose,
  'key change': () => changePassphrase(folder, { current: null, next: process.env['DESK_PASSPHRASE']! }, () => true),
  backup() {
    process.argv.splice(2, Infinity, '--to', file, '--data-dir', folder)
    return import('../../core/cli/backup.ts')
  },
  restore() {
    process.argv.splice(2, Infinity, '--from', file, '--data-dir', folder)
    return import('../../core/cli/restore.ts')
  },
}

process.once('message', () => {
  void Promise.resolve(operations[operation]!()).then(() => process.send!('done', () => process.exit()))
})
process.send!('ready')
