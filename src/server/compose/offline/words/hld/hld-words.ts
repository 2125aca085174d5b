import type { HldChapterId } from '#server/document-types/hld/outline.ts'
import { buildingBlocks } from './building-blocks.ts'
import { concepts } from './concepts.ts'
import { context } from './context.ts'
import { data } from './data.ts'
import { decisions } from './decisions.ts'
import { deployment } from './deployment.ts'
import { documentControl } from './document-control.ts'
import { glossary } from './glossary.ts'
import { goals } from './goals.ts'
import { operations } from './operations.ts'
import type { ChapterWriter } from '../prose.ts'
import { quality } from './quality.ts'
import { questions } from './questions.ts'
import { reliability } from './reliability.ts'
import { risks } from './risks.ts'
import { runtime } from './runtime.ts'
import { scope } from './scope.ts'
import { security } from './security.ts'
import { strategy } from './strategy.ts'
import { traceability } from './traceability.ts'

/** The prose of a High-Level Design. */
export const hldWords: Record<HldChapterId, ChapterWriter> = {
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
