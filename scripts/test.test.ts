import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runProgram } from './setup/run-program.mjs'
import { longFiles, turnOf } from './testing/long-tests.mjs'

const root = join(import.meta.dirname, '..')

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
  expect(readFileSync(join(root, '.ci/run'), 'utf8')).toContain('npm test')
})
