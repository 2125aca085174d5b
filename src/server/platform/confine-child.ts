import { execFile } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { isSource } from './program-beside.ts'

/** What a program is started by, and what Node is told, so that it may do no more than read its bytes and answer. */
export type Confinement = { starters: string[]; flags: string[] }

/** An account that nothing belongs to; it needs no name. */
const nobodysId = 65_533

/**
 * Programs of Linux that take something away and then become the one that is named after them: the network, then privileges, then
 * files that could be written. Of each the first that works here is used, as containers refuse some.
 */
function startersOf(isRoot: boolean): string[][][] {
  const account = [`--reuid=${nobodysId}`, `--regid=${nobodysId}`, '--clear-groups']
  const capabilities = ['--bounding-set=-all', '--inh-caps=-all']
  return [
    [['unshare', ...(isRoot ? [] : ['--user']), '--net', '--ipc', '--']],
    [
      ...(isRoot ? [['setpriv', ...account, ...capabilities, '--no-new-privs', '--']] : []),
      ...(isRoot ? [['setpriv', ...capabilities, '--no-new-privs', '--']] : []),
      ['setpriv', '--no-new-privs', '--'],
    ],
    [['prlimit', '--core=0', '--fsize=0', '--nofile=128', '--']],
  ]
}

/** As the programs themselves are started: the system's usual path finds them. */
const works = (command: string[]) =>
  promisify(execFile)(command[0]!, command.slice(1), { env: {}, cwd: '/', timeout: 5_000 }).then(
    () => true,
    () => false,
  )

/** What works is asked of the programs themselves, once. */
async function findStarters(readable: string[]): Promise<string[]> {
  const check = ['test', '-x', process.execPath, ...readable.flatMap((path) => ['-a', '-r', path])]
  const starters: string[] = []
  for (const choices of process.platform === 'linux' ? startersOf(process.getuid?.() === 0) : [])
    for (const choice of choices)
      if (await works([...starters, ...choice, ...check])) {
        starters.push(...choice)
        break
      }
  return starters
}

/** The folder of a program and those in which its packages lie. */
function readableBy(program: URL): string[] {
  const file = fileURLToPath(program)
  const packages = createRequire(file).resolve.paths('package') ?? []
  const folders = [dirname(file), ...packages.filter((folder) => folder.endsWith(`${sep}node_modules`) && existsSync(folder))]
  return [...new Set(folders.flatMap((folder) => [folder, realpathSync(folder)]))]
}

/** Node's own rules: no file but its own program's, nothing written, no process, no code that is made of text. */
function flagsOf(readable: string[]): string[] {
  const isSettled = process.allowedNodeEnvironmentFlags.has('--permission')
  return [
    isSettled ? '--permission' : '--experimental-permission',
    '--allow-worker',
    ...readable.map((folder) => `--allow-fs-read=${join(folder, '*')}`),
    '--disallow-code-generation-from-strings',
  ]
}

const found = new Map<string, Promise<Confinement>>()

/** Among the sources the loader of TypeScript has to start and write things, so that only what is built is confined. */
export function confinementOf(program: URL): Promise<Confinement> {
  const known = found.get(program.href)
  if (known) return known
  const confine = async () => {
    const readable = readableBy(program)
    return { starters: await findStarters(readable), flags: flagsOf(readable) }
  }
  const made = isSource(program.href) ? Promise.resolve({ starters: [], flags: [] }) : confine()
  found.set(program.href, made)
  return made
}
