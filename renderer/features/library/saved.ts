/** What was saved last, for the notice that shows where; and why something could not be. */
import { defineStore } from 'pinia'
import { ref } from 'vue'
import type { SavedFile } from '../../../core/contract/shell.ts'
import { saveFile } from '../../api/shell.ts'

export const useSaved = defineStore('saved', () => {
  const file = ref<SavedFile | null>(null)
  const failure = ref<string | null>(null)

  async function save(fileName: string, content: Blob): Promise<void> {
    dismiss()
    try {
      file.value = await saveFile(fileName, content)
    } catch (error) {
      // The disk is full, or the folder may not be written: the system's sentence says it best.
      failure.value = `${fileName} could not be saved (${error instanceof Error ? error.message : String(error)}).`
    }
  }
  function dismiss(): void {
    file.value = null
    failure.value = null
  }
  return { file, failure, save, dismiss }
})
