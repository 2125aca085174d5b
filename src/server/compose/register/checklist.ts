import type { Statement, Topic } from '#server/solution/statement.ts'
import { isJudged } from './judged-language.ts'
import { mentionsTopic } from './mentions-topic.ts'
import { topicsOfDesign, type ChecklistTopic } from './topics-of-design.ts'

export const checklist: readonly ChecklistTopic[] = topicsOfDesign

/**
 * Each topic with the statements that mention it, or with none. In a language for which there are no words, only topics recognised by a
 * value are listed: the others cannot be judged.
 */
export function listTopics(statements: Statement[]): Topic[] {
  const current = statements.filter(({ earlier }) => !earlier)
  const headingOf = ownHeadings(current)
  const isKnown = isJudged(current)
  return checklist.flatMap(({ topic }, index): Topic[] => {
    const said = current.filter((statement) => mentionsTopic(topic, statement, headingOf(statement)))
    const [first] = said
    if (first === undefined && !isKnown) return []
    return [
      {
        id: `TOP-${index + 1}`,
        source: first === undefined ? { from: 'assumption', reason: 'No statement about it was found' } : first.source,
        topic,
        statements: said.map(({ id }) => id),
      },
    ]
  })
}

/** A heading of fewer statements than this may be the title of a whole field. */
const fewOfField = 6

/** The headings of a statement without the title of its whole field, which is not a topic. */
function ownHeadings(statements: Statement[]): (statement: Statement) => string {
  const counts = new Map<string, number>()
  const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const { field, heading } of statements) {
    count(field)
    for (const part of partsOf(heading)) count(`${field}\n${part}`)
  }
  return ({ field, heading }) => {
    const whole = counts.get(field) ?? 0
    return partsOf(heading)
      .filter((part) => whole <= fewOfField || (counts.get(`${field}\n${part}`) ?? 0) * 2 <= whole)
      .join(' · ')
  }
}

const partsOf = (heading: string | undefined) => [...new Set((heading ?? '').split(': '))].filter((part) => part !== '')
