import type { SlideId } from '#server/document-types/powerpoint/outline.ts'
import { walk } from '../hld/building-blocks.ts'
import { people, systems } from '../hld/context.ts'
import { decisions } from '../hld/decisions.ts'
import { priorities, qualities } from '../hld/goals.ts'
import { money, plan } from '../hld/operations.ts'
import { questions } from '../hld/questions.ts'
import { buffers, centre } from '../hld/reliability.ts'
import { boundary, doors } from '../hld/security.ts'
import { technologies } from '../hld/strategy.ts'
import { type ChapterWriter, oneParagraph, orElse } from '../prose.ts'
import {
  agreement,
  close,
  costOrigins,
  dangers,
  dataOrigins,
  exercise,
  missingFromPicture,
  partOrigins,
  planOrigins,
  readPicture,
  readSteps,
  result,
  saidOfMoney,
  saidOfTime,
  story,
  unanswered,
  unmeasured,
} from './talk.ts'

/** The notes of a talk: what the speaker says to each slide, and where what it shows is from. */
export const powerpointWords: Record<SlideId, ChapterWriter> = {
  opening: oneParagraph(result),
  context: orElse(
    oneParagraph(people, systems, missingFromPicture),
    'Ask the room who will use the system, and from where its data comes',
  ),
  qualities: orElse(
    oneParagraph(qualities, unmeasured),
    'Ask for three figures: how fast, how often it may be down, and how much may be lost',
  ),
  coverage: orElse(
    oneParagraph((view) =>
      view.solution.requirements.length > 0 ? [...(view.solution.isAdvice ? [] : priorities(view)), ...unanswered(view)] : [],
    ),
    'Say plainly that nothing has been required yet, and that the rest of the talk is a starting point',
  ),
  answer: orElse(
    oneParagraph((view) => (view.solution.isAdvice ? readSteps(view) : [...walk(view), ...readPicture(view)])),
    'Say what would have to be known to draw the picture',
  ),
  parts: orElse(
    oneParagraph((view) => (view.blocks.length > 0 ? [...technologies(view), ...partOrigins(view)] : [])),
    'Go on quickly; there is no part to speak of',
  ),
  run: orElse(oneParagraph(story), 'Ask one person in the room to tell a working day, and take notes'),
  decisions: orElse(
    (view) => [...decisions(view), ...oneParagraph(agreement)(view)],
    'Promise that the first choice will be brought to this room before it is made',
  ),
  protection: orElse(oneParagraph(boundary, doors, dataOrigins), 'Ask who classes the data and who owns it'),
  reliability: oneParagraph(centre, buffers, exercise),
  plan: orElse(oneParagraph(plan, saidOfTime, planOrigins), 'Ask for a start, an end and the number of people'),
  cost: orElse(oneParagraph(money, saidOfMoney, costOrigins), 'Ask for volumes and numbers of users; cost follows from them'),
  risks: orElse(oneParagraph(dangers), 'Ask what went wrong the last time something like this was tried'),
  questions: orElse(questions, 'Ask whether somebody sees a gap that we have not seen'),
  'next-steps': oneParagraph(close),
}
