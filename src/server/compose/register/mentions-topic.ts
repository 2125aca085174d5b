import type { Statement } from '#server/solution/statement.ts'
import { topicValues } from './topic-values.ts'
import { topicWords } from './topic-words.ts'

/** Maximum letters of an ending, so that “sicherung*” matches “Sicherungen” but no compound with another head word. */
const longestEnding = 5

const patternOf = (words: string) =>
  words
    .split(',')
    .map((word) =>
      word
        .trim()
        .replaceAll(/[.+?()[\]/]/g, String.raw`\$&`)
        .replaceAll('*', String.raw`\p{L}{0,${longestEnding}}`)
        .replaceAll(/[’']/g, "['’]")
        .replaceAll(' ', String.raw`[\s-]+`),
    )
    .join('|')

const patterns = new Map(
  Object.entries(topicWords).map(([topic, languages]) => [
    topic,
    new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${languages.map(patternOf).join('|')})(?![\p{L}\p{N}])`, 'iu'),
  ]),
)

/** Whether a statement mentions a topic: its values decide first, then plain words of it and of its heading. */
export function mentionsTopic(topic: string, { text, label, values }: Statement, heading = ''): boolean {
  if (topicValues[topic]?.({ text, label, values }) === true) return true
  const words = patterns.get(topic)
  return words !== undefined && (words.test(text) || (heading !== '' && words.test(heading)))
}
