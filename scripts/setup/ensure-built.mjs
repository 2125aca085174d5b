import { existsSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash } from './content-hash.mjs'
import { runProgram } from './run-program.mjs'
import { withLock } from './with-lock.mjs'

const sources = ['src', 'public', 'vite.config.ts', 'package.json', 'package-lock.json', 'tsconfig.base.json', 'scripts/build.mjs']

/** Returns the hash of the sources of a build, without tests. */
export function sourceHash(root) {
  const pages = readdirSync(root).filter((file) => file.endsWith('.html'))
  return contentHash(root, [...sources, ...pages], (file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('src/server/testing/'))
}

/** Builds, unless there is a build of exactly these sources. */
export async function ensureBuilt(root) {
  if (isBuilt(root, sourceHash(root))) return
  await withLock(join(root, '.cache'), async () => {
    if (isBuilt(root, sourceHash(root))) return
    console.log('Building …')
    const { status, output } = await runProgram(process.execPath, [join(root, 'scripts/build.mjs')], { cwd: root, quiet: true })
    if (status === 0) return
    console.error(`${output.trim()}\nThe build failed.`)
    process.exit(1)
  })
}

const recordOf = (root) => join(root, 'dist', 'sources.sha256')

function isBuilt(root, wanted) {
  const file = recordOf(root)
  return existsSync(file) && readFileSync(file, 'utf8') === wanted && existsSync(join(root, 'dist/server/main.js'))
}

/** Called last, when all other files of the build are complete. */
export function recordBuild(root, hash) {
  const file = recordOf(root)
  writeFileSync(`${file}.new`, hash)
  renameSync(`${file}.new`, file)
}
