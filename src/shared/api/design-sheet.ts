import { z } from 'zod'
import { filledRoles, leftReasons, sheetLimits, sheetRoles } from '../limits.ts'
import { upload } from './endpoint.ts'
import { VersionNumber } from './version-number.ts'

/** Corrections by a person: the sheet by its index among the visible ones, the header row, and columns by letter. */
export const SheetChoice = z.object({
  sheet: z.int().min(0).max(1_000),
  head: z.int().min(1).max(1_048_576).optional(),
  columns: z.partialRecord(z.enum(sheetRoles), z.string().regex(/^[A-Z]{1,3}$/)).optional(),
})
export type SheetChoice = z.infer<typeof SheetChoice>

const letters = z.string()
const input = z.object({
  id: z.uuid(),
  /** The version whose answers are used. */
  version: VersionNumber,
  /** JSON text of a `SheetChoice`; detected automatically by default. */
  choice: z.string().max(2_000).optional(),
})
const file = { field: 'sheet', maxBytes: sheetLimits.bytes }

export const FoundSheet = z.object({
  /** Names of the visible sheets. */
  sheets: z.array(z.string()),
  sheet: z.int(),
  /** The header row. */
  head: z.int(),
  columns: z.array(
    z.object({
      letters,
      heading: z.string(),
      /** The values allowed in the column, if it has a list. */
      values: z.array(z.string()).optional(),
    }),
  ),
  roles: z.partialRecord(z.enum(sheetRoles), letters),
  rows: z.array(
    z.object({
      row: z.int(),
      reference: z.string(),
      text: z.string(),
      /** Ids of the statements that the row asks about; empty if none matches. */
      statements: z.array(z.string()),
      cells: z.partialRecord(z.enum(filledRoles), z.string()),
    }),
  ),
})
export type FoundSheet = z.infer<typeof FoundSheet>

export const FilledSheet = z.object({
  /** The .xlsx file in Base64. */
  bytes: z.string(),
  /** Number of cells filled in. */
  cells: z.int(),
  rows: z.int(),
  /** Cells that were not filled, such as D12, and the reason. */
  left: z.array(z.object({ cell: z.string(), reason: z.enum(leftReasons) })),
})
export type FilledSheet = z.infer<typeof FilledSheet>

export const designSheetApi = {
  read: upload({
    method: 'POST',
    path: '/documents/:id/design/sheet',
    summary: 'Read a client’s response sheet (.xlsx): its rows beside the statements of a design. Nothing is stored',
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
