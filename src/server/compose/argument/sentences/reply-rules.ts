import { lowered, withoutArticle } from '../../assembly/phrases.ts'
import type { Statement } from '../../reading/reading.ts'
import { isDoer, isRoleNoun, isSingleRole } from '../../reading/role-nouns.ts'
import { goesOnWith, isSeveral, type SentenceRule } from './sentence-rule.ts'

const reach = 320
const told = ({ text }: Statement) => text.slice(0, reach)
const isDemand = ({ kind }: Statement) =>
  kind !== 'exclusion' && kind !== 'ban' && kind !== 'goal' && kind !== 'question' && kind !== 'money'
const isPerson = (phrase: string) => {
  const head =
    phrase
      .split(/ (?:of|in|on|at|for) /)[0]!
      .split(' ')
      .at(-1) ?? ''
  return (
    isSingleRole(head) ||
    isRoleNoun(head) ||
    isDoer(head) ||
    /\b(?:person|people|household|family|families|parents?|patients?|customers?|members?|residents?|visitors?|council)\b/i.test(
      phrase,
    )
  )
}

const message = /\b(?:SMS(?:es)?|text messages?|by text|push messages?|pager|notification|call-?up|call-?out)\b/i
const answerTold =
  /\b(?:answers?|repl(?:y|ies)|responds?|acknowledg\w*|read receipt|confirms?|says? (?:yes|no)|no answer|without answer|silent|deliver(?:y|ed) receipt)\b/i
const receivers =
  /\b(growers?|drivers?|foremen|foreman|volunteers?|customers?|visitors?|patients?|parents|members?|nurses?|families|tenants?|residents?|farmers?|fishermen|technicians?|caretakers?|couriers?|passengers?|applicants?|guests?|owners?|donors?|students?|pupils?)\b/i

/** Told by SMS, and nobody knows whether it was read. */
const messageUnread: SentenceRule = {
  weight: 6,
  kind: 'rule',
  owner: 'Product owner',
  why: 'Work goes by it.',
  asks: (statement, { says, statements }) => {
    if (
      !message.test(told(statement)) ||
      !isDemand(statement) ||
      says(answerTold) ||
      /\bone-time (?:code|password)\b/i.test(told(statement))
    )
      return undefined
    const at = statements.indexOf(statement)
    const who = [statement, ...statements.slice(Math.max(0, at - 2), at).toReversed(), ...statements.slice(at + 1, at + 3)]
      .map((one) => receivers.exec(told(one))?.[1]?.toLowerCase())
      .find((found) => found !== undefined)
    const medium = message
      .exec(told(statement))![0]
      .replace(/^by text$/i, 'text message')
      .replace(/^SMS(?:es)?$/i, 'SMS')
      .replace(/^Text/, 'text')
    return who
      ? `What happens when ${isSeveral(who) || who.endsWith('s') ? `one of the ${who}` : `the ${who}`} does not receive or answer the ${medium}?`
      : undefined
  },
}

const objects =
  /\b(?:the |an? |each |every )?((?:[\p{L}-]+ ){0,2}?[\p{L}-]+) (?:can|may|could|has the right to|have the right to) (?:also )?(object|appeal|dispute|complain|contest|challenge)\b|\b(objections?|disputes?|appeals?|complaints?) (?:are|is|must|shall|can|may|within|go|goes)\b|\bif (?:the |an? )?(?:\p{L}+ ){1,2}(objects?|disputes?|appeals?|complains?)\b/iu
const decidedTold =
  /\b(?:decide[sd]?|decision|settle[sd]?|arbitrat\w*|judge[sd]?|rules? on|handled by|answered by|go(?:es)? to the)\b/i

/** “The grower can object within 24 hours”: somebody decides on it. */
const whoDecidesDispute: SentenceRule = {
  weight: 8,
  kind: 'rule',
  owner: 'Sponsor',
  why: 'A dispute needs a judge.',
  asks: (statement, { statements }) => {
    const text = told(statement)
    const match = objects.exec(text)
    if (
      !match ||
      !isDemand(statement) ||
      decidedTold.test(`${text} ${goesOnWith(statement, statements.indexOf(statement), statements)}`)
    )
      return undefined
    const deed = (match[2] ?? match[3] ?? match[4] ?? '').toLowerCase()
    const noun = deed.startsWith('appeal')
      ? 'an appeal'
      : deed.startsWith('complain')
        ? 'a complaint'
        : deed.startsWith('object')
          ? 'an objection'
          : 'a dispute'
    const by = match[1] && isPerson(match[1]) ? ` of the ${lowered(withoutArticle(match[1])).replace(/^(?:each|every) /, '')}` : ''
    return `Who decides on ${noun}${by}, on which evidence?`
  },
}

const agrees =
  /\b(?:where|if|only (?:if|when|after|where|with)|unless|once|until|when|after|without|whom?|that) (?:the |an? |each |every |his |her |their )?((?:[\p{L}-]+ ){0,3}?[\p{L}-]+) (?:has agreed|have agreed|agrees|agree|has consented|consents?|has given (?:his |her |their )?consent|says yes|has ticked)\b|\b(?:consent|agreement|permission) of (?:the |an? |each |every )?((?:[\p{L}-]+ ){0,2}[\p{L}-]+)|\b(without a tick in the box)\b/iu
const recordTold =
  /\b(?:signs? (?:electronically|a form|on)|tick(?:s|ed)? (?:the|a) box|consent form|consent register|written consent|signed|in writing|recorded in)\b/i
const ofBody =
  /\b(?:council|union|board|committee|group management|ministry|authority|parliament|court|supervisor|party|parties|both|we|they|it|you|supplier|vendor)\b/i

/** “Where the person in custody has agreed”: how that is given, taken down and taken back. */
const agreementRecorded: SentenceRule = {
  weight: 7,
  kind: 'rule',
  owner: 'Product owner',
  why: 'It has to be proved.',
  asks: (statement) => {
    const text = told(statement)
    const match = agrees.exec(text)
    const who = match?.[1] ?? match?.[2]
    if (!match || statement.kind === 'exclusion' || recordTold.test(text)) return undefined
    const whom = who && lowered(withoutArticle(who)).replace(/^(?:only|where|if|when|that|the) /i, '')
    return whom && !ofBody.test(whom) && isPerson(whom)
      ? `How does the ${whom} give or withdraw agreement, so that it is on record?`
      : undefined
  },
}

const refund = /\b(?:refund(?:s|ed)?|paid back|money back|reimburs\w+)\b/i
const refundTold = /\b(?:expired|fails?|failed|closed account|cannot be refunded|voucher instead)\b/i

const refundFails: SentenceRule = {
  weight: 6,
  kind: 'rule',
  owner: 'Product owner',
  why: 'Cards expire.',
  asks: (statement, { says }) =>
    refund.test(told(statement)) &&
    statement.kind !== 'people' &&
    says(/\b(?:cards?|online payment|payment provider)\b/i) &&
    statement.affirms &&
    isDemand(statement) &&
    !says(refundTold)
      ? 'What happens to a refund when the card has expired or been closed?'
      : undefined,
}

const proves =
  /\b(?:proves? (?:his|her|their|its|the)? ?identity|identity is (?:checked|verified|proved)|prove[sd]? identity|identif(?:y|ies|ied) (?:themselves|himself|by|with|through))\b/i
const cannotProve =
  /\b(?:cannot (?:prove|identify)|without (?:an? )?(?:identity|ID|document|passport|licence|card)|other proof|child(?:ren)?|minors?|guardians?)\b/i

const withoutPapers: SentenceRule = {
  weight: 6,
  kind: 'people',
  owner: 'Product owner',
  why: 'Some have no papers.',
  asks: (statement, { says }) =>
    proves.test(told(statement)) && statement.affirms && isDemand(statement) && !says(cannotProve)
      ? 'What of people who cannot prove identity that way, children for one?'
      : undefined,
}

export const replyRules = [messageUnread, whoDecidesDispute, agreementRecorded, refundFails, withoutPapers]
