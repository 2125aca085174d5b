import { expect, test } from 'vitest'
import { patchFacts } from '#server/compose/change/patch-facts.ts'
import { givenPicked } from '#server/testing/given-picked.ts'
import { plainText } from '#shared/content/plain-text.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import type { Solution } from '#server/solution/solution.ts'
import { allDocumentTypes } from '../all-document-types.ts'

const { solution } = givenPicked({ technicalRequirements: 'Systems exchange messages.' }, 'integration-hub')
const printed = (of: Solution, type: 'hld' | 'lld') =>
  [...walkBlocks(allDocumentTypes[type].buildSections(of, {}))].flatMap(({ block }) =>
    block.type === 'table' && block.id.endsWith('-environments')
      ? [
          [
            block.columns.map(({ heading }) => heading),
            ...block.rows.map((row) => row.map((cell) => (Array.isArray(cell) ? plainText(cell) : cell))),
          ],
        ]
      : [],
  )

test.each(['hld', 'lld'] as const)('environments that a person described are printed in the %s with the components', (type) => {
  const value = { name: 'Test', purpose: 'Acceptance by the operators', data: 'Masked copy', access: 'Operators, testers' }
  const { solution: after, faults } = patchFacts({
    solution,
    changes: [{ op: 'add', list: 'environments', id: 'ENV-900', value }],
    by: 'Ann',
    today: '2026-11-28',
  })
  expect(faults).toEqual([])
  expect(printed(after, type)).toEqual([
    [
      ['Environment', 'Purpose', 'Hosting', 'Data', 'Who has access'],
      ['Production', '', 'Microsoft Azure', '', ''],
      ['Test', 'Acceptance by the operators', '', 'Masked copy', 'Operators, testers'],
    ],
  ])
})

test('the hosting that was chosen with a reference design needs no table of its own', () => {
  expect(solution.environments).toMatchObject([{ name: 'Production', hosting: 'Microsoft Azure' }])
  expect(printed(solution, 'hld')).toEqual([])
})
