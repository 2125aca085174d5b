import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { ConfigurationError } from '../configuration-error.ts'
import { admitOwner } from './admit-owner.ts'
import { prepareHome, type Home } from './home.ts'
import { initialise } from './initialise.ts'
import { reloadPostmaster, runPostmaster, stopPostmaster } from './postmaster.ts'
import { findPrograms } from './programs.ts'

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
