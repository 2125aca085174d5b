// To be run after a change of dependencies: adds packages for other platforms to the lockfile that the available registry did not have.
// Without them `npm ci` rejects the lockfile as incomplete, even where it would never install them.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { completeLockfile } from './setup/complete-lockfile.mjs'

const file = fileURLToPath(new URL('../package-lock.json', import.meta.url))
const { lockfile, added } = completeLockfile(JSON.parse(readFileSync(file, 'utf8')))
writeFileSync(file, `${JSON.stringify(lockfile, undefined, 2)}\n`)
console.log(added.length === 0 ? 'The lockfile is complete.' : `Added:\n${added.join('\n')}`)
