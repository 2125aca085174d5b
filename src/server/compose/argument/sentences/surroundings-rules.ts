import { clip, lowered, quoted, withoutArticle } from '../../assembly/phrases.ts'
import type { Statement } from '../../reading/reading.ts'
import { isSeveral, type SentenceRule } from './sentence-rule.ts'

const reach = 320
const told = ({ text }: Statement) => text.slice(0, reach)
const isDemand = ({ kind }: Statement) =>
  kind !== 'exclusion' && kind !== 'ban' && kind !== 'goal' && kind !== 'question' && kind !== 'money'
const secret =
  /\b(?:the )?((?:[\p{L}-]+ )?(?:report|annex|study|contract|specification|list|audit|documents?|drawings?|minutes)) (?:is|are) (?:strictly )?(?:confidential|secret|classified)\b|\b((?:[\p{L}-]+ )?(?:report|study|contract|specification|audit|documents?|drawings?)) (?:cannot|can not|may not|must not) be (?:shared|disclosed|given|handed) /iu

/** What the answer rests on is locked away. */
const readInSecret: SentenceRule = {
  weight: 8,
  kind: 'gap',
  owner: 'Sponsor',
  why: 'The answer rests on it.',
  asks: (statement, { statements }) => {
    const [, one, other] = secret.exec(told(statement)) ?? []
    const what = one ?? other
    return what && statements.length < 40
      ? `May we read the ${lowered(withoutArticle(what))}, or an extract, under a confidentiality agreement?`
      : undefined
  },
}

const toClose =
  /\b(?:the |all |each |every )?((?:[\p{L}-]+ ){0,2}?(?:findings?|non-?conformit(?:y|ies)|deficienc(?:y|ies)|gaps?|observations?|conditions?|weakness(?:es)?)) (?:no\.? ?\d+ )?(?:shall|must|has to|have to|is to|are to) be (?:closed|remedied|remediated|cured|met|resolved|fulfilled)\b/iu

const whoSaysClosed: SentenceRule = {
  weight: 9,
  kind: 'people',
  owner: 'Sponsor',
  why: 'The work ends there.',
  asks: (statement) => {
    const what = toClose.exec(told(statement))?.[1]
    return what
      ? `Who judges that the ${lowered(withoutArticle(what))} ${isSeveral(what) ? 'are' : 'is'} closed, by which evidence?`
      : undefined
  },
}

const gate =
  /\bwithout [^.;]{3,40}? no\b|\b(?:cannot|can['’]t|must not|may not|shall not) be (?:started|booked in|unloaded|loaded|dispatched|released|issued|used|opened)\b|\b(?:is|are) (?:blocked|stopped)\b|\bdoes not pass\b/i
const downTold =
  /\b(?:system (?:is )?(?:down|failure|fails|unavailable)|outage|down-?time|fall-?back|on paper if|when (?:the )?(?:system|network|server|internet|power)|(?:internet|network|power|connection|line|link|electricity)(?:['’]s)? (?:is |has )?(?:gone|fails?|down|lost|cut)|without (?:a |the )?(?:network|internet|connection|signal|coverage|power)|offline|no signal|emergency (?:mode|operation)|standby|second site|high availability|9\d(?:\.\d+)? ?%|failover|UPS|generator)\b/i

/** What the system refuses stands still when the system does. */
const gateDown: SentenceRule = {
  weight: 5,
  kind: 'gap',
  owner: 'Product owner',
  why: 'Work stands still with it.',
  asks: (statement, { says }) =>
    gate.test(told(statement)) &&
    (statement.kind === 'rule' || statement.kind === 'need') &&
    !/\b(?:log-?ins?|accounts?|text|invoices?)\b/i.test(told(statement)) &&
    !says(downTold)
      ? `How does work go on when the system or network is down and ${quoted(clip(told(statement), 80))} cannot be checked?`
      : undefined,
}

const share =
  /\b(?:only |about |ca\.? |roughly |some |around |just |nearly )?((?:1\/3|2\/3|1\/2|3\/4|1\/4|one third|two thirds|half|a quarter|three quarters|a third|\d{1,2}(?:\.\d)? ?(?:%|percent|per cent))) (?:of (?:the |our |all |them )?)?((?:[\p{L}-]+ ){0,3}?)(?:are |is |have |has |carry |carries |bear |come )?(marked|labelled|tagged|digiti[sz]ed|connected|equipped|fitted|scanned|catalogued|numbered|barcoded|registered|insured|metered|trained|read automatically|electronic)\b/iu
const restTold = /\b(?:the (?:rest|others?|remaining)|remainder|other (?:half|third|two thirds)|all (?:are|is) to be)\b/i

/** “A third is marked”: the rest needs a way too. */
const restUnmarked: SentenceRule = {
  weight: 8,
  kind: 'gap',
  owner: 'Product owner',
  why: 'The rest needs a way too.',
  asks: (statement, { says }) => {
    const [, , , how] = share.exec(told(statement)) ?? []
    return how && statement.kind !== 'goal' && !/\b(?:must|shall|target|goal|at least)\b/i.test(told(statement)) && !says(restTold)
      ? `What is planned for the rest that is not ${how.toLowerCase()}?`
      : undefined
  },
}

const dissolved =
  /\b(?:the |our |an? )?((?:[\p{L}-]+ ){0,3}?(?:team|department|unit|office|desk|group|section|branch)) (?:[^.;]{0,20} )?(?:dissolves?|is dissolved|will be dissolved|is closed|closes|is wound up|merges?|is merged|is redeployed|shrinks?|is reduced|disappears)\b/iu

const whatOfTeam: SentenceRule = {
  weight: 7,
  kind: 'people',
  owner: 'Sponsor',
  why: 'They run it until then.',
  asks: (statement) => {
    const who = dissolved.exec(told(statement))?.[1]
    return who && statement.kind !== 'exclusion' && statement.dates.length === 0
      ? `By when does the ${lowered(withoutArticle(who))} end, with which work for its people?`
      : undefined
  },
}

const pays =
  /\b(?:a |an |the |each |every )?((?:[\p{L}-]+ )?(?:consumers?|domains?|departments?|business units?|branches|teams?|faculties|institutes|subsidiaries)) (?:pays?|is charged|are charged|bears?)\b/iu

const realMoney: SentenceRule = {
  weight: 7,
  kind: 'money',
  owner: 'Sponsor',
  why: 'A bill needs a ledger.',
  asks: (statement) => {
    const who = pays.exec(told(statement))?.[1]
    return who && statement.affirms && isDemand(statement)
      ? `Is the ${lowered(withoutArticle(who))} charged in real money, from budget to budget?`
      : undefined
  },
}

const ceilingUntold =
  /\b(?:not disclosed|undisclosed|(?:budget|money|price|cost)s? (?:is |are |was |were )?(?:not (?:yet )?(?:discussed|fixed|known|decided|set|agreed|approved)|open|unknown|tbd|to be (?:agreed|discussed|decided)))\b/i

const ceilingOpen: SentenceRule = {
  weight: 8,
  kind: 'money',
  owner: 'Sponsor',
  why: 'Limits what is built.',
  asks: (statement) =>
    ceilingUntold.test(told(statement)) &&
    (statement.segment.field === 'budget' || /\b(?:budget|money|price|cost)\b/i.test(told(statement)))
      ? 'Which budget or ceiling may we plan with?'
      : undefined,
}

const special =
  /(?<!\bsystem of )\b((?:data|documents?|records?|files?|joints?|drawings?|films?|images?|definitions?|logs?) (?:of|for|on) (?!record\b)(?:the )?(?!(?:patients|customers|clients|members|persons?|people|users|data)\b)(?:[\p{L}\d-]+ ){0,4}?(?!must\b|shall\b|and\b)[\p{L}\d-]+)(?: \([^)]{2,30}\))?(?:: [^.;]{0,40}?)?(?: must| shall| have to)? (?:never leaves?|never leave|stays?|remains?|must not leave|may not leave|do not leave|does not leave|(?:stay |remain )?in the own)\b/iu
const keptApartTold = /\b(?:all data|every|marked|flag|classif\w+|label)\b/i

/** One part of the data has a place of its own: somebody has to tell it from the rest. */
const toldApart: SentenceRule = {
  weight: 6,
  kind: 'data',
  owner: 'Data owner',
  why: 'What is not marked gets out.',
  asks: (statement, { statements }) => {
    const text = told(statement)
    const what = special.exec(text)?.[1]
    const hasOther =
      statements.some((other) => other !== statement && (other.kind === 'residency' || other.alsoKinds.includes('residency'))) ||
      /[.;] (?:The rest|Others?|Everything else|Everybody)/.test(text)
    return what && !keptApartTold.test(text) && hasOther && statement.kind !== 'exclusion'
      ? `By which mark are ${lowered(what)} told from the rest?`
      : undefined
  },
}

export const surroundingsRules = [
  readInSecret,
  whoSaysClosed,
  gateDown,
  restUnmarked,
  whatOfTeam,
  realMoney,
  ceilingOpen,
  toldApart,
]
