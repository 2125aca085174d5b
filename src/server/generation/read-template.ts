import { z } from 'zod'
import { Outline } from '#shared/brief.ts'
import type { Template } from '#server/documents/templates/store.ts'
import { programBeside } from '#server/platform/program-beside.ts'
import { runInChild } from '#server/platform/run-in-child.ts'
import { createTurns } from '#server/platform/create-turns.ts'
import { checkUpload } from '#server/templates/check-upload.ts'
import type { Upload } from '#server/templates/check-upload.ts'
import { refusal } from '#server/templates/refusal.ts'

/** However many parts a Word document has: several times what a long one takes. */
const wordProcessorMilliseconds = 1_700
const limits = { milliseconds: 20_000, stallMilliseconds: 600, megabytes: 48, longestAnswer: 16 * 2 ** 20 }
/** Each takes a core and some 60 MB while it works. */
const takeTurn = createTurns({ atOnce: 2, queueLimit: 50 })

/** What an uploaded template gives: its headings, and its looks where it is a Word document. */
export type ReadTemplate = { outline: Outline; template: Template | null }

const Answer = z.object({ outline: Outline, template: z.string().nullable(), remarks: z.array(z.string()) })

/** An uploaded template, read in a process of its own that may take no more than its limits. */
export async function readTemplate(file: Upload, signal?: AbortSignal): Promise<ReadTemplate> {
  const extension = checkUpload(file)
  const own = extension === '.docx' ? { ...limits, processorMilliseconds: wordProcessorMilliseconds } : limits
  const job = { options: file.filename, bytes: file.bytes }
  const program = programBeside(import.meta.url, 'template-child')
  const outcome = await takeTurn(() => runInChild(program, job, signal ? { ...own, signal } : own))
  if (outcome.outcome === 'answered') return understand(Answer.parse(outcome.output))
  if (outcome.outcome === 'refused') throw outcome.error
  throw outcome.outcome === 'crashed' ? refusal.damaged(outcome.reason) : refusal.tooComplex()
}

function understand({ outline, template, remarks }: z.infer<typeof Answer>): ReadTemplate {
  const lends = template !== null || remarks.length > 0
  return { outline, template: lends ? { bytes: template === null ? null : Buffer.from(template, 'base64'), remarks } : null }
}
