import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const table = readFileSync(join(root, 'docs/specification-coverage.md'), 'utf8')
const named = [...table.matchAll(/`([^`]+\.tsx?)`: (.+?)(?=<br>| \|$)/gm)].map(([, file = '', title = '']) => ({ file, title }))

/** Every title of a test in a file, as it is written there. */
const titlesIn = (file: string) =>
  existsSync(join(root, file))
    ? [...readFileSync(join(root, file), 'utf8').matchAll(/\btest(?:\.each[\s\S]*?\))?\(\s*(['`])(.+?)\1,/g)].map(
        ([, , title]) => title,
      )
    : []

test('each test that the coverage of the specification names is there', () => {
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ file, title }) => !titlesIn(file).includes(title))).toEqual([])
})
