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

test.each([
  ['specification-coverage.md', 100],
  ['security.md', 40],
])('each test that %s names is there', (table, atLeast) => {
  const named = namedIn(table)
  expect(named.length).toBeGreaterThan(atLeast)
  expect(named.filter(({ file, title }) => !titlesIn(file).includes(title))).toEqual([])
})
