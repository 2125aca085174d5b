import type { Brief } from '#shared/brief.ts'
import { cutSegments } from './cut-segments.ts'
import type { ReadStatement } from './find-systems.ts'
import { peopleIn } from './find-people.ts'
import type { PeopleMention } from './listed-people.ts'
import { phrasesIn, type PeoplePhrase } from './people-phrases.ts'
import { readPieces, type ReadPiece } from './read-pieces.ts'
import { speakersOf } from './speakers.ts'
import { tagsOf } from './tag-statement.ts'
import { singular } from './tokens.ts'

/** A phrase at its place, with what the sentence alone says of those whom it names. */
export type PeoplePlace = { phrase: PeoplePhrase; tags: readonly string[]; said: PeopleMention[] }
/** All places of one phrase in a brief. */
export type PeopleGroup = { key: string; places: PeoplePlace[] }

/** “They’re volunteers” says what they are. */
const beginsWithPronoun = /^(?:i|you|he|she|it|we|they|that|there|who|what)['’]/

/** The phrases of a brief that may name people, each with all its places. */
export function peopleGroups(read: ReadPiece[]): PeopleGroup[] {
  const groups = new Map<string, PeopleGroup>()
  for (const { read: statement, piece, isNoise } of read)
    for (const place of [
      ...(isNoise ? [] : placesIn(statement, peopleIn(statement))),
      ...speakersOf(statement, piece.segment.text).flatMap((speaker) => placesIn(speaker, [])),
    ]) {
      const { key } = place.phrase
      if (beginsWithPronoun.test(key)) continue
      const group = groups.get(key) ?? { key, places: [] }
      group.places.push(place)
      groups.set(key, group)
    }
  return [...groups.values()]
}

/** The phrases of a whole brief that may name people, for training. */
export function peopleOfBrief(brief: Brief, { today }: { today: string }): PeopleGroup[] {
  const pieces = cutSegments(brief)
  const texts = pieces.map(({ body }) => body)
  return peopleGroups(readPieces(pieces, texts, { today, projectName: brief.projectName }))
}

function placesIn(statement: ReadStatement, mentions: PeopleMention[]): PeoplePlace[] {
  const { text, tokens } = statement
  const tags = tagsOf(statement)
  const places = phrasesIn(statement, tags).map((phrase): PeoplePlace => ({ phrase, tags, said: [] }))
  for (const mention of mentions) {
    const start = text.indexOf(mention.name)
    const end = start + mention.name.length
    const place = places.find(({ phrase }) =>
      start < 0 ? phrase.name.toLowerCase() === mention.name.toLowerCase() : isSame({ phrase, start, end }),
    )
    if (place !== undefined) {
      place.said.push(mention)
      if (start >= 0) place.phrase = widened(place.phrase, start)
    } else if (start >= 0) {
      const first = tokens.findIndex((token) => token.end > start)
      const last = tokens.findLastIndex((token) => token.start < end)
      const phrase = { name: mention.name, key: mention.key, statement, first, last, head: last, isLoose: true }
      places.push({ phrase, tags, said: [mention] })
    }
  }
  return places
}

/** The tagger takes the “Ward” of “Ward officers” for a verb: the words before that a reader of the sentence counted in. */
function widened(phrase: PeoplePhrase, start: number): PeoplePhrase {
  const { tokens, text } = phrase.statement
  const first = tokens.findIndex((token) => token.end > start)
  if (first >= phrase.first || tokens.slice(first, phrase.first).some(({ is }) => is !== 'word')) return phrase
  const name = text.slice(tokens[first]!.start, tokens[phrase.last]!.end).replace(/['’]s$/, '')
  return { ...phrase, first, name, key: singular(name.toLowerCase()) }
}

/** Both hold the noun of the phrase, or the one ends with it inside of the phrase. */
function isSame({ phrase, start, end }: { phrase: PeoplePhrase; start: number; end: number }): boolean {
  const { tokens } = phrase.statement
  const [from, head, to] = [tokens[phrase.first]!, tokens[phrase.head]!, tokens[phrase.last]!]
  return (end >= head.end && start <= head.start) || (to.end >= end && from.start <= start && head.end === end)
}
