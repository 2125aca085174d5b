import type { Cell } from '#shared/content/blocks.ts'
import { bare, capitalised, countOf, numberWord, sentence } from '../../english.ts'
import { callout, column, missing, table, text } from '../../make-blocks.ts'
import { isSupport, type Scenario, type SolutionView, technologyText } from '../../solution-view.ts'
import { headline, mostRows, type Slide } from '../slide.ts'

/** Parts shown; the picture before has them all. */
const mostParts = 6

export function parts(view: SolutionView): Slide {
  const ranked = view.blocks
    .filter((element) => !isSupport(element))
    .toSorted((left, right) => right.satisfies.length - left.satisfies.length)
  const leading = ranked.slice(0, mostParts)
  if (leading.length === 0)
    return {
      heading: 'No part can be named before the functions are',
      blocks: [missing('parts-leading', 'A list of what people and systems must be able to do would give the first parts.')],
    }
  const carried = leading.some(({ satisfies }) => satisfies.length > 0)
  return {
    heading:
      leading.length === 1
        ? 'One part carries the load'
        : headline(
            `${countOf(leading.length, 'part')} ${carried ? 'carry most of the requirements' : 'divide the work'}, each with one job`,
          ),
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
  const chosen = leadingRun(view.solution)
  if (!chosen)
    return {
      heading: 'No run through the system can be told yet',
      blocks: [missing('run-steps', 'One day in the life of each user, told by the client, would give the first.')],
    }
  const steps = chosen.steps.slice(0, mostRows)
  const parts = new Set(chosen.steps.flatMap(({ from, to }) => [from, to])).size
  const more = chosen.steps.length > steps.length ? `, the first ${numberWord(steps.length)} steps` : ''
  const name = bare(chosen.name)
  return {
    heading: headline(
      parts > 1
        ? `“${name}” takes ${numberWord(chosen.steps.length)} ${chosen.steps.length === 1 ? 'step' : 'steps'} and has an answer to failure`
        : undefined,
      'One run shows how the parts work together',
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
