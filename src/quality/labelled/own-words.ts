import type { Answer } from './answer.ts'

/** How far a document speaks of its own client: what stands in nobody else's, and what the brief says. */
export type WordCount = { words: number; shared: number; long: number; fromBrief: number }

const run = 8
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
const runsOf = (words: string[]) => words.slice(run - 1).map((_, index) => words.slice(index, index + run).join(' '))

/** Words that stand in a run of eight that the document of another brief has too. */
function countShared(words: string[], isElsewhere: (run: string) => boolean): number {
  const shared = new Set<number>()
  for (const [index, words8] of runsOf(words).entries())
    if (isElsewhere(words8)) for (let at = index; at < index + run; at++) shared.add(at)
  return shared.size
}

export function countOwnWords(answers: Answer[]): Map<Answer, WordCount> {
  const documents = answers.map((answer) => ({ answer, words: wordsOf(answer.text) }))
  /** In how many documents each run stands. */
  const spread = new Map<string, number>()
  for (const { words } of documents) for (const one of new Set(runsOf(words))) spread.set(one, (spread.get(one) ?? 0) + 1)
  return new Map(
    documents.map(({ answer, words }) => {
      const said = new Set(wordsOf(Object.values(answer.brief.requirements).join(' ')))
      const long = words.filter((word) => word.length > 3)
      const shared = countShared(words, (one) => (spread.get(one) ?? 0) > 1)
      return [answer, { words: words.length, shared, long: long.length, fromBrief: long.filter((word) => said.has(word)).length }]
    }),
  )
}
