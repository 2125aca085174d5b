import { type Body, withCaption } from '../../make-blocks.ts'
import type { SolutionView } from '../../solution-view.ts'
import { questionTable } from '../../tables/question-table.ts'

export const questions = (view: SolutionView): Body => ({
  blocks: [withCaption(questionTable(view, 'questions-register'), 'What is asked, of whom, and what holds until the answer')],
})
