import { leftOutIn, standingOf } from './left-out/read-left-out.ts'
import { notOneEitherOf, onlyRefuses } from './refused-topics.ts'
import { itemsOf } from './scope-items.ts'
import { tellsState } from './tells-state.ts'
import { isOutHeading, outLabelOf } from './label-statements.ts'
import { doneByClient, isLeftOut, leavesOut, likewise, itemsOfNeither } from './scope-words.ts'
import type { ScopeStatement } from './reading.ts'

const inLabel =
  /^(?:\d+(?:\.\d+)*\s*)?(?:(?:in(?: scope)?|yes|included|inside|within|scope|the scope includes|includes?)\s?:\s?|(?:in(?: scope)?|included|includes?)\s[-–—]\s)/i
const outLead =
  /\b(?:(?:the \p{L}+|this|it|we|that) (?:does|do|shall|will) not (?:include|cover|comprise):?|we do(?: not|n['’]t) (?:want|need|seek|ask for)(?: you to)?:?|we (?:said|want|need) no|nobody (?:asked|asks) for|(?:also )?(?:out of scope|excluded|not included|not covered|out) (?:is|are)|nothing (?:for|about|on|to do with)|would rather not have|not intended to|leave(?! (?:it|them|that|this|us)\b)|not included (?:is|are)|excluded (?:is|are)|not part of (?:this|it|the (?:project|contract|work)) (?:is|are))\s/iu
const thisWork = String.raw`(?:of )?(?:the |this |our )?(?:scope|project|contract|assignment|tender|procurement|rfp|round|phase|call|lot|work|mandate|engagement)`
const outTail = new RegExp(
  [
    String.raw`[,:]?\s(?:is|are|being|remains?|stays?|will be) (?:expressly |explicitly |all )?(?:out\b|not (?:now )?(?:in|part of|included|covered|within|sought|wanted|wished|asked for|required|needed|our|your)\b|outside\b|excluded\b|another\b|somebody|someone|for (?:later|another|the)|done by|made by|run by|handled by|provided by|left to)[^;]*$`,
    String.raw`,?\s(?:stays?|remains?|lies?|rests?|belongs?|sits?) (?:with|to) [^;]*$`,
    String.raw`,?\s(?:comes?|follows?|can wait|must wait)\b[^;]*$`,
    String.raw`,?\s(?:need|needs) not be [^;]*$`,
    String.raw`[,:–—-]\s(?:not|another|other|a separate|a later|different) (?:in |part of )?${thisWork}[^;]*$`,
  ].join('|'),
  'iu',
)
/** What is left out of a whole: “all wards except the nursery”, “excluding VAT returns”. */
const leftOut =
  /\b(?:excluding|with the exception of|except(?:ing)? for|not including|leaving out)\s(?!(?:vat|gst|tax|expenses|if|when|to|in|on|at|before|after|only)\b)([^.;()]{4,120})/iu
/** In the field of the scope: “the depots in the north and not the ferries”; elsewhere “apart from the vault” bounds what is told. */
const andNot =
  /(?:\sand not\s(?=(?:the|our|any)\s)|\b(?:save for|apart from|other than|but not)\s(?!(?:vat|gst|tax|expenses|if|when|to|in|on|at|before|after|only)\b))([^.;()]{4,120})/iu
/** In the field of the scope: what somebody else does is out. */
const doneElsewhere =
  /,?\s(?:is|are|will be|being) (?:procured|bought|let|handled|dealt with|done|run|provided|delivered|supplied|made|performed|tendered) (?:separately|elsewhere|by (?:the|a|an|our|another|its|their|somebody|someone)\s[^;]*)[.;]?\s*$|,?\s(?:stays?|remains?) (?:as|where|what) (?:it|they) (?:is|are)[.;]?\s*$/iu
/** “Invoicing: no.”, “A mobile app? No.” */
const saidNo =
  /^([^:?,]{3,70})(?:[:?,]|\?\s[–-])\s(?:no|nope|never|(?:maybe |perhaps )?(?:later|next year|some day|another day)(?=[.,;!]|$)|später|nein|nicht|another time|not (?:now|yet|wished|wanted|sought|needed|here|in)|rather not)\b(?=[.,;!–-]|$)/iu

/** “No hospital discharge planning, no fleet cars”: a sentence that is nothing but a refusal. */
const bareNo =
  /^(?:\W*(?:and|or|but|so|also|please|we (?:said|want|need|have)|there(?: is| are| will be| shall be| should be|['’]ll be|['’]s)|i want)\s)*(?:no|nor|not any)\s(?!(?:one|more|less|fewer|later|earlier|longer|sooner|need|reason|matter|doubt|problem|idea|limit|deadline|change[sd]?|changes|budget|way|result|data|record|user|person|system|other|answer|access|comments?|questions?|thanks?)\b)/iu
/** “No loudspeaker between 23 and 06”, “no change before the count”: it rules when, and leaves out no work. */
const onlyAtTimes = /\b(?:between|before|after|until|unless|when|whenever|while|if|during|without)\b/i
const finiteVerb =
  /\b(?:may|must|shall|can|should|will|is|are|was|were|has|have|do|does|leaves?|gets?|goes|sees?|holds?|knows?|may|needs?)\b/i
const saidBySomebody =
  /,\s(?:someone|somebody|they|people|he|she|\p{Lu}\p{Ll}+) (?:said|says|asked|suggested|thinks|wanted|wants|mentioned)\b.*$/u
const pronounOnly = /^(?:it|this|that|they|these|those|them|both|all of it|none of it)\b/i
const isWantedQuestion =
  /^(?:is|are|do|does|shall|will|should|may|can)\s(?:the |an? |you |we |it )*|\s(?:wanted|required|needed|included|in scope|part of (?:it|this|the [\p{L} ]+)|to be (?:included|issued|migrated|delivered))?\s?\?$/giu

/** “What about wages?” asks whether they are part of the work. */
const aboutTopic = /^(?:and |so |but )?(?:what|how) about\s/i

/** In the field of the scope, too, a sentence may tell of today, of a loss or of a size, and no work is named by it. */
const today =
  /^(?:today|currently|at present|at the moment|so far|until now)\b|^(?:each|every|most|some|half) of (?:our|the|these)\b/i
const isTold = ({ text, isMoney }: ScopeSource) => isMoney || today.test(text) || tellsState(text)

type ScopeSource = {
  text: string
  heading: string | undefined
  field: string
  id: string
  hasDate: boolean
  isMoney: boolean
  before: string
}

/** What a statement says to be in or out, cut into its items in the words of the brief. */
export function scopeOf(told: ScopeSource, isExclusion: boolean): ScopeStatement[] {
  const { text, heading, field, id } = told
  const items = (words: string, within: boolean) =>
    itemsOf(words).map((item): ScopeStatement => ({ text: item, within, statement: id }))
  const answered = heading !== undefined && heading.endsWith('?') && /^(?:no|not)\b/i.test(text) ? heading : undefined
  if (answered !== undefined && !/^(?:how|when|what|which|who|where|why)\b/i.test(answered))
    return items(answered.replace(isWantedQuestion, ' ').trim(), false)
  const no = saidNo.exec(text)?.[1]
  if (no !== undefined && !isOutHeading(heading)) return items(no, false)
  const topic = told.before.endsWith('?') ? told.before.replace(aboutTopic, '').replace(/\?$/, ' ?') : ''
  const asked = topic !== '' && !/^(?:how|when|what|which|who|where|why)\b/i.test(topic) ? topic : undefined
  if (asked !== undefined && /^(?:no|nope|please not|rather not|better not|not (?:now|yet|here|in|part|for|this))\b/i.test(text))
    return items(asked.replace(isWantedQuestion, ' ').trim(), false)
  if (isExclusion) return excludedIn(told).flatMap((words) => items(words, false))
  const refused =
    tellsState(text) || (field !== 'scope' && onlyAtTimes.test(text.split(/[,;:]/)[0]!)) ? undefined : refusedItems(text)
  if (refused !== undefined && !told.hasDate) return items(refused, false)
  if (field === 'scope' && doneElsewhere.test(text)) return items(text.replace(doneElsewhere, ''), false)
  const rest = leftOut.exec(text) ?? (field === 'scope' ? andNot.exec(text) : null)
  if (rest?.[1] !== undefined && !told.hasDate) return items(rest[1], false)
  const labelled = inLabel.exec(text)
  if (labelled !== null) return items(text.slice(labelled[0].length), true)
  return field === 'scope' && !isOutHeading(heading) && !isTold(told) ? items(text, true) : []
}

/** The things that a sentence refuses without a verb; undefined where it says that something may not happen, or is not there. */
export function refusedItems(text: string): string | undefined {
  const lead = bareNo.exec(text)
  if (lead === null) {
    const there =
      /\bthere(?: will be| shall be| should be| must be| is to be| are to be|['’]ll be) no (?!\p{L}+ (?:for|to|that)\b)([^,.;]{4,60})/iu.exec(
        text,
      )?.[1]
    return there !== undefined && !finiteVerb.test(there) ? there.replace(/\sand\s.*$/, '') : undefined
  }
  const rest = text.slice(lead[0].length)
  const first = rest.split(/[,;.:]/)[0] ?? rest
  return finiteVerb.test(first) ? undefined : text.slice(lead.index + lead[0].length)
}

/** The words that name what is out, without those that say so. */
function excludedIn({ text, heading, field, before }: ScopeSource): string[] {
  const labelled = outLabelOf(text)
  if (labelled !== undefined) return [text.slice(labelled.length)]
  const structured = leftOutIn(text, standingOf({ field, heading, before }))
  if (structured !== undefined) return structured
  const own = doneByClient(text) ?? notOneEitherOf(text)
  if (own !== undefined) return [own]
  if (likewise.test(text)) return [text.replace(/\s(?:likewise|too|as well|ditto|neither)[.!]?$/i, '')]
  const two = itemsOfNeither(text)
  if (two !== undefined) return two
  const lead = leavesOut.exec(text) ?? outLead.exec(text)
  if (lead !== null) return [text.slice(lead.index + lead[0].length)]
  const tail = isLeftOut.exec(text) ?? outTail.exec(text)
  const subject = tail !== null && tail.index > 0 ? text.slice(0, tail.index) : undefined
  if (subject !== undefined && !pronounOnly.test(subject)) return [subject]
  // Under “Anything out?” a sentence on “they” says why.
  if (pronounOnly.test(text) && isOutHeading(heading)) return []
  const about = pronounOnly.test(text) && text.length < 120 ? connectionWith(text, before) : undefined
  if (about !== undefined) return [about]
  // “Alumni: 96,000 records; they do not get accounts”.
  const labelBefore = pronounOnly.test(text) ? lastLabel.exec(before)?.[1] : undefined
  if (labelBefore !== undefined) return [`${labelBefore} – ${text}`]
  // “Not in this contract.” under the label “GP data” is said of the label.
  const isAboutLabel = heading !== undefined && !isOutHeading(heading) && (/^(?:not|no)\b/i.test(text) || pronounOnly.test(text))
  if (isAboutLabel) return [`${heading}: ${text}`]
  // “Other project.”, “Not yet.”: said of the sentence before.
  const isShort = text.split(/\s+/).length <= 5 || pronounOnly.test(text)
  if ((bareRefusal.test(text) || onlyRefuses(text)) && (before === '' || bareRefusal.test(before))) return []
  return isShort && !isOutHeading(heading) && before !== '' && !bareNo.test(text)
    ? [`${before.replace(/[.;]$/, '').replace(saidBySomebody, '')} – ${text}`]
    : [text]
}

const lastLabel = /(?:^|[.;] )(\p{Lu}[\p{L} ]{2,30}): [^:.;]{2,60}[.;]?$/u

/** “Bookings are in Kelpie. That stays, don't integrate with it”: the connection with what stands before. */
function connectionWith(text: string, before: string): string | undefined {
  if (
    !/\b(?:do not|don['’]t|not to be|need not be) (?:integrate|integrated|connect|connected|interface|interfaced|link|linked)(?: (?:with|to) (?:it|that|them))?\b/iu.test(
      text,
    )
  )
    return undefined
  const name = [...before.matchAll(/(?<!^)(?<![.!?] )\p{Lu}[\p{L}\d]+(?: \p{Lu}[\p{L}\d]+)*/gu)].at(-1)?.[0]
  return name === undefined ? undefined : `Integration with ${name}`
}

/** “Not now.”, “No.”: says nothing by itself. */
const bareRefusal = /^(?:no|nope|never|not (?:now|yet|this (?:year|time|round)|here|again)|later|no thanks?)[.!]?$/i
