import { isEdited } from '#server/compose/change/keep-edited.ts'
import { getFactsAndWords } from '#server/documents/revisions/store.ts'
import type { Database } from '#server/platform/database.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Changes } from './change-facts.ts'
import type { Wished } from './write-chapters.ts'

/** The version that a new one is based on, including everything that people wrote into it by hand, except in one chapter. */
export type Revises = {
  versionId: string
  madeBy: 'rulings' | 'rewrite' | 'change'
  reason: string
  /** The change request for the design. */
  change?: string
  chapter?: string
  /** Its facts were edited and are therefore in no generation: they are taken from the version. */
  keepsFacts?: boolean
  wished?: Omit<Wished, 'chapter'>
}
/** A version whose facts are reused except for rulings or wishes; undefined for an unedited reading, which has no design. */
export async function changesOf(database: Database, revises: Revises | undefined): Promise<Changes | undefined> {
  if (!revises || (revises.madeBy === 'rewrite' && !revises.keepsFacts)) return undefined
  const { solution, words: all, writer, marks } = await getFactsAndWords(database, revises.versionId)
  const facts = JSON.parse(solution) as Solution
  if (!facts.statements || (facts.fit === 'reading' && !isEdited(facts))) return undefined
  const words = Object.fromEntries(Object.entries(all ?? {}).filter(([id]) => id !== revises.chapter))
  const byHand = /, edited by .*$/
  return { solution: facts, words, marks, writers: writer.replace(byHand, '').split(' and '), wish: revises.change }
}
