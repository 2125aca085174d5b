import type { Block, Cell } from '#shared/content/blocks.ts'
import { type AnswerTopic, answerLines, answerTopics } from '../answer-lines.ts'
import { column, strong, table } from '../make-blocks.ts'
import type { SolutionView } from '../solution-view.ts'

/** Page one: each topic once, its lines below each other. */
export function answerTable(view: SolutionView, id: string): Block {
  const lines = answerLines(view)
  const isFirst = (topic: AnswerTopic, index: number) => lines.findIndex((line) => line.topic === topic) === index
  return table(id, 'On one page', {
    columns: [column('topic', 'Asked', 20), column('answer', 'Answer', 80)],
    rows: lines.map(({ topic, text }, index): Cell[] => [isFirst(topic, index) ? [strong(answerTopics[topic])] : null, text]),
  })
}
