import type { Requirement } from '#server/solution/solution.ts'
import { isAdvice, type Pattern } from './patterns/pattern.ts'

export type Asked = Pick<Requirement, 'text' | 'kind'>

/** A kind of need that people's work meets, not a part of the system. */
type WorkKind = {
  words: RegExp
  /** Words that show that more is asked for than this work. */
  unless?: RegExp
  /** The one kind of requirement that is meant; any where it is absent. */
  only?: Requirement['kind']
  /** Workstreams that do it, the first one found. */
  streams: RegExp[]
  /** What it leaves behind, and the words by which a workstream is known to deliver that already. */
  deliverable: string
  delivered: RegExp
}

const start = /^Mobilise/
const foundation = [/^Platform foundation/]
const proof = [/^Test and harden/, /^Hand-over/]
const end = [/hand-over/i]

const workKinds: WorkKind[] = [
  {
    words:
      /\b(?:go(?:es|ing)?[- ]?)?live\b(?! (?:dashboards?|figures|data))[^.;]{0,80}\b20\d\d\b|\b(?:deadline|delivery date)\b[^.;]{0,60}\b20\d\d\b/i,
    only: 'constraint',
    streams: end,
    deliverable: 'Release to production by the stated day',
    delivered: /\brelease\b|\bgo-?live\b/i,
  },
  {
    words:
      /\bworks councils?\b|\bBetriebsrat\b|\bunion agreement\b|\b(?:days|weeks) of consultation\b|\bnotification must be sent\b|\bredundanc\w+|\bconsent of (?:the )?(?:staff|union)\b/i,
    streams: [start],
    unless: /\bnot to be\b|\bmust not\b/i,
    deliverable: 'Consents and consultations begun with those who have to be asked',
    delivered: /\bconsultations?\b/i,
  },
  {
    words: /\btest (?:environments?|data)\b[^.]{0,120}\bmask\w*|\bmask\w* test data\b/i,
    streams: foundation,
    deliverable: 'Test data masked so that it keeps its distribution',
    delivered: /\bmasked\b/i,
  },
  {
    words:
      /\b(?:be|are|is) trained\b|\btraining (?:of|for|on|must|should|sessions?|days?)\b|\bfor training\b|\bpass mark\b|\btrainers?\b|\b(?:sessions|absences) (?:in|a person)\b|\bquiz\b/i,
    streams: [/^Starts by team/, /^Lessons/, ...end],
    deliverable: 'Users trained before they begin',
    delivered: /\btrain(?:ed|ing)\b|\bteams started\b/i,
  },
  {
    words:
      /\b(?:PRA|FCA|SRA|MHRA|CNIL|NIST|SOC 2|SLSA|PSD2|DCB ?\d+|SS\d\/\d+|ISO(?:\/IEC)? ?\d+|ITK3|PCI DSS|AAL\d|EU AI Act|NHS (?:standards|offshoring)|Cyber Essentials|Service Standard|Data Security and Protection Toolkit|[Ii]nformation governance|Safonau’r Gymraeg|Welsh Language Standards)\b|\b[Rr]egulat(?:ory|ions?)\b|\b[Ss]tandards? apply\b|\b[Ss]afety case\b|\b\w+ Act \d{4}\b|\b[Cc]ompetence statement\b/,
    unless: /\b(?:must|shall|should|may|never) (?!meet|comply|be (?:met|honou?red|followed|observed))/i,
    streams: proof,
    deliverable: 'Evidence for each rule that binds the work, accepted by who checks it',
    delivered: /\bevidence for each rule\b/i,
  },
  {
    words: /\b(?:run ?books?|operating manual|user guides?|handbook|documentation)\b/i,
    streams: end,
    deliverable: 'Runbook, tried by somebody who did not write it',
    delivered: /^Runbook\b/i,
  },
  {
    words:
      /\b(?:\d+|small|two|three|four|five|six) (?:\w+ ){0,3}(?:engineers?|developers|experts|engineering team)\b|\bengineering team\b|\bpeople know\b|\bexperts work\b|\bat most \d+ days a week\b/i,
    only: 'constraint',
    streams: [start],
    deliverable: 'People named with their days, and what only few of them know written down first',
    delivered: /\bPeople named\b/i,
  },
  {
    words:
      /\blicen[cs]es?: \d|\blicen[cs]es? (?:end|are|exist|must|now)\b|\bexisting (?:agreements?|contracts?|licen[cs]es?)\b|\bbought or built\b|\bbuilt or bought\b|\bto be evaluated\b|\bno preference\b/i,
    streams: [start],
    deliverable: 'Contracts, licences and open choices of product decided with their owners',
    delivered: /\bchoices of product\b/i,
  },
  {
    words:
      /\b(?:total cost|cost of standby|costs? must (?:be reasonable|not)|cost(?:s)? (?:may|to be shown by)|costs? to be shown)\b/i,
    streams: [start],
    deliverable: 'Costs set against the limits that the brief states',
    delivered: /\bCosts set against\b/i,
  },
  {
    words:
      /\b(?:comes? first|first;|first\.$|by release \d|one region at a time|frozen|in the \d+ weeks around|may run between|in one wave|be retired by|after the last wave|must not change for a product)\b|\bfirst\.?$/i,
    streams: [/waves/i, /roll-?out/i, /^Later releases/, /^Go-live/, ...end],
    deliverable: 'Order and calendar of the roll-out, with what must not move in which weeks',
    delivered: /\bcalendar of the roll-out\b/i,
  },
]

/** Whether people's work, rather than a part, is what meets a requirement. */
export const isWork = (asked: Asked, patterns: Pattern[]) => kindOf(asked) !== undefined || streamsFor(patterns, asked).length > 0

export const kindOf = ({ text, kind }: Asked) =>
  workKinds.find(({ words, unless, only }) => (only === undefined || only === kind) && words.test(text) && !unless?.test(text))

/** The names of the patterns' workstreams that say that they meet such a requirement; advice beside a design says it of nothing. */
export const streamsFor = (patterns: Pattern[], { text }: Asked) =>
  patterns
    .filter((pattern, index) => index === 0 || !isAdvice(pattern))
    .flatMap(({ workstreams }) => workstreams.filter(({ answers }) => answers?.test(text)).map(({ name }) => name))
