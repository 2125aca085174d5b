import type { Inline } from '#shared/content/blocks.ts'
import type { Chapter } from '../../document-type.ts'
import { bare, capitalised, countOf, lowerFirst, sentence } from '../../english.ts'
import { isDesigned } from '../../fit.ts'
import { callout, list, strong, text } from '../../make-blocks.ts'
import type { Scenario, SolutionView } from '../../solution-view.ts'
import { headline, mostRows } from '../slide.ts'

type Row = { from: string; actions: string[] }

/** Steps that one component or person does in a row are one line. */
function rowsOf(steps: Scenario['steps']): Row[] {
  const rows: Row[] = []
  for (const { from, action } of steps) {
    const last = rows.at(-1)
    if (last?.from === from && last.actions.length < mostTogether) last.actions.push(action)
    else rows.push({ from, actions: [action] })
  }
  return rows
}

const mostTogether = 2

/** The rows, always with the last: of a longer scenario, the number of steps in between. */
function told(view: SolutionView, steps: Scenario['steps']): Inline[][] {
  const rows = rowsOf(steps)
  const say = ({ from, actions }: Row): Inline[] => [
    strong(`${view.name(from)}: `),
    ...text(sentence(actions.map((action, index) => bare(index > 0 ? lowerFirst(action, view.names) : action)).join('; '))),
  ]
  if (rows.length <= mostRows) return rows.map(say)
  const between = rows.slice(mostRows - 2, -1).reduce((sum, { actions }) => sum + actions.length, 0)
  return [
    ...rows.slice(0, mostRows - 2).map(say),
    text(`And ${countOf(between, 'more step')}, described in the design.`),
    ...rows.slice(-1).map(say),
  ]
}

export const walk: Chapter = {
  id: 'walk',
  heading: 'One scenario',
  ask: 'For the speaker: one run told as a story, with what happens when a step fails.',
  alsoCalled: ['walk', 'scenario', 'use case', 'how it works', 'process', 'runtime'],
  body: (view) => {
    // The first scenario is the one that the designer considers most important.
    const [chosen] = view.solution.scenarios
    if (!isDesigned(view.solution) || !chosen) return undefined
    const when = capitalised(bare(chosen.failure.when.replace(/^(when|if) /i, '')))
    return {
      heading: headline(`${capitalised(bare(chosen.name))}: ${bare(chosen.trigger)}`, bare(chosen.name), 'One scenario'),
      blocks: [
        list('walk-steps', told(view, chosen.steps), rowsOf(chosen.steps).length <= mostRows),
        callout('walk-failure', 'risk', { title: when, text: text(sentence(chosen.failure.response), chosen.id) }),
      ],
    }
  },
  words: () => [],
}
