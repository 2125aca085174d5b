import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

type Imports = ReadonlyMap<string, readonly string[]>

function readImports(root: string): Imports {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  )
  return new Map(
    files.map((file) => {
      const found = readFileSync(join(root, file), 'utf8').matchAll(/(?:\bfrom|^import|\bimport\() ?['"]([#.][^'"]+)['"]/gm)
      return [file, [...found].map(([, path = '']) => resolve(file, path))]
    }),
  )
}

const resolve = (file: string, path: string) =>
  path.startsWith('.') ? join(dirname(file), path) : path.replace('#words/', '#web/words/en/').slice(1)

/** Sets of files that import each other in a circle (Tarjan's algorithm). Type imports count as much as imports of values. */
function findCircles(imports: Imports): string[][] {
  const [numbers, lowest] = [new Map<string, number>(), new Map<string, number>()]
  const open: string[] = []
  const circles: string[][] = []
  const visit = (file: string) => {
    numbers.set(file, numbers.size)
    lowest.set(file, numbers.get(file)!)
    open.push(file)
    for (const target of imports.get(file) ?? []) {
      if (!imports.has(target)) continue
      if (!numbers.has(target)) visit(target)
      if (open.includes(target)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(target)!))
    }
    if (lowest.get(file) !== numbers.get(file)) return
    const circle = open.splice(open.indexOf(file))
    if (circle.length > 1 || imports.get(file)!.includes(file)) circles.push(circle.toSorted())
  }
  for (const file of imports.keys()) if (!numbers.has(file)) visit(file)
  return circles
}

test('no files import each other in a circle, types included: what two of them share has a file of its own', () => {
  expect(findCircles(readImports(import.meta.dirname))).toEqual([])
})

test('a circle is found however long it is, and what only branches and meets again is none', () => {
  const imports = (lines: Record<string, string[]>): Imports => new Map(Object.entries(lines))
  expect(findCircles(imports({ a: ['b'], b: ['c'], c: ['a'], d: ['a'] }))).toEqual([['a', 'b', 'c']])
  expect(findCircles(imports({ a: ['a'] }))).toEqual([['a']])
  expect(findCircles(imports({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([])
})
