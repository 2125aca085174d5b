import type { Block, Cell } from '#shared/content/blocks.ts'
import { wholePicture } from '../diagrams/whole-picture.ts'
import type { Chapter } from '../document-type.ts'
import { fitOf, isDesigned } from '../fit.ts'
import { callout, column, strong, table, text } from '../make-blocks.ts'
import type { SolutionView } from '../solution-view.ts'
import { designLines } from '../design-lines.ts'
import { type SummaryLine } from '../quote-lines.ts'
import { sayPurpose } from '../client-goals.ts'
import { purposeOf, readingLines } from '../summary-lines.ts'

export const summaryTable = (id: string, lines: SummaryLine[]): Block[] =>
  lines.length === 0
    ? []
    : [
        table(id, 'At a glance', {
          columns: [column('topic', 'Topic', 22), column('words', 'Summary', 78)],
          // A topic with several lines is named only in the first.
          rows: lines.map(({ topic, runs }, index): Cell[] => [topic === lines[index - 1]?.topic ? [] : [strong(topic)], runs]),
        }),
      ]

/** Informs the reader first that nothing has been designed, and which reference designs could be a starting point. */
export function notDesigned({ solution }: SolutionView, id: string): Block {
  const { nearest = [] } = solution
  const words = nearest.map(({ name, words: common }) => `${name} (${common.join(', ')})`).join(' · ')
  return callout(id, 'note', {
    title: 'The design is not made yet',
    text: text(
      words
        ? `Options to discuss, from our reference designs that share most words with the brief: ${words}.`
        : 'This document says how we read the brief; the design follows.',
    ),
  })
}

function purpose(view: SolutionView): Block[] {
  const runs = purposeOf(view)
  const heading = sayPurpose(view.solution) ? 'Purpose. ' : 'In your words. '
  return runs.length > 0 ? [{ id: 'summary-purpose', type: 'paragraph', text: [strong(heading), ...runs] }] : []
}

/** Page one: for a design, its five answers and one picture; for a brief, the points that it covers and those that it does not. */
export const summary: Chapter = {
  id: 'summary',
  heading: 'Summary',
  ask: 'In three or four sentences for somebody who reads one page: what is proposed, when, for how much, what could go wrong and what we need.',
  alsoCalled: [
    'summary',
    'overview',
    'at a glance',
    'introduction',
    'goal',
    'objective',
    'purpose',
    'document control',
    'background',
  ],
  body: (view) => {
    if (fitOf(view.solution) === 'reading')
      return { blocks: [...purpose(view), ...summaryTable('summary-table', readingLines(view)), notDesigned(view, 'summary-next')] }
    const lines = designLines(view)
    return {
      blocks: [
        ...purpose(view),
        ...(lines.length > 0 ? summaryTable('summary-table', lines) : [notDesigned(view, 'summary-next')]),
        ...(isDesigned(view.solution) ? wholePicture(view, 'summary-picture') : []),
      ],
    }
  },
  words: () => [],
}
