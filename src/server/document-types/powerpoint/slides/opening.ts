import { countOf, sentence } from '../../english.ts'
import { keyFigures } from '../../key-figures.ts'
import { list, missing, text } from '../../make-blocks.ts'
import { endOf, statedGoal } from '../../read-objective.ts'
import type { SolutionView } from '../../solution-view.ts'
import { headline, mostPoints, type Slide } from '../slide.ts'

export function opening(view: SolutionView): Slide {
  const { objectives } = view.solution
  const [first] = objectives
  const deed = first && statedGoal(first.text)
  const decides = objectives.length === 1 ? 'One goal decides' : `${countOf(objectives.length, 'goal')} decide`
  return {
    heading: first
      ? headline(
          endOf(first.text),
          deed && `${view.client} wants to ${deed}`,
          `${decides} whether the work of ${view.client} has succeeded`,
          `${decides} whether the work has succeeded`,
        )
      : 'The goal of the work still has to be named',
    blocks: [
      { id: 'opening-figures', type: 'figures', items: keyFigures(view) },
      first
        ? list(
            'opening-goals',
            objectives.slice(0, mostPoints).map((objective) => text(sentence(objective.text), objective.id)),
          )
        : missing(
            'opening-goals',
            'The brief names no objective. The sponsor has to say which result the work is for and by which figure it is judged.',
          ),
    ],
  }
}
