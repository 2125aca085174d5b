import { type ChapterBodies, chapterSections } from '../chapter-sections.ts'
import { describeAs } from '../describe-as.ts'
import type { DocumentType } from '../document-type.ts'
import { homeByList } from '../home-by-list.ts'
import { type HomeOf, viewSolution } from '../solution-view.ts'
import { boundaryTable } from '../tables/boundary-table.ts'
import { questionTable } from '../tables/question-table.ts'
import { riskTable } from '../tables/risk-table.ts'
import { acceptance } from './chapters/acceptance.ts'
import { approach } from './chapters/approach.ts'
import { assumptions } from './chapters/assumptions.ts'
import { background } from './chapters/background.ts'
import { costs } from './chapters/costs.ts'
import { deliverables } from './chapters/deliverables.ts'
import { executiveSummary } from './chapters/executive-summary.ts'
import { need } from './chapters/need.ts'
import { plan } from './chapters/plan.ts'
import { team } from './chapters/team.ts'
import { terms } from './chapters/terms.ts'
import { type WordChapterId, wordOutline } from './outline.ts'

const bodies: ChapterBodies<WordChapterId> = {
  'executive-summary': executiveSummary,
  background,
  need,
  approach,
  scope: (view) => ({ blocks: [boundaryTable(view, 'scope-boundaries')] }),
  deliverables,
  plan,
  team,
  costs,
  risks: (view) => ({ blocks: [riskTable(view, 'risks-register')] }),
  assumptions,
  questions: (view) => ({ blocks: [questionTable(view, 'questions-register')] }),
  terms,
  acceptance,
}

const requirementHomes = { functional: 'need-functional', quality: 'need-qualities', constraint: 'need-constraints' } as const
const listHome = homeByList({
  elements: 'approach-parts',
  decisions: 'approach-choices',
  objectives: 'need-objectives',
  scope: 'scope-boundaries',
  deliverables: 'deliverables-register',
  workstreams: 'plan-workstreams',
  risks: 'risks-register',
  assumptions: 'assumptions-register',
  questions: 'questions-register',
})

const home: HomeOf = (view, id) => {
  const requirement = view.solution.requirements.find((candidate) => candidate.id === id)
  if (requirement) return requirementHomes[requirement.kind]
  return view.isOutside(id) ? 'background-around' : listHome(view, id)
}

export const word: DocumentType = {
  outline: wordOutline,
  buildSections: (solution, words) => chapterSections(wordOutline, bodies, { view: viewSolution(solution, home), words }),
  describe: describeAs('word', 'Proposal and plan'),
}
