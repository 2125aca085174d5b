import { briefFileLimits } from '#shared/brief-files.ts'
import { UploadedBrief } from '#shared/uploaded-brief.ts'
import type { Upload } from '#server/templates/check-upload.ts'
import { refusal } from '#server/templates/refusal.ts'
import { runFileChild } from './run-file-child.ts'

/** Reads a brief that was uploaded as a file and divides it into fields; nothing of it is stored. */
export async function readUploadedBrief(file: Upload, signal?: AbortSignal): Promise<UploadedBrief> {
  const name = file.filename.toLowerCase()
  if (!briefFileLimits.extensions.some((extension) => name.endsWith(extension))) throw refusal.noBrief()
  return UploadedBrief.parse(await runFileChild('brief-child', file, signal))
}
