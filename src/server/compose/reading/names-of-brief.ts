import type { Brief } from '#shared/brief.ts'
import { cutSegments } from './cut-segments.ts'
import { groupMentions } from './join-mentions.ts'
import { readPieces, type ReadPiece } from './read-pieces.ts'
import type { BriefNames } from './name-group.ts'

/** The names that may be systems, each with all its mentions. */
export const namesIn = (read: ReadPiece[], texts: string[]): BriefNames => ({
  groups: groupMentions(read.filter(({ isNoise }) => !isNoise).flatMap(({ mentions }) => mentions)),
  smallWords: smallWordsOf(texts),
})

/** The same for a whole brief, for training. */
export function namesOfBrief(brief: Brief, { today }: { today: string }): BriefNames {
  const pieces = cutSegments(brief)
  const texts = pieces.map(({ body }) => body)
  return namesIn(readPieces(pieces, texts, { today, projectName: brief.projectName }), texts)
}

/** Words that stand in small letters somewhere: a capital at the beginning of a sentence makes no name of them. */
const smallWordsOf = (texts: string[]) => new Set(texts.flatMap((text) => text.match(/(?<!\p{L})\p{Ll}{3,}/gu) ?? []))
