import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash } from './content-hash.mjs'
import { runProgram } from './run-program.mjs'
import { withLock } from './with-lock.mjs'

/** Installs the packages of the lockfile, unless exactly these are installed. */
export async function ensureInstalled(root) {
  const wanted = contentHash(root, ['package-lock.json'])
  if (isInstalled(root, wanted)) return
  await withLock(join(root, '.cache'), async () => {
    if (isInstalled(root, wanted)) return
    await install(root)
    if (isComplete(root)) writeFileSync(recordOf(root), wanted)
  })
}

const recordOf = (root) => join(root, 'node_modules', '.arcwright-install')

function isInstalled(root, wanted) {
  if (readIfThere(recordOf(root)) === wanted) return true
  // For packages installed by hand: npm's own record, which npm writes last, lists them.
  return isComplete(root)
}

function isComplete(root) {
  const present = readIfThere(join(root, 'node_modules', '.package-lock.json'))
  return present !== undefined && missingPackages(readFileSync(join(root, 'package-lock.json'), 'utf8'), present).length === 0
}

/**
 * Returns the packages that a lockfile requires and that are missing or different in npm's record of a folder; optional ones may be absent.
 * @param {string} lockfile
 * @param {string} present both as JSON
 */
export function missingPackages(lockfile, present) {
  const there = JSON.parse(present).packages
  return Object.entries(JSON.parse(lockfile).packages)
    .filter(([path, wanted]) => path !== '' && !(wanted.optional || wanted.devOptional || wanted.peer) && !wanted.link)
    .filter(([path, wanted]) => there[path]?.version !== wanted.version)
    .map(([path]) => path)
}

async function install(root) {
  const modules = join(root, 'node_modules')
  const former = join(root, '.cache', 'former-node_modules')
  // `npm ci` empties the folder first, so the existing one is moved aside: a failure (no network) then loses nothing.
  mkdirSync(join(root, '.cache'), { recursive: true })
  if (existsSync(modules)) {
    rmSync(former, { recursive: true, force: true })
    renameSync(modules, former)
  }
  const hasFormer = existsSync(former)
  console.log('Installing packages …')
  const patience = hasFormer ? ['--fetch-retries=1', '--fetch-retry-mintimeout=1000'] : []
  const flags = ['ci', '--include=dev', '--engine-strict', '--no-audit', '--no-fund', '--prefer-offline', ...patience]
  const { status, output } = await runProgram('npm', flags, { cwd: root, quiet: true })
  if (status === 0) return rmSync(former, { recursive: true, force: true })
  if (hasFormer) {
    rmSync(modules, { recursive: true, force: true })
    renameSync(former, modules)
  }
  if (hasFormer && isUsable(root)) {
    console.warn(`The packages could not be renewed (${reasonOf(output)}); going on with those that are here.`)
    return
  }
  console.error(`${output.trim()}\nThe packages could not be installed: ${reasonOf(output)}`)
  process.exit(1)
}

/** True if every package that the project names is installed in some version. */
function isUsable(root) {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return Object.keys({ ...dependencies, ...devDependencies }).every((name) => existsSync(join(root, 'node_modules', name)))
}

function reasonOf(output) {
  const lines = output.split('\n').filter((line) => /^npm (error|ERR!)/.test(line))
  return (lines[0] ?? 'npm gave no reason').replace(/^npm (error|ERR!) ?/, '').trim()
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
