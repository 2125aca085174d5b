import type { Section } from '#shared/content/content.ts'
import type { Solution } from '#server/solution/solution.ts'
import { describeAs } from '../describe-as.ts'
import type { DocumentType, Words } from '../document-type.ts'
import { homeByList } from '../home-by-list.ts'
import { qualityGoals } from '../quality-goals.ts'
import { type HomeOf, type SolutionView, viewSolution } from '../solution-view.ts'
import { powerpointOutline, type SlideId } from './outline.ts'
import { type Slide, speakerNotes } from './slide.ts'
import { nextSteps } from './slides/ask.ts'
import { questions, risks } from './slides/closing.ts'
import { cost } from './slides/cost.ts'
import { leadingRun, parts, run } from './slides/how-it-works.ts'
import { coverage, qualities } from './slides/needs.ts'
import { opening } from './slides/opening.ts'
import { answer, context } from './slides/pictures.ts'
import { plan } from './slides/plan.ts'
import { decisions, protection, recoveryRequirements, reliability } from './slides/reasons.ts'

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

/** Fewer requirements than this do not carry a talk about how the parts work. */
const leastForDetails = 8

const isDetailed = ({ solution }: SolutionView) => solution.requirements.length >= leastForDetails

/** What each slide needs to prove its message; the others always stand. */
const needs: Partial<Record<SlideId, (view: SolutionView) => boolean>> = {
  context: ({ outside }) => outside.length > 2,
  qualities: (view) => qualityGoals(view).length > 1,
  coverage: ({ solution }) => solution.requirements.length > 0,
  parts: (view) => isDetailed(view) && !view.solution.isAdvice && view.blocks.length > 2,
  run: (view) => isDetailed(view) && leadingRun(view.solution) !== undefined,
  decisions: ({ solution }) => solution.decisions.length > 0,
  protection: (view) => isDetailed(view) && !view.solution.isAdvice && view.solution.dataEntities.length > 0,
  reliability: (view) => recoveryRequirements(view).length > 0,
  risks: ({ solution }) => solution.risks.length > 0,
  // One question fits among what is asked at the end.
  questions: ({ solution }) => solution.questions.length > 1,
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

/** A slide for each chapter that has something to say: its message, what shows it, and last what the speaker says. */
function buildSections(solution: Solution, words: Words): Section[] {
  const whole = viewSolution(solution)
  const told = powerpointOutline.filter(({ id }) => needs[id]?.(whole) ?? true)
  const ids = new Set<string | undefined>(told.map(({ id }) => id))
  const view = viewSolution(solution, (of, fact) => {
    const slide = home(of, fact)
    return ids.has(slide) ? slide : undefined
  })
  return told.map(({ id }) => {
    const { heading, blocks } = slides[id](view)
    return { id, heading, blocks: [...blocks, ...speakerNotes(id, words[id] ?? [])], sections: [] }
  })
}

export const powerpoint: DocumentType = {
  outline: powerpointOutline,
  buildSections,
  describe: describeAs('powerpoint', 'Board presentation'),
}
