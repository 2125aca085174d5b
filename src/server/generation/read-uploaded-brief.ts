import { z } from 'zod'
import { type BriefField, briefFields } from '#shared/brief.ts'
import { briefFileLimits } from '#shared/brief-files.ts'
import type { Upload } from '#server/templates/check-upload.ts'
import { refusal } from '#server/templates/refusal.ts'
import { runFileChild } from './run-file-child.ts'

const Answer = z.object({ fields: z.partialRecord(z.enum(briefFields), z.string()), homeless: z.array(z.string()) })
export type UploadedBrief = { fields: Partial<Record<BriefField, string>>; homeless: string[] }

/** Reads a brief that was uploaded as a file and divides it into fields; nothing of it is stored. */
export async function readUploadedBrief(file: Upload, signal?: AbortSignal): Promise<UploadedBrief> {
  const name = file.filename.toLowerCase()
  if (!briefFileLimits.extensions.some((extension) => name.endsWith(extension))) throw refusal.noBrief()
  return Answer.parse(await runFileChild('brief-child', file, signal))
}
