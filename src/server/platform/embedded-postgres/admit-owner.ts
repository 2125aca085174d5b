import { chownSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import type { Home } from './home.ts'

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/**
 * The system identifies the account at the other end of the socket: this server's account is admitted as `app`, and no other account at
 * all.
 */
const rules = (account: string): Record<string, string> => ({
  'pg_hba.conf': 'local all app peer map=server\n',
  'pg_ident.conf': `server ${quoted(account)} app\n`,
})

/** Closes the socket to every account except our own; returns whether it was open before. */
export function admitOwner({ data, runAs }: Home): boolean {
  let hasChanged = false
  for (const [name, text] of Object.entries(rules(userInfo().username))) {
    const file = join(data, name)
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
    const draft = `${file}.new-${process.pid}`
    writeFileSync(draft, text, { mode: 0o600 })
    if (runAs.uid !== undefined) chownSync(draft, runAs.uid, runAs.gid)
    renameSync(draft, file)
    hasChanged = true
  }
  return hasChanged
}
