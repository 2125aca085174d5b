import { lowered, withoutArticle } from '../../assembly/phrases.ts'
import { isDoer, isSingleRole, isRoleNoun } from '../../reading/role-nouns.ts'
import { article, doOrDoes, isOrAre, nounPhrase, type SentenceRule } from './sentence-rule.ts'

const isBinding = /\b(?:must|shall|has to|have to|is to|are to|needs? to|before|until|unless|only)\b/i
const deeds: Record<string, string> = {
  signed: 'signs',
  approved: 'approves',
  released: 'releases',
  confirmed: 'confirms',
  accepted: 'accepts',
  agreed: 'agrees to',
  reviewed: 'reviews',
  'signed off': 'signs off',
  authorised: 'authorises',
}
const passive = new RegExp(
  String.raw`(?:^|[,;:] )(?:the |an? |each |every |any |all |our )?(${nounPhrase}) (?:must|shall|has to|have to|is to|are to|needs? to) (?:first |also |then )?be (signed(?: off)?|approved|released|confirmed|accepted|agreed|reviewed|authorised)\b(?! (?:by|in|with|on|through|electronic))`,
  'iu',
)
const hasAgent = /\bby (?:the |an? |our |each |both |two )?\p{L}+/iu

/** “The assessment must be signed before …”: nobody is named who does it. */
const signerUnnamed: SentenceRule = {
  weight: 8,
  kind: 'people',
  owner: 'Sponsor',
  why: 'Work waits for it.',
  asks: ({ text, affirms }, { words }) => {
    const [, what, deed] = passive.exec(text.slice(0, 300)) ?? []
    if (!affirms || !what || !deed || hasAgent.test(text)) return undefined
    const head = what.split(' ').at(-1)!
    const isSaid = new RegExp(String.raw`\b${head}\b[^.;]{0,60}\bby (?:the|an?|our)\b|\b\p{L}+ (?:signs?|approves?|releases?|confirms?|accepts?|reviews?|authorises?)\b[^.;]{0,40}\b${head}\b`, 'iu').test(words)
    return isSaid ? undefined : `Who ${deeds[deed.toLowerCase()]} the ${lowered(withoutArticle(what))}?`
  },
}

const acts = '(?:approves?|approved|confirms?|confirmed|releases?|released|signs?(?: off)?|signed(?: off)?|countersigns?|decides?|decided|agrees?|agreed|accepts?|accepted|authorises?|authorised)'
/** The name of a role, without the words that begin a clause. */
const role = String.raw`((?:(?!(?:over|under|above|below|it|the|to|by|of|in|on|at|for|and|or|if|when|where|that|which|not|only|no|until|before|after)\b)[\p{L}-]+ ){0,3}?[\p{L}-]+(?: of (?:the )?[\p{L}-]+)?)`
const oneRole = [
  new RegExp(String.raw`\b(?:until|before|unless|after|once|only (?:when|if|after)|\d ?%)[,:]? (?:the|our|his|her)\s${role} (?:has |have )?(?:${acts}|says (?:so|yes))\b`, 'iu'),
  new RegExp(String.raw`\b(?:released? of|approved by|confirmed by|signed by|decided by|released by) (?:the|our|his|her)\s${role}(?=[.,;]|$| (?:before|first|in)\b)`, 'iu'),
  new RegExp(String.raw`^(?:the |our )${role} (?:then |first |alone |must |shall |has to )?${acts}\b`, 'iu'),
]
const standsIn = /\b(?:deput\w+|stand[- ]?in|stands? in|substitut\w+|absen\w+|on (?:holiday|leave)|sick|on duty|duty|either of|one of|any of)\b/i
const isOneRole = (phrase: string) => {
  const head = phrase.split(' of ')[0]!.split(' ').at(-1)!.toLowerCase()
  return isSingleRole(head) || (isDoer(head) && !head.endsWith('s') && !isRoleNoun(head))
}

/** Nothing goes on before one person has said yes. */
const nobodyStandsIn: SentenceRule = {
  weight: 5,
  kind: 'people',
  owner: 'Sponsor',
  why: 'One absence stops the work.',
  asks: ({ text, affirms, kind }, { words, reading }) => {
    const told = text.slice(0, 300)
    const who = oneRole.map((frame) => frame.exec(told)?.[1]).find((name) => name && isOneRole(name))
    if (!who || (!affirms && !isBinding.test(told)) || kind === 'exclusion' || standsIn.test(words)) return undefined
    const name = lowered(withoutArticle(who))
    const isMany = reading.people.some((other) => (other.count ?? 0) > 1 && other.name.toLowerCase().includes(name.split(' ').at(-1)!))
    return isMany || /\b(?:supplier|contractor|vendor|bidder|consultant|customer|client|user|applicant|patient|member|driver|agent)\b/i.test(name)
      ? undefined
      : `Who acts for the ${name} in an absence?`
  },
}

const called = new RegExp(
  String.raw`\b(?:SMS|text messages?|text|phone call|calls?|pager|alarms?|alerts?)\b[^.;]{0,40}?\bto the (${nounPhrase})(?=[.,;:]|$| (?:within|in charge|and|who|when|by|at|on|if|after|without))|\b(?:alarm|alert|phone|text|page)s? the (${nounPhrase})(?=[.,;:]|$| (?:within|in charge|and|who|when|by|at|on|if|after))`,
  'iu',
)
const numbersKept = /\b(?:phone ?book|phone numbers?|contact (?:list|data|details)|directory|roster|on-call (?:plan|list)|duty (?:plan|list|roster))\b/i

/** “The alarm goes by SMS to the nurse in charge”: to which number is told by a list that somebody keeps. */
const numbersUnkept: SentenceRule = {
  weight: 6,
  kind: 'people',
  owner: 'Product owner',
  why: 'A wrong number loses the alarm.',
  asks: ({ text, affirms }, { words }) => {
    const [, one, other] = called.exec(text.slice(0, 300)) ?? []
    const who = lowered(withoutArticle(one ?? other ?? ''))
    const head = who.split(/ (?:of|in|on|at) /)[0]!.split(' ').at(-1) ?? ''
    return affirms && who !== '' && (isSingleRole(head) || isRoleNoun(head) || isDoer(head)) && !numbersKept.test(words)
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
  asks: ({ text, affirms }, { words }) => {
    const [, who, what, hour] = (text.match(/[^:;]+/g) ?? []).map((part) => byHour.exec(part.trim())).find((found) => found !== null) ?? []
    const head = who?.split(' ').at(-1) ?? ''
    const isPerson = isSingleRole(head) || isRoleNoun(head) || isDoer(head)
    if (!affirms || !what || !hour || !isPerson || /\b(?:late|later than|latecomers?|missed|after that)\b/i.test(words)) return undefined
    return `What if ${lowered(what)} ${isOrAre(what)} late, after ${hour}?`
  },
}

const outsiders = String.raw`suppliers|customers|applicants|residents|parents|contractors|subcontractors|partners|carriers|hauliers|farmers|growers|tenants|patients|citizens|visitors|members|pupils|students|passengers|shippers|vendors|retailers|breeders|donors|exhibitors|bidders`
const mustUse = new RegExp(
  String.raw`\b(${outsiders})\b(?: \p{L}+){0,3}? (?:must|shall|have to|may only|can only|are to|only) (?:\p{L}+ ){0,4}?(?:use|register|apply|book|order|pay|send|submit|sign|log|deliver|report|upload|declare|file)\b[^.;]{0,60}\b(?:online|electronic\w*|app|portal|web|by e-?mail|form|account|Peppol|EDI|API|digital\w*|phone|card)\b`,
  'iu',
)
const wayOut = /\b(?:cannot|can['’]t|without (?:internet|a phone|a computer|e-?mail)|paper|counter|by post|help desk|assisted|exempt\w*|otherwise|alternative\w*|in person)\b/i

/** Outsiders are bound to one way, and some of them cannot go it. */
const thoseWhoCannot: SentenceRule = {
  weight: 7,
  kind: 'people',
  owner: 'Sponsor',
  why: 'A second way costs.',
  asks: ({ text, affirms, kind }, { words }) => {
    const who = mustUse.exec(text.slice(0, 300))?.[1]?.toLowerCase()
    return affirms && kind !== 'exclusion' && who && !wayOut.test(words) ? `What of ${who} who cannot do so?` : undefined
  },
}

const owned = new RegExp(String.raw`\b(${outsiders}|drivers|volunteers|nurses|stewards|inspectors) (?:can|may|must|will|could|shall) (?:also )?use (?:an? |their |the )?(phone|smart-?phone|tablet|laptop|mobile)s?\b`, 'iu')

/** “Contractors can use a phone”: whose it is decides what may be put on it. */
const whoseDevice: SentenceRule = {
  weight: 6,
  kind: 'people',
  owner: 'Product owner',
  why: 'Decides what may run on it.',
  asks: ({ text }, { words }) => {
    const [, who, device] = owned.exec(text.slice(0, 200)) ?? []
    return who && device && !/\b(?:issued|own (?:phone|tablet|device|handset)|provided by|company (?:phone|tablet)|BYOD)/i.test(words)
      ? `Whose ${device.toLowerCase()}s do ${who.toLowerCase()} use, their own or ours?`
      : undefined
  },
}

const leaves = new RegExp(String.raw`^(?:the |an? |each |any |every )?(${nounPhrase}) (?:keeps?|has|have|retains?) the (?:right|option|freedom) to (leave|withdraw|opt out|step out|resign|cancel)\b`, 'iu')

/** One of several may leave, and the others stay. */
const oneLeaves: SentenceRule = {
  weight: 6,
  kind: 'gap',
  owner: 'Sponsor',
  why: 'Cost falls on the others.',
  asks: ({ text }) => {
    const [, who, deed] = leaves.exec(text.slice(0, 200)) ?? []
    return who && deed ? `If ${article(lowered(withoutArticle(who)))} ${deed === 'opt out' ? 'opts out' : deed === 'step out' ? 'steps out' : `${deed}s`}, who bears its share?` : undefined
  },
}

const leftTo = new RegExp(String.raw`\b(?:the )?(${nounPhrase}) (?:is|are) (?:left )?(?:for|up to) (?:the |our )?(${nounPhrase}) to (decide|divide|agree|choose|set|define|settle|fix)\b`, 'iu')
const setBy = new RegExp(String.raw`\bthe (mark|threshold|level|score|limit|quota|target|price|fee|tolerance|deadline|format|list) (?:that|which) (?:the |our )?(${nounPhrase}) (sets?|defines?|agrees?|decides?|fixes|fix|chooses?|publish(?:es)?)(?=[.,;:]|$)`, 'iu')
const baseForm = (verb: string) => verb.toLowerCase().replace(/^(fix|publish)es$/, '$1').replace(/s$/, '')

/** “The rest is for the libraries to divide”, “the mark that the language service sets”: settled by others, later. */
const settledByOthers: SentenceRule = {
  weight: 8,
  kind: 'rule',
  owner: 'Sponsor',
  why: 'Work waits for it.',
  asks: ({ text }) => {
    const told = text.slice(0, 300)
    const [, what, whom, verb] = leftTo.exec(told) ?? []
    if (what && whom && verb)
      return `By when ${doOrDoes(whom)} the ${lowered(withoutArticle(whom))} ${verb === 'decide' ? 'decide on' : verb.toLowerCase()} the ${lowered(withoutArticle(what))}?`
    const [, figure, setter, sets] = setBy.exec(told) ?? []
    return figure && setter && sets ? `Which ${figure.toLowerCase()} ${doOrDoes(setter)} the ${withoutArticle(setter)} ${baseForm(sets)}?` : undefined
  },
}

const fewHands = /\b(?:no (?:developers?|programmers?|IT (?:staff|department|people))|(?:one|two|three) (?:system |systems |part-time )?(?:administrators?|developers?|programmers?|IT people)|(?:run|operated|maintained|looked after) by (?:one|two|three) (?:persons?|people|administrators?|volunteers?))\b/i
const careTold = /\b(?:support contract|maintenance contract|managed service|handover with source|months['’]? (?:of )?support|support for|years of (?:support|maintenance)|operated by the (?:supplier|contractor|vendor))\b/i

/** Two administrators run it, and somebody has to change it in three years. */
const whoChangesIt: SentenceRule = {
  weight: 6,
  kind: 'people',
  owner: 'Sponsor',
  why: 'Limits what may be built.',
  asks: ({ text, kind }, { words }) =>
    kind !== 'exclusion' && fewHands.test(text.slice(0, 300)) && !careTold.test(words) ? 'Who maintains and changes the software after the contract ends?' : undefined,
}

export const peopleRules = [
  whoChangesIt,
  signerUnnamed,
  nobodyStandsIn,
  numbersUnkept,
  proofUnnamed,
  latecomers,
  thoseWhoCannot,
  whoseDevice,
  oneLeaves,
  settledByOthers,
]
