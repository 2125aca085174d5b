import type { BriefField } from '#shared/brief.ts'
import { isUnusuallyCased } from './name-bounds.ts'
import type { Mention } from './find-systems.ts'
import { placeName } from './names/places.ts'
import { isLabelledPurpose } from './prescribing-labels.ts'
import { isToldInPassing } from './told-in-passing.ts'

/** Where a brief says what the work has to be: a product that it is told to be done with is prescribed. */
const demanding = new Set<BriefField>(['technicalRequirements', 'constraints', 'deliverables'])

/** Kinds of products that work is done with; a ledger or a register gives data and is connected. */
const material =
  /^(?:identity|cloud|platform|integration|delivery|reports|storage|service-desk|contact-centre|ai|operations|gis|payments|language|framework|translation|alerting|commerce|devices)$/
/** Kinds that hold records as often as they are built on: what is stored in them may as well be read from there. */
const holding = /^(?:database|warehouse|work|documents|hr|marketing)$/

const small = String.raw`(?:the |our |an? |own |its |their |your |existing |common |same |house |group |company |city |new )*(?:[\p{L}.-]+['’]s? )?["“„]?$`
const by = String.raw`(?:in|on|with|by|via|through|over|using|under|against|at)`
const done = String.raw`(?:[\p{L}-]{3,}(?:ed|en)|built|run|kept|held|sent|shown|drawn|made|done|put|set|read|sold|paid|dealt|found|spoken|met|planned)`
const adverb = String.raw`(?: \p{L}+ly| also| only| all| always| then| centrally| out| up| off| in| there)*`

/** What is done with a product, in the present: “is monitored in”, “goes through”, “route calculation by”, “users come from”. */
const worksWith = new RegExp(
  [
    String.raw`\b(?:is|are|be|being|gets?|get)${adverb} ${done}(?: (?!(?:from|not)\b)\p{L}+){0,3}?${adverb} ${by}\s${small}`,
    String.raw`^(?:\W*)(?:${done.replace('{3,}', '{2,}')}|backed up|set up|rolled out)(?: (?!not\b)\p{L}+)? ${by}\s${small}`,
    String.raw`\b(?:runs?|goes?|live|lives|works?|appears?|takes? place|happens?|passes?|pass|arrives?|sits?|starts?)(?: out| together| only)? ${by}\s${small}`,
    String.raw`(?:^|[.,;:]\s|\band )(?:[\p{L}-]+ ){1,3}?${by}\s${small}`,
  ].join('|'),
  'iu',
)
/** What is handed to a product that watches, records or passes on. */
const reportsTo =
  /\b(?:logs?|alarms?|alerts?|events?|faults?|tickets?|incidents?|metrics|messages|errors?|traces|requests|problems|changes|images?|builds?)\b[^.;,]{0,40}\b(?:to|into|in)\s(?:the |our |an? |its |their )?(?:[\p{L}.-]+['’]s? )?["“„]?$/iu
const takesReports = /^(?:operations|alerting|service-desk|integration|delivery|storage)$/
const provided =
  /\b(?:we|(?:the|our) (?:\p{L}+ )?(?:client|customer|authority|city|town|group|council|firm|company|ministry|IT|administrators?|team|department|operations|provider)) (?:(?:will|shall|also|only) )*(?:provides?|supplies|brings?|gives?|makes? available|runs?|operates?|supports?|maintains?|looks? after|administers?|offers?|licen[cs]es?|has licen[cs]ed|have licen[cs]ed|has bought|have bought)\s(?:the |our |an? |only |\d+ (?:seats|licen[cs]es|users) (?:of|for|in) )*["“„]?$/iu
const advised =
  /(?:^|[.;,:]\s|\b(?:please|just|so|then)\s)(?:please |just |always )?(?:take|stick to|keep to|go with|stay with|stay on|continue with)\s(?:the |our )?["“„]?$/iu
const follows = /(?:^|,\s)(?:so|therefore|hence|thus)(?: it['’]s| that['’]s| it is| we are on| only)?:?\s(?:the |our )?["“„]?$/iu
const accounts =
  /^["”]?\s(?:account|log-?in|sign-?on|badge|credentials|identity|identities|tenant|cluster|licen[cs]es?)\b(?! of (?:a|the|another))/i
const agreed =
  /^["”)]*(?: in \p{Lu}\p{Ll}+)?(?:\s\([^)]{0,60}\))?\s?[,;–-]\s?(?:(?:that|this|it|which) (?:is|has been|was) (?:agreed|settled|arranged|signed|fixed|final)|(?:no other|nothing else|none other)\b|(?:we|the \p{L}+|our \p{L}+) (?:have|has|['’]ve) (?:\p{L}+ )?(?:(?:a |the )?(?:contract|licen[cs]es?|account|subscription|key)|paid|signed)\b|[^.;]{0,60}\b(?:and )?we (?:keep|stay with) (?:it|that|this)\b)/iu
const stays = /\b(?:stays?|remains?)(?: (?:with|in|on|at|by))?\s(?:the |our )?["“„]?$/i
const mustWork =
  /\b(?:must|shall|has to|have to|needs? to|should) (?:\p{L}+ )?(?:work|run|function|open|display|be (?:usable|used|displayed|tested|certified|installed))(?: \p{L}+ly)? (?:in|on|with|under|for)\s(?:the |our |an? |current |latest |any )*["“„]?$/iu

/** What is compared, imagined, past, denied or left to a condition binds nobody. */
const notDemanded = new RegExp(
  [
    String.raw`\b(?:not|no|never|nobody|none|neither|nor|without|unless|whether|if|instead of|rather than|replac\w+|migrat\w+|leav\w+|moved? away|away from|outside|retir\w+|switch\w* off)\b[^.;]*$`,
    String.raw`n['’]t\b[^.;]*$`,
    String.raw`\b(?:like|unlike|similar to|such as|as in|than|comparable|compared|looks? like|feels? like|familiar|know from|kind of|style of|e\.g\.|for (?:example|instance)|say)\b[^.;]*$`,
    String.raw`\b(?:today|currently|at present|presently|at the moment|right now|so far|nowadays|for now)\b[^.;]*$`,
    String.raw`\b(?:was|were|had|(?<!\b(?:is|are|get|gets) )used to|once|formerly|previously|earlier|old|older|former|last (?:year|supplier|time)|before|back then|until (?:now|then|\d{4})|in (?:19|20)\d\d|since (?:19|20)\d\d)\b[^.;]*$`,
    String.raw`\b(?:may|might|could|would|can|possibly|perhaps|maybe|either|recommends?|suggests?|thinks?|heard|dreams?|course|training|trained|certificates?|experience|skills)\b[^.;]*$`,
    String.raw`\b(?:data|copy|copies|records?|history|extracts?|exports?|imports?|dumps?|files?|tables?|interfaces?|connections?|links?) (?:of|from|to|with|in)\s[^.;,]{0,30}$`,
    String.raw`\b(?:Mr|Mrs|Ms|Dr)\b[^.;]*$`,
  ].join('|'),
  'iu',
)
const notDemandedBehind =
  /^["”)]*,? (?:which|that|this) (?:is|are|will be|shall be) (?:to be )?(?:replaced|switched off|retired|withdrawn|phased out|gone)\b|^["”)]*[^.;,]{0,40}\b(?:would|could|might|(?<!\b(?:is|are) )used to|is (?:to be )?(?:replaced|switched off|retired)|is (?:possible|fine too|also fine)|until|no longer|any more|or (?:similar|the like|comparable|equivalent|another|anything))\b|^["”)]*(?: database| server)? of (?:the |our |its )?\p{Ll}+|\?\s*$/iu

const clauseLeft = (text: string) => text.split(/[.;!?]\s|\s[–—]\s|,\s(?:but|whereas|while)\s/).at(-1) ?? text

/** A name in a demand that says what the work is done with, whatever the verb. */
export function isPlainlyPrescribed(
  { statement: { text, next }, start, end, known, weight, name, stance, isInitial }: Mention,
  field: BriefField,
): boolean {
  if (!demanding.has(field) || stance === 'ban' || stance === 'replace' || isToldInPassing({ text, start, end })) return false
  const left = clauseLeft(text.slice(Math.max(0, start - 120), start))
  const behind = text.slice(end, end + 110)
  const right = /^[.;]?$/.test(behind) ? `; ${next.slice(0, 90)}` : behind
  if (notDemanded.test(left) || notDemandedBehind.test(right)) return false
  if (known === undefined) return isUnlistedTool({ name, weight, isInitial, left, right })
  if (stays.test(left) || agreed.test(right) || advised.test(left)) return true
  if (holding.test(known.kind)) return provided.test(left) || follows.test(left)
  if (!material.test(known.kind)) return false
  return (
    worksWith.test(left) ||
    devicesBefore.test(left) ||
    provided.test(left) ||
    follows.test(left) ||
    (takesReports.test(known.kind) && reportsTo.test(left)) ||
    (known.kind === 'identity' && (accounts.test(right) || /\bfrom (?:the |our )?$/i.test(left)))
  )
}

/** “… through Pingen”, “on our SATO printers”: what is put between the work and a name that no list has. */
const carriedBy = new RegExp(
  String.raw`\b(?:is|are|be|being|gets?|get|goes?|runs?|pass(?:es)?|works?|happens?)${adverb}(?: ${done})?(?: (?!(?:from|not)\b)\p{L}+){0,3}?${adverb} (on|via|through|over|using|with)\s${small}`,
  'iu',
)
/** What people do among themselves is no work of a product. */
const amongPeople =
  /\b(?:agreed|coordinated|discussed|shared|closed|signed|arranged|negotiated|cleared|aligned|consulted|met|dealt|compared|filled|based)\b/i
const devices =
  /^(?:\s\p{L}?[\p{L}\d-]+)?\s(?:printers?|scanners?|readers?|terminals?|handhelds?|tablets?|scales|cameras|displays?|screens|gateways?|servers?|cluster|boxes|units|devices|counters|meters|locks)\b/iu

/** “Label printers (Zebra ZD421)”, “tablets (Samsung Active 5)”. */
const devicesBefore =
  /\b(?:printers?|scanners?|readers?|terminals?|handhelds?|tablets?|scales|cameras|displays?|screens|gateways?|laptops|phones|smartphones|sensors|loggers)\s\(["“„]?$/iu

type Beside = { left: string; right: string }
type Unlisted = Pick<Mention, 'name' | 'weight' | 'isInitial'> & Beside

function isUnlistedTool({ name, weight, isInitial, left, right }: Unlisted): boolean {
  if (placeName.test(name)) return false
  const isOwn = isUnusuallyCased(name) || /\d/.test(name)
  const isListed = isOwn || name.includes(' ') || /^\s?(?:\(|,\s\p{Ll}|(?:and|&|\+|\/) ?\p{Lu})/u.test(right)
  if (isListed && isLabelledPurpose(left)) return true
  if (isInitial) return false
  if (agreed.test(right) || mustWork.test(left) || (advised.test(left) && /\bplease\b|^\W*for\b/i.test(left))) return true
  if (isOwn && (stays.test(left) || provided.test(left))) return true
  if (devicesBefore.test(left)) return true
  const joint = carriedBy.exec(left)?.[1]?.toLowerCase()
  if (joint === undefined || amongPeople.test(left)) return false
  if (devices.test(right) || (isOwn && joint !== 'with')) return true
  return /^(?:via|through|over)$/.test(joint) && weight >= 2
}
