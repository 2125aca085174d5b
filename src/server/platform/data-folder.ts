import { accessSync, chmodSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { ConfigurationError } from './configuration-error.ts'

/** Creates a folder that other accounts cannot read; one of root's can be traversed, because its database runs under another account. */
export function makeDataFolder(folder: string): void {
  try {
    makeWithParents(folder)
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown'
    throw new ConfigurationError(`DATA_DIR: ${folder} is not a folder that this server may write to (${code}).`, cause)
  }
}

/** One level at a time: below /proc, Node's own recursive mkdir retries forever. The mode is set regardless of this process's umask. */
function makeWithParents(folder: string): void {
  if (existsSync(folder)) return
  makeWithParents(dirname(folder))
  mkdirSync(folder)
  chmodSync(folder, process.getuid?.() === 0 ? 0o711 : 0o700)
}
