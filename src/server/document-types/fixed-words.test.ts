import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'

/** More words of ours in a row than this, and two clients’ documents begin to read alike. */
const mostInARun = 7

/** Told to whoever writes, or matched with a template’s headings: no words of a document. */
const unread = new Set(['ask', 'alsoCalled'])

const wordsIn = (text: string) => text.split(/[.?!:;]\s|[“”()]/).map((run) => run.match(/[\p{L}\d][\p{L}\p{N}’'-]*/gu) ?? [])

type Node = { type: string; [key: string]: unknown }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Every text of a source that may stand in a document, cut where facts are put in. */
function textsOf(source: string): string[] {
  const found: string[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isNode(value) || value.type === 'ImportDeclaration' || value.type.startsWith('TS')) return
    if (value.type === 'Property' && isNode(value.key) && unread.has(String(value.key.name))) return
    if (value.type === 'Literal' && typeof value.value === 'string') found.push(value.value)
    if (value.type === 'TemplateElement') found.push((value.value as { cooked: string }).cooked)
    Object.values(value).forEach(visit)
  }
  visit(parseAst(source, { lang: 'ts' }))
  return found
}

const longRuns = (source: string) =>
  textsOf(source)
    .flatMap(wordsIn)
    .filter(({ length }) => length > mostInARun)
    .map((words) => words.join(' '))

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  // The lists of words of English are no words of a document.
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/^(english|match-headings|with-subject)\.ts$/.test(file),
)

test.each(files)('%s says no more than seven words of its own in a row', (file) => {
  expect(longRuns(readFileSync(join(import.meta.dirname, file), 'utf8'))).toEqual([])
})

test('finds a frame that is too long, cut or whole, and lets a question to the writer pass', () => {
  expect(longRuns('const a = `The brief of ${client} says nothing about how long the data is to be kept`')).toEqual([
    'says nothing about how long the data is to be kept',
  ])
  expect(longRuns("const a = { ask: 'What the brief says of how long the data is to be kept' }")).toEqual([])
})
