import type { Statement, Topic } from '#server/solution/statement.ts'
import { topicsOfDesign, type ChecklistTopic } from './topics-of-design.ts'

export const checklist: readonly ChecklistTopic[] = topicsOfDesign

/** Each topic with the statements that mention it in plain words; a topic with nothing said has none. */
export const listTopics = (statements: Statement[]): Topic[] =>
  checklist.map(({ topic, words }, index) => {
    const said = statements.filter(({ text, heading, label, values, earlier }) => {
      if (earlier) return false
      return (
        words.test(text) ||
        (heading !== undefined && words.test(heading)) ||
        (topic === 'Availability' && /\b99[.,]\d+ ?%/.test(text)) ||
        (topic === 'Money' && (label === 'money' || values.some(({ kind }) => kind === 'money'))) ||
        (topic === 'Dates' && (label === 'date' || values.some(({ kind }) => kind === 'date')))
      )
    })
    const [first] = said
    return {
      id: `TOP-${index + 1}`,
      source: first === undefined ? { from: 'assumption', reason: 'No word of it is in the brief' } : first.source,
      topic,
      statements: said.map(({ id }) => id),
    }
  })
