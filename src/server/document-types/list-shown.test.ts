import { expect, test } from 'vitest'
import { plainText } from '#shared/content/plain-text.ts'
import { documentTypes, type DocumentTypeId } from '#shared/document-types.ts'
import { givenSolution } from '#server/testing/given-solution.ts'
import { allDocumentTypes } from './all-document-types.ts'
import { bare } from './english.ts'
import { listShown } from './list-shown.ts'
import { factLists, factsIn } from '#server/solution/list-facts.ts'

const solution = givenSolution()
const types = Object.keys(documentTypes) as DocumentTypeId[]
const contentOf = (type: DocumentTypeId) => ({ sections: allDocumentTypes[type].buildSections(solution, {}) })
const shownIn = (type: DocumentTypeId, content: object = contentOf(type)) =>
  listShown({ type, solution, content: JSON.stringify(content) })
const facts = new Map(factLists.flatMap((list) => factsIn(solution, list).map((fact) => [fact.id, fact as object] as const)))
const plain = (words: string) => bare(words).toLowerCase()

test.each(types)('each cell of %s that shows one text of one fact has that text', (type) => {
  const tables = new Map(allDocumentTypes[type].shownIn(solution).map((table) => [table.id, table]))
  let compared = 0
  for (const { block, rows } of shownIn(type))
    for (const [at, row] of rows.entries())
      for (const [column, fields] of Object.entries(row?.fields ?? {})) {
        const { columns, rows: cells } = tables.get(block)!
        const cell = cells[at]![columns.findIndex(({ id }) => id === column)]
        const value = (facts.get(row!.fact) as Record<string, unknown>)[fields[0]!]
        if (fields.length > 1 || !Array.isArray(cell) || typeof value !== 'string') continue
        if (['kind', 'role', 'store', 'from', 'to'].includes(fields[0]!) || plainText(cell) === 'To be agreed') continue
        expect(plain(plainText(cell))).toContain(plain(value))
        compared += 1
      }
  expect(compared).toBeGreaterThan(3)
})

test('a row that is stored otherwise than it is built is not editable', () => {
  const content = structuredClone(contentOf('hld'))
  const register = content.sections.flatMap(({ blocks }) => blocks).find(({ id }) => id === 'risks-register')
  if (register?.type !== 'table') throw new Error('There is no register of risks.')
  register.rows[0]![1] = [{ text: 'Another risk.' }]
  const { rows } = shownIn('hld', content).find(({ block }) => block === 'risks-register')!
  expect(rows[0]).toBeNull()
  expect(rows.slice(1).every((row) => row !== null)).toBe(true)
  expect(rows.length).toBeGreaterThan(1)
})
