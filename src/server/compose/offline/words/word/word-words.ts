import type { WordChapterId } from '#server/document-types/word/outline.ts'
import { people, systems } from '../hld/context.ts'
import { plan } from '../hld/operations.ts'
import { questions } from '../hld/questions.ts'
import { risks } from '../hld/risks.ts'
import { choices, strategy } from '../hld/strategy.ts'
import { type ChapterWriter, oneParagraph, orElse } from '../prose.ts'
import { executiveSummary } from './executive-summary.ts'
import { acceptance, assumptions, costs, deliverables, need, scope, team, terms, touched } from './proposal.ts'

/** The prose of a proposal. */
export const wordWords: Record<WordChapterId, ChapterWriter> = {
  'executive-summary': executiveSummary,
  background: orElse(
    oneParagraph((view) => (view.solution.isAdvice ? touched(view) : [...people(view), ...systems(view)])),
    'The brief tells neither who works with the matter today nor with which systems',
  ),
  need,
  approach: orElse(
    (view) => (view.solution.isAdvice ? oneParagraph(choices)(view) : strategy(view)),
    'An approach can be argued once the brief says what the system must do',
  ),
  scope,
  deliverables,
  plan: orElse(oneParagraph(plan), 'A plan follows once start, end and people are known'),
  team,
  costs,
  risks: orElse(risks, 'Nobody has named a risk so far, which says more about the brief than about the work'),
  assumptions,
  questions: orElse(questions, 'Nothing is asked of the client at this point'),
  terms,
  acceptance,
}
