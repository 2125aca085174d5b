import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const namedIn = (table: string) =>
  [...readFileSync(join(root, 'docs', table), 'utf8').matchAll(/`([^`]+\.tsx?)`: (.+?)(?=<br>| \|$)/gm)].map(
    ([, file = '', title = '']) => ({ file, title }),
  )

/** Every title of a test in a file, as it is written there. */
const titlesIn = (file: string) =>
  existsSync(join(root, file))
    ? [...readFileSync(join(root, file), 'utf8').matchAll(/\btest(?:\.each[\s\S]*?\))?\(\s*(['`])(.+?)\1,/g)].map(
        ([, , title]) => title,
      )
    : []

test('of what level 2 asks for and applies, four fifths are met', () => {
  const text = readFileSync(join(root, 'docs/security.md'), 'utf8')
  const rows = text
    .slice(text.indexOf('## ASVS 5.0, level 2'), text.indexOf('## What else'))
    .matchAll(/^\| ([\d., ]+) \| .+? \| \**(.+?)\** \|/gm)
  const states = new Map([...rows].flatMap(([, ids = '', state = '']) => ids.split(', ').map((id) => [id, state] as const)))
  const count = (state: string) => [...states.values()].filter((each) => each === state).length
  const [met, applies] = [count('met'), count('met') + count('partly') + count('not met')]
  expect(states.size).toBe(183)
  expect(applies + count('does not apply')).toBe(183)
  expect(met / applies).toBeGreaterThanOrEqual(0.8)
})

test.each([
  ['specification-coverage.md', 100],
  ['security.md', 40],
])('each test that %s names is there', (table, atLeast) => {
  const named = namedIn(table)
  expect(named.length).toBeGreaterThan(atLeast)
  expect(named.filter(({ file, title }) => !titlesIn(file).includes(title))).toEqual([])
})
