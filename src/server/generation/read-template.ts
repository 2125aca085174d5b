import { Outline } from '#shared/brief.ts'
import { programBeside } from '#server/platform/program-beside.ts'
import { runInChild } from '#server/platform/run-in-child.ts'
import { checkUpload } from '#server/templates/check-upload.ts'
import type { Upload } from '#server/templates/check-upload.ts'
import { refusal } from '#server/templates/refusal.ts'

const limits = { milliseconds: 20_000, stallMilliseconds: 1200, megabytes: 80 }

/** The outline of an uploaded template, read in a process of its own that may take no more than its limits. */
export async function readTemplate(file: Upload, signal?: AbortSignal): Promise<Outline> {
  checkUpload(file)
  const job = { options: file.filename, bytes: file.bytes }
  const outcome = await runInChild(programBeside(import.meta.url, 'template-child'), job, signal ? { ...limits, signal } : limits)
  if (outcome.outcome === 'answered') return Outline.parse(outcome.output)
  if (outcome.outcome === 'refused') throw outcome.error
  throw outcome.outcome === 'crashed' ? refusal.damaged(outcome.reason) : refusal.tooComplex()
}
