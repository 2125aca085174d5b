import type { Part } from './choose-parts.ts'
import type { Pattern } from './patterns/pattern.ts'

/** A text is about a requirement when it shares at least so many words with it, and this share of what the words weigh. */
const fewest = 2
const leastShare = 0.28
/** What a word weighs that every text has, so that rare words tell more. */
const commonest = 0.15
const mostNames = 1
/** A word that only two parts have, or more words that more have. */
const nearEnough = 0.5

const idle = new Set(
  (
    'must shall should will would could have with from that this those these they them their there then than what when where which who whom whose while ' +
    'each every only also into over under after before between within without about above below most more least less many much some such same other another ' +
    'both need needs being been does done make made makes take takes give gives given used using uses user users people person work works working system systems data ' +
    'service services team teams part parts project time times year years month months week weeks days hours hour minute minutes second seconds ' +
    'number numbers name names value values kind kinds type types state states list lists record records change changes changed show shown shows keep keeps kept ' +
    'storage store stores stored hold holds held today first last next already never always still even like able allow allows against because until whether since during across through ' +
    'client clients customer customers company business current existing required requires require support supports supported provide provides provided'
  ).split(' '),
)

/** A word without its ending, so that `postings` and `posted` are found by `posting`. */
export function stemOf(word: string): string {
  const bare = word.toLowerCase().replace(/(?:’s|'s)$/, '')
  const cut = bare
    .replace(/ies$/, 'y')
    .replace(/(?:ations?|ated|ating|ates?)$/, 'at')
    .replace(/(?:ings?|edly|ed|ers?|ors?|es|s|ions?|ments?|ly|e)$/, '')
    .replace(/([b-df-hj-np-tv-z])\1$/, '$1')
  return cut.length >= 3 ? cut : bare
}

const stemsIn = (text: string) =>
  new Set((text.match(/[\p{L}][\p{L}’'-]{3,}/gu) ?? []).filter((word) => !idle.has(word.toLowerCase())).map(stemOf))

/** For each word the texts that speak of it, by their places. */
export type Nouns = { speakers: Map<string, Set<number>>; texts: number }

export function nounsIn(texts: string[]): Nouns {
  const speakers = new Map<string, Set<number>>()
  texts.forEach((text, index) => {
    for (const stem of stemsIn(text)) {
      const known = speakers.get(stem)
      if (known) known.add(index)
      else speakers.set(stem, new Set([index]))
    }
  })
  return { speakers, texts: texts.length }
}

/** The words of each part: its name and responsibility, the records that it keeps, and what can be asked of it. */
export const nounsOf = (parts: Part[], patterns: Pattern[]): Nouns =>
  nounsIn(
    parts.map((part) => {
      const told = patterns.flatMap(({ dataEntities, interfaces }) => [
        ...dataEntities
          .filter(({ store }) => store === part.capability)
          .flatMap(({ name, description, fields }) => [name, description, ...fields.map(([, , what]) => what)]),
        ...interfaces
          .filter(({ provider }) => provider === part.capability)
          .flatMap(({ name, operations }) => [name, ...operations.flatMap((asked) => [asked.name, asked.request, asked.response])]),
      ])
      return [part.name, part.responsibility, ...told].join(' ')
    }),
  )

/** The places of the texts that speak of what a requirement is about, the nearest first. */
export function matchNouns({ speakers, texts }: Nouns, text: string): number[] {
  const stems = [...stemsIn(text)]
  const isBare = !/\s\S*\s/.test(text.trim())
  const weightOf = (stem: string) => {
    const count = speakers.get(stem)?.size ?? 1
    return Math.max(commonest, 1 - (count - 1) / Math.max(2, texts / 2))
  }
  const all = stems.reduce((sum, stem) => sum + weightOf(stem), 0)
  const found = new Map<number, { count: number; weight: number }>()
  for (const stem of stems) {
    for (const index of speakers.get(stem) ?? []) {
      const { count, weight } = found.get(index) ?? { count: 0, weight: 0 }
      found.set(index, { count: count + 1, weight: weight + weightOf(stem) })
    }
  }
  const near = [...found].filter(
    ([, { count, weight }]) => (count >= fewest || (stems.length === 1 && isBare)) && weight >= leastShare * all && weight >= 1,
  )
  const best = Math.max(0, ...near.map(([, { weight }]) => weight))
  return near
    .filter(([, { weight }]) => weight >= 0.8 * best)
    .toSorted(([, one], [, other]) => other.weight - one.weight)
    .slice(0, mostNames)
    .map(([index]) => index)
}

/** The place of the text that shares any word at all, the most telling one; nothing where none does. */
export function findNearest({ speakers, texts }: Nouns, text: string): number | undefined {
  const scores = Array.from({ length: texts }, () => 0)
  for (const stem of stemsIn(text)) {
    const places = speakers.get(stem)
    for (const index of places ?? []) scores[index]! += 1 / places!.size
  }
  const best = Math.max(0, ...scores)
  return best >= nearEnough ? scores.indexOf(best) : undefined
}
