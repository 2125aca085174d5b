import { expect, test } from 'vitest'
import { briefFields, type Requirements } from '#shared/brief.ts'
import { readBrief } from './read-brief.ts'

const nothing = Object.fromEntries(briefFields.map((field) => [field, ''])) as Requirements

/** A reading of a brief with these words; what is not given is empty. */
export const readWords = (requirements: Partial<Requirements>, projectName = 'The new thing') =>
  readBrief({ documentType: 'hld', client: 'coral', projectName, requirements: { ...nothing, ...requirements } } as never, {
    today: '2026-11-22',
  })

test('every segment is its own words of the field, to the letter', () => {
  const requirements = {
    technicalRequirements:
      '1.1 The ferry office books in Carus.\n- Tickets; and “refunds” too.\n| Berth | Depth |\n|---|---|\n| North quay | 6,5 m |',
    timeline: 'Live by 1 May 2027. Not between 1 July and 31 August.',
  }
  const { segments } = readWords(requirements)
  expect(segments.length).toBeGreaterThan(5)
  for (const { field, start, end, text } of segments) {
    expect((requirements as Record<string, string>)[field]?.slice(start, end)).toBe(text)
  }
})
