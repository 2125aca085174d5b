import { clip, lowered, quoted, withoutArticle } from '../../assembly/phrases.ts'
import { topicOf } from '../../assembly/topic-of.ts'
import type { Statement } from '../../reading/reading.ts'
import { doOrDoes, nounPhrase, type SentenceRule } from './sentence-rule.ts'

const reach = 400
const told = ({ text }: Statement) => text.slice(0, reach)
/** “Retention of turnstile events: …”: what a line says in front of its colon. */
const labelOf = (text: string) => /^(?:[A-Z]{1,4}-?\d+\s+)?(\p{L}[^:.;|]{2,60}):\s/u.exec(text)?.[1]
const subjectOf = (statement: Statement) => {
  const label = labelOf(told(statement))
  return label && label !== statement.segment.speaker ? lowered(withoutArticle(label)) : undefined
}

const blank =
  /\b(?:TBD|TBC|TBA|t\.b\.[dca]\.?|to be (?:defined|determined|confirmed|agreed|announced|specified|decided|named|clarified|discussed|settled)|not (?:yet )?(?:known|fixed|defined|settled|clear|specified)(?: (?:to|by) us)?|still (?:open|unclear|under discussion|missing)|unknown|undecided|(?:will|shall) (?:know|decide|be (?:decided|defined|announced|communicated|fixed))|under (?:revision|review|discussion)|is pending|open point)\b|\bN\. ?N\.|\?\?+|\bX{2,}\b(?! ?L)|…\s*$|\.\.\.\s*$/
const bidder =
  /\b(?:by the (?:bidder|tenderer|supplier|contractor|consultant|vendor)|in the (?:offer|proposal|tender)|(?:bidders?|suppliers?|contractors?) (?:shall|must|are to|to))\b/i

/** “TBD”, “N.N.”, “to be confirmed by …”: the brief has a place for it and nothing in it. */
const leftOpen: SentenceRule = {
  weight: 9,
  kind: 'gap',
  owner: 'Sponsor',
  why: 'Left open in the brief; parts of the design wait for it.',
  most: 3,
  asks: (statement) => {
    const text = told(statement)
    const word = blank.exec(text)?.[0].trim()
    if (!word || bidder.test(text)) return undefined
    const subject = subjectOf(statement)
    const words = quoted(clip(text, 110))
    return subject
      ? `What is to hold for ${subject}, who settles it and when? The brief leaves it open: ${words}.`
      : `Who settles what is open in ${words}, and by when?`
  },
}

const paper = String.raw`(?:[Aa]nnex(?:e|ure)?|[Aa]ppendix|[Aa]ttachment|[Ee]xhibit|[Ee]nclosure|[Ss]chedule|Beilage|Anlage|Anhang|[Bb]ijlage|[Aa]ddendum)`
const given = new RegExp(String.raw`\b(${paper} (?:[A-Z]{1,2}[-.]?\d*|\d+(?:[-.]\d+)?|[IVX]+))(?![\p{L}\d])`, 'u')
const document =
  /\b(?:see|as per|according to|in accordance with|laid down in|set out in|described in|refer to|listed in|found in|defined in) (?:the |our )?((?:[\p{L}-]+ ){0,3}?(?:delegation of authority|rule ?book|guidelines?|manual|handbook|list|catalogue|specification|concept|minutes|protocol|polic(?:y|ies)|standard|template|agreement|charter|drawing|plan))\b/iu
const late =
  /\b(?:upon|after|once|later|will be|to follow|follows|not (?:attached|enclosed|included|available)|on request|separately|only (?:after|when|once)|to be (?:supplied|provided|sent))\b/i

/** What the brief refers to and does not hold. */
const paperMissing: SentenceRule = {
  weight: 9,
  kind: 'gap',
  owner: 'Sponsor',
  why: 'Named, and not in the brief.',
  proposal: 'Until it is here, what rests on it is offered as an option.',
  asks: (statement) => {
    const text = told(statement)
    const name = given.exec(text)?.[1] ?? (late.test(text) ? document.exec(text)?.[1] : undefined)
    if (!name) return undefined
    const subject = topicOf(statement)
    const isNamed = subject && !subject.toLowerCase().includes(name.toLowerCase())
    const matter = isNamed ? `: what does it say of ${subject}` : ''
    return late.test(text)
      ? `Can we have ${article(name)} before we design${matter}?`
      : `Can we have ${article(name)} in its last version${matter}?`
  },
}
const article = (name: string) => (given.test(name) ? name : `the ${name}`)

const agreedElsewhere =
  /\b((?:as|like) (?:discussed|agreed(?! (?:with|in|on|by))|talked about|usual|last time|in the last project)|as you know|you know (?:which|what|how|the)|same as (?:last|before|usual)|the usual(?: [\p{L}-]+)?|(?:our|the) customary [\p{L}-]+|in the usual (?:way|manner|frame|form)|as (?:per|in) our (?:call|meeting|talk|conversation|discussion)|the known [\p{L}-]+)\b/iu

/** “As discussed”, “the usual frame”: known to those who wrote it. */
const knownToThem: SentenceRule = {
  weight: 9,
  kind: 'gap',
  owner: 'Sponsor',
  why: 'Known to you and not to us; the offer rests on it.',
  most: 2,
  asks: (statement) => {
    const text = told(statement)
    const words = agreedElsewhere.exec(text)?.[0]
    if (!words || statement.measures.length > 0) return undefined
    const subject = subjectOf(statement)
    return subject
      ? `What exactly does “${words}” mean for ${subject}, with figures and names?`
      : `What exactly does “${words}” mean in ${quoted(clip(text, 100))}, with figures and names?`
  },
}

const bothOwn =
  /\b(?:both|each|either|all (?:three|of them))\b[^.;]{0,24}\b(?:say|claim|think|insist|believe|hold)s?\b[^.;]{0,40}\b(?:own\w*|responsib\w*|decid\w*|charge|theirs|master)\b/i
const answersFor = new RegExp(
  String.raw`^(?:the |our )?(${nounPhrase}) (?:answers for|is responsible for|owns|is in charge of|decides on|looks after|maintains|is accountable for) (?:the )?([\p{L}-]+(?: [\p{L}-]+){0,2})`,
  'iu',
)
const maintainedBy = new RegExp(
  String.raw`^(?:the )?(${nounPhrase}(?: of (?:the )?[\p{L}-]+(?: [\p{L}-]+)?)?) (?:is|are) (?:maintained|owned|kept|decided|managed|looked after|approved) (?:in part )?by (?:the )?([^.;]{3,60}?) and (?:also )?by (?:the )?([^.;]{3,60}?)(?=[.;,]|$)`,
  'iu',
)

/** Two that answer for one thing, and no word on who has the last say. */
const twoOwners: SentenceRule = {
  weight: 9,
  kind: 'people',
  owner: 'Sponsor',
  why: 'Two owners: where they differ, somebody has to decide.',
  proposal: 'Until then the first named decides and the other is heard.',
  asks: (statement, { statements }) => {
    const text = told(statement)
    const [, what, one, other] = maintainedBy.exec(text) ?? []
    if (what && one && other)
      return `Who owns the ${lowered(withoutArticle(what))} and has the last word: the ${one} or the ${other}?`
    const [, who, matter] = answersFor.exec(text) ?? []
    if (who && matter) {
      const rival = statements.find((candidate) => {
        const [, second, same] = answersFor.exec(told(candidate)) ?? []
        return candidate !== statement && second && second !== who && same?.toLowerCase() === matter.toLowerCase()
      })
      const second = rival && answersFor.exec(told(rival))?.[1]
      if (second)
        return `Who is responsible for ${matter} and has the last word: ${lowered(withThe(who))} or ${lowered(withThe(second))}?`
    }
    const at = statements.indexOf(statement)
    const subject = topicOf(statement) ?? (statements[at - 1] && topicOf(statements[at - 1]!))
    return bothOwn.test(text)
      ? `Who owns ${subject ?? 'it'} and has the last word? The brief names more than one: ${quoted(clip(text, 90))}.`
      : undefined
  },
}
const withThe = (who: string) => `the ${withoutArticle(who)}`

const comesLater = new RegExp(
  String.raw`\b(${nounPhrase}) (?:is|are) (?:still )?(?:planned|foreseen|under construction|being planned|to come|expected|in planning)\b(?! (?:at|for|to|in|on|by|from|as)\b)`,
  'iu',
)

/** “Line 2 is planned”: neither its day nor its size is told. */
const plannedOnly: SentenceRule = {
  weight: 7,
  kind: 'size',
  owner: 'Sponsor',
  why: 'Decides what room the design leaves.',
  asks: ({ text, dates }) => {
    const what =
      /\b((?:line|hall|site|plant|phase|building|lot) \d+) (?:is|are) (?:planned|foreseen|to come|expected)/i.exec(text)?.[1] ??
      comesLater.exec(text.slice(0, reach))?.[1]
    return what && dates.length === 0
      ? `When ${doOrDoes(what)} ${/\d$/.test(what) ? what : `the ${lowered(withoutArticle(what))}`} come, and what volume does the design have to leave room for?`
      : undefined
  },
}

export const openEndRules = [leftOpen, paperMissing, knownToThem, twoOwners, plannedOnly]
