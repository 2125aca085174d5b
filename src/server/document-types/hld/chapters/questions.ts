import { type Body, withCaption, withoutEmptyColumns } from '../../make-blocks.ts'
import type { SolutionView } from '../../solution-view.ts'
import { questionTable } from '../../tables/question-table.ts'

export const questions = (view: SolutionView): Body => ({
  blocks: [
    withoutEmptyColumns(
      withCaption(questionTable(view, 'questions-register'), 'What is asked, of whom, and what holds until the answer'),
    ),
  ],
})
