import { departmentsIn } from './find-departments.ts'
import { doesOf, usesOf } from './people-use.ts'
import { isBody, isDoer, isOutsider, isRoleNoun, isSingleRole } from './role-nouns.ts'
import type { NamedPeople } from './reading.ts'
import type { ReadStatement } from './find-systems.ts'
import { itemsOf } from './read-scope.ts'
import { asksForUsers, beginsItem, isUserHeading, userLabelOf, userListsIn } from './user-frames.ts'
import { readNumber } from './read-numbers.ts'
import { singular, tokenize, touches, type Token } from './tokens.ts'

type PeopleMention = {
  name: string
  key: string
  statement: ReadStatement
  uses: boolean | undefined
  count?: number | undefined
  does?: string | undefined
  head: string
}

/** “the planner’s screen”: what stands before somebody is used by them. */
const ownThing =
  /^[’']s?\s(?:own )?(?:screens?|tablets?|phones?|mobiles?|handhelds?|work ?lists?|task lists?|desks?|dashboards?|views?|inbox(?:es)?|consoles?|queues?|app|work ?place|workspace|log-?ins?|accounts?)\b/iu

type Placed = PeopleMention & { first: number; last: number; doer: boolean }

/** The people whom a statement names by what they do, and whether it says that they use the system. */
export function peopleIn(statement: ReadStatement): PeopleMention[] {
  const { text, tokens } = statement
  const isList = isUserList(statement)
  const listed = isList ? listedPeople(statement) : []
  const lists = isList ? [] : userListsOf(statement)
  const found: Placed[] = []
  for (let at = 0; at < tokens.length; at++) {
    if (!isPerson(tokens, at)) continue
    const phrase = phraseOf(tokens, at)
    if (phrase === undefined) continue
    const { first, last, name } = phrase
    const left = text.slice(Math.max(0, (tokens[first]?.start ?? 0) - 60), tokens[first]?.start)
    const right = text.slice(tokens[last]?.end, (tokens[last]?.end ?? 0) + 140)
    if (
      (/^[’']s?\s\p{L}/u.test(right) && !ownThing.test(right)) ||
      /^['’]$/.test(tokens[last + 1]?.text ?? '') ||
      right.startsWith('-')
    )
      continue
    const key = singular(name.toLowerCase())
    if ([...listed, ...found].some((other) => other.key.includes(key) || key.includes(other.key))) continue
    const head = tokens[at]?.lower ?? ''
    const count = countBefore(tokens, first) ?? countBehind(tokens, last)
    const doer = isDoer(head)
    const start = tokens[first]?.start ?? 0
    const isItem = lists.some((list) => (list.isNamed || !isOutsider(head)) && list.start <= start && start < list.end && beginsItem(text.slice(list.start, start)))
    const uses =
      usesOf({ left, right, statement, last, isListed: isList, isDoer: doer }) ??
      (isItem || undefined) ??
      ((!doer && isCounted(count, { head, isAlone: first === at }, statement)) || undefined)
    found.push({ name, key, statement, uses, count, does: doesOf(tokens, last, text), head, first, last, doer })
    at = last
  }
  shareUse(found, tokens)
  // A word that is only made like a name of people is one where they do something.
  const known = found.filter(({ doer, uses }) => !doer || uses === true)
  const departments = departmentsIn(statement)
    .filter((name) => !known.some(({ key }) => key.includes(name.toLowerCase())))
    .map((name): PeopleMention => ({ name, key: name.toLowerCase(), statement, uses: true, head: name }))

  return [...listed, ...known, ...departments, ...unitsIn(statement, lists)]
}

const unit = /\b((?:[\p{L}-]+ ){1,2}(?:office|laborator(?:y|ies)|lab|centre|center|section|division|secretariat|control room|workshop|pharmacy|headquarters|hotline))\b/giu
/** “used … by the quality laboratory”: an office among those who use it. */
const unitsIn = (statement: ReadStatement, lists: { start: number; end: number }[]): PeopleMention[] =>
  lists.flatMap(({ start, end }) =>
    [...statement.text.slice(start, Math.min(end, start + 600)).matchAll(unit)].flatMap((match): PeopleMention[] => {
      const name = (match[1] ?? '').replace(/^(?:(?:the|our|its|by|and|for|to|an?|or|at|in|of)\s)+/i, '')
      const at = match.index + match[0].length - name.length
      if (!name.includes(' ') || !beginsItem(statement.text.slice(start, start + at))) return []
      return [{ name, key: name.toLowerCase(), statement, uses: true, head: name.split(' ').at(-1) ?? '' }]
    }),
  )

/** Where a statement lists users: behind “used by”, and from its beginning where heading or question asks who they are. */
function userListsOf({ text, heading, asked }: ReadStatement) {
  const isAsked = isUserHeading(heading) || asksForUsers(asked)
  return [...(isAsked ? [{ start: 0, end: text.length, isNamed: false }] : []), ...userListsIn(text).map((list) => ({ ...list, isNamed: true }))]
}

const isNameOfThing = (word: string) =>
  /^(?:register|registry|portal|system|hub|database|service|app|account|centre|center|index|directory|platform|cloud|suite|manager)$/.test(word)

function isPerson(tokens: Token[], at: number) {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (token?.is !== 'word' || (!isRoleNoun(token.lower) && !isSingleRole(token.lower) && !isDoer(token.lower))) return false
  // “the Driver Register”, “the Medicine Hub”: the word is a part of a name.
  if (/^\p{Lu}/u.test(token.text) && next?.is === 'word' && /^\p{Lu}\p{Ll}/u.test(next.text) && isNameOfThing(next.lower)) return false
  if (token.text === 'Hub' || (token.lower === 'users' && /^(?:simultaneous|concurrent|parallel)$/.test(tokens[at - 1]?.lower ?? '')))
    return false
  if (/^(?:supplier|contractor)$/.test(token.lower) && /^(?:must|shall|will|is|has)$/.test(next?.lower ?? '')) return false
  // Those who bid for the work are none who use it.
  if (/^(?:bidder|offeror|tenderer|proposer|provider)s?$/.test(token.lower)) return false
  return next === undefined || !isRoleNoun(next.lower) || next.start - token.end !== 1
}

/** “used by controllers, maintainers and the engineer”: what is said of one of a list is said of all. */
function shareUse(found: Placed[], tokens: Token[]) {
  const isJoined = (index: number) =>
    found[index + 1] !== undefined &&
    tokens
      .slice((found[index]?.last ?? 0) + 1, found[index + 1]?.first)
      .every(({ lower }) => /^(?:,|and|or|&|the|our|an?|all|as|well|also|both|\/)$/.test(lower))
  for (let from = 0; from < found.length;) {
    let to = from
    while (isJoined(to)) to++
    const group = found.slice(from, to + 1)
    if (group.some(({ uses }) => uses === true) && !group.some(({ uses }) => uses === false))
      for (const one of group) one.uses ??= isOutsider(one.head) && !one.name.includes(' of ') ? undefined : true
    from = to + 1
  }
}

const verbInside =
  /\b(?:is|are|do|does|will|shall|must|can|may|have|has|see|sees|uses?|works?|reads?|gets?|receives?|writes?|looks?|look|need|needs|want|go|carry|sends?|gives?|takes?|cannot)\b/i
/** What stands in brackets or behind “who” explains an item. */
const explained = /\([^()]{0,120}\)|,\s(?:who|which|that)\s[^,;.]{0,80}|\s(?:who|which|that)\s\p{L}+(?:\s\p{L}+){0,2}(?=[,;.]|$)/giu
const isUserList = ({ heading, under, text }: ReadStatement) =>
  userLabelOf(text) !== undefined ||
  ((isUserHeading(heading) || isUserHeading(under)) && !verbInside.test(nameOfItem(text.slice(0, 600)).replace(explained, ' ')))
/** “Cashiers (ca. 40) – refunds, lost cards”: what they do stands behind the dash. */
const nameOfItem = (text: string) => (/^[^,;]{3,60}?(?=\s[–—-]\s|:\s)/u.exec(text)?.[0] ?? text)

/** The items of a list of users, whatever their names are: “dispatch, the union (view only), two vergers”. */
function listedPeople(statement: ReadStatement): PeopleMention[] {
  // The first cell of a row under “Role” is the name.
  const inRow = /^(?:roles?|users?|user groups?|actors?|personas?|who): ([^;]+);/i.exec(statement.text)?.[1]
  const label = userLabelOf(statement.text)
  const told = label === undefined ? nameOfItem(statement.text) : statement.text.slice(label.length)
  const body = inRow ?? told.replace(/[.;]$/, '')
  // “People: complaints department: 9 people”: the name stands before the count.
  const counted = /^([\p{L} -]{4,50}): \d[\d,.]* (?:people|persons|staff|users)$/u.exec(body)?.[1]
  if (counted !== undefined)
    return [{ name: counted, key: singular(counted.toLowerCase()), statement, uses: true, head: counted.split(' ').at(-1) ?? '' }]
  const isRefused = /\s?[:–-]\s?(?:no|not|none)\b/i.test(body)
  return itemsOf(body)
    .flatMap((item) => item.split(/\sand\s(?=(?:the |two |three |four |five |six |\d|\p{L}+ ?(?:s\b|staff|team)))/u))
    .flatMap((item): PeopleMention[] => {
      const tokens = tokenize(item)
      const number = tokens.findIndex((_, at) => readNumber(tokens, at, { decimalComma: false }) !== undefined)
      const count = number < 0 ? undefined : readNumber(tokens, number, { decimalComma: false })?.value
      const name = item
        .replace(/\([^)]*\)/g, ' ')
        .replace(
          /^(?:about|around|some|the|our|all|up to|only|each|every|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[\d,. ]+|\s)+(?=\p{L})/iu,
          '',
        )
        .replace(afterRole, '$1')
        .replace(/\s(?:per|for|in|on|at|through|via|who|which|with|from|of (?:ours|the|our|all|each)|as|only|today|to)\s.*$|[:,].*$|\s\d+$/iu, '')
        .trim()
      const words = name.split(/\s+/)
      const isVerb = /\b(?:asked|asks|said|says|wants|thinks|is|are|do|does|gives?|use|uses|must|shall|can|will|need|have|has)\b/i.test(name)
      if (name.length < 3 || words.length > 5 || isVerb || isUserHeading(name) || !/^\p{L}/u.test(name)) return []
      return [{ name, key: singular(name.toLowerCase()), statement, uses: !isRefused, count, head: words.at(-1) ?? '' }]
    })
}

/** “skippers look at prices”: what they do stands behind their name. */
const afterRole = /^((?:\p{L}+ )?\p{L}+(?:ers|ors|men|ists|staff|clerks|officers|teams?)) (?!(?:of|and)\b)\p{Ll}+ .*$/u

/** Those who are counted work with it, if they are the client's own and do not build it. */
const isCounted = (
  count: number | undefined,
  { head, isAlone }: { head: string; isAlone: boolean },
  { isOut, text }: ReadStatement,
) =>
  count !== undefined &&
  !isOut &&
  !isOutsider(head) &&
  !isBody(head) &&
  !/^(?:developers?|engineers?|consultants?|trainers?|testers?|architects?|dbas?|directors?)$/.test(head) &&
  !(isAlone && head === 'staff') &&
  !/\b(?:supplier|bidder|contractor|offeror|tenderer|vendor|trainers?|reference)\b/i.test(text.slice(0, 300))

const stops = new Set(
  'the a an our their its his her my your this that these those all any some each every other more most many few both no not only also new first second third one two three four five six seven eight nine ten eleven twelve and or of in on at by for from to with as is are be who which whose per when where if because before after until about over under between than then so but up out own same such several various existing present different additional further people between without whom what how why let lets give gives help needs need want wants have has had do does did can may must shall should will would said say says asked was were been being there here now today them us it they'.split(
    ' ',
  ),
)

/** The words before the head that belong to it: “enforcement officers”, “HR technicians”, “IAM engineers”. */
function phraseOf(tokens: Token[], at: number) {
  let first = at
  while (first > 0 && at - first < 3) {
    const before = tokens[first - 1]
    if (before === undefined) break
    if (before.text === '-' && touches(before, tokens[first]) && touches(tokens[first - 2], before)) {
      first -= 2
      continue
    }
    if (
      before.is !== 'word' ||
      stops.has(before.lower) ||
      (tokens[first]?.start ?? 0) - before.end !== 1 ||
      /ly$|^(?:use[sd]?|using|sees?|allows?|lets?)$/.test(before.lower)
    )
      break
    if (
      /\p{L}{3}(?:ed|ing)$/u.test(before.lower) &&
      !(/^\p{Lu}/u.test(before.text) && /^\p{Lu}/u.test(tokens[first]?.text ?? '')) &&
      !/^(?:nursing|planning|purchasing|accounting|marketing|engineering|training|catering|dispensing|indexing|reporting|manufacturing|shipping|cleaning|housing|testing|teaching|switching|visiting|attending|learning|registered|trained|certified|accompanying|investigating|processing|billing)$/.test(
        before.lower,
      )
    )
      break
    first--
  }
  const last = lastOfTitle(tokens, at)
  const words = tokens.slice(first, last + 1)
  const start = words[0]
  if (start === undefined) return undefined
  const name = words.map((word, index) => (index > 0 && !touches(words[index - 1], word) ? ` ${word.text}` : word.text)).join('')
  const head = tokens[at]?.lower ?? ''
  if (first === at && last === at && (isBody(head) || vague.test(head))) return undefined
  return { first, last, name }
}

/** “Head of Finance”, “Director of Nursing”: the title goes on behind “of”. */
function lastOfTitle(tokens: Token[], at: number) {
  const isTitle = /^(?:heads?|directors?|chiefs?|secretary|keepers?|deans?|managers?|masters?|clerk)$/.test(tokens[at]?.lower ?? '')
  if (!isTitle || tokens[at + 1]?.lower !== 'of') return at
  let last = at + 2
  while (tokens[last]?.lower === 'the') last++
  if (tokens[last]?.is !== 'word' || stops.has(tokens[last]?.lower ?? '')) return at
  while (/^\p{Lu}/u.test(tokens[last]?.text ?? '') && /^\p{Lu}/u.test(tokens[last + 1]?.text ?? '') && last < at + 4) last++
  return last
}

const vague =
  /^(?:users?|them|people|persons?|heads?|leads?|board|agents?|partners?|owners?|bodies|keys?|chiefs?|ladies|lads?|guys?|folks?|chaps?|lady|others|employees|colleagues?)$/

function countBefore(tokens: Token[], first: number) {
  for (let back = 1; back <= 3; back++) {
    const number = readNumber(tokens, first - back, { decimalComma: false })
    if (number !== undefined && number.next >= first - 1 && number.next <= first && number.value >= 1) return number.value
  }
  return undefined
}

function countBehind(tokens: Token[], at: number) {
  const open = /^[(:]$/.test(tokens[at + 1]?.text ?? '') ? readNumber(tokens, at + 2, { decimalComma: false }) : undefined
  return open !== undefined &&
    !/^(?:%|per|and|or|-|–|:)$/.test(tokens[open.next]?.lower ?? ',') &&
    /^(?:[),;.]|in|on|at|of|with)$/.test(tokens[open.next]?.lower ?? ',')
    ? open.value
    : undefined
}

/** What more statements say counts: who may not do one thing may well do another. */
const usesMostly = (group: PeopleMention[]) =>
  group.filter(({ uses }) => uses === true).length > group.filter(({ uses }) => uses === false).length

/** Each kind of people once: those who use it by at least one statement and by none do not, and those only named. */
export function joinPeople(mentions: PeopleMention[]): NamedPeople[] {
  const groups = new Map<string, PeopleMention[]>()
  for (const mention of mentions) groups.set(mention.key, [...(groups.get(mention.key) ?? []), mention])
  return [...groups.values()].map((group) => ({
    // The name as it stands where they use it: “practice managers”, not the “practice manager” who copies by hand today.
    name: (group.find(({ uses }) => uses === true) ?? group[0])?.name ?? '',
    uses: usesMostly(group),
    statements: [...new Set(group.map(({ statement }) => statement.id))],
    count: group.find(({ count }) => count !== undefined)?.count,
    does: group.find(({ does }) => does !== undefined)?.does,
  }))
}
