import type { Body } from '../../make-blocks.ts'
import type { SolutionView } from '../../solution-view.ts'
import { questionTable } from '../../tables/question-table.ts'

export const questions = (view: SolutionView): Body => ({ blocks: [questionTable(view, 'questions-register')] })
