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

const outHeading =
  /^(?:(?:what|anything|things?|topics?) (?:is |are |['’]s )?(?:not|out|excluded|left out)\b.{0,40}|anything out|not|not (?:in(?: the| this)? (?:scope|contract|project|tender|procurement)|now|included|sought|wanted|wished|required|asked for|covered|needed|part of [\p{L} ]{1,30})|non-?goals?|out(?: of scope)?|outside(?: (?:of )?(?:the|this) \p{L}+)?|(?:explicitly )?excluded|exclusions?|without|what we do(?: not|n['’]t) want|we do(?: not|n['’]t) (?:want|need|seek|ask for)|(?:the )?[\p{L} ]{1,40}(?:does|do|shall|will) not (?:include|cover|comprise)|won['’]t(?: have)?|nicht (?:enthalten|im umfang)|off the table|limits of the work|out of bounds)\W*$/iu
const outLead =
  /^(?:[^:]{0,40}:\s*)?(?:not (?:in scope|in (?:the|this) (?:contract|scope|project)|included|sought|covered|part of [\p{L} ]{1,30}|wanted|asked for)|out of scope|out|excluded|exclusions?|outside|without|not included in [\p{L} ]{1,30}|non-goals?|we do(?: not|n['’]t) want|[\p{L} ]{1,40} does not include)\s?:/iu
const thisWork = String.raw`(?:the |this |our )?(?:scope|project|contract|assignment|tender|procurement|rfp|round|phase|call|lot|work|mandate|engagement)`
const outClause = new RegExp(
  [
    String.raw`\b(?:is|are|stays?|remains?|being|was|be) (?:expressly |explicitly )?(?:out of scope|not (?:now )?(?:part of|included|covered|within|sought|wished|asked for|needed here|in(?= before| yet| until| this|[.,;]|$))|outside (?:of )?${thisWork}|excluded)`,
    String.raw`\b(?:not (?:a )?part of|no part of|not in|outside|not under|not within) ${thisWork}\b(?! (?:plan|team))`,
    String.raw`\bnot\b[^.;]{0,80}\b(?:in|under|within|during) this (?:contract|project|round|phase|rfp|procurement|tender|call|assignment)\b`,
    String.raw`\b(?:does|do|shall|will) not (?:include|cover|comprise)\b`,
    String.raw`\b(?:other|another|separate|later) (?:project|procurement|tender|rfp|contract|programme)\b`,
    String.raw`\bnot (?:wished|sought)\b`,
    String.raw`\bwe (?:do(?: not|n['’]t) (?:want|need|seek|ask for)|want no|said no|need no)\b(?! (?:to see|to be|it to|them to|\p{L}+ to (?:be|see)|to know|that|one more|more than))`,
    String.raw`\bnobody (?:asked|asks) for\b`,
    String.raw`\bshall not propose (?:the )?(?:acquisition|purchase|configuration|buying)`,
    String.raw`\bleave (?:it|that|them|[\p{L} ]{1,30}) (?:alone|out)\b`,
    String.raw`\bdo(?: not|n['’]t) (?:design|build|include|plan) (?:it|this|that|them|for)\b`,
  ].join('|'),
  'iu',
)
const question = /\?\W*$/
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
  field: string
}

export const isOut = (text: string, heading: string | undefined) =>
  (heading !== undefined && outHeading.test(heading.trim())) ||
  outLead.test(text.slice(0, 120)) ||
  outClause.test(text.slice(0, reach))
export const isOutHeading = (heading: string | undefined) => heading !== undefined && outHeading.test(heading.trim())

/** Every kind that a statement is of, the one that decides first. */
export function kindsOf(sign: Sign): StatementKind[] {
  const text = sign.text.slice(0, reach)
  const kinds: StatementKind[] = []
  const add = (kind: StatementKind, is: boolean) => {
    if (is && !kinds.includes(kind)) kinds.push(kind)
  }
  const isDenied = denies(text)
  const isForced = must.test(text) || should.test(text)
  add('exclusion', isOut(text, sign.heading))
  add('question', question.test(text))
  add('ban', sign.hasBan)
  add('mandate', sign.hasMandate)
  add('residency', sign.hasPlace && residency.test(text))
  add('rule', ruleWords.test(text) && (isForced || isDenied || /\bonly\b|\buntil\b|\bunless\b/i.test(text)))
  add('money', (sign.hasMoney || sign.field === 'budget') && money.test(text))
  add('date', sign.hasDate)
  add('quality', quality.test(text) && (isForced || sign.hasMeasure))
  add('need', isForced || sign.field === 'deliverables')
  add('goal', sign.field === 'businessObjective' && goal.test(text))
  add('volume', sign.hasMeasure && !sign.hasMoney)
  add('people', sign.hasPeople)
  add('given', given.test(text))
  if (kinds.length === 0) kinds.push(fallbackOf(sign.field))
  return kinds
}

const fallbackOf = (field: string): StatementKind => {
  if (field === 'technicalRequirements' || field === 'scope' || field === 'deliverables') return 'need'
  return field === 'businessObjective' ? 'goal' : 'background'
}
