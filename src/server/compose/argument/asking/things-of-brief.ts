import type { Catalogue } from '../../catalogue/capability.ts'
import { isCommonWord } from '../../reading/names/common-words.ts'
import { signsOfWord } from '../../reading/learned/read-context.ts'
import type { NamedPeople, NamedSystem, Reading, Statement, SystemRole } from '../../reading/reading.ts'
import { singular } from '../../reading/tokens.ts'
import { type PhrasePlace, phrasesOf } from './phrases-of-brief.ts'

/** Something that a brief may be asked about. `topic` is one of `question-topics.yaml`, or `system`, `people`, `share`, `place`, `brief`. */
export type Thing = {
  topic: string
  name: string
  /** Things with one head are much alike: of them little is asked. */
  head: string
  isName: boolean
  isSeveral: boolean
  role?: SystemRole
  statements: Statement[]
  /** What speaks for or against asking about it. */
  signs: string[]
}

/** Bounds of what is looked at, so that a brief of a hundred pages is asked about in no more time than one of twenty. */
const mostStatements = 300

/** What can be asked about: the systems and people that a brief names, nouns of which there are questions, and the brief itself. */
export function thingsOfBrief(reading: Reading, { questionTopics }: Pick<Catalogue, 'questionTopics'>): Thing[] {
  const topicOf = topicsByNoun(questionTopics)
  const live = reading.statements
    .filter(({ kind, amendedBy }) => kind !== 'noise' && kind !== 'question' && !amendedBy)
    .slice(0, mostStatements)
  const byId = new Map(live.map((statement) => [statement.id, statement]))
  const refused = new Set(reading.bans.map(({ name }) => name.toLowerCase()))
  return [
    ...reading.systems.filter(({ name }) => !refused.has(name.toLowerCase())).map((system) => thingOfSystem(system, byId)),
    ...reading.people.filter(isGroup).map((people) => thingOfPeople(people, byId)),
    ...thingsNamed(reading, live, topicOf),
    ...sharesIn(live),
    ...placesOf(reading, byId),
    {
      topic: 'brief',
      name: reading.project,
      head: '',
      isName: true,
      isSeveral: false,
      statements: live,
      signs: signsOfBrief(reading, live),
    },
  ].filter(({ statements }) => statements.length > 0)
}

const saidOf = (ids: string[], byId: ReadonlyMap<string, Statement>) => ids.flatMap((id) => byId.get(id) ?? [])
const upTo = (most: number, count: number) => Math.min(most, count)

function thingOfSystem(
  { name, role, roles, known, protocol, holds, readOnly, statements }: NamedSystem,
  byId: ReadonlyMap<string, Statement>,
): Thing {
  const said = saidOf(statements, byId)
  return {
    topic: 'system',
    name,
    head: name.toLowerCase(),
    isName: true,
    isSeveral: false,
    role,
    statements: said,
    signs: [
      `role=${role}`,
      ...roles.map((one) => `roles=${one}`),
      `count=${upTo(4, said.length)}`,
      ...[known && `known=${known.kind}`, protocol && 'protocol', holds && 'holds', readOnly && 'read-only'].filter(
        (sign) => typeof sign === 'string',
      ),
      ...said.flatMap(signsOfStatement),
    ],
  }
}

const percentage = /\d[\d.,]*\s?(?:%|per ?cent)/

/** Percentages that are asked for. */
const sharesIn = (live: Statement[]): Thing[] =>
  live
    .filter(({ kind }) => kind === 'need' || kind === 'rule' || kind === 'quality' || kind === 'goal')
    .flatMap((statement) =>
      statement.measures
        .flatMap(({ quote }) => percentage.exec(quote)?.[0] ?? [])
        .map((share) => plainThing('share', share, [statement])),
    )

/** Where data has to stay, called by a name; a system is no place. */
const placesOf = ({ data, systems }: Reading, byId: ReadonlyMap<string, Statement>): Thing[] => {
  const taken = new Set(systems.flatMap(({ name, aliases }) => [name, ...aliases]).map((name) => name.toLowerCase()))
  return data.flatMap(({ place, statement }) => {
    const name = capitals.exec(place ?? '')?.[0]
    return name === undefined || taken.has(name.toLowerCase())
      ? []
      : [plainThing('place', placeWithArticle.test(name) ? `the ${name}` : name, saidOf([statement], byId))]
  })
}
/** “South Africa” of “South Africa at the farthest”; “Own servers” is no name. */
const capitals = /^(?!Own\b)\p{Lu}[\p{L}\d.'’-]*(?:,? (?:(?:of|and|or|the|de|am|an der) )*\p{Lu}[\p{L}\d.'’-]*)*/u
const placeWithArticle = /^(?:EU|EEA|UK|US|USA|UAE|European (?:Union|Economic Area)|United \p{Lu}\p{L}+|Netherlands|Philippines)$/u

const plainThing = (topic: string, name: string, statements: Statement[]): Thing => ({
  topic,
  name,
  head: name.toLowerCase(),
  isName: topic === 'place',
  isSeveral: false,
  statements,
  signs: statements.flatMap(signsOfStatement),
})

const bidder = /\b(?:suppliers?|tenderers?|bidders?|contractors?|vendors?|offerors?|advis[eo]rs?|consultants?)$/i
/** “Christine” is one of them; whoever makes the offer asks and is not asked about. */
const isGroup = ({ name }: NamedPeople) => {
  if (bidder.test(name)) return false
  const last = name.split(/\s+/).at(-1)!
  return /^\p{Ll}/u.test(last) || isCommonWord(singular(last.toLowerCase()))
}

function thingOfPeople({ name, uses, count, statements }: NamedPeople, byId: ReadonlyMap<string, Statement>): Thing {
  const said = saidOf(statements, byId)
  const words = name.split(/\s+/)
  const isSeveral = /(?:[^s]s|people|men|staff|crew|police)$/i.test(name)
  return {
    topic: 'people',
    name: words.length === 1 && isCommonWord(singular(name.toLowerCase())) ? name.toLowerCase() : name,
    head: singular(words.at(-1)!.toLowerCase()),
    isName: false,
    isSeveral,
    statements: said,
    signs: [
      uses ? 'uses' : 'mentioned',
      `count=${upTo(4, said.length)}`,
      ...(count === undefined ? [] : ['counted']),
      ...signsOfWord('h', singular(words.at(-1)!.toLowerCase())),
      ...said.flatMap(signsOfStatement),
    ],
  }
}

function thingsNamed(reading: Reading, live: Statement[], topicOf: ReadonlyMap<string, string>): Thing[] {
  const taken = new Set([
    ...reading.systems.flatMap(({ name, aliases }) => [name, ...aliases]).map((name) => singular(name.toLowerCase())),
    ...reading.people.map(({ name }) => singular(name.toLowerCase())),
  ])
  const places = new Map<string, PhrasePlace[]>()
  const heads = new Map<string, number>()
  for (const place of live.filter(({ kind }) => kind !== 'exclusion' && kind !== 'ban').flatMap(phrasesOf)) {
    heads.set(place.head, (heads.get(place.head) ?? 0) + 1)
    if (!taken.has(place.key)) places.set(place.key, [...(places.get(place.key) ?? []), place])
  }
  return [...places.values()].flatMap((all) => {
    const [first] = all
    const topic = topicOf.get(first!.key) ?? topicOf.get(lastTwo(first!.key)) ?? topicOf.get(first!.head)
    return topic === undefined ? [] : [thingOfPhrase(all, { topic, heads, of: live.length })]
  })
}

const byNoun = new WeakMap<Catalogue['questionTopics'], ReadonlyMap<string, string>>()
function topicsByNoun(topics: Catalogue['questionTopics']): ReadonlyMap<string, string> {
  const before = byNoun.get(topics)
  if (before) return before
  const found = new Map(Object.entries(topics).flatMap(([topic, nouns]) => nouns.map((noun) => [noun, topic] as const)))
  byNoun.set(topics, found)
  return found
}

const lastTwo = (key: string) => key.split(' ').slice(-2).join(' ')

function thingOfPhrase(
  places: PhrasePlace[],
  { topic, heads, of }: { topic: string; heads: ReadonlyMap<string, number>; of: number },
): Thing {
  const [first] = places
  const { name, head, isName, isSeveral, statement } = first!
  const statements = [...new Set(places.map((place) => place.statement))]
  return {
    topic,
    name,
    head,
    isName,
    isSeveral,
    statements,
    signs: [
      ...signsOfWord('h', head),
      `words=${name.split(' ').length}`,
      `count=${upTo(4, places.length)}`,
      `heads=${upTo(6, heads.get(head) ?? 0)}`,
      `at=${upTo(5, Math.floor((6 * Number(statement.id.match(/\d+/)?.[0] ?? 0)) / Math.max(1, of)))}`,
      ...[isName && 'name', isCommonWord(head) && 'common', places.some(({ isCounted }) => isCounted) && 'counted'].filter(
        (sign) => typeof sign === 'string',
      ),
      ...statements.flatMap(signsOfStatement),
    ],
  }
}

/** What a sentence is and holds. */
const signsOfStatement = ({ kind, force, segment, measures, condition, systems, people, dates, affirms }: Statement): string[] =>
  [
    `kind=${kind}`,
    `force=${force}`,
    `field=${segment.field}`,
    measures.length > 0 && 'measure',
    condition !== undefined && 'condition',
    systems.length > 0 && 'with-system',
    people.length > 0 && 'with-people',
    dates.length > 0 && 'date',
    !affirms && 'denied',
  ].filter((sign) => typeof sign === 'string')

const signsOfBrief = ({ systems, budget, wantsAdvice, people }: Reading, live: Statement[]): string[] =>
  [
    `statements=${upTo(8, Math.floor(live.length / 15))}`,
    `systems=${upTo(8, systems.length)}`,
    `people=${upTo(5, people.length)}`,
    budget !== undefined && 'budget',
    wantsAdvice && 'advice',
    systems.some(({ role }) => role === 'replaced') && 'replaces',
  ].filter((sign) => typeof sign === 'string')
