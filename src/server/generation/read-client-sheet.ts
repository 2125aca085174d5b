import { FilledSheet, FoundSheet } from '#shared/api/design-sheet.ts'
import type { Upload } from '#server/templates/check-upload.ts'
import { checkSheet } from '#server/templates/sheet/check-sheet.ts'
import type { FillJob } from '#server/templates/sheet/fill-sheet.ts'
import type { SheetJob } from '#server/templates/sheet/read-sheet.ts'
import { readApart } from './run-file-child.ts'

/** The input of the program that reads a client's sheet; with `filling` it also fills the sheet in. */
export type SheetWork = Omit<SheetJob, 'progress'> & { filling?: Pick<FillJob, 'choice' | 'answers' | 'overwrites'> }

const limits = { milliseconds: 30_000, stallMilliseconds: 3_000, megabytes: 192, longestAnswer: 32 * 2 ** 20 }

const read = async (file: Upload, work: SheetWork, signal?: AbortSignal): Promise<unknown> => {
  checkSheet(file)
  return readApart('sheet-child', { options: work, bytes: file.bytes }, { ...limits, ...(signal && { signal }) })
}

/** Reads a client's response sheet; nothing of it is stored. */
export const readClientSheet = async (file: Upload, work: Omit<SheetWork, 'filling'>, signal?: AbortSignal) =>
  FoundSheet.parse(await read(file, work, signal))

export const fillClientSheet = async (
  file: Upload,
  work: Required<Pick<SheetWork, 'filling' | 'statements'>>,
  signal?: AbortSignal,
) => FilledSheet.parse(await read(file, work, signal))
