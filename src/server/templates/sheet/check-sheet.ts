import { AppError } from '#shared/errors.ts'
import { sheetLimits } from '#shared/limits.ts'
import type { Upload } from '../check-upload.ts'
import { refusal } from '../refusal.ts'

/** Quick checks of a client's sheet: name, size, first bytes. */
export function checkSheet({ filename, bytes }: Upload): void {
  const name = filename.toLowerCase()
  if (name.endsWith('.xlsm')) throw sheetRefusal.macros()
  if (!name.endsWith(sheetLimits.extension)) throw sheetRefusal.otherKind()
  if (bytes.length === 0) throw new AppError('unreadable-file', 'This file is empty.', { details: 'Choose the file again.' })
  if (bytes.length > sheetLimits.bytes) throw sheetRefusal.tooLarge()
  const signature = Buffer.from(bytes.subarray(0, 4)).toString('hex')
  if (signature === 'd0cf11e0') throw Buffer.from(bytes).includes(encrypted) ? refusal.encrypted() : sheetRefusal.otherKind()
  if (signature !== '504b0304') throw refusal.otherContent(sheetLimits.extension)
}

/** Excel wraps an encrypted workbook in the container of its old format, with this entry. */
const encrypted = Buffer.from('EncryptedPackage', 'utf16le')

/** Why a client's sheet cannot be read, and how to solve it. */
export const sheetRefusal = {
  otherKind: () =>
    new AppError('unsupported-media', 'The client’s sheet has to be an .xlsx file.', {
      details: 'Save it as an Excel workbook (.xlsx) and choose that.',
    }),
  macros: () =>
    new AppError('unsupported-media', 'This workbook has macros.', { details: 'Save it as .xlsx without macros and choose that.' }),
  signed: () =>
    new AppError('unsupported-media', 'This workbook has a digital signature, which filling it in would break.', {
      details: 'Remove the signature, or save a copy, and choose that.',
    }),
  tooLarge: () =>
    new AppError('too-large', 'The client’s sheet may have at most 10 MB.', { details: 'Remove pictures from a copy of it.' }),
  tooManyRows: () =>
    new AppError('too-large', `This sheet has more than ${sheetLimits.rows.toLocaleString('en-GB')} rows or 200,000 cells.`, {
      details: 'Delete what is not to be answered from a copy, and choose that.',
    }),
  noSheet: () =>
    new AppError('unreadable-file', 'This workbook has no visible sheet with cells.', {
      details: 'Open it in Excel and see whether it is the right one.',
    }),
  gone: () =>
    new AppError('invalid-input', 'The chosen sheet or columns are not in this file.', { details: 'Choose the file again.' }),
}
