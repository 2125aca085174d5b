import type { BriefField } from '#shared/brief.ts'
import type { Mention } from './find-systems.ts'
import { isPrescribedByFrame } from './prescribing-frames.ts'
import { isPlainlyPrescribed } from './prescribing-plainly.ts'
import { isOnlyChoice } from './prescribing-only.ts'
import { isLabelledPurpose, isPrescribedHeading } from './prescribing-labels.ts'
import { isBoundBehind, isBoundTo, isBuiltOn, isOwnCloud } from './prescribing-verbs.ts'
import type { Mandate } from './reading.ts'
import { isToldInPassing } from './told-in-passing.ts'

const small = String.raw`(?:the |our |an? |own |existing )*(?:[\p{L}.-]+['’]s )?(?:[\p{Ll}-]+ )?["“]?$`
const before = new RegExp(
  String.raw`\b(?:(?:must|shall|should|will|has to|have to|is to|are to|need(?:s)? to|to) (?:\p{L}+ ){0,3}?(?:use|live (?:in|on)|work (?:in|on|with)|run on|run in|be built on|be (?:\p{L}+(?:ed|en|lt|nt|pt|de|ne) )?(?:in|on|with|by|through|via)|store (?:its|the|all) data in|be|follow|comply with|take theirs in|go through|sign in (?:with|by|through))|use of|mandate (?:for|to use)|(?:the|our) (?:house|group|company|department|bank|council|university|city|firm|ministry|organisation) (?:uses|runs on|works with)|(?:we|\p{L}+) (?:have |has )?standardi[sz]ed (?:on|upon)|(?:only|those) (?:those )?(?:offered|available|hosted) (?:in|on|by|through)|we (?:use|build|buil[dt]|run|host|standardi[sz]e)(?: on| in| with)?|we are an?|we['’]re|is set|runs? (?:on|in|upon)|hosted (?:on|in)|based on|shall be|and (?:nothing but|only)|only|(?:sign[- ]?(?:in|on)|log[- ]?in|single sign-on|sso|identity|authentication) (?:is |comes )?(?:by|with|through|via|on)|(?:log in|sign in|authenticate|managed|sent|go out|delivered) (?:with|through|by|via)|all [\p{L} ]{2,30} (?:go|goes|run|runs|pass|passes) (?:through|via|over)|goes? (?:in|on)to|(?:dashboards?|reports?|code|tickets?|messages?|letters?|documents?|pages?) (?:are |is |live )?(?:in|on))\s${small}`,
  'iu',
)
const start = new RegExp(
  String.raw`^(?:use|only|standard(?:ise)? on|build on|sign[- ]?in (?:by|with|through)?:?|hosting:|database:|platform:)\s${small}`,
  'iu',
)
const behind =
  /^["”]?(?:\s\([^)]{0,60}\))?,?\s(?:(?:(?:\p{L}+ ){0,2}(?:and|or) (?:\p{L}+ ){1,3}?|\p{Lu}\p{L}+ )?(?:agreements?|licen[cs]es?|contracts?|subscriptions?|tenanc(?:y|ies)) (?:must|shall|should|has to|have to|is to|are to) be used|(?:is|are) (?:mandated|mandatory|set|given|prescribed|(?:the|our|a|state|group|house|company|corporate) standard|required|to be used|already (?:used|paid|licensed)|what we use)|(?:must|shall|should|has to|have to) be (?:used|the \p{L}+)|(?:state|house|group|company|corporate) standard|,? so use (?:it|them|those|that)|,?\s?because that['’]?s? (?:is )?what we (?:own|have|use|pay for)|(?:shall|must|will|is to|has to) be the (?:basis|platform|foundation)|house\b|shop\b|for (?:SSO|sign[- ]?on|log-?in|identity|authentication|sign[- ]?in|single|the test|all|every)|(?:which|that) we (?:already )?(?:have|own|use)|we own the|stays? and (?:shall|must)|is the (?:only|standard|mandat\w+|place)|or (?:\p{Lu}[\p{L}]+ ){1,3}(?:is|are) permitted)\b/iu
const standard = /\b(?:standard|mandat\w+|prescribed|paved road|policy|house rule)\b/i
/** Kinds of products that a design is made of; a ledger or a record system is connected, not prescribed. */
const material =
  /^(?:identity|cloud|platform|database|integration|delivery|reports|work|storage|service-desk|contact-centre|warehouse|ai|operations|gis|hr|documents|payments|marketing|language|framework|translation|alerting)$/

/** A technology that a statement prescribes, with what it is to do in the statement's words. */
export function mandatesIn(mentions: Mention[], field: BriefField): Mandate[] {
  return mentions.flatMap((mention, index): Mandate[] => {
    const { name, statement, start: at, end, stance, isGeneric } = mention
    if (isGeneric) return []
    if (stance === 'ban' || stance === 'replace' || stance === 'out' || stance === 'open' || statement.isOut) return []
    if (isOfAnother(mentions[index - 1], mention)) return []
    const isOnly = isOnlyChoice(statement.text.slice(Math.max(0, at - 110), at), statement.text.slice(end, end + 110))
    if (!isOnly && isToldInPassing({ text: statement.text, start: at, end })) return []
    if (!isPrescribedInList(mentions, index, field) && !leadsPrescribed(mentions, index)) return []
    const words = statement.text
      .slice(Math.max(0, at - 160), end + 160)
      .replace(/\s+/g, ' ')
      .trim()
    return [{ name, does: words, statement: statement.id }]
  })
}

/** “Prophet runs on SQL Server”: what a system that is there is made of; nothing of the new one. */
const madeOf =
  /^(?:,? (?:which|that))? (?:runs?|sits?|lives?|is (?:hosted|built|based|installed|running))(?: still)? (?:on|in|upon|with) (?:an? |the |our )?(?:old |own )?$/i
const isOfAnother = (before: Mention | undefined, { statement, start }: Mention) =>
  before !== undefined && before.statement === statement && madeOf.test(statement.text.slice(before.end, start))

/** Between two names of one list: “A / B”, “A, C and D”, “through A for pilots and by B for staff”, “React front end, Node back end”. */
const joint =
  /^\s(?:platform|cluster|stack|cloud)?\s?["“„(]$|^["”]?(?:\sv?\d[\d.]*\p{Ll}?)?(?:\s\([^)]{0,40}\))?(?:\s(?:for|by)\s[\p{L} ]{2,30}?)?(?:\s[\p{Ll}-]+){0,2}(?:,? and|,? or|,|\s?\/| \+| &)(?: (?:\p{L}+ )?for(?: \p{L}+)?)?(?: (?:deployment|deployed|storage|hosting))?(?: (?:on|by|with|in|through|via|over|to))?(?: (?:the|our|own|its))?(?: [\p{L}]+['’]s)?(?: [\p{Ll}]+){0,2}\s?["“„]?$|^(?:\sv?\d[\d.]*)?\s(?:with|plus|on top of)\s$/u

/** “We have standardised on A and on B”: the second of two is prescribed like the first, and the third like the second. */
function isPrescribedInList(mentions: Mention[], index: number, field: BriefField): boolean {
  const here = mentions[index]
  if (here === undefined) return false
  const isBound = (mention: Mention) =>
    mention.learned === 'prescribed' || isPrescribed(mention) || isPlainlyPrescribed(mention, field)
  if (isBound(here)) return true
  for (let at = index; at > 0 && index - at < 6; at--) {
    const [before, after] = [mentions[at - 1], mentions[at]]
    if (before === undefined || after === undefined || before.stance === 'ban') return false
    if (before.known === undefined && after.known === undefined) return false
    const between = here.statement.text.slice(before.end, after.start)
    if (between !== ' ' && (between.length > 70 || !joint.test(between))) return false
    if (isBound(before)) return true
  }
  return false
}

/** “A and B he has already, build on them”: what is said behind the second of two is said of the first. */
function leadsPrescribed(mentions: Mention[], index: number): boolean {
  const [here, after] = [mentions[index], mentions[index + 1]]
  if (here === undefined || after === undefined || after.isGeneric) return false
  return (
    /^(?:,? and|,| \+| &)(?: the| our)?\s$/.test(here.statement.text.slice(here.end, after.start)) &&
    isPrescribedByFrame('', after.statement.text.slice(after.end, after.end + 90))
  )
}

/** “a green host (Kelpie)”, “the exchange layer "Kelpie"”: a name that is on no list, told behind what it carries. */
const isCarrier =
  /\b(?:sign-on|log-in|login|devices?|units?|hosts?|hoster|provider|platform|hosting|cloud|registry|bus|layer|stack|framework|gateway|broker|cluster)\s?(?:\(|,\s|:\s|["“„])$/i

function isPrescribed({ statement: { text, heading, under }, start: at, end, known, weight }: Mention) {
  // “the Register's certificate authority”: whose thing it is.
  if (known === undefined && /^['’]s\s|^:/.test(text.slice(end, end + 3))) return false
  if (isPrescribedByFrame(text.slice(Math.max(0, at - 110), at), text.slice(end, end + 90))) return true
  const isThing =
    known === undefined ? weight >= 2 || isCarrier.test(text.slice(Math.max(0, at - 40), at)) : material.test(known.kind)
  const [before110, after110] = [text.slice(Math.max(0, at - 110), at), text.slice(end, end + 110)]
  if ((isThing || known !== undefined) && isOnlyChoice(before110, after110)) return true
  if (known !== undefined && (isBuiltOn(before110) || isBoundBehind(after110))) return true
  if (known?.kind === 'cloud' && isOwnCloud(before110, after110)) return true
  if (isThing && (isBoundTo(before110) || isBoundBehind(after110) || isLabelledPurpose(before110))) return true
  if ((isPrescribedHeading(heading) || isPrescribedHeading(under)) && (known !== undefined || weight >= 1)) return true
  if (known === undefined && weight < 2) return false
  const left = text.slice(Math.max(0, at - 80), at)
  const right = text.slice(end, end + 60)
  if (behind.test(right) || start.test(text.slice(0, at).slice(-60))) return true
  const isAsked = /\b(?:must|has to|shall|should)\b.*\b(?:run on|use|be built)\b.*\?$/i.test(heading ?? '')
  if (isAsked && known !== undefined) return true
  if (known === undefined) return /\b(?:must|shall|should)\b[^.;]{0,40}\b(?:use|on|in|with|be)\s(?:the |our )?$/i.test(left)
  if (!material.test(known.kind))
    return /\b(?:must|shall)\b[^.;]{0,30}\b(?:use|run on|be built (?:on|with))\s(?:the |our )?$/i.test(left)
  if (before.test(left) || standard.test(text.slice(Math.max(0, at - 40), end + 60))) return true
  // “Tickets: ServiceNow.”, “Tablets are iPads, managed with Intune.”
  return /^(?:\p{L}[\p{L} -]{2,30}):\s(?:the |our )?$/u.test(text.slice(0, at)) && /^\s?(?:[.,;(]|$)/.test(right)
}
