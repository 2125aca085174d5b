import { clauseFrom, isByHandToday } from './clause-bounds.ts'
import { isNoAgent } from './find-agents.ts'
import { projectDocument } from './people-use.ts'
import { isRoleNoun, isSingleRole, isDoer, isLikePerson } from './role-nouns.ts'
import type { Token } from './tokens.ts'
import { baseOf } from './verb-forms.ts'

/** Who stands at the head of a clause, by the index of the last word of the name. */
export type Subject = {
  /** What follows is done by people alone, whatever the name is. */
  isHuman: boolean
  /** What follows is work, and no wish, payment or decision about the project. */
  isWork: boolean
  /** They come, wait, ring up: nothing that a system is for. */
  isPassing: boolean
}

const determiner = /^(?:the|our|my|an?|each|every|their|its|his|her|your|both|all|two|three|four|five|six)$/
const passedBefore =
  /^(?:then|also|and|but|or|in|at|future|today|now|later|first|finally|afterwards|once|when|until|before|unless|while|whereas|that|where|because|so|if|only|well|day|morning|evening|night|week|month)$/
const adverb = /^(?:then|also|only|always|usually|first|now|still|later|themselves|himself|herself|both|each|just|never)$|ly$/
const modal = /^(?:must|shall|should|may|can|could|will|would)$/
const noNoun =
  /^(?:and|or|but|of|in|on|at|by|for|from|to|with|as|is|are|was|were|be|been|it|they|we|you|i|he|she|this|that|these|those|there|here|not|no|nothing|none|who|which|what|how|than|then|if|so|has|have|had|do|does|did|one|any|some|such|same|other|more|most|much|many|everything|everybody|nobody|someone|somebody|anyone|please)$/
const isPlural = (word: string) => /[^s]s$|m[ae]n$|people$|staff$|folk$/.test(word) && !/(?:man|woman)$/.test(word)

/** Only people do this: a machine checks, sends and shows as well. */
const humanAct = new RegExp(
  [
    String.raw`(?:sign|countersign|initial|approve|tick|tap|jot|dictate|swipe|photograph)s?\b`,
    String.raw`(?:wants?|needs?|ha(?:s|ve)|would (?:like|love)|wish(?:es)?|is|are) (?:to|allowed to|able to)(?: be able to)? (?:(?:also|only|first|just) )?(?:see|know|look|find out|be told|sign|decide|approve|agree|confirm|enter|type|book|choose|ask)\b`,
    String.raw`(?:decides?|agrees?) (?:if|whether|on|which|who|what|about|upon)\b`,
    String.raw`(?:fills? (?:it |them |this )?in|logs? (?:in|on)|looks? (?:up|at|after|through)|writes? (?:down|it|the|what|an?)|types? (?:it|them|in|the|what|an?)|notes? (?:it|them|the|what|down|which|how|an?)|reads? along|keys? in|only (?:reads?|looks?))\b`,
    String.raw`(?:must|shall|should|may|can|will|would)(?: not)?(?: (?:also|only|first|then))? (?:sign|countersign|approve|decide|tick|tap|fill in|look up|look at|log in|type|see|agree|note down|write down)\b`,
  ].join('|'),
  'iu',
)
/** They wish for the work, pay for it and talk about it. */
const aboutProject =
  /^(?:wants? (?:it|this|that|something|us|the (?:project|system))\b|pays?\b|promises?\b|funds?\b|orders?\b (?:it|this|the (?:project|system))|thinks?\b|says?\b|insists?\b|hopes?\b|rings?\b|phones?\b|calls? (?:us|in|the (?:office|hotline))\b|complains?\b|owns?\b|(?:will |has to |have to )?lose\b|retires?\b)/i
const passing =
  /^(?:gets?\b|receives?\b|(?:comes?|goes|go|calls?|rings?|phones?|waits?|lives?|travels?|moves?|dies?|arrives?|leaves?|visits?|stays?|sits?|stands?|walks?|drives?|works? (?:for|at)|buys?|pays?|expects?|hopes?|likes?|loves?|hates?|fears?|knows?|understands?|means?|wants?|needs?|asks?|tells?|brings?|holds?|has|have|earns?|lost?|loses?|remains?|belongs?|costs?|makes? sense|turns? (?:up|out)|happens?|would|could|run|runs|deliver|delivers)\b|(?:will|can|may|must|shall|should)(?: not)? (?:be|have|get|come|go|wait|know|understand|tell|live|hold|die|remain|learn)\b)/i

/** Of each clause who is said to do something in it. */
export function subjectsIn(tokens: Token[], text: string): Map<number, Subject> {
  const found = new Map<number, Subject>()
  for (let at = 0; at < tokens.length; at++) {
    if (!isClauseStart(tokens, at)) continue
    const subject = subjectAt(tokens, at)
    if (subject === undefined) continue
    const { head, verb } = subject
    const rest = clauseFrom(text.slice(tokens[verb]?.start, (tokens[verb]?.start ?? 0) + 120))
    if (projectDocument.test(rest) || denies(tokens, { head, verb })) continue
    const isHuman = humanAct.exec(rest)?.index === 0
    const isKnown = isLikePerson(tokens[head]?.lower ?? '')
    if (!isKnown && isNoAgent(tokens[head]?.lower ?? '')) continue
    found.set(head, {
      isHuman: isHuman && !aboutProject.test(rest) && !isByHandToday(text),
      isWork: !aboutProject.test(rest) && !isByHandToday(text),
      isPassing: passing.test(rest) || /\b(?:by (?:post|phone|mail|e-?mail|letter|hand|radio)|on paper|in person)\b/i.test(rest),
    })
  }
  return found
}

const denies = (tokens: Token[], { head, verb }: { head: number; verb: number }) =>
  tokens.slice(head + 1, verb + 3).some(({ lower }) => /^(?:not|never|cannot|nothing|no|neither|nor)$|n['’]t$/.test(lower))

function isClauseStart(tokens: Token[], at: number) {
  const [token, before] = [tokens[at], tokens[at - 1]]
  if (token?.is !== 'word') return false
  if (before === undefined || /^[.;:!?,–—("“•*]$/.test(before.text)) return true
  return (
    before.is === 'word' && passedBefore.test(before.lower) && (determiner.test(token.lower) || /^(?:and|but)$/.test(before.lower))
  )
}

function subjectAt(tokens: Token[], from: number): { head: number; verb: number } | undefined {
  let first = from
  while (first < from + 3 && passedBefore.test(tokens[first]?.lower ?? '')) first++
  const isDetermined = determiner.test(tokens[first]?.lower ?? '')
  while (first < from + 6 && (determiner.test(tokens[first]?.lower ?? '') || tokens[first]?.is === 'number')) first++
  for (let head = first; head < first + 4; head++) {
    const [token, before] = [tokens[head], tokens[head - 1]]
    if (token?.is !== 'word' || noNoun.test(token.lower) || modal.test(token.lower) || determiner.test(token.lower))
      return undefined
    if (head > first && before !== undefined && token.start - before.end !== 1) return undefined
    // A capital inside of a sentence is one of a name.
    if (/^\p{Lu}/u.test(token.text) && (head > 0 ? head > first || isDetermined : false) && !/^\p{Lu}{2,4}$/u.test(token.text))
      return undefined
    if (!isDetermined && !isBareSubject(tokens, head)) continue
    const verb = verbBehind(tokens, head)
    if (verb !== undefined && (isDetermined || isVerbHere(tokens, { head, verb }))) return { head, verb }
  }
  return undefined
}

/** Without an article stand people in the plural, and in notes those whose name is one of people. */
const isBareSubject = (tokens: Token[], head: number) => {
  const lower = tokens[head]?.lower ?? ''
  return isPlural(lower) || isRoleNoun(lower) || isSingleRole(lower) || isDoer(lower)
}

/** “Tenant changes are made”: without an article, what looks like a verb may be a noun. */
const isVerbHere = (tokens: Token[], { head, verb }: { head: number; verb: number }) =>
  isPlural(tokens[head]?.lower ?? '') ||
  modal.test(tokens[verb]?.lower ?? '') ||
  /^(?:the|an?|our|their|its|his|her|each|every|all|any|it|them|what|which|up|off|down|[,;.])$/.test(tokens[verb + 1]?.lower ?? '.')

/** The finite verb of a subject, behind brackets and adverbs. */
function verbBehind(tokens: Token[], head: number): number | undefined {
  let at = head + 1
  if (tokens[at]?.text === '(') {
    const close = tokens.slice(at, at + 14).findIndex(({ text }) => text === ')')
    if (close < 0) return undefined
    at += close + 1
  }
  // “the operator at the hotline enters it”
  if (/^(?:at|in|on|of|from)$/.test(tokens[at]?.lower ?? ''))
    at += /^(?:the|our|each|every|their)$/.test(tokens[at + 1]?.lower ?? '') ? 3 : 2
  while (at < head + 18 && tokens[at]?.is === 'word' && adverb.test(tokens[at]?.lower ?? '')) at++
  const [subject, token] = [tokens[head]?.lower ?? '', tokens[at]]
  if (token?.is !== 'word' || !/^\p{Ll}/u.test(token.text)) return undefined
  if (modal.test(token.lower)) return at
  if (/^(?:has|have|needs?|wants?|is|are)$/.test(token.lower))
    return /^(?:to|allowed|able)$/.test(tokens[at + 1]?.lower ?? '') || /^(?:needs?|wants?)$/.test(token.lower) ? at : undefined
  if (noNoun.test(token.lower) || /(?:ed|ing)$/.test(token.lower)) return undefined
  if (isPlural(subject)) {
    if (/[^s]s$/.test(token.lower)) return undefined
    const isFollowed = /^(?:the|an?|our|their|its|each|every|all|any|it|them|what|which|up|off|in|down|whether|out|to|on)$/
    return baseOf(token.text) !== undefined || isFollowed.test(tokens[at + 1]?.lower ?? '') ? at : undefined
  }
  return /[^s]s$/.test(token.lower) && !isRoleNoun(token.lower) ? at : undefined
}
