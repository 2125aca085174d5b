import { expect, test } from 'vitest'
import type { Content } from '#shared/content/content.ts'
import { givenBareSolution } from '#server/testing/given-solution.ts'
import { readPassages } from './read-passages.ts'

const content: Content = {
  schemaVersion: 1,
  documentType: 'hld',
  title: 'Claims',
  subtitle: '',
  language: 'en-GB',
  facts: [],
  sections: [
    {
      id: 'risks',
      heading: 'Risks',
      sections: [],
      blocks: [
        {
          id: 'risk-table',
          type: 'table',
          caption: 'Risks',
          columns: ['Risk', 'Weight', 'Done about it', 'Owner'].map((heading) => ({ id: heading, heading, kind: 'text' as const })),
          rows: [['An approver has left.', 'Medium', 'The head gets what waited.', 'Delivery lead']],
        },
      ],
    },
  ],
}

test('a row is told cell by cell with its headings, and a cell that is a sentence ends as one', () => {
  const rows = readPassages({ content, solution: givenBareSolution() }).filter(({ kind }) => kind === 'row')
  expect(rows.map(({ text }) => text)).toEqual([
    'Risk: An approver has left. Weight: Medium; Done about it: The head gets what waited. Owner: Delivery lead',
  ])
})
