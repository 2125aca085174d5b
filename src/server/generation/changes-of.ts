import { isEdited } from '#server/compose/change/keep-edited.ts'
import { getFactsAndWords } from '#server/documents/revisions/store.ts'
import type { Database } from '#server/platform/database.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Changes } from './change-facts.ts'
import type { Wished } from './write-chapters.ts'

/** A version of which the new one is made, with all that persons wrote into it by hand but in one chapter. */
export type Revises = {
  versionId: string
  madeBy: 'rulings' | 'rewrite' | 'change'
  reason: string
  /** What of the design is wished otherwise. */
  change?: string
  chapter?: string
  /** Its facts were edited, so that no generation has them: they are taken from the version. */
  keepsFacts?: boolean
  wished?: Omit<Wished, 'chapter'>
}
/** A version whose facts stay but for what is ruled or wished; a reading that nobody edited has no design that could. */
export async function changesOf(database: Database, revises: Revises | undefined): Promise<Changes | undefined> {
  if (!revises || (revises.madeBy === 'rewrite' && !revises.keepsFacts)) return undefined
  const { solution, words: all, writer, marks } = await getFactsAndWords(database, revises.versionId)
  const facts = JSON.parse(solution) as Solution
  if (!facts.statements || (facts.fit === 'reading' && !isEdited(facts))) return undefined
  const words = Object.fromEntries(Object.entries(all ?? {}).filter(([id]) => id !== revises.chapter))
  const byHand = /, edited by .*$/
  return { solution: facts, words, marks, writers: writer.replace(byHand, '').split(' and '), wish: revises.change }
}
