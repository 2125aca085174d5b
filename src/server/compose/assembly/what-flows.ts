import type { Part } from './design.ts'
import { clip } from './phrases.ts'
import { topicOf } from './topic-of.ts'

export const inPlural = (noun: string) =>
  `${noun}s`
    .replace(/ss$/, 's')
    .replace(/datas$/, 'data')
    .replace(/(?<=[^aeiou])ys$/, 'ies')

/** What the sentences behind a part are about, in the brief's words: a thing, not who has to do with it. */
export function topicIn({ statements }: Part): string | undefined {
  for (const statement of statements.slice(0, 3)) {
    const topic = topicOf(statement)
    if (topic) return clip(topic, 45)
  }
  return undefined
}

/** What goes out of a part: the brief's word for it, else the kind of data that it gives. */
export function nounOf(part: Part): string | undefined {
  const noun = part.capability?.gives.find((word) => word !== 'record')
  return topicIn(part) ?? (noun && inPlural(noun))
}

export const aboutOf = (part: Part, home?: Part) => topicIn(part) ?? (home && nounOf(home)) ?? 'records'
