import type { Mention } from './find-systems.ts'
import type { KnownName } from './reading.ts'

/** Mentions of one system under all its names. */
export type Group = { name: string; aliases: string[]; mentions: Mention[]; known?: KnownName | undefined }

export type BriefNames = { groups: Group[]; smallWords: ReadonlySet<string> }
