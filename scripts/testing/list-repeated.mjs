// node scripts/testing/list-repeated.mjs: updates the list of test files whose SQL statements all occur in other tests too
// (repeated-on-postgres.json).
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runProgram } from '../setup/run-program.mjs'
import { filesWithDatabase } from './long-tests.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Statements of other processes are not recorded. */
const startsOthers = /\bspawn\(|\bfork\(|inThreads/
/** Tests about the database itself, with statements of their own. */
const isAboutDatabase = /^src\/server\/(?:platform|migrations)\//

const folder = mkdtempSync(join(tmpdir(), 'statements-'))
try {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', '--project', 'alone', ...filesWithDatabase(root)]
  const { status } = await runProgram(process.execPath, args, { cwd: root, env: { ...process.env, STATEMENTS_FOLDER: folder } })
  if (status === 0) writeList(readHeard())
  process.exitCode = status
} finally {
  rmSync(folder, { recursive: true })
}

/** Reads the product's statements; statements that appear in a test's own source are left out. */
function readHeard() {
  const files = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
  return files.map(({ path, statements }) => {
    const source = readFileSync(path, 'utf8').replaceAll(/\s+/g, ' ')
    const isOwn = (text) => source.includes(text.split('$')[0].trim().slice(0, 40))
    return { file: relative(root, path), statements: new Set(statements.filter((text) => !isOwn(text))) }
  })
}

const byName = (one, other) => (one < other ? -1 : 1)

/**
 * Among the files without a unique statement, removes one after the other, the smallest first, as long as every statement remains in
 * another file.
 */
function writeList(heard) {
  const makers = new Map()
  for (const { statements } of heard) for (const text of statements) makers.set(text, (makers.get(text) ?? 0) + 1)
  const repeated = []
  for (const { file, statements } of heard.toSorted((one, other) => one.statements.size - other.statements.size)) {
    if (isAboutDatabase.test(file) || startsOthers.test(readFileSync(join(root, file), 'utf8'))) continue
    if ([...statements].some((text) => makers.get(text) === 1)) continue
    for (const text of statements) makers.set(text, makers.get(text) - 1)
    repeated.push(file)
  }
  const target = join(root, 'scripts/testing/repeated-on-postgres.json')
  writeFileSync(target, `${JSON.stringify(repeated.toSorted(byName), undefined, 2)}\n`)
  console.log(
    `${repeated.length} of ${heard.length} files make only statements that others make too; they are listed in ${target}.`,
  )
}
