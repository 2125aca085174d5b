import type { Section } from '#shared/content/content.ts'
import type { Solution } from '#server/solution/solution.ts'
import { describeAs } from '../describe-as.ts'
import type { DocumentType, Words } from '../document-type.ts'
import { homeByList } from '../home-by-list.ts'
import { type HomeOf, type SolutionView, viewSolution } from '../solution-view.ts'
import { powerpointOutline, type SlideId } from './outline.ts'
import { type Slide, speakerNotes } from './slide.ts'
import { nextSteps, questions, risks } from './slides/closing.ts'
import { cost } from './slides/cost.ts'
import { parts, run } from './slides/how-it-works.ts'
import { coverage, qualities } from './slides/needs.ts'
import { opening } from './slides/opening.ts'
import { answer, context } from './slides/pictures.ts'
import { plan } from './slides/plan.ts'
import { decisions, protection, reliability } from './slides/reasons.ts'

const slides: Record<SlideId, (view: SolutionView) => Slide> = {
  opening,
  context,
  qualities,
  coverage,
  answer,
  parts,
  run,
  decisions,
  protection,
  reliability,
  plan,
  cost,
  risks,
  questions,
  'next-steps': nextSteps,
}

const listHome = homeByList({
  objectives: 'opening',
  requirements: 'coverage',
  elements: 'parts',
  scenarios: 'run',
  decisions: 'decisions',
  dataEntities: 'protection',
  workstreams: 'plan',
  milestones: 'plan',
  costs: 'cost',
  risks: 'risks',
  questions: 'questions',
})
const home: HomeOf = (view, id) => (view.isOutside(id) ? 'context' : listHome(view, id))

/** A slide for each chapter: its message, what shows it, and last what the speaker says. */
function buildSections(solution: Solution, words: Words): Section[] {
  const view = viewSolution(solution, home)
  return powerpointOutline.map(({ id }) => {
    const { heading, blocks } = slides[id](view)
    return { id, heading, blocks: [...blocks, ...speakerNotes(id, words[id] ?? [])], sections: [] }
  })
}

export const powerpoint: DocumentType = {
  outline: powerpointOutline,
  buildSections,
  describe: describeAs('powerpoint', 'Presentation'),
}
