import { agree, countOf, numberWord } from '../../english.ts'
import { contextPicture } from '../../hld/diagrams/context-diagram.ts'
import { drawOnce, onePicture, partsPicture } from '../../hld/diagrams/one-picture.ts'
import { missing } from '../../make-blocks.ts'
import type { SolutionView } from '../../solution-view.ts'
import { headline, type Slide } from '../slide.ts'

/** Words on more arrows than this are too small for a room. */
const mostLabels = 6

export function context(view: SolutionView): Slide {
  const people = view.outside.filter(({ kind }) => kind === 'person').length
  const systems = view.outside.length - people
  if (view.outside.length === 0)
    return {
      heading: 'Who uses the system is still to be named',
      blocks: [
        missing(
          'context-around',
          'The brief names nobody who uses the system and no system beside it. Users and sources of data have to be listed.',
        ),
      ],
    }
  const picture = onePicture(contextPicture(view))
  const isWhole = picture.nodes.length > view.outside.length
  const caption = isWhole ? 'People and systems around' : 'The people and systems that exchange most'
  const groups = countOf(people, 'group')
  const both = `${groups} of people and ${countOf(systems, 'other system')} are involved`
  const only =
    people > 0
      ? `${groups} of people ${agree(people, 'uses', 'use')} the system`
      : `${countOf(systems, 'other system')} feed one place`
  return {
    heading: headline(people > 0 && systems > 0 ? both : only),
    blocks: drawOnce({ id: 'context-diagram', caption, direction: 'right', groups: [] }, picture, mostLabels),
  }
}

export function answer(view: SolutionView): Slide {
  const picture = partsPicture(view, 'answer-diagram', mostLabels)
  const shown = picture.reduce((sum, block) => sum + (block.type === 'diagram' ? block.nodes.length : 0), 0)
  if (shown === 0)
    return {
      heading: 'What is to be built depends on what the brief still has to say',
      blocks: [
        missing(
          'answer-parts',
          'The brief gives too little to name the parts. It has to say what the system must do, and with which data.',
        ),
      ],
    }
  const all = view.blocks.length
  return {
    heading: headline(
      shown > 1 && shown < all
        ? `${numberWord(shown)} of ${countOf(all, 'part')} do the client’s work; the rest ${agree(all - shown, 'serves', 'serve')} them`
        : undefined,
      shown === 1 ? 'One part does the work' : `${countOf(shown, 'part')} do the work together`,
    ),
    blocks: picture,
  }
}
