import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Runs a piece of work while no other process does so in this folder; the lock of a process that has died is taken over.
 * @template Result
 * @param {string} folder
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withLock(folder, work) {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'setup.lock')
  let told = false
  while (!take(file)) {
    if (!told) console.log('Another process is installing or building here; waiting for it.')
    told = true
    await wait(200)
  }
  const release = () => rmSync(file, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (!isAlive(ownerOf(file))) removeStale(file)
    return false
  }
}

/** One process at a time, with a second check, so that the new lock of another process is not removed. */
function removeStale(file) {
  const turn = `${file}.stale`
  try {
    writeFileSync(turn, '', { flag: 'wx' })
  } catch {
    return
  }
  try {
    if (!isAlive(ownerOf(file))) rmSync(file, { force: true })
  } finally {
    rmSync(turn, { force: true })
  }
}

function ownerOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return 0
  }
}

function isAlive(pid) {
  // An empty file belongs to a process that is about to write its number.
  if (!pid) return true
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
