import { goalsTold } from '../../answer-lines.ts'
import type { Chapter } from '../../document-type.ts'
import { countOf } from '../../english.ts'
import { fitOf } from '../../fit.ts'
import { list, text } from '../../make-blocks.ts'
import { paragraphsOf, quoted, citedText } from '../../prose.ts'
import { headline, mostPoints } from '../slide.ts'

export const understood: Chapter = {
  id: 'understood',
  heading: 'What we understood',
  ask: 'For the speaker: the client’s own words, and how we read them.',
  alsoCalled: ['understanding', 'background', 'situation'],
  body: ({ solution }) => {
    // The first goals stand on the slide before.
    const told = new Set(goalsTold(solution).map(({ id }) => id))
    const said = [...solution.objectives, ...solution.requirements].filter(({ id }) => !told.has(id))
    if (fitOf(solution) !== 'note' || said.length === 0) return undefined
    return {
      heading: headline(`Understood so far: ${countOf(said.length, 'statement')}`),
      blocks: [
        list(
          'understood-quotes',
          said.slice(0, mostPoints + 2).map(({ id, text: words }) => text(quoted(words), id)),
        ),
      ],
    }
  },
  words: ({ solution }) =>
    paragraphsOf(citedText(`${countOf(solution.requirements.length, 'requirement')} quoted`, solution.requirements)),
}
