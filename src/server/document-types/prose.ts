import type { Inline } from '#shared/content/blocks.ts'
import { sentence } from './english.ts'

type Fact = { id: string }

/** One sentence with citations of its facts; empty if there is no text. */
export function citedText(words: string, facts: Fact[] = []): Inline[] {
  if (words === '') return []
  const cites = [...new Set(facts.map(({ id }) => id))]
  return [{ text: `${sentence(words)} `, ...(cites.length > 0 ? { cites } : {}) }]
}

/** Joins sentences to one paragraph, without the space after the last; empty if there are none. */
export function paragraphsOf(...sentences: Inline[][]): Inline[][] {
  const runs = sentences.flat()
  const last = runs.at(-1)
  return last ? [[...runs.slice(0, -1), { ...last, text: last.text.trimEnd() }]] : []
}

/** For a row of a table in the brief: the text of its longest cell. */
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
