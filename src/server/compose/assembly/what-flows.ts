import type { Statement } from '../reading/reading.ts'
import type { Part } from './design.ts'
import { clip, stemsIn, withoutArticle } from './phrases.ts'
import { soundTopic } from './sound-topic.ts'
import { topicOf } from './topic-of.ts'

export const inPlural = (noun: string) =>
  `${noun}s`
    .replace(/ss$/, 's')
    .replace(/datas$/, 'data')
    .replace(/(?<=[^aeiou])ys$/, 'ies')

/** What the sentences behind a part are about, in the brief's words: a thing, not who has to do with it. */
export function topicIn({ statements }: Part): string | undefined {
  for (const statement of statements.slice(0, 3)) {
    const said = topicOf(statement)
    const topic = said && soundTopic(said, statement.verb)
    if (topic && !isSomebody(topic, statement)) return clip(topic, 45)
  }
  return undefined
}

export const isSomebody = (topic: string, { people, actor }: Statement) =>
  [...people.map(({ name }) => name), actor ?? ''].some(
    (name) => name !== '' && stemsIn(topic).join(' ') === stemsIn(withoutArticle(name)).join(' '),
  )

/** What goes out of a part: the brief's word for it, else the kind of data that it gives. */
export function nounOf(part: Part): string | undefined {
  const noun = part.capability?.gives.find((word) => word !== 'record')
  return topicIn(part) ?? (noun && inPlural(noun))
}

export const aboutOf = (part: Part, home?: Part) => topicIn(part) ?? (home && nounOf(home)) ?? 'records'
