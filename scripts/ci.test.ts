import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runProgram } from './setup/run-program.mjs'
import { filesOfEachStatement, filesWithDatabase, longFiles, repeatedFiles, repeatedParts, turnOf } from './testing/long-tests.mjs'

const root = join(import.meta.dirname, '..')

/** Runs the scripts in a temporary folder, where the two test scripts print and count the given values. */
async function runCi(given: Record<'test' | 'test-long', { report?: object; status: number }>) {
  const folder = mkdtempSync(join(tmpdir(), 'ci-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['ci.mjs', 'setup', 'testing'])
    cpSync(join(root, 'scripts', name), join(folder, 'scripts', name), { recursive: true })
  for (const [name, { report, status }] of Object.entries(given)) {
    const writing = report ? `writeFileSync(process.argv[3], '${JSON.stringify(report)}')` : ''
    const program = `import { writeFileSync } from 'node:fs'\n${writing}\nconsole.log('${name} ran')\nprocess.exitCode = ${status}`
    writeFileSync(join(folder, 'scripts', `${name}.mjs`), program)
  }
  const { status, output } = await runProgram(process.execPath, [join(folder, 'scripts/ci.mjs')], { quiet: true })
  return { status, lines: output.trim().split('\n').slice(-4) }
}

const counts = (passed: number, failed: number, failures: string[] = []) => ({ passed, failed, skipped: 0, failures })

test('the long tests have a line of their own, and the last line is the sum', async () => {
  const good = { test: { report: counts(40, 0), status: 0 }, 'test-long': { report: counts(2, 0), status: 0 } }
  expect(await runCi(good)).toEqual({
    status: 0,
    lines: ['test-long ran', 'test: 40 passed, 0 failed', 'long: 2 passed, 0 failed', '42 passed, 0 failed'],
  })
})

test('a long test that fails, and a run that leaves no count, make the whole fail', async () => {
  const failing = {
    test: { report: counts(40, 0), status: 0 },
    'test-long': { report: counts(1, 1, ['a.test.ts > a sum']), status: 1 },
  }
  expect(await runCi(failing)).toMatchObject({
    status: 1,
    lines: ['✗ a.test.ts > a sum', expect.anything(), 'long: 1 passed, 1 failed', '41 passed, 1 failed'],
  })
  const broken = { test: { status: 1 }, 'test-long': { report: counts(2, 0), status: 0 } }
  expect(await runCi(broken)).toMatchObject({
    status: 1,
    lines: ['✗ test left no count', 'test: 0 passed, 1 failed', expect.anything(), '2 passed, 1 failed'],
  })
})

test('where npm test has ended early, no long test is begun, and the last line counts what is red', async () => {
  const red = { ...counts(2, 1, ['types']), hasEnded: true }
  expect(await runCi({ test: { report: red, status: 1 }, 'test-long': { report: counts(2, 0), status: 0 } })).toEqual({
    status: 1,
    lines: ['✗ types', 'test: 2 passed, 1 failed', 'long: 0 passed, 0 failed', '2 passed, 1 failed'],
  })
})

/** Runs `npm test` in a temporary folder with a package.json that has the given scripts. */
async function runTest(scripts: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['test.mjs', 'setup', 'testing'])
    cpSync(join(root, 'scripts', name), join(folder, 'scripts', name), { recursive: true })
  mkdirSync(join(folder, 'node_modules'))
  for (const name of ['package-lock.json', 'node_modules/.package-lock.json'])
    writeFileSync(join(folder, name), JSON.stringify({ packages: {} }))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts }))
  const { status, output } = await runProgram(process.execPath, [join(folder, 'scripts/test.mjs')], { quiet: true })
  return { status, output, lines: output.trim().split('\n') }
}

test.each(['types', 'build'])(
  'where %s is red, the checks beside it are ended, nothing long begins, and the last line counts it',
  async (red) => {
    const names = ['types', 'lint', 'format:check', 'unused', 'build']
    const scripts = Object.fromEntries(names.map((name) => [name, name === red ? 'echo WRONG; exit 1' : 'sleep 600']))
    const { status, output, lines } = await runTest(scripts)
    expect(status).toBe(1)
    expect(output).toContain('WRONG')
    expect(lines.filter((line) => line.startsWith('- '))).toHaveLength(4)
    expect(lines.at(-1)).toBe('0 passed, 1 failed')
    expect(output).not.toMatch(/tests:|journeys:|quality of/)
  },
)

test('the long files are there, and the same sources are due the same part', () => {
  expect(longFiles.filter((file: string) => !existsSync(join(root, file)))).toEqual([])
  expect(turnOf(root)).toBe(turnOf(root))
  expect(readFileSync(join(root, '.ci/run'), 'utf8')).toContain('scripts/ci.mjs')
})

test('on the second PostgreSQL every file has its turn, and one that is not listed runs every time', () => {
  const all = filesWithDatabase(root).filter((file: string) => !longFiles.includes(file))
  expect(repeatedFiles.filter((file: string) => !all.includes(file))).toEqual([])
  const turns = Array.from({ length: repeatedParts }, (_, turn) => filesOfEachStatement(root, turn))
  expect(new Set(turns.flat())).toEqual(new Set(all))
  for (const turn of turns)
    expect(turn).toEqual(expect.arrayContaining(all.filter((file: string) => !repeatedFiles.includes(file))))
})
