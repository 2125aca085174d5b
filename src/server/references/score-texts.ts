import type { ReferenceDesign } from '#shared/reference-design.ts'
import { rarity, worthOf } from '#shared/bm25.ts'
import { stemOf, wordsOf } from './find-phrases.ts'

/** The properties of a design that sorting needs. */
export type Sorted = Pick<ReferenceDesign, 'name' | 'signs' | 'purpose' | 'fits' | 'summary' | 'components'>

type Counted = { counts: Map<string, number>; length: number }

/** Designs do not change while the process runs. */
const counted = new WeakMap<Sorted, Counted>()

function count(design: Sorted): Counted {
  const known = counted.get(design)
  if (known) return known
  const { name, purpose, fits, summary, components } = design
  const parts = Object.values(components).flatMap((part) => [part.name, part.does])
  const words = wordsOf([name, purpose, fits, summary, ...parts].join(' ')).map(stemOf)
  const counts = countEach(words)
  const own = { counts, length: words.length }
  counted.set(design, own)
  return own
}

function countEach(words: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** The similarity of a text to each design over all their words (BM25); a word that most designs contain counts almost nothing. */
export function textScores(text: string, designs: ReadonlyMap<string, Sorted>): Map<string, number> {
  const all = [...designs].map(([id, design]) => ({ id, ...count(design) }))
  const mean = all.reduce((sum, { length }) => sum + length, 0) / all.length
  const asked = countEach(wordsOf(text).map(stemOf))
  const weights = [...asked].map(([word, times]) => {
    const within = all.filter(({ counts }) => counts.has(word)).length
    return { word, weight: Math.log(1 + times) * rarity(all.length, within) }
  })
  return new Map(
    all.map(({ id, counts, length }) => {
      const worth = (word: string, weight: number) => worthOf(counts.get(word) ?? 0, { weight, length, mean })
      return [id, weights.reduce((sum, { word, weight }) => sum + worth(word, weight), 0)]
    }),
  )
}
