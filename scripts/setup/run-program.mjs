import { spawn } from 'node:child_process'

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program in a separate process group, which is ended as a whole on a timeout or when this process is ended.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean, keepErrors?: boolean, limit?: number, uid?: number,
 *   gid?: number, signal?: AbortSignal }} [options] `quiet` returns the output instead of
 *   printing it; `keepErrors` returns stderr and prints it too; `limit` is a timeout in ms; `signal` ends the program
 * @returns {Promise<{ status: number, output: string }>} status 124 after a timeout, 127 if there is no such program
 */
export function runProgram(command, args, { quiet = false, keepErrors = false, limit, signal, ...options } = {}) {
  return new Promise((resolve) => {
    const child = startProgram(command, args, {
      ...options,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet || keepErrors ? 'pipe' : 'inherit'],
    })
    const chunks = []
    child.stdout?.on('data', (chunk) => chunks.push(chunk))
    child.stderr?.on('data', (chunk) => {
      chunks.push(chunk)
      if (!quiet) process.stderr.write(chunk)
    })
    let isLate = false
    const timer = limit && setTimeout(() => ((isLate = true), endProgram(child, 'SIGKILL')), limit)
    const end = () => endProgram(child, 'SIGKILL')
    signal?.addEventListener('abort', end)
    if (signal?.aborted) end()
    const finish = (status) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve({ status: isLate ? 124 : status, output: Buffer.concat(chunks).toString() })
    }
    child.once('error', (error) => finish(error.code === 'ENOENT' ? 127 : 126))
    child.once('close', (status) => finish(status ?? 1))
  })
}

/** Starts a program that is ended, with all of its child processes, by `endProgram` or a signal to this process. */
export function startProgram(command, args, options) {
  const child = spawn(command, args, { ...options, detached: true })
  if (running.size === 0) for (const signal of signals) process.on(signal, endAll)
  running.add(child)
  const forget = () => {
    running.delete(child)
    if (running.size === 0) for (const signal of signals) process.off(signal, endAll)
  }
  // Also ends processes that a program leaves running.
  child.once('exit', () => endProgram(child, 'SIGKILL'))
  child.once('error', forget)
  child.once('close', forget)
  return child
}

/** @param {import('node:child_process').ChildProcess} child */
export function endProgram(child, signal = 'SIGTERM') {
  try {
    if (child.pid) process.kill(-child.pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

function endAll(signal) {
  for (const child of running) endProgram(child, 'SIGTERM')
  // A program that ignores the signal for three seconds is killed.
  setTimeout(() => {
    for (const child of running) endProgram(child, 'SIGKILL')
  }, 3000).unref()
  const leave = () => running.size === 0 && process.exit(signal === 'SIGINT' ? 130 : 143)
  for (const child of running) child.once('close', () => setImmediate(leave))
}
