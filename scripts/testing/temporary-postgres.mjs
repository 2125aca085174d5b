import { chownSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { endProgram, runProgram, startProgram } from '../setup/run-program.mjs'
import { makeFastFolder } from './fast-folder.mjs'
import { findProgram } from './find-program.mjs'

/** The folder of the machine's own PostgreSQL programs, the newest if there are several. */
export function postgresPrograms() {
  const packaged = versionsIn('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin/initdb`)
  const initdb = findProgram([...packaged, 'initdb'])
  return initdb && dirname(initdb)
}

function versionsIn(folder) {
  try {
    return readdirSync(folder).toSorted((a, b) => Number(b) - Number(a))
  } catch {
    return []
  }
}

/**
 * Starts a separate server on a Unix socket in a temporary folder, which is deleted when it ends.
 * @param {string} programs folder of initdb and postgres
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startTemporaryPostgres(programs) {
  const folder = makeFastFolder('pg-')
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  const owner = await unprivilegedUser()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const initArgs = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  const made = await runProgram(join(programs, 'initdb'), initArgs, { ...owner, cwd: folder, quiet: true, limit: 60_000 })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.output}`)
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off', 'max_connections=200']
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]
  const server = startProgram(join(programs, 'postgres'), args, { ...owner, cwd: folder, stdio: 'ignore' })
  const ended = new Promise((resolve) => server.once('close', resolve))
  await isReady(programs, folder, server)
  const stop = async () => {
    // SIGINT is PostgreSQL's fast shutdown, which does not wait for clients.
    endProgram(server, 'SIGINT')
    await ended
    remove()
    process.off('exit', remove)
  }
  return { url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`, stop }
}

async function isReady(programs, folder, server) {
  for (let attempt = 0; attempt < 150; attempt++) {
    if (server.exitCode !== null) throw new Error(`postgres ended with status ${server.exitCode}`)
    const answer = await runProgram(join(programs, 'pg_isready'), ['-q', '-h', folder], { quiet: true, limit: 5000 })
    if (answer.status === 0) return
    await wait(100)
  }
  throw new Error('postgres did not get ready within 15 s')
}

/** PostgreSQL refuses to run as root. */
async function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => runProgram('id', [flag, name], { quiet: true })))
    if (uid.status === 0) return { uid: Number(uid.output), gid: Number(gid.output) }
  }
  return undefined
}
