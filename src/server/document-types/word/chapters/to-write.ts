import type { Chapter } from '../../document-type.ts'
import { fitOf, isThin } from '../../fit.ts'
import { list, text } from '../../make-blocks.ts'

/** Parts of a response that are needed in addition to the answers and are not written yet. */
export const toWrite: Chapter = {
  id: 'to-write',
  heading: 'Still to be written',
  ask: 'Which parts of the response nobody has written yet.',
  alsoCalled: ['approach', 'team', 'price'],
  body: ({ solution }) =>
    fitOf(solution) === 'reading' && !isThin(solution)
      ? {
          blocks: [
            list('to-write-list', [
              text('Approach: the design, its components and decisions.'),
              text('Plan and team: they follow from the design’s work packages.'),
              text('Price: days of work and day rates, once both are known.'),
              text('An answer, an owner and a due date for each statement below.'),
            ]),
          ],
        }
      : undefined,
  words: () => [],
}
