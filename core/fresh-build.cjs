/** Whether what was built is as new as its sources. CommonJS, because both launchers load it before anything else: `serve.js` and `cli/command-line.cjs`. */
const { readFileSync, statSync } = require('node:fs')

/**
 * File names of the built entries by name, from a folder of a project; null when nothing is built there, or a source has another date than when it was.
 * Both paths end in a slash.
 */
function freshEntries(project, folder) {
  let manifest
  try {
    manifest = JSON.parse(readFileSync(`${project}${folder}manifest.json`, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
  const { entries, inputs } = manifest
  const isFresh = inputs.every(([path, time]) => statSync(project + path, { throwIfNoEntry: false })?.mtimeMs === time)
  return isFresh ? entries : null
}

module.exports = { freshEntries }
