import type { Cell } from '#shared/content/blocks.ts'
import { agree, bare, capitalised, countOf, joinSome, numberWord, sentence } from '../../english.ts'
import { callout, column, table, text } from '../../make-blocks.ts'
import { isSupport, type Scenario, type SolutionView, technologyText } from '../../solution-view.ts'
import { headline, mostRows, type Slide } from '../slide.ts'

/** Parts shown; the picture before has them all. */
const mostParts = 6

/** Parts with a technology of the client's first, then those that answer most. */
export const leadingParts = ({ blocks }: SolutionView) =>
  blocks
    .filter((element) => element.technologyStated || !isSupport(element))
    .toSorted(
      (left, right) =>
        Number(right.technologyStated) - Number(left.technologyStated) || right.satisfies.length - left.satisfies.length,
    )
    .slice(0, mostParts)

function partMessages({ blocks }: SolutionView): [...(string | undefined)[], string] {
  const own = [
    ...new Set(blocks.filter(({ technologyStated }) => technologyStated).map(({ technology, name }) => technology ?? name)),
  ]
  const proposed = blocks.filter(({ technology, technologyStated }) => technology && !technologyStated).length
  const rest = `${countOf(proposed, own.length > 0 ? 'other technology' : 'technology')} ${agree(proposed, 'is', 'are')} our proposal`
  return [
    own.length > 0 && proposed > 0 ? `${joinSome(own, 3)} ${agree(own.length, 'stays', 'stay')}; ${rest}` : undefined,
    own.length > 0 && proposed > 0 ? `What you own stays; ${rest}` : undefined,
    proposed > 0 ? `The brief names no technology, so all ${countOf(proposed, 'technology')} are our proposal` : undefined,
    `${countOf(blocks.length, 'part')} divide the work, each with one job`,
  ]
}

export function parts(view: SolutionView): Slide {
  const leading = leadingParts(view)
  return {
    heading: headline(...partMessages(view)),
    blocks: [
      table('parts-leading', 'What the leading parts do', {
        columns: [column('part', 'Part', 24), column('job', 'Its job', 50), column('with', 'Built with', 26)],
        rows: leading.map((element): Cell[] => [
          [{ text: element.name, cites: [element.id] }],
          text(sentence(element.responsibility)),
          text(technologyText(element) || 'To be chosen'),
        ]),
      }),
    ],
  }
}

/** The run that shows most and still fits a slide. */
export function leadingRun({ scenarios }: SolutionView['solution']): Scenario | undefined {
  const fitting = scenarios.filter(({ steps }) => steps.length <= mostRows)
  return (fitting.length > 0 ? fitting : scenarios).toSorted(
    (left, right) => right.requirements.length - left.requirements.length || right.steps.length - left.steps.length,
  )[0]
}

export function run(view: SolutionView): Slide {
  const chosen = leadingRun(view.solution)!
  const steps = chosen.steps.slice(0, mostRows)
  const more = chosen.steps.length > steps.length ? `, the first ${numberWord(steps.length)} steps` : ''
  const name = bare(chosen.name)
  return {
    heading: headline(
      `“${name}” takes ${countOf(chosen.steps.length, 'step')}, and there is an answer when one fails`,
      `${countOf(chosen.steps.length, 'step')} show how the parts work together, and what happens when one fails`,
    ),
    blocks: [
      table('run-steps', `${capitalised(name)}${more}`, {
        columns: [
          { id: 'step', heading: 'Step', kind: 'number', width: 8 },
          column('who', 'Who', 26),
          column('action', 'Does what', 40),
          column('whom', 'With whom', 26),
        ],
        rows: steps.map(({ from, to, action }, index): Cell[] => [
          index + 1,
          text(view.name(from), from),
          text(sentence(action)),
          from === to ? null : text(view.name(to), to),
        ]),
      }),
      callout('run-failure', 'risk', {
        title: capitalised(bare(chosen.failure.when.replace(/^(when|if) /i, ''))),
        text: text(sentence(chosen.failure.response), chosen.id),
      }),
    ],
  }
}
