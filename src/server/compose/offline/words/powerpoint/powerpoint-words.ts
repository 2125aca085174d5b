import type { SlideId } from '#server/document-types/powerpoint/outline.ts'
import { walk, weights } from '../hld/building-blocks.ts'
import { people, systems } from '../hld/context.ts'
import { decisions } from '../hld/decisions.ts'
import { priorities, purpose, qualities } from '../hld/goals.ts'
import { money, plan } from '../hld/operations.ts'
import { questions } from '../hld/questions.ts'
import { buffers, centre, targets } from '../hld/reliability.ts'
import { risks } from '../hld/risks.ts'
import { boundary, doors, worth } from '../hld/security.ts'
import { technologies } from '../hld/strategy.ts'
import { met } from '../hld/traceability.ts'
import { type ChapterWriter, oneParagraph, orElse } from '../prose.ts'
import { agreement, check, close, exercise, readPicture, story, unmeasured } from './talk.ts'

/** The notes of a talk: what the speaker says to each slide. */
export const powerpointWords: Record<SlideId, ChapterWriter> = {
  opening: oneParagraph(purpose, check),
  context: orElse(oneParagraph(people, systems), 'Ask the room who will use the system, and from where its data comes'),
  qualities: orElse(
    oneParagraph(qualities, unmeasured),
    'Ask for three figures: how fast, how often it may be down, and how much may be lost',
  ),
  coverage: orElse(
    oneParagraph((view) => (view.solution.requirements.length > 0 ? [...met(view), ...priorities(view)] : [])),
    'Say plainly that nothing has been required yet, and that the rest of the talk is a starting point',
  ),
  answer: orElse(oneParagraph(walk, readPicture), 'Say what would have to be known to draw the picture'),
  parts: orElse(
    oneParagraph((view) => (view.blocks.length > 0 ? [...weights(view), ...technologies(view)] : [])),
    'Go on quickly; there is no part to speak of',
  ),
  run: orElse(oneParagraph(story), 'Ask one person in the room to tell a working day, and take notes'),
  decisions: orElse(
    (view) => [...decisions(view), ...oneParagraph(agreement)(view)],
    'Promise that the first choice will be brought to this room before it is made',
  ),
  protection: orElse(oneParagraph(worth, boundary, doors), 'Ask who classes the data and who owns it'),
  reliability: oneParagraph(targets, centre, buffers, exercise),
  plan: orElse(oneParagraph(plan), 'Ask for a start, an end and the number of people'),
  cost: orElse(oneParagraph(money), 'Ask for volumes and numbers of users; cost follows from them'),
  risks: orElse(risks, 'Ask what went wrong the last time something like this was tried'),
  questions: orElse(questions, 'Ask whether somebody sees a gap that we have not seen'),
  'next-steps': oneParagraph(close),
}
