import type { DocumentMeasure, Flaw } from '../measure.ts'
import type { Solution } from '#server/solution/solution.ts'
import { once } from '../once.ts'
import { isField, proseOf, sentencesIn, squeeze, wordsIn } from '../texts.ts'

/** So often may a mould be used before a reader hears the machine. */
const mostUses = 3
const leastWords = 5

/** Names of facts, longest first, so that `Lake storage` goes before `Lake`. */
const namesIn = once((solution: Solution): RegExp | undefined => {
  const { elements, dataEntities, interfaces, scenarios, environments, workstreams, terms } = solution
  const names = [
    ...[...elements, ...dataEntities, ...interfaces, ...scenarios, ...environments, ...workstreams].map(({ name }) => name),
    ...elements.flatMap(({ technology }) => technology ?? []),
    ...terms.map(({ word }) => word),
  ]
    .filter((name) => name.length > 2 && name.length < 100)
    .toSorted((one, other) => other.length - one.length)
  const escaped = [...new Set(names)].map((name) => squeeze(name).replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
  return escaped.length > 0 ? new RegExp(`(?<![\\p{L}\\d])(?:${escaped.join('|')})(?![\\p{L}\\d])`, 'gu') : undefined
})

export const repeatedSentencePatterns: DocumentMeasure = {
  id: 'repeatedSentencePatterns',
  name: `Sentences of one mould, from the ${mostUses + 1}th on`,
  about: `A sentence of prose that is the same as ${mostUses} before it once names of facts, ids, numbers and quotations are taken out.`,
  unit: 'count',
  examine({ content }, { solution }) {
    const names = namesIn(solution)
    const uses = new Map<string, number>()
    const flaws: Flaw[] = []
    for (const { place, text } of proseOf(content)) {
      for (const sentence of sentencesIn(text.replace(/“[^”]*”/g, '…'))) {
        if (wordsIn(sentence).length < leastWords || isField(sentence)) continue
        const bare = names ? squeeze(sentence).replaceAll(names, '·') : squeeze(sentence)
        const mould = bare.replaceAll(/\b[a-z]{2,4}-\d+\b|\d[\d,.]*/g, '·').replaceAll(/·(?:(?:, | and |, and )·)+/g, '·')
        const count = (uses.get(mould) ?? 0) + 1
        uses.set(mould, count)
        if (count > mostUses) flaws.push({ place, text: sentence })
      }
    }
    return { of: [...uses.values()].reduce((sum, count) => sum + count, 0), flaws }
  },
}
