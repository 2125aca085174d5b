import { actingPeople } from './acting-people.ts'
import { agentsIn, coordinatedAgents } from './find-agents.ts'
import { departmentsIn, departmentsListed } from './find-departments.ts'
import { activityOf, usesOf } from './people-use.ts'
import { type Subject, subjectsIn } from './clause-subjects.ts'
import { isOrganisationNoun, isDoer, isFamilyMember, isLikePerson, isOutsider, isRoleNoun, isSingleRole } from './role-nouns.ts'
import type { ReadStatement } from './find-systems.ts'
import { asksForUsers, beginsItem, isUserHeading, userListsIn } from './user-frames.ts'
import { isActingUser, mayAct, shareActivity } from './people-who-act.ts'
import { peopleOfRow } from './people-of-rows.ts'
import { phraseOf, phraseBoundaries } from './phrase-of-people.ts'
import { isModifier } from './role-phrases.ts'
import { hasRuled, isSkillOf } from './reached-people.ts'
import { shareVerbs } from './shared-verbs.ts'
import { isUserList, listedPeople, unitsBehind, unitsIn, type PeopleMention } from './listed-people.ts'
import { countBefore, countBehind, isCounted } from './count-people.ts'
import { readNumber } from './read-numbers.ts'
import { singular, type Token } from './tokens.ts'

/** “the planner’s screen”: what stands before somebody is used by them. */
const ownThing =
  /^[’']s?\s(?:own )?(?:screens?|tablets?|phones?|mobiles?|handhelds?|work ?lists?|task lists?|desks?|dashboards?|views?|inbox(?:es)?|consoles?|queues?|app|work ?place|workspace|log-?ins?|accounts?|displays?|calendars?|laptops?|computers?|PCs?|watch|workstations?)\b/iu

const ofSupplier = /^(?:contractor|supplier|bidder|vendor|provider|tenderer)s?['’]s?\b/i

type Placed = PeopleMention & { first: number; last: number; doer: boolean; subject: Subject | undefined }

/** The people whom a statement names by what they do, and whether it says that they use the system. */
export function peopleIn(statement: ReadStatement): PeopleMention[] {
  const { text, tokens } = statement
  const inRow = peopleOfRow(statement)
  const isList = inRow === undefined && isUserList(statement)
  const listed = inRow ?? (isList ? listedPeople(statement) : [])
  const lists = isList ? [] : userListsOf(statement)
  const subjects = statement.isOut || inRow !== undefined ? new Map<number, Subject>() : subjectsIn(tokens, text)
  const found: Placed[] = []
  for (let at = 0; at < tokens.length; at++) {
    const subject = subjects.get(at)
    const isNamed = isPerson(tokens, at)
    if (!isNamed && (subject === undefined || !mayAct(tokens, at, subject))) continue
    const phrase = phraseOf(tokens, at)
    if (phrase === undefined) continue
    const { first, last, name } = phrase
    const left = text.slice(Math.max(0, (tokens[first]?.start ?? 0) - 60), tokens[first]?.start)
    const right = text.slice(tokens[last]?.end, (tokens[last]?.end ?? 0) + 140)
    if (
      isNotMeant({ name, left, right, quote: tokens[last + 1]?.text, head: tokens[at]?.lower ?? '' }) ||
      isOfOthers(tokens, first)
    )
      continue
    const key = singular(name.toLowerCase())
    if (listed.some((other) => other.key.includes(key) || key.includes(other.key))) continue
    const same = found.find((other) => other.key.includes(key) || key.includes(other.key))
    const head = tokens[at]?.lower ?? ''
    const count = countBefore(tokens, first) ?? countBehind(tokens, last)
    const doer = isDoer(head) || !isNamed
    const isCompound = first < at && readNumber(tokens, at - 1, { decimalComma: false }) === undefined
    if (same !== undefined) {
      // “Where the clerk and the machine disagree, a second clerk decides”: what is said later counts too.
      same.uses ??= usesOf({ left, right, statement, last, isListed: isList, isDoer: doer, isCompound })
      continue
    }
    const start = tokens[first]?.start ?? 0
    const isItem = lists.some((list) => isItemOf(list, { text, start, head }))
    const said = usesOf({ left, right, statement, last, isListed: isList, isDoer: doer, isCompound })
    const uses =
      (isNamed || said === false || isLikePerson(head) ? said : undefined) ??
      (isItem || undefined) ??
      ((!doer && isCounted(count, { head, isAlone: first === at }, statement)) || undefined) ??
      (isActingUser(tokens, at, { subject, isNamed }) || undefined)
    found.push({ name, key, statement, uses, count, does: activityOf(tokens, last, text), head, first, last, doer, subject })
    at = last
  }
  shareUse(found, tokens)
  shareActivity(found)
  shareVerbs(found, statement, tokens)
  // A word that is only made like a name of people is one where they do something.
  const known = found.filter(({ doer, uses }) => !doer || uses === true)
  return withUnits(statement, { people: [...listed, ...known], lists })
}

/** Departments, offices and whoever else does what only people do, beside those who were found by their names. */
function withUnits(
  statement: ReadStatement,
  { people, lists }: { people: PeopleMention[]; lists: { start: number; end: number }[] },
) {
  const listed = lists.flatMap(({ start, end }) => departmentsListed(statement.text.slice(start, end)))
  const departments = [...departmentsIn(statement), ...listed]
    .filter((name) => {
      const same = people.find(({ key }) => key.includes(name.toLowerCase()))
      if (same !== undefined) same.uses ??= true
      return same === undefined
    })
    .map((name): PeopleMention => ({ name, key: name.toLowerCase(), statement, uses: true, head: name }))
  const named = [...people, ...departments, ...unitsIn(statement, lists), ...unitsBehind(statement)]
  const acting = actingPeople(statement, people)
  for (const { key } of acting) {
    const same = people.find((one) => one.key === key)
    if (same !== undefined) same.uses ??= true
  }
  const agents = [...agentsIn(statement), ...coordinatedAgents(statement, people), ...acting].filter(
    ({ key }) => !named.some((one) => one.key.includes(key) || (one.uses === true && key.includes(one.key))),
  )
  return [...named, ...agents]
}

type UserList = { start: number; end: number; isNamed: boolean }
const isItemOf = (list: UserList, { text, start, head }: { text: string; start: number; head: string }) =>
  (list.isNamed || !isOutsider(head)) && list.start <= start && start < list.end && beginsItem(text.slice(list.start, start))

/** A supplier's people, a word of what follows, a skill, a body that ruled once. */
const isNotMeant = ({
  name,
  left,
  right,
  quote,
  head,
}: {
  name: string
  left: string
  right: string
  quote: string | undefined
  head: string
}) => ofSupplier.test(name) || isPartOfOther(right, quote) || isSkillOf({ left, right }) || hasRuled(head, left)

/** “the planner’s list”, “crew-only”: the word belongs to what follows. */
const isPartOfOther = (right: string, quote: string | undefined) =>
  (/^[’']s?\s\p{L}/u.test(right) && !ownThing.test(right)) || /^['’]$/.test(quote ?? '') || right.startsWith('-')

/** “tasters of the brokers”: whose people they are is no second group. */
function isOfOthers(tokens: Token[], first: number) {
  const at = tokens[first - 1]?.lower === 'the' ? first - 2 : first - 1
  const head = tokens[at - 1]
  return (
    tokens[at]?.lower === 'of' &&
    head !== undefined &&
    (isRoleNoun(head.lower) || isDoer(head.lower)) &&
    !isOrganisationNoun(head.lower)
  )
}

/** Where a statement lists users: behind “used by”, and from its beginning where heading or question asks who they are. */
function userListsOf({ text, heading, asked }: ReadStatement) {
  const isAsked = isUserHeading(heading) || asksForUsers(asked)
  return [
    ...(isAsked ? [{ start: 0, end: text.length, isNamed: false }] : []),
    ...userListsIn(text).map((list) => ({ ...list, isNamed: true })),
  ]
}

const isNameOfThing = (word: string) =>
  /^(?:register|registry|portal|system|hub|database|service|app|account|centre|center|index|directory|platform|cloud|suite|manager)$/.test(
    word,
  )

function isPerson(tokens: Token[], at: number) {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (token?.is !== 'word') return false
  if (!isRoleNoun(token.lower) && !isSingleRole(token.lower) && !isDoer(token.lower)) return isOneOfFamily(tokens, at)
  // “the Driver Register”, “the Medicine Hub”: the word is a part of a name.
  if (/^\p{Lu}/u.test(token.text) && next?.is === 'word' && /^\p{Lu}\p{Ll}/u.test(next.text) && isNameOfThing(next.lower))
    return false
  if (
    token.text === 'Hub' ||
    (token.lower === 'users' && /^(?:simultaneous|concurrent|parallel)$/.test(tokens[at - 1]?.lower ?? ''))
  )
    return false
  // With a capital it is who does the work: “the Consultant specifies devices”.
  if (/^Consultants?$/.test(token.text) && tokens[at - 1]?.is === 'word') return false
  // Who speaks in an interview.
  if (/^(?:interviewer|moderator|speaker|interpreter)$/.test(token.lower) && next?.text === ':') return false
  if (/^(?:supplier|contractor)$/.test(token.lower) && /^(?:must|shall|will|is|has)$/.test(next?.lower ?? '')) return false
  // “the cellar master” is one; master data and a master are none.
  if (/^masters?$/.test(token.lower) && !isMaster(tokens, at)) return false
  // Those who bid for the work are none who use it.
  if (/^(?:bidder|offeror|tenderer|proposer|provider)s?$/.test(token.lower)) return false
  return !isModifier(tokens, at)
}

/** “my daughter”, “patients’ daughters” */
const isOneOfFamily = (tokens: Token[], at: number) =>
  isFamilyMember(tokens[at]?.lower ?? '') &&
  (/^(?:my|our|his|her|their)$|['’]s$/.test(tokens[at - 1]?.lower ?? '') || /^['’]$/.test(tokens[at - 1]?.text ?? ''))

const isMaster = (tokens: Token[], at: number) =>
  isOfShip(tokens, at) ||
  (tokens[at - 1]?.is === 'word' &&
    !phraseBoundaries.has(tokens[at - 1]?.lower ?? '') &&
    !/^(?:data|records?|lists?|files?|keys?|copy|copies|plans?|agreements?|systems?|of|tables?|index|schedule)$/.test(
      tokens[at + 1]?.lower ?? '',
    ))
/** “the master of the vessel” */
const isOfShip = (tokens: Token[], at: number) =>
  tokens[at + 1]?.lower === 'of' && /^(?:vessel|ship|boat|ferry|barge|tug)$/.test(tokens[at + 3]?.lower ?? '')

/** “used by controllers, maintainers and the engineer”: what is said of one of a list is said of all. */
function shareUse(found: Placed[], tokens: Token[]) {
  const isJoined = (index: number) =>
    found[index + 1] !== undefined &&
    tokens
      .slice((found[index]?.last ?? 0) + 1, found[index + 1]?.first)
      .every(({ lower }) => /^(?:,|and|or|&|by|the|our|an?|all|as|well|also|both|his|her|their|its|\/)$/.test(lower))
  for (let from = 0; from < found.length;) {
    let to = from
    while (isJoined(to)) to++
    const group = found.slice(from, to + 1)
    if (group.some(({ uses }) => uses === true) && !group.some(({ uses }) => uses === false))
      for (const one of group) one.uses ??= isOutsider(one.head) && !one.name.includes(' of ') ? undefined : true
    from = to + 1
  }
}
