import { doneByClient, isLeftOut, leavesOut, itemsOfNeither, outLeads } from './scope-words.ts'
import { isOutFrame, leftOutIn, type Standing } from './left-out/read-left-out.ts'
import { notOneEitherOf } from './refused-topics.ts'
import type { Statement, StatementKind } from './reading.ts'

/** Longest piece of a statement that is searched for words that say its kind; what a sentence is stands in its beginning. */
const reach = 600

const must =
  /\b(?:must|shall|ha(?:s|ve|d) to|(?:is|are) to\b(?! date)|mandatory|(?:is|are) required|required to|needs? to|obliged|never|may not|cannot|can['’]t|mustn['’]t|prohibited|forbidden|not negotiable|at all costs|will be set aside|no\b(?= \w+ (?:may|can|must|shall|is|are)\b)|nothing|nobody)\b/i
const should =
  /\b(?:should|ought|prefer\w*|would like|ideally|we (?:also )?want|wants?|wish(?:es)?|desirable|would be (?:good|nice|great)|nice[- ]to[- ]have|expect(?:s|ed)?|we'd like|i'd like|hope)\b/i
const may = /\b(?:may|might|could|optional(?:ly)?|possibly|perhaps|maybe|if there is time)\b/i

/** How binding it is, by the strongest word of its kind; the cell of a table that says so wins. */
export function forceOf(text: string, cell?: string): Statement['force'] {
  if (cell !== undefined && /^(?:M|must)$/i.test(cell)) return 'must'
  if (cell !== undefined && /^(?:S|D|should)$/i.test(cell)) return 'should'
  if (cell !== undefined && /^(?:O|C|could|may)$/i.test(cell)) return 'may'
  const told = text.slice(0, reach)
  if (must.test(told)) return 'must'
  if (should.test(told)) return 'should'
  return may.test(told) ? 'may' : 'none'
}

/** Words that deny; “not later than”, “no more than” and the like bound and deny nothing. */
const bounding =
  /\bno(?:t)? (?:later|more|less|fewer|earlier|longer|slower|older|higher|lower|over|under|above|below|only|exceeding)\b|\bnot (?:yet decided|clear)\b|\bif not\b|\bwhether or not\b|\bno\. ?\d|\bnot to exceed\b|\bshall not exceed\b|\bwhy not\b/gi
const denial =
  /\b(?:not|never|no|nothing|nobody|none|neither|nor|without|cannot|can['’]t|won['’]t|don['’]t|doesn['’]t|didn['’]t|mustn['’]t|isn['’]t|aren['’]t|forbidden|prohibited|banned|ruled out|excluded|refused|rejected|kein\w*|nicht)\b/i
export const denies = (text: string) => denial.test(text.slice(0, reach).replace(bounding, ' '))

/** A label or a heading that puts what follows it outside: “Not sought”, “Anything out?”, “We do not want”, “Later”. */
const outHeading =
  /^(?:(?:also|and|but|so|explicitly|expressly|clearly|definitely|things|items|work|what is|what['’]s|what we(?: do)?|anything|something|topics)\s){0,3}(?:not(?! (?:later|more|less|only|negotiable|before(?! 20\d\d)|to be lost|forgotten))|out(?: of (?:scope|bounds))?|outside|exclu(?:ded|des?|sions?|ding)|without|beyond (?:this|the|our) (?:scope|project|contract|assignment|tender|order|work|phase)|hands off|non-?goals?|parked|later|off(?: the (?:table|list))?|won['’]t(?: have)?|don['’]t want|do not want|nicht|limits|never mind|(?:maybe |perhaps )?(?:no(?=\W*$)|maybe|phase (?:[2-9]|two|three)|next (?:year|phase|time)|another (?:time|day)|some other time))\b[\p{L}\p{N} '’,()/-]{0,40}\W*$|^(?:we|i|they|the [\p{L} ]{1,30}) (?:do(?:es)?|shall|will)(?: not|n['’]t) (?:want|need|seek|ask for|include|cover|comprise|extend to|concern)\W*$|^[\p{L}\p{N} ,'’-]{0,60}\b(?:out of scope|leave(?:s)? (?:out|aside)|left out|not (?:want|do|touch|include|be in|in it|in scope|part of)|don['’]t want|off limits|exclude)\b[^?]{0,30}\?$|^(?:the following|these|what)\b[\p{L}\p{N} ,'’-]{0,40}\b(?:(?:falls?|lies?|is|are|stays?|remains?) (?:outside|out|excluded|not (?:included|part|covered|within|in|sought|wanted|required))|(?:under|within|in) the scope of (?:the )?(?:employer|client|purchaser|owner|customer|buyer)|(?:provided|supplied|done|handled|borne) by the (?:employer|client|purchaser|owner|customer|buyer)|leave (?:aside|out)|not (?:asking|looking) for)\b[\p{L}\p{N} ,'’-]{0,60}$|\b(?:not (?:asking|looking) for|leave aside|do(?: not|n['’]t) (?:want|need))\b[\p{L} ]{0,12}$/iu
/** “Out: …”, “Out – …”. */
const outLead = /^[^:]{2,90}:|^[\p{L} ]{2,24}\s[-–—](?=\s)/u
const thisWork = String.raw`(?:the |this |our )?(?:scope|project|contract|assignment|tender|procurement|rfp|round|phase|call|lot|work|mandate|engagement|order|commission)`
const outClause = new RegExp(
  [
    String.raw`\b(?:is|are|stays?|remains?|being|was|be|it['’]s|that['’]s) (?:expressly |explicitly |all )?(?:out(?= of scope|[.,;]|$)|not (?:now )?(?:part of|included|covered|within|sought|wished|wanted(?! (?:to|in))|asked for|needed|required|our (?:job|problem|task|business|concern|affair|responsibility)|your (?:job|problem|task)|in(?= before| yet| until| this|[.,;]|$))|outside (?:of )?${thisWork}|excluded|another (?:team|project|contract|supplier|department|story|matter)|somebody else|someone else|for (?:later|another)|(?:done|made|run|handled|provided|bought|performed) by (?:another|others|somebody else))`,
    String.raw`\bnot\b[^.;]{0,80}\b(?:in|under|within|during) this (?:contract|project|round|phase|rfp|procurement|tender|call|assignment)\b`,
    String.raw`\b(?:does|do|shall|will) not (?:include|cover|comprise|extend to|concern)\b`,
    String.raw`\b(?:other|another|separate|later|different) (?:project|procurement|tender|rfp|contract|programme|phase|contractor|lot)\b`,
    String.raw`\b(?:comes?|follows?|is|are|can come|may come|maybe|perhaps) later\b(?! than)|\b(?:can|must|will have to) wait\b|\bnot (?:yet|now|this (?:time|year))[.,;!]|\bin (?:a )?(?:later|second|next) phase\b`,
    String.raw`\bneed(?:s)? not be (?:brought|moved|migrated|done|built|included|connected|replaced|loaded|converted|changed)`,
    String.raw`\bthis is not (?:about|an? )\b`,
    String.raw`^nothing (?:for|about|on|to do with)\b(?![^.;]*\b(?:is|are|may|must|shall|can|will|goes|leaves|gets)\b)|\bnone of (?:our|your) business\b|\b(?:['’]s|s['’]|their own|its own) (?:affair|business|job|matter)\b|\bnot intended to\b|\bwould rather not have\b|\bwill not be (?:part of|included|covered|needed|replaced)\b|\b(?:is|are|being) outside[.,;]?$`,
    String.raw`(?<!\b(?:read|use|take|connect|query)\b[^.;]{0,60})\bleave (?:it|that|them) (?:alone|out)\b`,
    String.raw`\bdo(?: not|n['’]t) (?:design|build|include|plan|bother|integrate)(?: with| for)? (?:it|this|that|them)\b`,
  ].join('|'),
  'iu',
)
/** Work that stays with somebody else; data that stay somewhere are another matter. */
const staysWith =
  /\b(?:stays?|remains?|lies?|rests?|is left|are left|belongs?|sits?) (?:with|to|for) (?:the |our |its |their |another |an? )?[\p{L}]/iu
const dataSubject =
  /\b(?:data|records?|files?|images?|cop(?:y|ies)|information|backups?|recordings?|documents?|everything|nothing|keys?|numbers?|prices?|names?|addresses|notes|details|photos?|videos?|contract|copyright|rights?|risk|decisions?)\b[^.;]{0,40}\b(?:stay|remain|lie|rest|left|belong|sit)/i
const question = /\?\W*$/
/** “The wardens need one map”: what is wanted, though it names how many they are. */
const lacks = /\b(?:needs?|wants?|wish(?:es)?(?: for)?|lacks?) (?:an?|one|the|some|their own) \p{L}/iu
const goal = /\b(?:goal|objective|aim(?:s|ed)?|purpose|we want to|vision|in order to|so that|success|benefit)\b/i
const money =
  /[€£$₹]\s?\d|\d\s?(?:€|£|\$)|\b(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CAD|AUD|NZD|INR|Rs\.?|MSEK|MEUR|TEUR|T€|crore|budget|price|fee|ceiling|cost[s]?)\b/
const ruleWords =
  /\b(?:only (?:if|when|after|with|by|one|two|the|for|a|an|those|in|on|from|to|what)|may only|unless|until|before|never|always|without|at least (?:one|two)|approv\w+|signed|not be (?:changed|edited|overwritten|deleted|merged|altered|stored|shown|lost|moved)|second person|four[- ]eyes|nobody|nothing|no one|no \w+ (?:may|must|shall|can|is|are|leaves?|gets?|sees?)|must not|shall not|may not|cannot|is not (?:to be )?\w+(?:ed|n)|each|every)\b/i
const given =
  /\b(?:today|currently|at present|at the moment|existing|so far|we (?:have|use|run|are|do)|is in place|is used|still|takes|has been|have been|was|were|there (?:is|are)|exists?|runs? on|uses?|serves?|hold[s]?|since (?:19|20)\d\d)\b/i
const quality =
  /\b(?:availab\w+|uptime|latency|response time|throughput|accessib\w+|wcag|secur\w+|encrypt\w+|penetration|backup|restore|rpo|rto|recovery|usab\w+|bilingual|languages?|percentile|performance|scal\w+|resilien\w+|accuracy|audit trail|iso \d+|sso|mfa)\b/i
const residency =
  /\b(?:stays?|remains?|kept|held|hosted|stored|processed|located|leaves?|leave|outside|within|in (?:the )?(?:EU|EEA|UK|US|U\.S\.|United|our|own)|region|data cent(?:re|er)|on[- ]premises?|residen\w+|sovereign\w*|abroad|offshore)\b/i

export type Sign = {
  text: string
  heading: string | undefined
  hasDate: boolean
  hasMeasure: boolean
  hasMoney: boolean
  hasPeople: boolean
  hasBan: boolean
  hasMandate: boolean
  hasPlace: boolean
  isOut: boolean
  /** By what was learned of such sentences it asks for nothing. */
  onlyTells: boolean
  field: string
}

/** Whether a statement leaves something out of the work, by its heading, by its label or by what it says. */
export function isOut(text: string, heading: string | undefined, standing: Standing): boolean {
  const told = text.slice(0, reach)
  if (isOutput(told, heading) || isDatedPhase(told)) return false
  // Under “Not”, “Hosting in Austria” says where it is.
  if (isOutHeading(heading) && /^(?:hosting|data|servers?|backups?)\s(?:only )?(?:in|on|at|within)\s\p{Lu}/iu.test(told))
    return false
  if (isOutHeading(heading) || outLabelOf(told) !== undefined) return true
  // A word by itself leaves nothing out.
  if (!told.includes(' ')) return false
  if (isRuleOfConduct(told)) return false
  if (outClause.test(told) || leavesOut.test(told) || isLeftOut.test(told) || notOneEitherOf(told) !== undefined) return true
  if (doneByClient(told) !== undefined || itemsOfNeither(told) !== undefined) return true
  if (leftOutIn(told, standing) !== undefined) return true
  // “REST with OpenAPI” rests with nobody.
  return staysWith.test(told.replace(/\bREST\b/g, ' ')) && !dataSubject.test(told) && text.length < 200
}
/** “Discounts are not the cashier's job”, “whoever is not asked for a code”: who may do what is a rule and leaves out no work. */
const isRuleOfConduct = (text: string) =>
  /^[^;]*\bnot (?:the|an?) [\p{L} ]{2,30}['’]s? (?:job|task|business|affair|matter)\b|^(?:decid\w*|decisions?|approv\w*|releas\w*|signing|judg\w*|choosing|confirm\w*)\b[^;]*['’]s? (?:job|task|affair|matter|business)\b|^(?:whoever|anyone who|those who|he who|if)\b|^(?:nothing|no \p{L}+)\b[^.;]*\b(?:leaves?|outside the|is (?:stored|kept|held)|on servers)\b/iu.test(
    text,
  )
export const isOutHeading = (heading: string | undefined) =>
  heading !== undefined && heading.length < 110 && isOutLead(heading.trim())
const isOutLead = (lead: string) => outHeading.test(lead) || outLeads.test(lead) || isOutFrame(lead)
/** The label of a text that puts the rest of it outside, also behind another label: “Scope: Not included: …”. */
export function outLabelOf(text: string): string | undefined {
  const first = outLead.exec(text.slice(0, 100))?.[0]
  if (first === undefined || (/^not?\W*$/i.test(first) && states.test(text.slice(first.length)))) return undefined
  if (isOutLead(first.slice(0, -1).trim())) return first
  const rest = text.slice(first.length).trimStart()
  const second = outLead.exec(rest.slice(0, 110))?.[0]
  if (second === undefined || !isOutLead(second.slice(0, -1).trim())) return undefined
  return text.slice(0, text.length - rest.length + second.length)
}
/** “No: the second signature is needed”: an answer, and no list of what is left out. */
const states = /^[^,;]*\b(?:is|are|must|shall|has to|have to|needs?|will|can|may)\b/i
/** Under a heading that asks for something, “Out:” names what goes out and is not left out. */
const wanted = /\b(?:need|deliver\w*|interfaces?|outputs?|feeds?|flows?|requirements?)\b/i
const isOutput = (text: string, heading: string | undefined) => /^out\s?:/i.test(text) && wanted.test(heading ?? '')

/** “Phase 2: the other nine by end 2028” is a step of the plan. */
const isDatedPhase = (text: string) =>
  /^(?:phase|stage|step|wave|release) (?:\d|one|two|three|four)\b[^:]{0,20}:/i.test(text) &&
  /\b(?:by|until|from|in|end|before|on|Q[1-4]|CW|week)\b[^;]{0,20}\b(?:20\d\d|CW ?\d)/i.test(text)

/** Every kind that a statement is of, the one that decides first. */
export function kindsOf(sign: Sign): StatementKind[] {
  const text = sign.text.slice(0, reach)
  const kinds: StatementKind[] = []
  const add = (kind: StatementKind, is: boolean) => {
    if (is && !kinds.includes(kind)) kinds.push(kind)
  }
  const isDenied = denies(text)
  const isForced = must.test(text) || should.test(text)
  add('exclusion', sign.isOut)
  add('question', question.test(text))
  add('ban', sign.hasBan)
  add('mandate', sign.hasMandate)
  add('residency', sign.hasPlace && residency.test(text))
  add('rule', ruleWords.test(text) && (isForced || isDenied || /\bonly\b|\buntil\b|\bunless\b/i.test(text)))
  add('money', (sign.hasMoney || sign.field === 'budget') && money.test(text))
  add('date', sign.hasDate)
  add('quality', quality.test(text) && (isForced || sign.hasMeasure))
  add('need', isForced || sign.field === 'deliverables')
  add('goal', sign.field === 'businessObjective' && (goal.test(text) || lacks.test(text)))
  add('volume', sign.hasMeasure && !sign.hasMoney)
  add('people', sign.hasPeople)
  add('given', given.test(text))
  if (kinds.length === 0) kinds.push(fallbackOf(sign))
  return kinds
}

const fallbackOf = ({ field, onlyTells }: Sign): StatementKind => {
  if (field === 'technicalRequirements' || field === 'scope' || field === 'deliverables') return 'need'
  // Among goals there are greetings and what happened; what is told among requirements is something to be met or asked about.
  return field === 'businessObjective' && !onlyTells ? 'goal' : 'background'
}
