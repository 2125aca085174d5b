import { isBody, isOutsider, isRoleNoun, isSingleRole } from './role-nouns.ts'
import type { NamedPeople } from './reading.ts'
import type { ReadStatement } from './find-systems.ts'
import { readNumber } from './read-numbers.ts'
import { singular, touches, type Token } from './tokens.ts'

type PeopleMention = {
  name: string
  key: string
  statement: ReadStatement
  uses: boolean | undefined
  count?: number | undefined
  does?: string | undefined
  head: string
}

const userHeading =
  /\b(?:users?|who (?:works? with|uses?|looks at) it|who (?:the users are|will use)|people|user groups?|roles?|audience|nutzer)\b/i
const useVerb =
  /^(?:\s\([^)]{0,60}\))?,?\s(?:(?:who|which|that|also|then|only|each|all|both|themselves|can|may|must|shall|should|will|need(?:s)? to|want(?:s)? to|has to|have to|is to|are to|would like to|to)\s){0,4}(?:use|uses|see|sees|view|views|record|records|enter|enters|key|keys|approve|approves|sign|signs|log|logs|check|checks|review|reviews|work|works|open|opens|search|searches|look|looks|ask|asks|get|gets|take|takes|decide|decides|confirm|confirms|release|releases|edit|edits|correct|corrects|pick|picks|choose|chooses|book|books|plan|plans|assign|assigns|manage|manages|run|runs|receive|receives|read|reads|upload|uploads|scan|scans|write|writes|draft|drafts|prepare|prepares|verify|verifies|report|reports|maintain|maintains|answer|answers|send|sends|download|downloads|print|prints|find|finds|handle|handles|start|starts|make|makes|add|adds|request|requests|order|orders|compare|compares|inspect|inspects|set|sets|act|acts|step|steps|validate|validates|carry|carries|reject|rejects|override|overrides|mark|marks|count|counts|monitor|monitors|fill|fills|submit|submits|register|registers|have access|are users|is a user)\b/i
const notUse =
  /\b(?:(?:do|does|will|shall|must|may|are|is|have|has|get|gets|need|needs|can|should)(?: ?not|n['’]t)|never|no|nor|neither|not|without|only ever see|cannot)\b[^.;]{0,60}?\b(?:use|users?|log[- ]?ins?|log in|logins?|access|accounts?|see (?:the )?(?:system|it)|client|screens?|touch|enter|get reports|work with|portal|sign in|own access|want(?:ed)?|part)\b|\b(?:does|do|will|shall) not\.?$|\bnor do\b|^[^.;]{0,24}\b(?:are|is) not (?:users|interviewed|involved)\b|\bcall the\b|\bby (?:post|mail|letter|phone|telephone)\b|\bare told\b|\bstay(?:s)? out\b/i
const notFor =
  /\b(?:not for|not|no|nor|neither|nor do|never|without|instead of|copies? of|about|of|on behalf of|data of|names? of|records? of|from)\s(?:the |our |any |all )?(?:[\p{L}-]+\s)?$/iu
const forWhom =
  /\b(?:for|to|by|let(?:s)?|help(?:s)?|give(?:s)?|allow(?:s)?|so that|where|users?(?: are)?:?|used by|seen by|shown to|goes to|go to|approval (?:of|by)|signed by|approved by|decided by|until|unless|when|if|console for|screen for|without)\s(?:the |our |an? |all |each |every |another |other )*(?:\d+ |[\p{L}-]+ )?$/iu

/** The people whom a statement names by what they do, and whether it says that they use the system. */
export function peopleIn(statement: ReadStatement): PeopleMention[] {
  const { text, tokens } = statement
  const isList =
    userHeading.test(statement.heading ?? '') ||
    /^\W*(?:users?|people|who works with it|who uses it|who (?:looks at|sees) it)\b[^:.]{0,40}:/i.test(text)
  const found: PeopleMention[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (token?.is !== 'word' || (!isRoleNoun(token.lower) && !isSingleRole(token.lower))) continue
    if (tokens[at + 1] !== undefined && isRoleNoun(tokens[at + 1]?.lower ?? '') && (tokens[at + 1]?.start ?? 0) - token.end === 1)
      continue
    const phrase = phraseOf(tokens, at)
    if (phrase === undefined) continue
    const { first, name } = phrase
    const left = text.slice(Math.max(0, (tokens[first]?.start ?? 0) - 60), tokens[first]?.start)
    const right = text.slice(token.end, token.end + 140)
    if (/^[’']s?\s\p{L}/u.test(right) || /^['’]$/.test(tokens[at + 1]?.text ?? '') || /^-/.test(right)) continue
    const count = countBefore(tokens, first) ?? countBehind(tokens, at)
    const uses = usesOf({
      left,
      right,
      text,
      next: statement.next,
      head: token.lower,
      isList,
      hasCount: count !== undefined,
      isOut: statement.isOut,
    })
    found.push({
      name,
      key: singular(name.toLowerCase()),
      statement,
      uses,
      count,
      does: useVerb.exec(right)?.[0].trim(),
      head: token.lower,
    })
  }
  return found
}

type Signs = {
  left: string
  right: string
  text: string
  next: string
  head: string
  isList: boolean
  hasCount: boolean
  isOut: boolean
}

function usesOf({ left, right, next, head, isList, hasCount, isOut }: Signs): boolean | undefined {
  const clause = right.split(/[.;]\s|\bbut\b/)[0] ?? right
  if (/^(?:\s\([^)]{0,60}\))?(?:\s(?:and|or|nor|,)\s[\p{L} ]{3,30}?)?,?\s/u.test(clause) && notUse.test(clause.slice(0, 110)))
    return false
  if (notFor.test(left) && /\b(?:not for|nor do|nor|no|neither|not)\s(?:the |our |any |all )?(?:[\p{L}-]+\s)?$/iu.test(left))
    return false
  if (/^\s*(?:they|these|those)\b/i.test(next) && notUse.test(next.slice(0, 90)) && !isList) return false
  if (isOut) return undefined
  if (isList) return true
  if (isOutsider(head))
    return /\b(?:log in|sign in|use the|apply online|upload|their own account)\b/i.test(clause.slice(0, 60)) ? true : undefined
  if (useVerb.test(right)) return true
  if (forWhom.test(left)) return true
  return hasCount && !isBody(head) ? true : undefined
}

const stops = new Set(
  'the a an our their its his her my your this that these those all any some each every other more most many few both no not only also new first second third one two three four five six seven eight nine ten eleven twelve and or of in on at by for from to with as is are be who which whose per when where if because before after until about over under between than then so but up out own same such several various existing present different additional further people between without whom what how why let lets give gives help needs need want wants have has had do does did can may must shall should will would said say says asked was were been being there here now today'.split(
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
      /(?:ed|ing)$/.test(before.lower) &&
      !/^(?:nursing|planning|purchasing|accounting|marketing|engineering|training|catering|dispensing|indexing|reporting|manufacturing|shipping|cleaning|housing|testing|teaching|switching|visiting|attending|learning|registered|trained|certified|accompanying|investigating|processing|billing)$/.test(
        before.lower,
      )
    )
      break
    first--
  }
  const words = tokens.slice(first, at + 1)
  const start = words[0]
  if (start === undefined) return undefined
  const name = words.map((word, index) => (index > 0 && !touches(words[index - 1], word) ? ` ${word.text}` : word.text)).join('')
  const head = tokens[at]?.lower ?? ''
  if (
    first === at &&
    (isBody(head) || /^(?:users?|people|person|staff|heads?|leads?|board|agents?|partners?|owners?|bodies|keys?)$/.test(head)) &&
    !/^(?:staff|users)$/.test(head)
  )
    return undefined
  return { first, name }
}

function countBefore(tokens: Token[], first: number) {
  for (let back = 1; back <= 3; back++) {
    const number = readNumber(tokens, first - back, { decimalComma: false })
    if (number !== undefined && number.next >= first - 1 && number.next <= first && number.value >= 1) return number.value
  }
  return undefined
}

function countBehind(tokens: Token[], at: number) {
  const open = /^[(:]$/.test(tokens[at + 1]?.text ?? '') ? readNumber(tokens, at + 2, { decimalComma: false }) : undefined
  return open !== undefined && /^[),;.]$/.test(tokens[open.next]?.text ?? ',') ? open.value : undefined
}

/** Each kind of people once: those who use it by at least one statement and by none do not, and those only named. */
export function joinPeople(mentions: PeopleMention[]): NamedPeople[] {
  const groups = new Map<string, PeopleMention[]>()
  for (const mention of mentions) groups.set(mention.key, [...(groups.get(mention.key) ?? []), mention])
  return [...groups.values()].map((group) => ({
    name: group[0]?.name ?? '',
    uses: !group.some(({ uses }) => uses === false) && group.some(({ uses }) => uses === true),
    statements: [...new Set(group.map(({ statement }) => statement.id))],
    count: group.find(({ count }) => count !== undefined)?.count,
    does: group.find(({ does }) => does !== undefined)?.does,
  }))
}
