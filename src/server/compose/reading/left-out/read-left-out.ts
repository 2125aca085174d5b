import { isFrame, leavesOutWork } from './frame-words.ts'
import { predicateLeavesOut } from './left-out-predicates.ts'
import { isBareRefusal, topicOf } from './bare-refusals.ts'
import { leadItems } from './left-out-leads.ts'
import { wishedTopic } from '../refused-topics.ts'

/** A label, a heading or the lead of a list that puts what stands under it outside: it names nothing itself. */
export const isOutFrame = (label: string): boolean => {
  const words = label.replace(/^#+\s*|\([^()]*\)/g, ' ').trim()
  return words.length < 90 && isFrame(words) && leavesOutWork(words)
}

const finite =
  /(?<=\p{L}['’)]?\s)(?:is|are|was|were|will|won|shall|must|may|might|can|cannot|could|should|would|needs?(?= not)|does|do|has|have|gets?|stays?|remains?|lies?|falls?|belongs?|comes?|follows?|runs?|goes|go|sits?|joins?|carr(?:y|ies) on|continues?)(?:n['’]t|['’]t)?(?=[\s.,;:!]|$)/giu
/** What begins so is no subject of its own, or holds only under a condition. */
const noSubject =
  /^(?:if|when|whenever|where|while|because|since|unless|until|before|after|as|although|though|what(?!ever)|who|whoever|which|that|it|they|these|those|this|he|she|we|i|you|there|nobody|nothing|no one|none|not|no|nor|neither|so|please|do|does|is|are|shall|will|can|may|must)\b/iu
const relative = /\b(?:which|that|who|whose|where|if|when|because|while|unless|until)\b/iu
const condition = /\b(?:before|until|unless|without|when|if|while|as long as|except|more than|less than|older than)\b/iu
/** A second thing of which the same is said: “, as are the weigh stations”, “, nor is X”, “and the same goes for Y”. */
const likewise =
  /(?:,|;|\sand|\sbut)?\s(?:and |but )?(?:(?:nor|neither|as|so)\s(?:is|are|do|does|will|shall|can|must|has|have)|(?:the same|this|that|likewise)(?: also)?\s(?:goes|holds|applies|is true)\s(?:for|of|to))\s(?!(?:it|they|we|the case|usual|today|now)\b)([^.;:]+)/iu

/** Where a sentence stands: its field, what is said before it and whether it tells what the work is. */
export type Standing = { isScope: boolean; before: string }

/**
 * What a sentence leaves out of the work, in its own words: by a lead (“we do not want you to touch X”), by what it says of a
 * subject (“X is outside this tender, as is Y”), or by a refusal behind (“X has its own app, forget it”).
 */
export function leftOutIn(text: string, { isScope, before }: Standing): string[] | undefined {
  if (text.length > mostRead || text.trim().endsWith('?')) return undefined
  const led = leadItems(text, isScope) ?? (isScope ? putOff(text) : undefined)
  if (led !== undefined) return led
  const told = outsideBrackets(text)
  const refused = refusedBehind(told, text)
  const subject = subjectLeftOut(told, { isScope, hasSign: refused !== undefined })
  if (subject !== undefined) {
    const more = likewise.exec(text)?.[1]
    return [text.slice(subject.from, subject.to).trim(), ...(more === undefined ? [] : [more])]
  }
  if (refused !== undefined) return [refused]
  return answered(text, before, isScope)
}

/** The field of the scope and that of assumptions tell what is done by whom; elsewhere it is told how work is done. */
export const standingOf = ({
  field,
  heading,
  before,
}: {
  field: string
  heading: string | undefined
  before: string
}): Standing => ({
  isScope: field === 'scope' || field === 'assumptions' || /\bscope\b/i.test(heading ?? ''),
  before,
})

/** “Staff lockers? That's facilities.”, “Somebody wants a leaderboard. Not our thing.” */
function answered(text: string, before: string, isScope: boolean): string[] | undefined {
  if (before === '') return undefined
  const plain = text.replace(/[.!;\s]+$/, '')
  const asked = /^(?:and |so |what about |how about )?([^?.,:]{3,60})\?$/iu.exec(before)?.[1]
  if (asked !== undefined) {
    if (/^(?:is|are|do|does|shall|will|should|must|may|can|how|who|what|when|where|why|which)\b/i.test(asked)) return undefined
    const isOthers =
      /^(?:that|it|they)(?:['’]s| is|['’]re| are) (?:for |with |the )?[\p{L}-]+(?: [\p{L}-]+)?$/iu.test(plain) && !isFrame(plain)
    const predicate = { subject: asked, isScope, hasSign: false }
    return isOthers || isBareRefusal(plain) || predicateLeavesOut(plain.charAt(0).toLowerCase() + plain.slice(1), predicate)
      ? [asked]
      : undefined
  }
  if (before.endsWith('?') || !isBareRefusal(plain)) return undefined
  const topic = wishedTopic(before) ?? topicOf(before)
  return topic === undefined ? undefined : [topic]
}

/** “Seals on crates: not before 2030.” */
const notBefore = /^([^:]{3,70}): (?:not|only|probably not) (?:before|until|from|after) 20\d\d[.;]?$/iu
const isOfPlan = /\b(?:start|go-?live|delivery|launch|switch\S*|payment|kick-?off|cut-?over|roll-?out|handover|acceptance)\b/iu
const putOff = (text: string): string[] | undefined => {
  const thing = notBefore.exec(text)?.[1]
  return thing === undefined || isOfPlan.test(thing) ? undefined : [thing]
}

const mostRead = 400
/** Characters of the longest subject. */
const longestSubject = 110

/** Brackets blanked, so that places in the text stay where they are. */
const outsideBrackets = (text: string) => text.replace(/\([^()]*\)/g, (inside) => ' '.repeat(inside.length))

type Subject = { from: number; to: number }
function subjectLeftOut(text: string, { isScope, hasSign }: { isScope: boolean; hasSign: boolean }): Subject | undefined {
  const verbs = [...text.matchAll(finite)]
  for (const [index, verb] of verbs.slice(0, 6).entries()) {
    const from = startOfSubject(text, verbs[0]!.index)
    const to = verbs[0]!.index
    const subject = text.slice(from, to).trim()
    if (subject.length < 3 || to - from > longestSubject || noSubject.test(subject)) return undefined
    // The verb of a relative clause says nothing of the whole.
    if (relative.test(subject) || (!isScope && /,(?!.*\b(?:and|or)\b)/.test(subject))) return undefined
    const between = text.slice(to, verb.index)
    if (index > 0 && (!/(?:,|\sand|\sbut)(?: then| so)?\s$/iu.test(between) || relative.test(between))) continue
    if (condition.test(text.slice(verb.index))) return undefined
    if (predicateLeavesOut(text.slice(verb.index), { subject, isScope, hasSign })) return { from, to }
  }
  return undefined
}

/** Behind a colon, or a conjunction at the start, the subject begins. */
function startOfSubject(text: string, verb: number): number {
  const before = text.slice(0, verb)
  const colon = Math.max(before.lastIndexOf(': '), before.lastIndexOf('; '))
  const start = colon < 0 ? 0 : colon + 2
  const opening = /^(?:(?:and|but|also|so|then|ps|please note that|note that|for clarity)[,:]?\s)*(?:responsibility for\s)?/iu.exec(
    before.slice(start),
  )![0]
  return start + opening.length
}

/** “School buses have their own app, forget it”, “On-call pay – HR's headache”: the last clause refuses what stands before. */
function refusedBehind(told: string, text: string): string | undefined {
  const cuts = [...told.matchAll(/,\s|;\s|\s[–—-]\s|:\s/gu)]
  const first = cuts[0]
  if (first === undefined) return undefined
  for (const cut of cuts.slice(0, 5)) {
    const end = cuts.find(({ index }) => index > cut.index)?.index ?? told.length
    const clause = told
      .slice(cut.index + cut[0].length, end)
      .replace(/[.!;]+$/, '')
      .trim()
    if (!isBareRefusal(clause) || /\b(?:was|were|had)\b/i.test(told.slice(0, cut.index))) continue
    return topicOf(text.slice(0, cut.index))
  }
  return undefined
}
