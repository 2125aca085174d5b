import type { Token } from '../tokens.ts'
import { baseOf } from '../verb-forms.ts'
import { signsOfWord } from './read-context.ts'

/** Words of a statement that are looked at; what a sentence is stands in its beginning. */
const most = 60
/** Words at the beginning that count by their place. */
const opening = 3

/** What speaks for a statement asking for something, leaving something out, or only telling. */
export function signsOfStatement(tokens: readonly Token[], heading: string | undefined): Set<string> {
  const words = tokens.slice(0, most).map(({ is, lower }) => (is === 'number' ? '#' : (baseOf(lower) ?? lower)))
  return new Set([
    'any',
    `length=${Math.min(6, Math.floor(words.length / 5))}`,
    `end=${words.at(-1) ?? ''}`,
    ...words.flatMap((word) => signsOfWord('t', word)),
    ...words.slice(1).map((word, at) => `2=${words[at]} ${word}`),
    ...words.slice(0, opening).map((word, at) => `p${at}=${word}`),
    ...((heading ?? '').toLowerCase().match(/\p{L}{3,}/gu) ?? []).flatMap((word) => signsOfWord('h', word)),
  ])
}
