import type { LldChapterId } from '#server/document-types/lld/outline.ts'
import { glossary } from '../hld/glossary.ts'
import { questions } from '../hld/questions.ts'
import type { ChapterWriter } from '../prose.ts'
import { algorithms, interactions, limits } from './behaviour.ts'
import { data, states } from './data.ts'
import { concerns, identification } from './identification.ts'
import { interfaces, modules, structure } from './parts.ts'
import { tests, traceability } from './proof.ts'
import { risks } from './risks.ts'
import { configuration, errors, security } from './running.ts'

/** The prose of a Low-Level Design. */
export const lldWords: Record<LldChapterId, ChapterWriter> = {
  identification,
  concerns,
  structure,
  modules,
  interfaces,
  data,
  interactions,
  states,
  algorithms,
  limits,
  security,
  errors,
  configuration,
  tests,
  risks,
  questions,
  glossary,
  traceability,
}
