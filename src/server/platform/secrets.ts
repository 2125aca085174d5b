import { randomBytes } from 'node:crypto'
import { chmodSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Configuration } from './configuration.ts'
import { ConfigurationError } from './configuration-error.ts'
import { makeDataFolder } from './data-folder.ts'

/** The key of this deployment: the configured one, or one that was created once and stored in the data folder. */
export function readSecretKey({ secretKey, dataFolder }: Pick<Configuration, 'secretKey' | 'dataFolder'>): string {
  if (secretKey !== undefined) return secretKey
  makeDataFolder(dataFolder)
  const file = join(dataFolder, 'secret-key')
  try {
    makeOnce(file)
    chmodSync(file, 0o600)
    return readFileSync(file, 'utf8').trim()
  } catch (cause) {
    throw new ConfigurationError(`The key of this server cannot be saved in ${file}: set SECRET_KEY, or another DATA_DIR.`, cause)
  }
}

/** Replaces the stored key in the data folder, completely or not at all. */
export function replaceSecretKey(dataFolder: string, secretKey: string): void {
  const [file, draft] = [join(dataFolder, 'secret-key'), join(dataFolder, `secret-key.${process.pid}`)]
  writeFileSync(draft, `${secretKey}\n`, { mode: 0o600 })
  renameSync(draft, file)
}

/** A link appears completely or not at all, and never replaces the key of a faster process. */
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
