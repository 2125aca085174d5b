import type { ReadStatement } from './find-systems.ts'
import { tagTokens } from './tag-words.ts'

const known = new WeakMap<ReadStatement, readonly string[]>()

/** The parts of speech of a statement's tokens, found once for all who ask. */
export function tagsOf(statement: ReadStatement): readonly string[] {
  const tags = known.get(statement) ?? tagTokens(statement.text, statement.tokens)
  known.set(statement, tags)
  return tags
}
