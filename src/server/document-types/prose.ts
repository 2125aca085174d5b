import type { Inline } from '#shared/content/blocks.ts'
import { sentence } from './english.ts'

type Fact = { id: string }

/** One sentence, with the facts it rests on; nothing where there is nothing to say. */
export function citedText(words: string, facts: Fact[] = []): Inline[] {
  if (words === '') return []
  const cites = [...new Set(facts.map(({ id }) => id))]
  return [{ text: `${sentence(words)} `, ...(cites.length > 0 ? { cites } : {}) }]
}

/** Sentences as one paragraph, without the space after the last; no paragraph where none is said. */
export function paragraphsOf(...sentences: Inline[][]): Inline[][] {
  const runs = sentences.flat()
  const last = runs.at(-1)
  return last ? [[...runs.slice(0, -1), { ...last, text: last.text.trimEnd() }]] : []
}

/** The row of a table of the brief: what it says stands in its longest cell. */
const withoutBars = (words: string) =>
  /^\s*\|/.test(words)
    ? words
        .split('|')
        .map((cell) => cell.trim())
        .reduce((one, other) => (other.length > one.length ? other : one))
    : words

/** The client's own words. */
export const quoted = (words: string) =>
  `“${withoutBars(words)
    .trim()
    .replace(/[\s.;:,]+$/, '')
    .replaceAll(/[“”]/g, '"')}”`
