import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { ConfigurationError } from '../configuration-error.ts'
import type { Home } from './home.ts'
import type { Programs } from './programs.ts'
import { makePrivateFolder } from './run-as.ts'
import { explain, isAlive, programEnvironment } from './postmaster.ts'

const run = promisify(execFile)

/** Creates the data of a new database, completely or not at all; refuses data of another major version. */
export async function initialise(home: Home, programs: Programs, quickly: boolean): Promise<void> {
  const version = join(home.data, 'PG_VERSION')
  if (!existsSync(version)) await create(home, programs, quickly)
  const major = readFileSync(version, 'utf8').trim()
  if (major !== programs.major)
    throw new ConfigurationError(
      `${home.data} was written by PostgreSQL ${major}, and this release brings ${programs.major}: back it up with the release that wrote it, and restore into a new DATA_DIR.`,
    )
}

async function create(home: Home, programs: Programs, quickly: boolean): Promise<void> {
  removeAbandonedDrafts(home)
  const draft = `${home.data}.new-${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  makePrivateFolder(home.runAs, draft)
  const locale = ['--locale-provider=builtin', '--locale=C.UTF-8', '--encoding=UTF8']
  const sync = quickly ? '--no-sync' : process.platform === 'linux' ? '--sync-method=syncfs' : '--sync-method=fsync'
  const options = ['-D', draft, '-U', 'app', '--auth=peer', ...locale, sync]
  try {
    await run(programs.initdb, options, { ...home.runAs, cwd: home.base, env: programEnvironment() })
    renameSync(draft, home.data)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(home.data)) throw new ConfigurationError(explain(String(error), home), error)
  }
}

function removeAbandonedDrafts(home: Home): void {
  for (const name of readdirSync(dirname(home.data))) {
    const pid = /^postgres\.new-(\d+)$/.exec(name)?.[1]
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(dirname(home.data), name), { recursive: true, force: true })
  }
}
