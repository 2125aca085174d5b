import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { ConfigurationError } from '../configuration-error.ts'
import { makeDataFolder } from '../data-folder.ts'
import { canReach, chooseRunAs, makePrivateFolder, type RunAs } from './run-as.ts'

/** The location of an embedded PostgreSQL. */
export type Home = {
  /** The requested folder. */
  folder: string
  /** The actual folder: the same one, or another that PostgreSQL's account can reach. */
  base: string
  data: string
  socket: string
  log: string
  runAs: RunAs
}

/** PostgreSQL's name for its socket, whose whole path the system limits to 103 bytes (macOS; Linux allows 107). */
const socketName = '.s.PGSQL.5432'
const socketLimit = 103

export function prepareHome(asked: string, say: (line: string) => void): Home {
  const runAs = chooseRunAs()
  const folder = resolve(asked)
  makeDataFolder(folder)
  const real = realpathSync(folder)
  const base = chooseBase(real, runAs, say)
  const own = join(base, 'socket')
  const fits = Buffer.byteLength(join(own, socketName)) <= socketLimit
  const socket = fits ? own : join(tmpdir(), `postgres-${nameOf(base)}`)
  makePrivateFolder(runAs, socket)
  return { folder: real, base, data: join(base, 'postgres'), socket, log: join(base, 'postgres.log'), runAs }
}

const nameOf = (path: string) => createHash('sha256').update(path).digest('hex').slice(0, 16)

/**
 * A folder in root's home is not accessible to the account “nobody”: the database is then placed elsewhere, and a file in the folder
 * records where.
 */
function chooseBase(folder: string, runAs: RunAs, say: (line: string) => void): string {
  const pointer = join(folder, 'database-location')
  if (existsSync(pointer)) {
    const base = readFileSync(pointer, 'utf8').trim()
    if (!existsSync(base)) throw new ConfigurationError(`${pointer} says that the database is in ${base}, which is gone.`)
    say(`The database of ${folder} is in ${base}.`)
    return base
  }
  if (canReach(runAs, folder)) return folder
  const base = `/var/lib/postgres-${nameOf(folder)}`
  makeDataFolder(base)
  writeFileSync(pointer, `${base}\n`)
  say(`The database of ${folder} is in ${base}, because PostgreSQL runs as "nobody" here, who cannot reach ${folder}.`)
  return base
}
