import { execFile } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { isSource } from './program-beside.ts'

/** The programs that start a child and Node's flags, so that it can only read its input and answer. */
export type Confinement = { starters: string[]; flags: string[] }

/** An account that owns nothing; it needs no name. */
const nobodysId = 65_533

/**
 * Linux programs that remove a right and then run the next command: the network, then privileges, then writable files. The first of each
 * that works here is used, because containers refuse some.
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

/** Run like the programs themselves, which are found through the system's usual path. */
const works = (command: string[]) =>
  promisify(execFile)(command[0]!, command.slice(1), { env: {}, cwd: '/', timeout: 5_000 }).then(
    () => true,
    () => false,
  )

/** Tests once which of the programs work. */
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

/** The folder of a program and those with its packages. */
function readableBy(program: URL): string[] {
  const file = fileURLToPath(program)
  const packages = createRequire(file).resolve.paths('package') ?? []
  const folders = [dirname(file), ...packages.filter((folder) => folder.endsWith(`${sep}node_modules`) && existsSync(folder))]
  return [...new Set(folders.flatMap((folder) => [folder, realpathSync(folder)]))]
}

/** Node's own restrictions: no files except its own program's, no writing, no processes, no code from strings. */
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

/** From source, the TypeScript loader has to start processes and write files, so only a built program is confined. */
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
