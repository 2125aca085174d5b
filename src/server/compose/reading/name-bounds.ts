import { isNoSystem } from './names/no-systems.ts'
import type { KnownName } from './reading.ts'
import type { Token } from './tokens.ts'

/** “Pearson VUE”: a word of a longer name is no language and no framework. */
export function isInName(tokens: Token[], { listed, first }: { listed: KnownName; first: number }) {
  const before = tokens[first - 1]
  return (
    /^(?:language|framework)$/.test(listed.kind) &&
    before !== undefined &&
    /^\p{Lu}\p{Ll}/u.test(before.text) &&
    (tokens[first]?.start ?? 0) - before.end === 1 &&
    !isNoSystem(before.text) &&
    !startsSentence(tokens, first - 1)
  )
}

export const startsSentence = (tokens: Token[], at: number) => at === 0 || /^[.!?:;|•"“(–-]$/.test(tokens[at - 1]?.text ?? '')

/** Mixed case, figures or capitals alone: no ordinary word is written so. */
export const isUnusuallyCased = (name: string) => /\p{Ll}\p{Lu}|\p{L}-?\d|^\p{Lu}{3,8}s?$|\+/u.test(name)
