import { tagsOf } from '../tag-statement.ts'
import { signsOfName, signsOfSpot } from './name-signs.ts'
import type { Group } from '../name-group.ts'

/** All that speaks for or against a name being a system of the work, over the statements that name it. */
export function signsOfGroup(group: Group, smallWords: ReadonlySet<string>): Set<string> {
  const { name, mentions } = group
  const spots = mentions.map(({ statement, start, end }) => {
    const { tokens } = statement
    return {
      tokens,
      tags: tagsOf(statement),
      first: tokens.findIndex((token) => token.end > start),
      last: tokens.findLastIndex((token) => token.start < end),
      heading: statement.heading,
    }
  })
  return new Set([
    ...signsOfName(name, { count: mentions.length, isSmallElsewhere: smallWords.has(name.toLowerCase()) }),
    ...spots.flatMap(signsOfSpot),
    ...mentions.map(({ stance }) => `stance=${stance}`),
    ...(mentions.every(({ isInitial }) => isInitial) ? ['initial'] : []),
    ...(mentions.every(({ isGeneric }) => isGeneric) ? ['generic'] : []),
    ...(mentions.every(({ statement }) => statement.isOut) ? ['out'] : []),
    ...(mentions.some(({ hasSign }) => hasSign) ? ['signed'] : []),
    ...mentions.map(({ weight }) => `weight=${Math.min(6, Math.max(-1, Math.round(weight)))}`),
  ])
}
