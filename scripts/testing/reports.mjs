import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the path for a runner's report, and removes a previous one. */
export function reportFile(root, name) {
  const folder = join(root, '.cache', 'reports')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.json`)
  rmSync(file, { force: true })
  return file
}

export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
