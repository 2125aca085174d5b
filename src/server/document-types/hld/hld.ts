import type { Section } from '#shared/content/content.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { DocumentType, Words } from '../document-type.ts'
import { type ChapterBodies, chapterSections } from '../chapter-sections.ts'
import { describeAs } from '../describe-as.ts'
import { standingFacts } from '../standing-facts.ts'
import { viewSolution } from '../solution-view.ts'
import { buildingBlocks } from './chapters/building-blocks.ts'
import { concepts } from './chapters/concepts.ts'
import { context } from './chapters/context.ts'
import { data } from './chapters/data.ts'
import { decisions } from './chapters/decisions.ts'
import { deployment } from './chapters/deployment.ts'
import { documentControl } from './chapters/document-control.ts'
import { glossary } from './chapters/glossary.ts'
import { goals } from './chapters/goals.ts'
import { operations } from './chapters/operations.ts'
import { quality } from './chapters/quality.ts'
import { questions } from './chapters/questions.ts'
import { reliability } from './chapters/reliability.ts'
import { risks } from './chapters/risks.ts'
import { runtime } from './chapters/runtime.ts'
import { scope } from './chapters/scope.ts'
import { security } from './chapters/security.ts'
import { strategy } from './chapters/strategy.ts'
import { traceability } from './chapters/traceability.ts'
import { hldHome } from './hld-home.ts'
import { type HldChapterId, hldOutline } from './outline.ts'

const bodies: ChapterBodies<HldChapterId> = {
  'document-control': documentControl,
  goals,
  scope,
  context,
  strategy,
  'building-blocks': buildingBlocks,
  runtime,
  data,
  deployment,
  concepts,
  quality,
  security,
  reliability,
  operations,
  decisions,
  risks,
  questions,
  glossary,
  traceability,
}

function buildSections(solution: Solution, words: Words): Section[] {
  return chapterSections(hldOutline, bodies, { view: viewSolution(solution, hldHome), words })
}

export const hld: DocumentType = {
  outline: hldOutline,
  buildSections,
  describe: (brief, solution) => {
    const described = describeAs('hld')(brief, solution)
    return { ...described, facts: [...described.facts, ...standingFacts(solution)] }
  },
}
