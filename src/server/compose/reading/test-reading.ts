import { type Brief, briefFields, type Requirements } from '#shared/brief.ts'
import { cutSegments } from './cut-segments.ts'
import { peopleIn } from './find-people.ts'
import { readBrief } from './read-brief.ts'
import { readPieces } from './read-pieces.ts'
import type { Reading } from './reading.ts'

const nothing = Object.fromEntries(briefFields.map((field) => [field, ''])) as Requirements

/** A reading of a brief with these words, for tests; what is not given is empty. */
export const readWords = (words: Partial<Requirements>, projectName = 'The new thing'): Reading =>
  readBrief(briefOf(words, projectName), { today })

const today = '2026-11-22'
const briefOf = (words: Partial<Requirements>, projectName: string): Brief => ({
  documentType: 'hld',
  client: 'aldgate',
  projectName,
  requirements: { ...nothing, ...words },
})

/** Those of whom the sentences of a text say that they use the system, each sentence for itself. */
export function usersSaid(text: string): { name: string; count: number | undefined }[] {
  const pieces = cutSegments(briefOf({ technicalRequirements: text }, 'The new thing'))
  const read = readPieces(
    pieces,
    pieces.map(({ body }) => body),
    { today, projectName: 'The new thing' },
  )
  const said = read.filter(({ isNoise }) => !isNoise).flatMap((one) => peopleIn(one.read))
  return [...new Set(said.map(({ key }) => key))]
    .map((key) => said.filter((mention) => mention.key === key))
    .filter(mostlyUse)
    .map((mentions) => ({ name: mentions[0]!.name, count: mentions.find(({ count }) => count !== undefined)?.count }))
}
const mostlyUse = (mentions: { uses: boolean | undefined }[]) =>
  mentions.filter(({ uses }) => uses === true).length > mentions.filter(({ uses }) => uses === false).length
