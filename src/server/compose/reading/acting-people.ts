import { isNoAgent } from './find-agents.ts'
import type { ReadStatement } from './find-systems.ts'
import { isSystemNoun } from './system-nouns.ts'
import type { PeopleMention } from './listed-people.ts'
import { isOutsider, isRoleNoun, isSingleRole } from './role-nouns.ts'
import { singular } from './tokens.ts'

const noun = String.raw`(?!(?:the|our|an?|its|their|this|that|it|and|or|of|in|on|at|to|for|by|from|with|is|are)\b)\p{Ll}[\p{Ll}’-]{2,}`
const name = `(?:${noun} ){0,2}${noun}`

/** A screen, a phone, a signature of somebody's own: whoever has it is no thing. */
const ownDevice = new RegExp(
  String.raw`\b(?:[Tt]he|[Oo]ur|[Ee]ach|[Ee]very|an?) (${name})['’]s (?:own )?(?:screens?|tablets?|phones?|mobiles?|smartphones?|handhelds?|displays?|laptops?|log-?ins?|signature|inbox|work ?list|desktop|PC)\b`,
  'gu',
)
/** “the master is alerted”: nobody alerts a thing. */
const isAlerted = new RegExp(
  String.raw`(?:^|[.;:,] |\b(?:and|then|so|that|until|when|if) )(?:the|our|each|every) (${name})(?: (?:must|shall|should|will|can))? (?:is|are|be|gets?|has to be|have to be|needs? to be) (?:then |also |only |at once |immediately |automatically )?(?:alerted|warned|reminded|notified|paged|texted|prompted|asked (?:to|whether|for|if)|told (?:when|if|by|at once|which|what|where))\b`,
  'giu',
)
/** “the hydrologist on call”, “whoever is the sister on duty” */
const onDuty = new RegExp(
  String.raw`(?<!\b(?:never|not|no|without|except|but) )\b(?:[Tt]he|[Oo]ur|[Ee]ach|[Ee]very|an?) (${noun}(?: ${noun})? on (?:call|duty|(?:the )?(?:early |late |night |day )?shift))\b`,
  'gu',
)

/** What somebody sees or does stands behind a name and a colon or a dash. */
const doesBehind =
  /^(?:(?:can|may|must|shall|should|only|also|then|needs? to|has to|wants? to)\s){0,2}(?:sees?|enters?|approves?|signs?|books?|assigns?|records?|reads?|confirms?|edits?|looks? (?:at|up)|ticks?|decides?|releases?|accepts?|logs? in|types?|views?|corrects?|reviews?|countersigns?|write access|read access|read[- ]only|full access|see what|all rights)\b/i
const item = new RegExp(
  String.raw`^\W*(?:(?:the|our|each|every|all)\s)?(?:\d{1,4}\s)?(\p{L}[\p{L}’-]+(?: (?:of )?[\p{L}’-]+){0,3})(?:\s\(([^()]{1,40})\))?\s?(?::|\s[–—-])\s`,
  'u',
)

/** “- Tide watcher: enters the level”: whoever does behind the colon what people do, whatever the name is. */
function listedByDeed({ text, cells }: ReadStatement): string[] {
  const found = cells === undefined ? item.exec(text) : null
  if (found === null || !doesBehind.test(text.slice(found[0].length))) return []
  const name = found[1] ?? ''
  return /^\p{Lu}.*\s\p{Lu}/u.test(name) ? [] : [name]
}

const joint = String.raw`(?:, | and |, and | or | as well as )`
const listOfSubjects = new RegExp(
  String.raw`(?:^|[.;:] |\b(?:and|then|when|until) )((?:(?:the |our |all |both )?(?:\d+ )?(?:\p{Lu}[\p{Ll}’-]{2,}|${noun})(?: ${noun})?${joint}){1,4}(?:the |our )?(?:\d+ )?${name})(?= (?:must|shall|should|may|can|will|need|needs|have to|want|see|use|enter|record|approve|sign|check|open|confirm|change|tick|share|look|log|write|type|book|read|work|get)\b)`,
  'gu',
)

/** “Grooms, the vet and the yardman tick it off”: of those who do something together all are people where one is. */
function actingTogether(text: string, people: PeopleMention[]): string[] {
  return [...text.matchAll(listOfSubjects)].flatMap(([, list = '']) => {
    const items = list
      .split(/, and |, | and | or | as well as /)
      .map((one) => one.replace(/^(?:(?:the|our|all|both|\d+)\s)+/i, '').trim())
    const isPeople = items.some((one) =>
      people.some(({ name, uses }) => uses !== false && name.toLowerCase() === one.toLowerCase()),
    )
    return isPeople ? items.filter((one) => one !== '') : []
  })
}

/** Who does something, asked of the work and not of the project: “And who presses the button?” */
const asksWho =
  /\bwho (?:(?:then|also|actually|really|else|would|will|should|must|may|can|has to|is to|gets to|needs to|all|usually|normally)\s){0,3}(?!(?:pay|complain|own|fund|want|is|are|was|were|has|have|build|built|made|sell|suppl|maintain|host|support|say|said|know|care|deliver|win|lead|ask|order|bid|answer|told|project)\w*\b)\p{Ll}{3,}(?:\s(?![^?]*\b(?:contracts?|offers?|tenders?|bids?|projects?|budgets?|money|bill|invoice for)\b)[^?]{0,60})?\?$/iu
const answered =
  /^(?:(?:well|so|oh|yes|mostly|mainly|always|usually|sometimes|only|also|then|in \p{L}+|on \p{L}+|and|or|maybe),?\s)*(?:(?:the|our|my|an?|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,4}|all|both)\s){1,3}((?:[\p{Ll}’-]+\s){0,2}[\p{Ll}’-]{3,}s?)(?:\s(?:(?:in|from|at) (?:the |our )([\p{Ll} -]{3,30})|(?:on|with|as|who|too|also|of|for|during)\b.*))?$/iu

/** “The cutter. Well, in summer the apprentice.”: the answer names them, whatever they are called. */
function answersWho({ text, asked }: ReadStatement): string[] {
  if (asked === undefined || text.length > 140 || !asksWho.test(asked.slice(-140))) return []
  return text
    .replace(/^\W*\p{Lu}\p{L}+:\s/u, '')
    .replace(/[.!]$/, '')
    .split(/,\s(?=(?:the|our|my|an?|two|three|four|\d)\b)|\s(?:and|plus|or)\s/)
    .flatMap((one) => {
      const [, name = '', place] = answered.exec(one.trim()) ?? []
      if (!/^(?:people|persons?|colleagues?|staff)$/.test(name)) return name === '' ? [] : [name]
      return place === undefined ? [] : [`${name} in the ${place}`]
    })
}

/** “Only the nurses and the investigator.”: behind what somebody may do, those who may. */
function onlyThose({ text, before }: { text: string; before: string }): string[] {
  const list = /^\W*[Oo]nly (the [\p{Ll}’ -]{3,60}(?:,? (?:and|or) (?:the |his |her |their |its )?[\p{Ll}’ -]{3,40})?)[.!]?$/u.exec(
    text,
  )?.[1]
  if (list === undefined || !/\b(?:log in|access|see|enter|use|open|change|approve|edit|write|read|allowed|right)\b/i.test(before))
    return []
  return list.split(/,? (?:and|or) /).map((one) => one.replace(/^(?:the|his|her|their|its) /, ''))
}

/** People by what is theirs, what is told to them and with whom they stand, whatever their name is. */
export function actingPeople(statement: ReadStatement, people: PeopleMention[]): PeopleMention[] {
  if (statement.isOut) return []
  const told = statement.text.slice(0, 1200)
  const names = [
    ...[ownDevice, isAlerted, onDuty].flatMap((words) => [...told.matchAll(words)].map(([, found = '']) => found)),
    ...listedByDeed(statement),
    ...answersWho(statement),
    ...onlyThose({ text: told, before: statement.before }),
    ...actingTogether(told, people),
  ]
  return names.flatMap((words) => {
    const head = headOf(words)
    if (isNoAgent(head) || isSystemNoun(head) || isOutsider(head) || noName.test(words)) return []
    if (
      (isRoleNoun(head) || isSingleRole(head)) &&
      people.some(({ name, uses }) => name.toLowerCase().includes(head) && uses === false)
    )
      return []
    return [{ name: words, key: singular(words.toLowerCase()), statement, uses: true, head }]
  })
}

const headOf = (words: string) =>
  words
    .split(/ (?:on|of) /)[0]
    ?.split(' ')
    .at(-1)
    ?.toLowerCase() ?? ''
const noName =
  /\b(?:tenderer|bidder|supplier|contractor|vendor|offeror|provider|system|everybody|everyone|nobody|anybody|one|it|this|that|we|you|they|he|she|i|phase|step|stage|goal|aim|must|should|nice to have|note|example|today|later|first|second|rule|user|users|person|people|access|roles?|rights|am|pm|pair|couple|day|week|month|year|hour)s?$/i
