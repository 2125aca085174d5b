import type { Solution } from '#server/solution/solution.ts'
import { abbreviations } from './abbreviations.ts'
import { fromPattern, number, type Draft } from './draft.ts'

/** The patterns' own words, and the abbreviations that stand in the brief or in the design. */
export function listTerms({ patterns, reading, elements }: Draft): Solution['terms'] {
  const text = [...reading.statements.map(({ text }) => text), ...elements.map(({ technology }) => technology ?? '')].join('\n')
  const used = Object.entries(abbreviations)
    .filter(([word]) =>
      new RegExp(String.raw`(?<![\p{L}\d])${word.replace(/[/.]/g, String.raw`\$&`)}(?![\p{L}\d])`, 'u').test(text),
    )
    .map(([word, meaning]) => ({ source: fromPattern({ id: 'every-system' }), word, meaning }))
  const own = patterns.flatMap((pattern) =>
    pattern.terms.map(([word, meaning]) => ({ source: fromPattern(pattern), word, meaning })),
  )
  const terms = [...own, ...used].toSorted((one, other) => (one.word.toLowerCase() < other.word.toLowerCase() ? -1 : 1))
  return number(
    'TRM',
    terms.filter(({ word }, index) => terms.findIndex((term) => term.word === word) === index),
  )
}
