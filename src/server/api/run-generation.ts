import { AppError } from '#shared/errors.ts'
import { type GenerationRequest, startGeneration } from '#server/generation/start-generation.ts'
import type { Generation } from '#server/generation/store.ts'
import type { Saved } from '#server/generation/write-document.ts'
import type { DocumentContext } from './document-context.ts'

/** Starts the work, waits for it and returns the saved version; if the caller stops waiting, the work continues. */
export async function runGeneration(context: DocumentContext, request: GenerationRequest, signal: AbortSignal) {
  return awaitSaved(context, await startGeneration(context, request), signal)
}

export async function awaitSaved(
  context: DocumentContext,
  generation: Generation,
  signal: AbortSignal,
): Promise<{ generation: Generation; saved: Saved }> {
  const ended = await context.jobs.ended(generation.id, signal)
  if (ended.state === 'failed') throw new AppError(ended.code, ended.message, ended.details ? { details: ended.details } : {})
  return { generation, saved: ended.result as Saved }
}
