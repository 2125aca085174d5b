import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, lstatSync, mkdirSync } from 'node:fs'
import { ConfigurationError } from '../configuration-error.ts'

/** The account that PostgreSQL runs under; empty means our own. PostgreSQL refuses to run as root, so root uses `nobody`. */
export type RunAs = { uid: number; gid: number } | { uid?: never }

export function chooseRunAs(): RunAs {
  if (process.getuid?.() !== 0) return {}
  const idOf = (option: string) => Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8', stdio: 'pipe' })) | 0
  try {
    return { uid: idOf('-u'), gid: idOf('-g') }
  } catch (cause) {
    throw new ConfigurationError('PostgreSQL does not run as root, and this machine has no account "nobody" to lend it to.', cause)
  }
}

/** Tested by the system itself, because only it knows about access lists and mounts. */
export function canReach(runAs: RunAs, path: string): boolean {
  return runAs.uid === undefined || spawnSync('test', ['-x', path], { ...runAs, cwd: '/' }).status === 0
}

/** Creates a folder that only PostgreSQL's account can access. */
export function makePrivateFolder(runAs: RunAs, path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  const found = lstatSync(path)
  const owners = [process.getuid?.(), runAs.uid]
  if (!found.isDirectory() || !owners.includes(found.uid) || (found.mode & 0o077) !== 0)
    throw new ConfigurationError(`${path} has to be a folder of mode 0700 that belongs to the account of this server.`)
  if (runAs.uid !== undefined && found.uid !== runAs.uid) chownSync(path, runAs.uid, runAs.gid)
}
