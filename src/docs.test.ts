import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const wordsOf = (file: string) => read(file).split(/\s+/).filter(Boolean).length
const listMarkdown = (folder: string, recursive: boolean) =>
  readdirSync(join(root, folder), { recursive, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !file.includes('node_modules'))
    .map((file) => join(folder, file))

const rooms = listMarkdown('src', true)
const decisions = readdirSync(join(root, 'docs/decisions')).filter((file) => /^\d{3}-/.test(file))
const pages = [
  ...listMarkdown('.', false),
  ...rooms,
  ...['docs', 'examples', 'bench', 'e2e', 'deploy', 'scripts'].flatMap((folder) => listMarkdown(folder, true)),
]
/** The cells of every row of a table but its head. */
const rowsOf = (file: string) => [...read(file).matchAll(/^\| (.+) \|$/gm)].map(([, row = '']) => row.split(' | ')).slice(1)

/** The fragment by which a link reaches a heading. */
const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
const slugsIn = (file: string) => [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slugOf(heading))

test.each([['docs/architecture.md', 1_000], ['README.md', 900], ...rooms.map((file): [string, number] => [file, 450])])(
  '%s has at most %i words',
  (file, most) => {
    expect(wordsOf(file)).toBeLessThanOrEqual(most)
  },
)

test('eight folders and more have a page of their own', () => {
  expect(rooms.length).toBeGreaterThanOrEqual(8)
})

test('the glossary has at most 60 words, in their order, each once', () => {
  const words = rowsOf('docs/glossary.md').map(([word = '']) => word.toLowerCase())
  expect(words.length).toBeGreaterThan(20)
  expect(words.length).toBeLessThanOrEqual(60)
  expect(words).toEqual([...new Set(words)].toSorted((one, other) => one.localeCompare(other, 'en')))
})

test.each(pages)('every link of %s within the project leads somewhere', (page) => {
  const targets = [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  const dead = targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [path = '', fragment] = target.split('#')
      const file = path === '' ? page : normalize(join(dirname(page), path))
      return !existsSync(join(root, file)) || (fragment !== undefined && !slugsIn(file).includes(fragment))
    })
  expect(dead).toEqual([])
})

test('the index of decisions has every number, with the title and the state of its record', () => {
  const titleOf = (file: string) => /^# \d{3} · (.+)$/m.exec(read(join('docs/decisions', file)))?.[1]
  const records = new Map(decisions.map((file) => [file.slice(0, 3), file]))
  expect(records.size).toBe(decisions.length)
  const numbers = Array.from({ length: Math.max(...[...records.keys()].map(Number)) }, (_, index) =>
    `${index + 1}`.padStart(3, '0'),
  )
  const rows = rowsOf('docs/decisions/README.md')
  const anyTitle: unknown = expect.any(String)
  const states = (isThere: boolean) =>
    isThere ? /^(in force|superseded by \d{3}|withdrawn)/ : /^(superseded by \d{3}|withdrawn|not used)/
  expect(rows).toEqual(
    numbers.map((number) => {
      const file = records.get(number)
      return [
        file ? `[${number}](${file})` : number,
        file ? titleOf(file) : anyTitle,
        expect.stringMatching(states(file !== undefined)),
      ]
    }),
  )
})
