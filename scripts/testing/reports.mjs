import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Where a runner shall leave its report; none of a former run is left there. */
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
