import type { Inline } from '#shared/content/blocks.ts'
import { plainText } from '#shared/content/plain-text.ts'
import type { HldChapterId } from '#server/document-types/hld/outline.ts'
import { viewSolution } from '#server/document-types/solution-view.ts'
import type { Composer } from '../composer.ts'
import { buildingBlocks } from './words/building-blocks.ts'
import { concepts } from './words/concepts.ts'
import { context } from './words/context.ts'
import { data } from './words/data.ts'
import { decisions } from './words/decisions.ts'
import { deployment } from './words/deployment.ts'
import { documentControl } from './words/document-control.ts'
import { glossary } from './words/glossary.ts'
import { goals } from './words/goals.ts'
import { operations } from './words/operations.ts'
import type { ChapterWriter } from './words/prose.ts'
import { quality } from './words/quality.ts'
import { questions } from './words/questions.ts'
import { reliability } from './words/reliability.ts'
import { risks } from './words/risks.ts'
import { runtime } from './words/runtime.ts'
import { scope } from './words/scope.ts'
import { security } from './words/security.ts'
import { strategy } from './words/strategy.ts'
import { traceability } from './words/traceability.ts'

const writers: Record<HldChapterId, ChapterWriter> = {
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

const hasWriter = (id: string): id is HldChapterId => id in writers

/** A chapter's paragraphs from the facts alone; the same facts give the same words. */
export const writeChapter: Composer['writeChapter'] = async ({ chapter, solution }, context) => {
  context.signal.throwIfAborted()
  const written: Inline[][] = hasWriter(chapter.id) ? writers[chapter.id](viewSolution(solution)) : []
  for (const paragraph of written) context.onText?.(`${plainText(paragraph)}\n\n`)
  return written
}
