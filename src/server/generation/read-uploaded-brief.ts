import { UploadedBrief } from '#shared/uploaded-brief.ts'
import type { Upload } from '#server/templates/check-upload.ts'
import { runFileChild } from './run-file-child.ts'

/** Reads a brief that was uploaded as a file and divides it into fields; nothing of it is stored. */
export async function readUploadedBrief(file: Upload, signal?: AbortSignal): Promise<UploadedBrief> {
  return UploadedBrief.parse(await runFileChild('brief-child', file, signal))
}
