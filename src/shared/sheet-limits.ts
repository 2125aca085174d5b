/** Limits for a client's response sheet. */
export const sheetLimits = { bytes: 10 * 2 ** 20, extension: '.xlsx', rows: 20_000 } as const
/** The purposes of its columns. */
export const sheetRoles = ['reference', 'statement', 'answer', 'how', 'owner', 'due', 'evidence'] as const
export type SheetRole = (typeof sheetRoles)[number]
export const filledRoles = ['answer', 'how', 'owner', 'due', 'evidence'] as const
export type FilledRole = (typeof filledRoles)[number]
/** Why a cell was not filled. */
export const leftReasons = ['has-value', 'formula', 'merged', 'not-in-list', 'list-not-read', 'too-long', 'answers-differ'] as const
export type LeftReason = (typeof leftReasons)[number]
