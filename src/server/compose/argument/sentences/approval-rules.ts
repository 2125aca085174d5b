import { lowered, withoutArticle } from '../../assembly/phrases.ts'
import { isDoer, isRoleNoun, isSingleRole } from '../../reading/role-nouns.ts'
import { doOrDoes, nounPhrase, type SentenceRule } from './sentence-rule.ts'

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
  asks: ({ text, affirms }, { says }) => {
    const [, what, deed] = passive.exec(text.slice(0, 300)) ?? []
    if (!affirms || !what || !deed || hasAgent.test(text)) return undefined
    const head = what.split(' ').at(-1)!
    const isSaid = says(
      new RegExp(
        String.raw`\b${head}\b[^.;]{0,60}\bby (?:the|an?|our)\b|\b\p{L}+ (?:signs?|approves?|releases?|confirms?|accepts?|reviews?|authorises?)\b[^.;]{0,40}\b${head}\b`,
        'iu',
      ),
    )
    return isSaid ? undefined : `Who ${deeds[deed.toLowerCase()]} the ${lowered(withoutArticle(what))}?`
  },
}

const acts =
  '(?:approves?|approved|confirms?|confirmed|releases?|released|signs?(?: off)?|signed(?: off)?|countersigns?|decides?|decided|agrees?|agreed|accepts?|accepted|authorises?|authorised)'
/** The name of a role, without the words that begin a clause. */
const role = String.raw`((?:(?!(?:over|under|above|below|it|the|to|by|of|in|on|at|for|and|or|if|when|where|that|which|not|only|no|until|before|after)\b)[\p{L}-]+ ){0,3}?[\p{L}-]+(?: of (?:the )?[\p{L}-]+)?)`
const oneRole = [
  new RegExp(
    String.raw`\b(?:until|before|unless|after|once|only (?:when|if|after)|\d+ ?%)[,:]? (?:the|our|his|her)\s${role} (?:has |have )?(?:${acts}|says (?:so|yes))\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:released? of|approved by|confirmed by|signed by|decided by|released by) (?:the|our|his|her)\s${role}(?=[.,;]|$| (?:before|first|in)\b)`,
    'iu',
  ),
  new RegExp(String.raw`^(?:the |our )${role} (?:then |first |alone |must |shall |has to )?${acts}\b`, 'iu'),
  new RegExp(
    String.raw`\b(?:without|after|only with|is|needs?|requires?|until) (?:the |an? )?(?:written |prior |express )*(?:approval|consent|release|decision|signature|confirmation) (?:of|by|from) (?:the |an? |our )?${role}(?=[.,;:]|$| (?:before|first|in|of|for|and|or)\b)`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:looked at|checked|examined|assessed|inspected|confirmed|approved|released|signed) by (?:the |an? |our )${role} (?:before|until|first)\b`,
    'iu',
  ),
  new RegExp(String.raw`\b(?:an? |the )(second [\p{L}-]+) ${acts}\b`, 'iu'),
]
const standsIn =
  /\b(?:deput\w+|stand[- ]?in|stands? in|substitut\w+|absen\w+|on (?:holiday|leave)|sick|on duty|duty|either of|one of|any of)\b/i
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
  asks: ({ text, affirms, kind }, { says, reading }) => {
    const told = text.slice(0, 300)
    const who = oneRole.map((frame) => frame.exec(told)?.[1]).find((name) => name && isOneRole(name))
    if (!who || (!affirms && !isBinding.test(told)) || kind === 'exclusion' || says(standsIn)) return undefined
    const name = lowered(withoutArticle(who))
    const isMany = reading.people.some(
      (other) => (other.count ?? 0) > 1 && other.name.toLowerCase().includes(name.split(' ').at(-1)!),
    )
    return isMany ||
      /\b(?:supplier|contractor|vendor|bidder|consultant|customer|client|user|applicant|patient|member|driver|agent)\b/i.test(name)
      ? undefined
      : `Who acts for the ${name} when absent?`
  },
}

const leftTo = new RegExp(
  String.raw`\b(?:the )?(${nounPhrase}) (?:is|are) (?:left )?(?:for|up to) (?:the |our )?(${nounPhrase}) to (decide|divide|agree|choose|set|define|settle|fix)\b`,
  'iu',
)
const setBy = new RegExp(
  String.raw`\bthe (mark|threshold|level|score|limit|quota|target|price|fee|tolerance|deadline|format|list) (?:that|which) (?:the |our )?(${nounPhrase}) (sets?|defines?|agrees?|decides?|fixes|fix|chooses?|publish(?:es)?)(?=[.,;:]|$)`,
  'iu',
)
const baseForm = (verb: string) =>
  verb
    .toLowerCase()
    .replace(/^(fix|publish)es$/, '$1')
    .replace(/s$/, '')

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
    return figure && setter && sets
      ? `Which ${figure.toLowerCase()} ${doOrDoes(setter)} the ${withoutArticle(setter)} ${baseForm(sets)}?`
      : undefined
  },
}

const fewHands =
  /\b(?:no (?:developers?|programmers?|IT (?:staff|department|people))|(?:one|two|three) (?:system |systems |part-time )?(?:administrators?|developers?|programmers?|IT people)|(?:run|operated|maintained|looked after) by (?:one|two|three) (?:persons?|people|administrators?|volunteers?))\b/i
const careTold =
  /\b(?:support contract|maintenance contract|managed service|handover with source|months['’]? (?:of )?support|support for|years of (?:support|maintenance)|operated by the (?:supplier|contractor|vendor))\b/i

/** Two administrators run it, and somebody has to change it in three years. */
const whoChangesIt: SentenceRule = {
  weight: 6,
  kind: 'people',
  owner: 'Sponsor',
  why: 'Limits what may be built.',
  asks: ({ text, kind }, { says }) =>
    kind !== 'exclusion' && fewHands.test(text.slice(0, 300)) && !says(careTold)
      ? 'Who maintains and changes the software after the contract ends?'
      : undefined,
}

export const approvalRules = [signerUnnamed, nobodyStandsIn, settledByOthers, whoChangesIt]
