import { allPatterns } from './patterns/all-patterns.ts'
import type { Pattern } from './patterns/pattern.ts'
import type { Reading } from './read-brief.ts'
import { isOutside } from './read-scope.ts'

const mostPatterns = 5
const needed = 4

/** Patterns that the brief calls for, the strongest first; a brief that calls for none gets the first pattern of all. */
export function choosePatterns(reading: Reading): Pattern[] {
  const said = reading.statements.filter((statement) => !isOutside(statement)).map(({ text }) => text)
  const text = said.join('\n')
  const scored = allPatterns
    .map((pattern) => ({ pattern, score: scoreOf(pattern, text, reading.project) }))
    .filter(({ score }) => score >= needed)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, mostPatterns)
  return scored.length > 0 ? scored.map(({ pattern }) => pattern) : allPatterns.slice(0, 1)
}

/** Words in the project's name count double: they say what the whole is. */
const scoreOf = (pattern: Pattern, text: string, project: string) =>
  pattern.calledBy.reduce(
    (score, { words, weight }) => score + (words.test(text) ? weight : 0) + (words.test(project) ? 2 * weight : 0),
    0,
  )
