import { bare, capitalised, countOf, sentence } from '../../english.ts'
import { keyFigures } from '../../key-figures.ts'
import { list, missing, text } from '../../make-blocks.ts'
import { endOf, statedGoal, withoutEnd } from '../../read-objective.ts'
import type { SolutionView } from '../../solution-view.ts'
import { headline, mostPoints, type Slide } from '../slide.ts'

const speaksOfItself = /\b(we|us|our)\b/i

/** The parts of a goal that are deeds of their own, those with a figure first. */
function deedsOf(deed: string): string[] {
  const deeds = withoutEnd(deed)
    .split(/, (?:and )?| and /)
    .flatMap((part) => statedGoal(capitalised(part)) ?? [])
  return deeds.toSorted((left, right) => Number(/\d/.test(right)) - Number(/\d/.test(left)))
}

/** The goal as one sentence: the result it names, else the deed, else as much of it as can be read at a glance. */
function goalMessages({ client, solution }: SolutionView): (string | undefined)[] {
  const goal = solution.objectives[0]!.text
  const end = endOf(goal)
  const deed = statedGoal(goal)
  const own = bare(goal)
  return [
    end && !speaksOfItself.test(end) ? `Success means that ${end}` : undefined,
    deed && `${client} wants to ${withoutEnd(deed)}`,
    end && !speaksOfItself.test(end) ? end : undefined,
    ...(deed ? deedsOf(deed).map((part) => `${client} wants to ${part}`) : []),
    ...(speaksOfItself.test(own) ? [] : [own, withoutEnd(own), own.split(/, (?:and|so|with|in) /)[0]]),
  ]
}

/** Characters of goals and situation that fit below the figures; where there are more, the speaker says the situation. */
const mostBelowFigures = 360

/** Whether the slide has room for where the client stands. */
export const showsSituation = ({ solution: { situation, objectives } }: SolutionView) =>
  situation !== undefined &&
  objectives.length <= 2 &&
  objectives.reduce((sum, { text: words }) => sum + words.length, situation.quote.length) <= mostBelowFigures

export function opening(view: SolutionView): Slide {
  const { objectives } = view.solution
  const decides = objectives.length === 1 ? 'One goal decides' : `${countOf(objectives.length, 'goal')} decide`
  return {
    heading:
      objectives.length > 0
        ? headline(
            ...goalMessages(view),
            `${decides} whether the work of ${view.client} has succeeded`,
            `${decides} whether the work has succeeded`,
          )
        : headline(`${view.client} still has to name the goal of the work`, 'The goal of the work still has to be named'),
    blocks: [
      { id: 'opening-figures', type: 'figures', items: keyFigures(view) },
      objectives.length > 0
        ? list(
            'opening-goals',
            objectives.slice(0, mostPoints).map((objective) => text(sentence(objective.text), objective.id)),
          )
        : missing(
            'opening-goals',
            'The brief names no objective. The sponsor has to say which result the work is for and by which figure it is judged.',
          ),
      ...(showsSituation(view)
        ? [
            {
              id: 'opening-situation',
              type: 'quote' as const,
              text: text(view.solution.situation!.quote),
              source: 'The brief, on today',
            },
          ]
        : []),
    ],
  }
}
