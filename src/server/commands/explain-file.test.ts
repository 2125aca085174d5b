import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { explainFile } from './explain-file.ts'

let folder: string
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'explain-'))))
afterAll(() => rmSync(folder, { recursive: true }))

const example = fileURLToPath(new URL('../../../examples/calder-single-sign-on.json', import.meta.url))
const explain = async (...words: string[]) => (await explainFile([example, '--today', '2026-03-02', ...words])).text

test('an example is explained in a terminal of 100 columns', async () => {
  const text = await explain()
  for (const title of ['PARTS', 'RELATIONS', 'DECISIONS', 'RISKS', 'QUESTIONS', 'TASKS', 'ABSTAINED FROM'])
    expect(text).toMatch(new RegExp(`^${title} \\(\\d+\\)$`, 'm'))
  // A word that is wider than the terminal stands alone.
  const wide = text.split('\n').filter((line) => line.length > 100 && /\S\s+\S/.test(line.trim()))
  expect(wide).toEqual([])
  expect(text).toMatch(/from {3,}S\d+(?:\.\d+)? technicalRequirements/)
})

test('--json has the same for programs', async () => {
  const told: unknown = JSON.parse(await explain('--json'))
  expect(told).toMatchObject({ client: 'Calder Bank', fit: expect.any(String), facts: expect.any(Array) })
})

test('--part tells one fact by its id, its name or a piece of it', async () => {
  const all = JSON.parse(await explain('--json')) as { facts: { id: string; name: string; list: string }[] }
  const part = all.facts.findLast(({ list }) => list === 'parts')!
  for (const wanted of [part.id, part.name, part.name.toUpperCase()]) {
    const one = await explain('--part', wanted)
    expect(one).toContain(part.id)
    expect(one).not.toContain('RELATIONS')
  }
  await expect(explain('--part', 'no such part')).rejects.toThrow(
    /Nothing in the design is called “no such part”. Its parts are: EL-1 /,
  )
})

test.each([
  [[], /FILE/],
  [['a.json', 'b.json'], /One FILE/],
  [['a.json', '--today', '2026-02-30'], /no day/],
  [['a.json', '--loud'], /--loud/],
  [['nowhere.json'], /nowhere\.json: The file cannot be read/],
])('%j is refused with a sentence', async (words, sentence) => {
  await expect(explainFile(words)).rejects.toThrow(sentence)
})

test('the command ends with 1 and a sentence when a file holds no brief', async () => {
  const file = join(folder, 'none.json')
  writeFileSync(file, JSON.stringify({ projectName: 'Ferry' }))
  const program = fileURLToPath(new URL('./explain.ts', import.meta.url))
  const ended = await new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) =>
    execFile(process.execPath, ['--import', 'tsx', program, file], (error, stdout, stderr) =>
      resolve({ code: error?.code, stdout, stderr }),
    ),
  )
  expect(ended).toMatchObject({ code: 1, stdout: '' })
  expect(ended.stderr).toMatch(/none\.json: requirements: /)
}, 60_000)
