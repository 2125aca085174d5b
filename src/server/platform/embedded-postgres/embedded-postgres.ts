import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { ConfigurationError } from '../configuration-error.ts'
import { prepareHome, type Home } from './home.ts'
import { reloadPostmaster, runPostmaster, stopPostmaster, explain, isAlive, programEnvironment } from './postmaster.ts'
import { findPrograms, type Programs } from './programs.ts'
import { chownSync, existsSync, readFileSync, renameSync, writeFileSync, readdirSync, rmSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join, dirname } from 'node:path'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { makePrivateFolder } from './run-as.ts'

const run = promisify(execFile)

/** Creates the data of a new database, completely or not at all; refuses data of another major version. */
async function initialise(home: Home, programs: Programs, quickly: boolean): Promise<void> {
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
function admitOwner({ data, runAs }: Home): boolean {
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

type Options = {
  folder: string
  /** One server owns a folder; guests (commands) join it, or run the database while they work. */
  role: 'server' | 'guest'
  /** Receives messages for the person who runs the server. */
  say?: (line: string) => void
  /** Settings such as `work_mem=8MB`. */
  flags?: string[]
  /** For tests: the data need not survive a crash of the machine. */
  quickly?: boolean
}

type EmbeddedPostgres = {
  url: string
  /** The last user to close it stops the database. */
  close(): Promise<void>
}

/** Keys of advisory locks: all users share the first, the server has the second. Both are released when their connection ends. */
const inUse = 7_001
const owned = 7_002

/** Runs PostgreSQL from its npm package on a Unix socket, or joins a running one; restarts it if it dies. */
export async function openEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const say = options.say ?? (() => {})
  const home = prepareHome(options.folder, say)
  const programs = findPrograms({ runAs: home.runAs, base: home.base, say })
  const opened = { url: '', closing: false }

  async function enter(): Promise<Client> {
    for (;;) {
      await initialise(home, programs, options.quickly ?? false)
      // An earlier release admitted every process of PostgreSQL's account, and its database may still be running.
      if (admitOwner(home)) reloadPostmaster(home)
      const { socket } = await runPostmaster(home, programs, options.flags ?? [])
      opened.url = `postgresql:///postgres?host=${encodeURIComponent(socket)}&port=5432&user=app`
      const keeper = await takeLocks(opened.url, options.role, home)
      if (keeper) return keeper
      await pause(20)
    }
  }

  async function watch(keeper: Client): Promise<void> {
    await new Promise((resolve) => keeper.once('end', resolve))
    while (!opened.closing) {
      say('The database has gone; it is started again.')
      try {
        current = await enter()
        if (opened.closing) return leave(current)
        say('The database is back.')
        return watch(current)
      } catch (error) {
        say(error instanceof Error ? error.message : String(error))
        await pause(1000)
      }
    }
  }

  async function leave(keeper: Client): Promise<void> {
    if (await isLast(keeper)) await stopPostmaster(home)
    await keeper.end().catch(() => {})
  }

  let current = await enter()
  void watch(current)
  return {
    url: opened.url,
    async close() {
      opened.closing = true
      await leave(current)
    },
  }
}

/** Returns undefined if the database disappeared meanwhile, because its last user just stopped it. */
async function takeLocks(url: string, role: Options['role'], home: Home): Promise<Client | undefined> {
  const keeper = new Client({ connectionString: url, application_name: `${role} ${process.pid}`, keepAlive: true })
  keeper.on('error', () => {})
  try {
    await keeper.connect()
    await keeper.query('select pg_advisory_lock_shared($1)', [inUse])
    if (role === 'guest') return keeper
    const holder = await takeOwnership(keeper)
    if (holder === undefined) return keeper
    await keeper.end()
    throw new ConfigurationError(
      `Another server (${holder.replace('server ', 'process ')}) already uses ${home.folder}: stop it, or give this one another DATA_DIR.`,
    )
  } catch (error) {
    if (error instanceof ConfigurationError) throw error
    if (error instanceof Error && 'code' in error && error.code === '28000')
      throw new ConfigurationError(`The database in ${home.base} lets in another account than that of this process.`, error)
    await keeper.end().catch(() => {})
    return undefined
  }
}

/** Returns the present owner; the connection of a killed owner may take a moment to end. */
async function takeOwnership(keeper: Client): Promise<string | undefined> {
  for (let attempt = 0; ; attempt++) {
    const taken = await keeper.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [owned])
    if (taken.rows[0]?.taken) return undefined
    const holders = await keeper.query<{ name: string }>(
      `select application_name as name from pg_stat_activity
       where pid in (select pid from pg_locks where locktype = 'advisory' and objid = $1 and granted)`,
      [owned],
    )
    if (attempt >= 10) return holders.rows[0]?.name ?? 'unknown'
    await pause(50)
  }
}

async function isLast(keeper: Client): Promise<boolean> {
  try {
    await keeper.query('select pg_advisory_unlock_shared($1)', [inUse])
    const { rows } = await keeper.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [inUse])
    return rows[0]?.last ?? false
  } catch {
    return false
  }
}
