import { accessSync, chmodSync, constants, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { ConfigurationError } from './configuration-error.ts'

/** Makes a folder that others cannot read; root's can be passed through, since its database runs under another account. */
export function makeDataFolder(folder: string): void {
  try {
    const first = mkdirSync(folder, { recursive: true })
    if (first !== undefined) setModes(folder, dirname(first))
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown'
    throw new ConfigurationError(`DATA_DIR: ${folder} is not a folder that this server may write to (${code}).`, cause)
  }
}

/** Of what was just made, whatever the mask of this process. */
function setModes(folder: string, end: string): void {
  if (folder === end) return
  chmodSync(folder, process.getuid?.() === 0 ? 0o711 : 0o700)
  setModes(dirname(folder), end)
}
