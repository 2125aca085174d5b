import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Solution } from '#server/solution/solution.ts'
import { designRequirements } from '#server/testing/given-small-design.ts'
import { composeBriefs } from './compose-briefs.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'compose-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const ferry = {
  id: 'ferry-tickets',
  projectName: 'Ferry Tickets',
  requirements: designRequirements,
  startFrom: { design: 'customer-portal' },
}
type Given = Partial<Record<keyof typeof ferry | 'client' | 'origin', unknown>>

function given(changes: Given = {}, name = 'brief.json') {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify({ ...ferry, ...changes }))
  return file
}
const out = () => join(folder, 'out')
const read = (file: string) => readFileSync(join(out(), file), 'utf8')

test('a brief becomes its facts, its words in reading order and the files that are asked for', async () => {
  const formats = ['--format', 'pdf', '--format', 'json']
  const told = await composeBriefs([given({ origin: 'invented' }), '--out', out(), ...formats, '--today', '2026-03-02'])
  expect(told).toEqual({ failures: [], warnings: [] })
  const endings = readdirSync(out()).map((file) => file.replace('ferry-tickets.', ''))
  expect(endings.toSorted()).toEqual(['facts.json', 'json', 'pdf', 'text.txt'])
  expect(Solution.parse(JSON.parse(read('ferry-tickets.facts.json'))).project).toBe('Ferry Tickets')
  const words = read('ferry-tickets.text.txt')
  expect(words.indexOf('Ferry Tickets')).toBe(0)
  expect(words).toContain('without a network')
  expect(read('ferry-tickets.pdf').startsWith('%PDF-')).toBe(true)
  expect(read('ferry-tickets.json')).toContain('2026-03-02T00:00:00.000Z')
})

test('the type is a High-Level Design unless another is asked for', async () => {
  await composeBriefs([given(), '--out', out()])
  expect(read('ferry-tickets.text.txt')).toContain('High-Level Design')
  await composeBriefs([given(), '--out', out(), '--type', 'lld'])
  expect(read('ferry-tickets.text.txt')).toContain('Low-Level Design')
})

test.each([
  ['calder', 'Calder Bank'],
  ['Wexmoor County Council', 'Wexmoor County Council'],
  ['Skerry Lines', 'Skerry Lines'],
  [undefined, 'the client'],
])('the client %s is called %s', async (client, name) => {
  await composeBriefs([given({ client }), '--out', out()])
  expect(Solution.parse(JSON.parse(read('ferry-tickets.facts.json'))).client).toBe(name)
  const words = read('ferry-tickets.text.txt')
  expect(words).toContain(`High-Level Design for ${name}`)
  expect(words).not.toContain('Aldgate')
})

test.each<[string, Given, RegExp]>([
  ['without a name', { projectName: ' ' }, /projectName: Give the project a name/],
  ['without requirements', { requirements: undefined }, /requirements: /],
  ['with an id that leads elsewhere', { id: '../ferry' }, /id: An id is letters/],
  ['with a field that is no text', { requirements: { scope: 3 } }, /requirements\.scope: /],
])('a brief %s is told, and the others are written', async (_, changes, sentence) => {
  const { failures } = await composeBriefs([given(changes), given({ id: 'good' }, 'good.json'), '--out', out()])
  expect(failures).toEqual([expect.stringMatching(sentence)])
  expect(failures[0]).toContain('brief.json')
  expect(readdirSync(out())).toEqual(['good.facts.json', 'good.text.txt'])
})

test('what is no brief’s field is left out with a warning, and an id is used once', async () => {
  const stray = given({ requirements: { objective: 'Sail.' } })
  const { warnings, failures } = await composeBriefs([stray, given({}, 'again.json'), '--out', out()])
  expect(warnings).toEqual([`${stray}: A brief has no field “objective”; it was left out.`])
  expect(failures).toEqual([expect.stringContaining('has the id ferry-tickets')])
})

test.each([
  [['--out', 'x'], /FILE/],
  [['a.json'], /--out FOLDER/],
  [['a.json', '--out', 'x', '--type', 'memo'], /“memo” is no document type/],
  [['a.json', '--out', 'x', '--format', 'odt'], /“odt” is no format/],
  [['a.json', '--out', 'x', '--today', '2026-02-30'], /no day/],
  [['a.json', '--out', 'x', '--loud'], /--loud/],
])('%j is refused with a sentence', async (words, sentence) => {
  await expect(composeBriefs(words)).rejects.toThrow(sentence)
})

test('the command ends with 1 and a sentence when a file holds no brief', async () => {
  const file = join(folder, 'none.json')
  writeFileSync(file, 'Dear all,')
  const program = fileURLToPath(new URL('./compose.ts', import.meta.url))
  const ended = await new Promise<{ code: unknown; stderr: string }>((resolve) =>
    execFile(process.execPath, ['--import', 'tsx', program, file, '--out', out()], (error, _, stderr) =>
      resolve({ code: error?.code, stderr }),
    ),
  )
  expect(ended.code).toBe(1)
  expect(ended.stderr).toMatch(/none\.json: This is not JSON/)
}, 60_000)
