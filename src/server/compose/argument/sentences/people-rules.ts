import { lowered, withoutArticle } from '../../assembly/phrases.ts'
import { isDoer, isRoleNoun, isSingleRole } from '../../reading/role-nouns.ts'
import { article, isOrAre, nounPhrase, type SentenceRule } from './sentence-rule.ts'

const called = new RegExp(
  String.raw`\b(?:SMS|text messages?|text|phone call|calls?|pager|alarms?|alerts?)\b[^.;]{0,40}?\bto the (${nounPhrase})(?=[.,;:]|$| (?:within|in charge|and|who|when|by|at|on|if|after|without))|\b(?:alarm|alert|phone|text|page)s? the (${nounPhrase})(?=[.,;:]|$| (?:within|in charge|and|who|when|by|at|on|if|after))`,
  'iu',
)
const numbersKept =
  /\b(?:phone ?book|phone numbers?|contact (?:list|data|details)|directory|roster|on-call (?:plan|list)|duty (?:plan|list|roster))\b/i

/** “The alarm goes by SMS to the nurse in charge”: to which number is told by a list that somebody keeps. */
const numbersUnkept: SentenceRule = {
  weight: 6,
  kind: 'people',
  owner: 'Product owner',
  why: 'A wrong number loses the alarm.',
  asks: ({ text, affirms }, { says }) => {
    const [, one, other] = called.exec(text.slice(0, 300)) ?? []
    const who = lowered(withoutArticle(one ?? other ?? ''))
    const head =
      who
        .split(/ (?:of|in|on|at) /)[0]!
        .split(' ')
        .at(-1) ?? ''
    return affirms && who !== '' && (isSingleRole(head) || isRoleNoun(head) || isDoer(head)) && !says(numbersKept)
      ? `Who keeps the phone number of the ${who} up to date?`
      : undefined
  },
}

const privilege =
  /\b(?:an? |the |all |every )?((?:[\p{L}-]+ ){0,2}(?:holder|carer|student|pensioner|child|apprentice|veteran|member|resident|trainee|senior|widow|volunteer|subscriber|farmer|owner|tenant|guest|teacher|cadet)(?:s|['’]s?)?)(?: \p{L}+)? (?:is|are|pays?|may have|has|have|gets?|travels?|rides?|enters?)(?: \p{L}+){0,3}? (?:free|exempt|nothing|half|less|a discount|a reduced|reduced|priority|without (?:being|paying|a fee))/iu
const proved = /\b(?:proof|prove[sd]?|evidence|certificate|card|checked (?:against|with|in)|verified|register of|badge|document)\b/i

/** A right of some, and nothing by which they are known. */
const proofUnnamed: SentenceRule = {
  weight: 6,
  kind: 'rule',
  owner: 'Product owner',
  why: 'A right needs a proof.',
  asks: ({ text, affirms }) => {
    const who = privilege.exec(text.slice(0, 300))?.[1]
    if (!affirms || !who || proved.test(text.replace(who, ' '))) return undefined
    const one = lowered(withoutArticle(who)).replace(/(?:['’]s?|s['’]?)$/, '')
    return `Which proof shows that somebody is ${article(one)}?`
  },
}

const byHour = new RegExp(
  String.raw`^(?:the |our |each |every |an? )?((?:[\p{L}-]+ ){0,2}[\p{L}-]+) (?:must |shall |has to |have to |will )?(?:enters?|reports?|sends?|hands? in|submits?|orders?|cancels?|confirms?|marks?|declares?|books?|registers?|records?)\s(?:the |an? |their |his |her |its )?(${nounPhrase}?)(?: (?:in|on|to|at|with|through) [^.;]{2,40}?)? (?:by|before|until|no later than) (\d{1,2}[:.]\d\d|noon|midnight|\d{1,2} ?(?:am|pm))\b`,
  'iu',
)

/** People hand something in by an hour, and somebody is late. */
const latecomers: SentenceRule = {
  weight: 7,
  kind: 'rule',
  owner: 'Product owner',
  why: 'Somebody will be late.',
  asks: ({ text, affirms }, { says }) => {
    const [, who, what, hour] =
      text
        .split(/;|:(?!\d)/)
        .map((part) => byHour.exec(part.trim()))
        .find((found) => found !== null) ?? []
    const head = who?.split(' ').at(-1) ?? ''
    const isPerson = isSingleRole(head) || isRoleNoun(head) || isDoer(head)
    if (!affirms || !what || !hour || !isPerson || says(/\b(?:late|later than|latecomers?|missed|after that)\b/i)) return undefined
    const things = lowered(what.split(/ (?:in|on|to|at|with|through) /)[0]!)
    return `What if ${things} ${isOrAre(things)} late, after ${hour}?`
  },
}

const outsiders = String.raw`suppliers|customers|applicants|residents|parents|contractors|subcontractors|partners|carriers|hauliers|farmers|growers|tenants|patients|citizens|visitors|members|pupils|students|passengers|shippers|vendors|retailers|breeders|donors|exhibitors|bidders`
const mustUse = new RegExp(
  String.raw`\b(${outsiders})\b(?: \p{L}+){0,3}? (?:must|shall|have to|may only|can only|are to|only) (?:\p{L}+ ){0,4}?(?:use|register|apply|book|order|pay|send|submit|sign|log|deliver|report|upload|declare|file)\b[^.;]{0,60}\b(?:online|electronic\w*|app|portal|web|by e-?mail|form|account|Peppol|EDI|API|digital\w*|phone|card)\b`,
  'iu',
)
const wayOut =
  /\b(?:cannot|can['’]t|without (?:internet|a phone|a computer|e-?mail)|paper|counter|by post|help desk|assisted|exempt\w*|otherwise|alternative\w*|in person)\b/i

/** Outsiders are bound to one way, and some of them cannot go it. */
const thoseWhoCannot: SentenceRule = {
  weight: 7,
  kind: 'people',
  owner: 'Sponsor',
  why: 'A second way costs.',
  asks: ({ text, affirms, kind }, { says }) => {
    const who = mustUse.exec(text.slice(0, 300))?.[1]?.toLowerCase()
    return affirms && kind !== 'exclusion' && who && !says(wayOut) ? `What of ${who} who cannot do so?` : undefined
  },
}

const owned = new RegExp(
  String.raw`\b(${outsiders}|drivers|volunteers|nurses|stewards|inspectors) (?:can|may|must|will|could|shall) (?:also )?use (?:an? |their |the )?(phone|smart-?phone|tablet|laptop|mobile)s?\b`,
  'iu',
)

/** “Contractors can use a phone”: whose it is decides what may be put on it. */
const whoseDevice: SentenceRule = {
  weight: 6,
  kind: 'people',
  owner: 'Product owner',
  why: 'Decides what may run on it.',
  asks: ({ text }, { says }) => {
    const [, who, device] = owned.exec(text.slice(0, 200)) ?? []
    return who && device && !says(/\b(?:issued|own (?:phone|tablet|device|handset)|provided by|company (?:phone|tablet)|BYOD)/i)
      ? `Whose ${device.toLowerCase()}s do ${who.toLowerCase()} use, their own or ours?`
      : undefined
  },
}

const leaves = new RegExp(
  String.raw`^(?:the |an? |each |any |every )?(${nounPhrase}) (?:keeps?|has|have|retains?) the (?:right|option|freedom) to (leave|withdraw|opt out|step out|resign|cancel)\b`,
  'iu',
)

/** One of several may leave, and the others stay. */
const oneLeaves: SentenceRule = {
  weight: 6,
  kind: 'gap',
  owner: 'Sponsor',
  why: 'Cost falls on the others.',
  asks: ({ text }) => {
    const [, who, deed] = leaves.exec(text.slice(0, 200)) ?? []
    return who && deed
      ? `If ${article(lowered(withoutArticle(who)))} ${deed === 'opt out' ? 'opts out' : deed === 'step out' ? 'steps out' : `${deed}s`}, who bears its share?`
      : undefined
  },
}

export const peopleRules = [numbersUnkept, proofUnnamed, latecomers, thoseWhoCannot, whoseDevice, oneLeaves]
