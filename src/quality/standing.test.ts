import { expect, test } from 'vitest'
import { documentTypeIds } from '#shared/document-types.ts'
import { buildContent } from '#server/document-types/build-content.ts'
import { draftBrief } from '#server/compose/draft/draft-facts.ts'
import { readExamples } from '#server/testing/read-examples.ts'
import { type MeasuredDocument, withoutStanding } from './standing.ts'

const documents: MeasuredDocument[] = readExamples()
  .slice(0, 2)
  .flatMap(([, brief]) => {
    const solution = draftBrief(brief, { today: '2026-11-28' })
    return documentTypeIds.map((documentType) => ({
      brief,
      solution,
      content: buildContent({ brief: { ...brief, documentType }, solution, words: {}, writer: 'Arcwright' }),
    }))
  })

/** The first document, with invented text added to its summary. */
function plant(words: string): MeasuredDocument {
  const told = structuredClone(documents[0]!)
  told.content.sections[0]!.blocks.push({ id: 'planted', type: 'paragraph', text: [{ text: words }] })
  return told
}

test.each([
  'The platform is refused on the server by a validated gateway.',
  'Kafka was chosen for its low latency.',
  'Java is prescribed for every service.',
])('a sentence that nothing accounts for is found: %s', (words) => {
  const found = withoutStanding([...documents.slice(1), plant(words)])
  expect(found.map(({ piece }) => piece)).toContain(words)
})
