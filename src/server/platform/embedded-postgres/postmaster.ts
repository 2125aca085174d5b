import { spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, readlinkSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ConfigurationError } from '../configuration-error.ts'
import type { Home } from './home.ts'
import type { Programs } from './programs.ts'

/** PostgreSQL's main process, as recorded in its pid file. */
type Postmaster = { pid: number; socket: string; ready: boolean }

const settings = [
  'listen_addresses=',
  'max_connections=60',
  'shared_buffers=64MB',
  'max_wal_size=256MB',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_logical_replication_workers=0',
  'timezone=UTC',
  'log_timezone=UTC',
]
const logLimit = 5_000_000
/** Milliseconds; recovering from a crash replays at most `max_wal_size`. */
const patience = 120_000
/** Milliseconds, after which PostgreSQL is stopped immediately and recovers at the next start. */
const stopPatience = 20_000

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Without settings of the caller's own PostgreSQL (`PGPORT` …). */
export function programEnvironment(): NodeJS.ProcessEnv {
  const { PATH, LD_LIBRARY_PATH } = process.env
  return { LC_ALL: 'C', ...(PATH && { PATH }), ...(LD_LIBRARY_PATH && { LD_LIBRARY_PATH }) }
}

/** After a restart of the machine the pid may belong to another program or a zombie: neither is the postmaster. */
function isPostmaster(pid: number, data: string): boolean {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') {
    const [state = 'Z', program = ''] = spawnSync('ps', ['-o', 'stat=,comm=', '-p', `${pid}`], { encoding: 'utf8' })
      .stdout.trim()
      .split(/\s+/)
    return !state.startsWith('Z') && program.endsWith('postgres')
  }
  try {
    if (/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))) return false
    return readlinkSync(`/proc/${pid}/cwd`) === data
  } catch {
    return false
  }
}

/** Finds the running postmaster of this home, and removes the pid file of one that has ended. */
export function findPostmaster(home: Home): Postmaster | undefined {
  const file = join(home.data, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  const [pid, , , , socket, , , state] = lines.map((line) => line.trim())
  if (!pid) return undefined
  if (isPostmaster(Number(pid), home.data)) return { pid: Number(pid), socket: socket ?? '', ready: state === 'ready' }
  if (isAlive(Number(pid))) rmSync(file, { force: true })
  return undefined
}

/** Starts PostgreSQL, or finds it running, and returns when it is ready. */
export async function runPostmaster(home: Home, programs: Programs, flags: string[]): Promise<Postmaster> {
  let child: ReturnType<typeof launch> | undefined
  for (const end = Date.now() + patience; Date.now() < end; await pause(10)) {
    const running = findPostmaster(home)
    if (running?.ready) return running
    if (child?.ended()) {
      const words = child.words()
      if (!running && !/lock file|shared memory block/.test(words)) throw new ConfigurationError(explain(words, home))
      child = undefined
      await pause(100)
    } else if (!running && !child) child = launch(home, programs, flags)
  }
  throw new ConfigurationError(`The database is not ready after ${patience / 1000} seconds; ${home.log} says why.`)
}

function launch(home: Home, programs: Programs, flags: string[]) {
  const before = existsSync(home.log) ? statSync(home.log).size : 0
  if (before > logLimit) renameSync(home.log, `${home.log}.1`)
  const log = openSync(home.log, 'a', 0o600)
  const options = [...settings, ...flags].flatMap((setting) => ['-c', setting])
  const child = spawn(programs.postgres, ['-D', home.data, '-k', home.socket, '-p', '5432', ...options], {
    ...home.runAs,
    cwd: home.base,
    env: programEnvironment(),
    detached: true,
    stdio: ['ignore', log, log],
  })
  let failure = ''
  child.on('error', (error) => (failure = String(error)))
  child.unref()
  closeSync(log)
  return {
    ended: () => failure !== '' || child.exitCode !== null || child.signalCode !== null,
    words: () =>
      failure ||
      readFileSync(home.log)
        .subarray(before > logLimit ? 0 : before)
        .toString(),
  }
}

/** Summarises the output of PostgreSQL's programs in one line. */
export function explain(words: string, home: Home): string {
  if (/No space left on device|Disk quota exceeded/.test(words)) return `The disk of ${home.base} is full.`
  const reason = /(?:FATAL|PANIC|error|ENOENT|EACCES):? .*/.exec(words)?.[0] ?? words.trim().split('\n').at(-1) ?? ''
  return `The database in ${home.base} does not start: ${reason} (${home.log} may say more)`
}

/** Makes a running PostgreSQL reload its configuration files. */
export function reloadPostmaster(home: Home): void {
  const running = findPostmaster(home)
  if (running) process.kill(running.pid, 'SIGHUP')
}

/** Stops PostgreSQL cleanly: open transactions are rolled back, everything is written. */
export async function stopPostmaster(home: Home): Promise<void> {
  const running = findPostmaster(home)
  if (!running) return
  process.kill(running.pid, 'SIGINT')
  const end = Date.now() + stopPatience
  while (isPostmaster(running.pid, home.data)) {
    await pause(10)
    if (Date.now() > end) process.kill(running.pid, 'SIGQUIT')
  }
}
