import { randomBytes } from 'node:crypto'
import { chmodSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Configuration } from './configuration.ts'
import { ConfigurationError } from './configuration-error.ts'
import { makeDataFolder } from './data-folder.ts'

/** The key of this deployment: the one that was given, or one made once and kept in the data folder. */
export function readSecretKey({ secretKey, dataFolder }: Pick<Configuration, 'secretKey' | 'dataFolder'>): string {
  if (secretKey !== undefined) return secretKey
  makeDataFolder(dataFolder)
  const file = join(dataFolder, 'secret-key')
  try {
    makeOnce(file)
    chmodSync(file, 0o600)
    return readFileSync(file, 'utf8').trim()
  } catch (cause) {
    throw new ConfigurationError(`The key of this server cannot be kept in ${file}: set SECRET_KEY, or another DATA_DIR.`, cause)
  }
}

/** Puts another key in the place of the one that is kept, in the data folder, whole or not at all. */
export function replaceSecretKey(dataFolder: string, secretKey: string): void {
  const [file, draft] = [join(dataFolder, 'secret-key'), join(dataFolder, `secret-key.${process.pid}`)]
  writeFileSync(draft, `${secretKey}\n`, { mode: 0o600 })
  renameSync(draft, file)
}

/** A link appears whole or not at all, and never replaces the key of a process that was faster. */
function makeOnce(file: string): void {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft)
  }
}
