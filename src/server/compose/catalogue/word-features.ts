import { stemOf } from '#server/compose/catalogue/stem.ts'

const stopWords = new Set(
  `a about above after again all also am an and any are as at be because been before being below between both but by can could did do
  does doing down during each either etc few for from further had has have having he her here hers him his how i if in into is it its
  itself just least less like made make makes many may me might more most much must my need needed needs no nor not now of off on once
  one only onto or other others our out over own per please same shall she should since so some such than that the their them then
  there these they this those through to today together too two under until up upon us use used uses using very via want wants was way
  we well were what when where whether which while who whom whose why will with within without would yet you your able new old day
  days week weeks month months year years hour hours minute minutes second seconds time times get gets system systems solution`.split(
    /\s+/,
  ),
)

/** How tenders begin a sentence, whatever it then asks for. */
const preamble =
  /^(?:(?:the|an?|any|all) )?(?:proposed |new )?(?:system|solution|vendor|contractor|consultant|offeror|bidder|supplier|proposer|platform|software|application|tool|agency)s? (?:shall|must|should|will|has to|have to) (?:be (?:able|capable) (?:to|of) |(?:provide|describe|support|allow|offer|include|demonstrate|perform) )?/i

export type WordClassesByStem = ReadonlyMap<string, readonly string[]>

/** Which classes of synonyms a stem belongs to; a class is written `#3`. */
export function indexWordClasses(classes: readonly (readonly string[])[]): WordClassesByStem {
  const index = new Map<string, string[]>()
  for (const [number, words] of classes.entries())
    for (const stem of new Set(words.map((word) => stemOf(word.toLowerCase()))))
      index.set(stem, [...(index.get(stem) ?? []), `#${number}`])
  return index
}

/** For each word of a text that carries meaning its stem, and the classes it belongs to. */
export function featuresOf(text: string, classes: WordClassesByStem): string[][] {
  const words =
    text
      .replace(preamble, '')
      .toLowerCase()
      .match(/[a-z\u00c0-\u024f][a-z\u00c0-\u024f0-9]*/g) ?? []
  return words
    .filter((word) => word.length > 1 && !stopWords.has(word))
    .map(stemOf)
    .map((stem) => [stem, ...(classes.get(stem) ?? [])])
}
