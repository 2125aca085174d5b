import { Outline } from '#shared/brief.ts'
import { programBeside } from '#server/platform/program-beside.ts'
import { runInChild } from '#server/platform/run-in-child.ts'
import { createTurns } from '#server/platform/create-turns.ts'
import { checkUpload } from '#server/templates/check-upload.ts'
import type { Upload } from '#server/templates/check-upload.ts'
import { refusal } from '#server/templates/refusal.ts'

const limits = { milliseconds: 20_000, stallMilliseconds: 600, megabytes: 48 }
/** Each takes a core and some 60 MB while it works. */
const takeTurn = createTurns({ atOnce: 2, queueLimit: 50 })

/** The outline of an uploaded template, read in a process of its own that may take no more than its limits. */
export async function readTemplate(file: Upload, signal?: AbortSignal): Promise<Outline> {
  checkUpload(file)
  const job = { options: file.filename, bytes: file.bytes }
  const program = programBeside(import.meta.url, 'template-child')
  const outcome = await takeTurn(() => runInChild(program, job, signal ? { ...limits, signal } : limits))
  if (outcome.outcome === 'answered') return Outline.parse(outcome.output)
  if (outcome.outcome === 'refused') throw outcome.error
  throw outcome.outcome === 'crashed' ? refusal.damaged(outcome.reason) : refusal.tooComplex()
}
