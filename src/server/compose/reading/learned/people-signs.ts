import { isNoAgent } from '../find-agents.ts'
import { isSystemNoun } from '../system-nouns.ts'
import type { PeopleGroup, PeoplePlace } from '../people-of-brief.ts'
import type { PeoplePhrase } from '../people-phrases.ts'
import {
  isOrganisationNoun,
  isDoer,
  isFamilyMember,
  isLikePerson,
  isOutsider,
  isPrivate,
  isRoleNoun,
  isSingleRole,
} from '../role-nouns.ts'
import type { Token } from '../tokens.ts'
import { placesBefore, signsOfWord, wordAt } from './read-context.ts'

/** Words to either side that are looked at one by one, and those that are looked at together. */
const near = 3
const around = 7
const passedOver = /^(?:the|our|a|an|their|its|his|her|this|each|every|all|both|also|then|only)$/
const modal = /^(?:must|shall|should|will|may|can|could|would|cannot|wants?|needs?|has|have|to|be|able|allowed)$/
const denial = /^(?:not|no|never|nor|neither|without|nothing|cannot|nobody|none)$|n['’]t$/
const clauseEnd = /^[.;:!?]$|^(?:but|while|whereas|because|although)$/

/** All that speaks for a phrase naming people and for their using the system, over the places where it stands. */
export function signsOfGroupOfPeople({ places }: PeopleGroup): Set<string> {
  const said = places.flatMap((place) => place.said.map(({ uses }) => uses))
  const [yes, no] = [said.filter((uses) => uses === true).length, said.filter((uses) => uses === false).length]
  return new Set([
    ...places.flatMap((place) => [...signsOfPhrase(place.phrase, places.length), ...signsOfPlace(place)]),
    `said=${said.length === 0 ? 'none' : yes > no ? 'yes' : no > 0 ? 'no' : 'open'}`,
    ...(yes > 0 ? [`saidyes=${Math.min(3, yes)}`] : []),
    ...(no > 0 ? [`saidno=${Math.min(3, no)}`] : []),
  ])
}

/** What speaks for people who use the system, at one place of their name. */
function signsOfPlace({ phrase, tags, said }: PeoplePlace): string[] {
  const { statement, first, last } = phrase
  const { tokens } = statement
  const word = (at: number) => wordAt(tokens, tags, at)
  const left = placesBefore(tokens, first, { most: around, passedOver })
  const right = Array.from({ length: around }, (_, step) => last + 1 + step).filter((at) => at <= tokens.length)
  const [l1 = -1, l2 = -1] = left
  const [r1 = tokens.length, r2 = tokens.length] = right
  const clause = clauseOf(tokens, first, last)
  const verbBehind = clause.behind.find((at) => word(at).pos === 'VERB')
  const verbBefore = clause.before.findLast((at) => word(at).pos === 'VERB')
  const auxBehind = clause.behind.slice(0, 4).filter((at) => modal.test(tokens[at]!.lower) || word(at).pos === 'AUX')
  const isBy = tokens[l1]?.lower === 'by'
  const denied = clause.behind.slice(0, 8).some((at) => denial.test(tokens[at]!.lower))
  const not = denied ? '!' : ''
  const object =
    verbBehind === undefined ? undefined : clause.behind.find((at) => at > verbBehind && /^(?:NOUN|PROPN)$/.test(word(at).pos))
  return [
    `saidhere=${said[0] === undefined ? 'none' : String(said[0].uses)}`,
    ...(phrase.isLoose ? ['loose'] : []),
    `article=${tokens[first - 1]?.lower !== undefined && passedOver.test(tokens[first - 1]!.lower) ? tokens[first - 1]!.lower : 'none'}`,
    ...left.slice(0, near).flatMap((at, step) => [...signsOfWord(`l${step + 1}`, word(at).base), `l${step + 1}p=${word(at).pos}`]),
    ...right.slice(0, near).flatMap((at, step) => [...signsOfWord(`r${step + 1}`, word(at).base), `r${step + 1}p=${word(at).pos}`]),
    `l2l1=${word(l2).base} ${word(l1).base}`,
    `r1r2=${word(r1).base} ${word(r2).base}`,
    `l2l1p=${word(l2).pos} ${word(l1).base}`,
    `r1r2p=${word(r1).base} ${word(r2).pos}`,
    `l1r1p=${word(l1).pos} ${word(r1).pos}`,
    ...left.flatMap((at) => signsOfWord('l', word(at).base)),
    ...right.flatMap((at) => signsOfWord('r', word(at).base)),
    ...(verbBehind === undefined ? ['rv=none'] : signsOfWord(`${not}rv`, word(verbBehind).base)),
    ...(verbBehind === undefined || object === undefined ? [] : signsOfWord('ro', word(object).base)),
    ...(verbBefore === undefined
      ? ['lv=none']
      : [...signsOfWord('lv', word(verbBefore).base), `lv=${word(verbBefore).base} ${word(l1).base}`]),
    ...(isBy && verbBefore !== undefined ? signsOfWord('by', word(verbBefore).base) : []),
    ...auxBehind.map((at) => `${not}aux=${tokens[at]!.lower}`),
    ...clause.before.filter((at) => modal.test(tokens[at]!.lower)).map((at) => `laux=${tokens[at]!.lower}`),
    ...(denied ? ['denied'] : []),
    ...(clause.before.some((at) => denial.test(tokens[at]!.lower)) ? ['ldenied'] : []),
    ...signsOfPosition(phrase),
    ...signsOfSurroundings(phrase),
  ]
}

/** Where in its statement a phrase stands, and what kind of statement that is. */
function signsOfPosition({ statement: { tokens, isOut, asked, cells }, first, last, head }: PeoplePhrase): string[] {
  return [
    first === 0 && 'start',
    last === tokens.length - 1 && 'end',
    first === 0 && last === tokens.length - 1 && 'alone',
    tokens[first - 1]?.text === '(' && 'bracketed',
    tokens.length <= 4 && 'short',
    isOut && 'out',
    asked !== undefined && 'asked',
    cells !== undefined && 'row',
    /['’]s$/.test(tokens[last]!.text) && 'owns',
    /^['’]$/.test(tokens[last + 1]?.text ?? '') && 'owns',
    last > head && 'of',
  ].filter((sign) => sign !== false)
}

/** What stands above, before and around the statement: its heading, its label, the question that it answers. */
function signsOfSurroundings({ statement: { tokens, heading, under, asked, cells }, first, head }: PeoplePhrase): string[] {
  return [
    ...labelOf(tokens, first).flatMap((lower) => signsOfWord('label', lower)),
    ...(cells ?? [])
      .filter(({ text }) => text.includes(tokens[head]!.text))
      .flatMap((cell) => wordsIn(cell.head))
      .flatMap((one) => signsOfWord('col', one)),
    ...wordsIn(heading).flatMap((one) => signsOfWord('h', one)),
    ...wordsIn(under).flatMap((one) => signsOfWord('u', one)),
    ...wordsIn(asked)
      .slice(-8)
      .flatMap((one) => [`q=${one}`]),
  ]
}

const wordsIn = (text: string | undefined) =>
  (text ?? '')
    .slice(0, 100)
    .toLowerCase()
    .match(/\p{L}{3,}/gu) ?? []

/** The tokens of the clause before and behind a phrase. */
function clauseOf(tokens: readonly Token[], first: number, last: number) {
  const [before, behind]: [number[], number[]] = [[], []]
  for (let at = first - 1; at >= 0 && at > first - 14 && !clauseEnd.test(tokens[at]!.lower); at--) before.unshift(at)
  for (let at = last + 1; at < tokens.length && at < last + 14 && !clauseEnd.test(tokens[at]!.lower); at++) behind.push(at)
  return { before, behind }
}

/** “Users: clerks”: the words before an early colon. */
function labelOf(tokens: readonly Token[], first: number): string[] {
  const colon = tokens.findIndex(({ text }) => text === ':')
  return colon > 0 && colon < 6 && colon < first ? tokens.slice(0, colon).map(({ lower }) => lower) : []
}

/** What a name itself tells. */
function signsOfPhrase({ statement: { tokens }, name, head, first, last }: PeoplePhrase, count: number): string[] {
  const word = tokens[head]!.lower.replace(/['’]s$/, '')
  const one = word.replace(/(?<=[^s])s$/, '')
  const kinds = [
    isRoleNoun(word) && 'roles',
    isSingleRole(word) && 'role',
    isDoer(word) && 'doer',
    isOutsider(word) && 'outsider',
    isPrivate(word) && 'private',
    isOrganisationNoun(word) && 'body',
    isFamilyMember(word) && 'kin',
    isLikePerson(word) && 'like',
    isSystemNoun(word) && 'system',
    isNoAgent(word) && 'thing',
  ].filter((kind) => kind !== false)
  const others = tokens
    .slice(first, last + 1)
    .filter((token, at) => at !== head - first && token.is === 'word' && token.lower.length > 2)
  return [
    'any',
    ...signsOfWord('hd', word),
    `hd1=${one}`,
    ...[2, 3, 4].map((letters) => `end=${one.slice(-letters)}`),
    ...kinds.map((kind) => `kind=${kind}`),
    ...(kinds.length === 0 ? ['kind=none'] : []),
    ...others.flatMap(({ lower }) => signsOfWord('m', lower)),
    `count=${Math.min(5, count)}`,
    `words=${last - first + 1}`,
    ...(/^\p{Lu}{2,5}s?$/u.test(tokens[head]!.text) ? ['capitals'] : []),
    ...(/^\p{Lu}/u.test(tokens[head]!.text) && head > 0 ? ['name'] : []),
    ...(/\s\p{Lu}/u.test(name) ? ['names'] : []),
    ...(word !== one || /^(?:people|staff|crew|men|women|folk)$/.test(word) ? ['plural'] : []),
  ]
}
