import { briefFields, type Requirements } from '#shared/brief.ts'
import { readBrief } from './read-brief.ts'
import type { Reading } from './reading.ts'

const nothing = Object.fromEntries(briefFields.map((field) => [field, ''])) as Requirements

/** A reading of a brief with these words, for tests; what is not given is empty. */
export const readWords = (words: Partial<Requirements>, projectName = 'The new thing'): Reading =>
  readBrief(
    { documentType: 'hld', client: 'aldgate', projectName, requirements: { ...nothing, ...words } },
    { today: '2026-11-22' },
  )
