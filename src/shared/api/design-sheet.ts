import { z } from 'zod'
import { filledRoles, leftReasons, sheetLimits, sheetRoles } from '../sheet-limits.ts'
import { upload } from './endpoint.ts'
import { VersionNumber } from './version-number.ts'

/** What a person has corrected: the sheet by its place among those that are shown, the row of the heads, columns by their letters. */
export const SheetChoice = z.object({
  sheet: z.int().min(0).max(1_000),
  head: z.int().min(1).max(1_048_576).optional(),
  columns: z.partialRecord(z.enum(sheetRoles), z.string().regex(/^[A-Z]{1,3}$/)).optional(),
})
export type SheetChoice = z.infer<typeof SheetChoice>

const letters = z.string()
const input = z.object({
  id: z.uuid(),
  /** Of which the answers are. */
  version: VersionNumber,
  /** JSON text of a `SheetChoice`; found out where there is none. */
  choice: z.string().max(2_000).optional(),
})
const file = { field: 'sheet', maxBytes: sheetLimits.bytes }

export const FoundSheet = z.object({
  /** Names of the visible sheets. */
  sheets: z.array(z.string()),
  sheet: z.int(),
  /** The row of the heads. */
  head: z.int(),
  columns: z.array(
    z.object({
      letters,
      heading: z.string(),
      /** What the column may have, where that is a list. */
      values: z.array(z.string()).optional(),
    }),
  ),
  roles: z.partialRecord(z.enum(sheetRoles), letters),
  rows: z.array(
    z.object({
      row: z.int(),
      reference: z.string(),
      text: z.string(),
      /** Ids of the statements that the row asks about; empty where it fits none. */
      statements: z.array(z.string()),
      cells: z.partialRecord(z.enum(filledRoles), z.string()),
    }),
  ),
})
export type FoundSheet = z.infer<typeof FoundSheet>

export const FilledSheet = z.object({
  /** Of the .xlsx, in Base64. */
  bytes: z.string(),
  /** How many were filled in. */
  cells: z.int(),
  rows: z.int(),
  /** What was left as it is: the cell, such as D12, and why. */
  left: z.array(z.object({ cell: z.string(), reason: z.enum(leftReasons) })),
})
export type FilledSheet = z.infer<typeof FilledSheet>

export const designSheetApi = {
  read: upload({
    method: 'POST',
    path: '/documents/:id/design/sheet',
    summary:
      'What a client’s response sheet (.xlsx) asks and has filled in, row by row beside the statements of a design; nothing is stored',
    access: 'staff',
    input,
    file,
    output: FoundSheet,
  }),
  fillIn: upload({
    method: 'POST',
    path: '/documents/:id/design/sheet/fill',
    summary:
      'A client’s response sheet with the answers of a version filled in; nothing else of the file changes, and nothing is stored',
    access: 'staff',
    input: input.extend({ overwrite: z.enum(['true', 'false']).default('false') }),
    file,
    output: FilledSheet,
  }),
}
