import type { Body } from '../../make-blocks.ts'
import type { SolutionView } from '../../solution-view.ts'
import { termTable } from '../../tables/term-table.ts'

export const glossary = (view: SolutionView): Body => ({ blocks: [termTable(view, 'glossary-terms')] })
