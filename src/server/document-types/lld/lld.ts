import type { Section } from '#shared/content/content.ts'
import { clientOf } from '#shared/brief.ts'
import { factsVersion } from '#server/solution/facts-version.ts'
import type { Solution } from '#server/solution/solution.ts'
import { type ChapterBodies, chapterSections } from '../chapter-sections.ts'
import { clientFacts } from '../describe-as.ts'
import type { DocumentType, Words } from '../document-type.ts'
import { glossary } from '../hld/chapters/glossary.ts'
import { questions } from '../hld/chapters/questions.ts'
import { viewSolution } from '../solution-view.ts'
import { standingFacts } from '../standing-facts.ts'
import { algorithms } from './chapters/algorithms.ts'
import { concernsBody } from './chapters/concerns.ts'
import { configuration } from './chapters/configuration.ts'
import { dataModel } from './chapters/data-model.ts'
import { errors } from './chapters/errors.ts'
import { identification } from './chapters/identification.ts'
import { interactions } from './chapters/interactions.ts'
import { interfaceSecurity } from './chapters/interface-security.ts'
import { interfaces } from './chapters/interfaces.ts'
import { limits } from './chapters/limits.ts'
import { modules } from './chapters/modules.ts'
import { buildRisks } from './chapters/risks.ts'
import { states } from './chapters/states.ts'
import { structure } from './chapters/structure.ts'
import { testPlan } from './chapters/tests.ts'
import { trace } from './chapters/trace.ts'
import { lldHome } from './lld-home.ts'
import { type LldChapterId, lldOutline } from './outline.ts'

const bodies: ChapterBodies<LldChapterId> = {
  identification,
  concerns: concernsBody,
  structure,
  modules,
  interfaces,
  data: dataModel,
  interactions,
  states,
  algorithms,
  limits,
  security: interfaceSecurity,
  errors,
  configuration,
  tests: testPlan,
  risks: buildRisks,
  questions,
  glossary,
  traceability: trace,
}

function buildSections(solution: Solution, words: Words): Section[] {
  return chapterSections(lldOutline, bodies, { view: viewSolution(solution, lldHome), words })
}

export const lld: DocumentType = {
  outline: lldOutline,
  buildSections,
  describe: (brief, solution) => ({
    title: brief.projectName,
    subtitle: `Low-Level Design for ${clientOf(brief).name}`,
    facts: [
      ...clientFacts(brief),
      { label: 'Project', value: brief.projectName },
      { label: 'Document', value: 'Low-Level Design' },
      { label: 'Parent design', value: `High-Level Design, ${brief.projectName}, facts ${factsVersion(solution)}` },
      ...standingFacts(solution),
    ],
  }),
}
