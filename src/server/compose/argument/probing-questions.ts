import { type Design, type Question, sourceOf } from '../assembly/design.ts'
import { capitalised, clip, listed } from '../assembly/phrases.ts'
import type { Statement } from '../reading/reading.ts'
import { beforeTheWork } from './before-the-work.ts'
import { isOrAre } from './sentences/sentence-rule.ts'

/** Of one kind of question no more than these: the next would be asked in the same meeting anyway. */
const mostOfAKind = 2

type Probe = {
  kind: Question['kind']
  owner: string
  /** The groups of the expression are what the question names. */
  sees: RegExp
  asks: (found: string[]) => string
  /** What is asked besides, once everything else has been asked. */
  also?: (found: string[]) => string
  why: string
  /** Of this kind no more than these, where the same people answer for all. */
  most?: number
}

const counted = String.raw`(?<!\d[ .,’'])(?!(?:19|20)\d\d\b)(\d{1,3}(?:[.,’']\d{3})+|\d{2,}|(?:a |an )?(?:dozen|hundred|thousand)s?)`

/** What a good architect asks where a sentence of this shape stands in a brief, one thing each. */
const probes: Probe[] = [
  {
    kind: 'gap',
    owner: 'Sponsor',
    sees: /\b((?:attachment|annex|appendix|exhibit|enclosure|addendum) [A-Z0-9]{1,3}(?:[-.]\d+)?)(?![\p{L}\d])/iu,
    asks: ([name]) => `Can we have ${name} whole and in its last version?`,
    why: 'Named, not given.',
  },
  {
    kind: 'gap',
    owner: 'Sponsor',
    sees: /\b(?:see|in accordance with|according to|as per|as described in|comply with|complies with|follow(?:s|ing)?|refer to|laid down in|set out in)\s(?:the |our |its |their )?((?:[\p{L}-]+ ){0,3}(?:principles|polic(?:y|ies)|guidelines?|handbook|manual|standards?|charter|specification|concept|catalogue|style guide|blueprint))\b/iu,
    asks: ([name]) => `Can we have the ${name} in the current version?`,
    why: 'Named, not given.',
  },
  {
    kind: 'gap',
    owner: 'Product owner',
    sees: /\b(article \d+|(?:collective |labou?r |union |service[- ]level |framework )?agreement|rule ?book|work rules|tariff|manual of \p{L}+)\b/iu,
    asks: ([name]) =>
      `Can we have the full text of ${/^article/i.test(name ?? '') ? name : `the ${name}`}, with all its rules and exceptions?`,
    why: 'Rules follow its words.',
  },
  {
    kind: 'size',
    owner: 'Product owner',
    sees: new RegExp(
      String.raw`\b${counted} (?:\p{L}+ ){0,2}?(reports|jobs|queries|templates|applications|interfaces|forms|scripts|spreadsheets|macros|documents types|letters)\b`,
      'iu',
    ),
    asks: ([count, things]) => `Can we have the list of the ${count} ${things}, each with its owner?`,
    also: ([count, things]) => `Which of the ${count} ${things} are still in use?`,
    why: 'Retired ones cost nothing.',
  },
  {
    kind: 'people',
    owner: 'Sponsor',
    most: 1,
    sees: /(?<!\b(?:every|each|a|per|last|over|one) )\b(nights?|out of hours|on[- ]call|round the clock|24\/7|weekends?|on duty|duty (?:officers?|managers?|engineers?|scientists?|doctors?|nurses?|desk|roster|team)|first \p{L}+ \d\d:\d\d)\b/iu,
    asks: ([when]) => `Who answers out of hours when something fails (“${when}”)?`,
    why: 'A roster costs monthly.',
  },
  {
    kind: 'data',
    owner: 'Data owner',
    sees: /\b(confidential|sensitive|restricted|privileged|classified|cultural|protected)\s(?!(?:and|or|but|in|to|by|from|as|is|are|was|were|if|at|on|with|for|under|against|until|when|area|areas)\b)(\p{L}{3,})/iu,
    asks: ([mark = '', things = '']) => `How ${isOrAre(things)} ${mark.toLowerCase()} ${things} known today: by a mark?`,
    why: 'Sight follows that mark.',
  },
  {
    kind: 'rule',
    owner: 'Product owner',
    sees: new RegExp(
      String.raw`\b${counted} (?:\p{L}+ )?(test questions|questions|test cases|sample \p{L}+|tasks)\b|\b(baseline|test set|golden set|back-?test)\b`,
      'iu',
    ),
    asks: (found) => `Who writes and agrees the ${found.join(' ')} that success is measured on?`,
    also: (found) => `Which result on the ${found.join(' ')} counts as success?`,
    why: 'Acceptance needs them.',
  },
  {
    kind: 'data',
    owner: 'Data owner',
    sees: /\b(duplicates?|doubles|do(?:es)? not match|don['’]t match|differ(?:s|ent)? (?:values|figures|numbers|names)|two (?:values|figures)|mismatch\w*|not reliable|unreliable|patchy)\b/i,
    asks: ([words]) => `Where the brief says “${words}”: how large is the share?`,
    why: 'Cleaning costs days.',
  },
  {
    kind: 'money',
    owner: 'Sponsor',
    sees: /\b(buy or build|make or buy|off[- ]the[- ]shelf|demoed|was demonstrated|priced|low[- ]code|configur(?:ed|able|ation) (?:product|rather))\b/i,
    asks: () => `Buy or build: which products were looked at?`,
    why: 'Code may cost more.',
  },
  {
    kind: 'data',
    owner: 'Data owner',
    sees: /\b(scanned (?:pages|documents|files|plans|letters|drawings|books|deeds|copies)|microfilm|paper files?|handwritt?en|(?:old|audio|video|magnetic) tapes?|archive boxes)\b/i,
    asks: ([what]) => `How well can the old material (${what}) be read?`,
    also: ([what]) => `How many pages or years of the old material (${what}) are there?`,
    why: 'Capture costs follow.',
  },
  {
    kind: 'people',
    owner: 'Sponsor',
    sees: /\b((?:security )clearance|background check|fingerprint\w*|vetting|citizens only|security[- ]cleared|DBS)\b/i,
    asks: ([what]) => `How long does ${what} take?`,
    also: ([what]) => `Who starts ${what}?`,
    why: 'Access waits for it.',
  },
]

/** Questions that follow from the shape of what is said, and from what stands around the design. */
export function probingQuestions(design: Design): Question[] {
  const live = design.reading.statements.filter(({ kind, amendedBy }) => kind !== 'noise' && !amendedBy)
  const shaped = probes.flatMap((probe) => questionsOf(probe, live))
  const besides = probes.flatMap(({ also, ...probe }) => (also ? questionsOf({ ...probe, asks: also }, live) : []))
  if (design.fit === 'note') return [...shaped, ...besides]
  return [
    ...shaped,
    ...capacityQuestions(design),
    ...cutOverQuestions(design),
    ...deadlineQuestions(design),
    ...licenceQuestions(design),
    ...besides,
  ]
}

function questionsOf({ sees, asks, why, kind, owner, most = mostOfAKind }: Probe, statements: Statement[]): Question[] {
  const said = new Set<string>()
  return statements
    .flatMap((statement): Question[] => {
      const match = sees.exec(statement.text.slice(0, 600))
      const found = match?.slice(1).filter((words) => words !== undefined) ?? []
      const key = found.join(' ').toLowerCase()
      if (!match || said.has(key)) return []
      said.add(key)
      return [{ source: sourceOf(statement), kind, text: asks(found), why, about: [], owner }]
    })
    .slice(0, most)
}

/** A recurring job of a few people is the first thing that does not scale. */
const fewPeople = 12
function capacityQuestions({ reading }: Design): Question[] {
  return reading.people
    .filter(({ uses, count }) => uses && count !== undefined && Number.isInteger(count) && count > 1 && count <= fewPeople)
    .slice(0, 1)
    .flatMap(({ name, count, statements }): Question[] => {
      const said = reading.statements.find(({ id }) => id === statements[0])
      if (!said) return []
      const text = `${capitalised(name)} (${count}): how many cases a day can they take beside their other work?`
      return [{ source: sourceOf(said), kind: 'people', text, why: 'Few may hold up many.', about: [], owner: 'Sponsor' }]
    })
}

function cutOverQuestions({ reading }: Design): Question[] {
  const replaced = reading.systems.filter(({ role }) => role === 'replaced')
  const said = reading.statements.find(({ id }) => id === replaced[0]?.statements[0])
  if (!said) return []
  const names = listed(replaced.slice(0, 3).map(({ name }) => name))
  const text = `Are cases that are open in ${names} at the cut-over finished there or moved?`
  return [{ source: sourceOf(said), kind: 'gap', text, why: 'Shapes the take-over.', about: [], owner: 'Product owner' }]
}

const closeDays = 45
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** Two fixed days that lie close together leave no room for a slip of the first. */
function deadlineQuestions({ reading }: Design): Question[] {
  const textOf = new Map(reading.statements.map(({ id, text }) => [id, text]))
  const fixed = reading.dates
    .filter(({ statement }) => !beforeTheWork.test(textOf.get(statement) ?? ''))
    .filter(({ is, recurs, what, words }) => !recurs && what !== words && (is === 'deadline' || is === 'end' || is === 'event'))
    .toSorted((one, other) => (one.to < other.to ? -1 : 1))
  const at = fixed.findIndex(({ to }, index) => {
    const next = fixed[index + 1]
    return next !== undefined && next.to !== to && daysBetween(to, next.to) <= closeDays
  })
  const [first, second] = [fixed[at], fixed[at + 1]]
  const said = reading.statements.find(({ id }) => id === first?.statement)
  if (!first || !second || !said) return []
  const text = `Only ${daysBetween(first.to, second.to)} days lie between ${first.words} (${clip(first.what, 60)}) and ${second.words} (${clip(second.what, 60)}): which of the two may move?`
  return [{ source: sourceOf(said), kind: 'date', text, why: 'One slip breaks both.', about: [], owner: 'Sponsor' }]
}

/** Products under a free licence, of which there is no contract to ask for. */
const freeToUse =
  /^(?:PostgreSQL|PostGIS|MariaDB|MySQL|SQLite|Valkey|Keycloak|QGIS|GeoServer|Grafana|Prometheus|Linux|Debian|Ubuntu|Python|R|Java|Kubernetes|Docker|OpenSearch|Moodle|WordPress|Drupal|Android|iOS|iPhone|iPad|Windows|GitHub|till)$/i

function licenceQuestions({ reading }: Design): Question[] {
  const refused = new Set(reading.bans.map(({ name }) => name.toLowerCase()))
  const kept = reading.systems.filter(
    ({ role, known, name }) =>
      !freeToUse.test(name) && (role === 'kept' || (role === 'platform' && known)) && !refused.has(name.toLowerCase()),
  )
  const said = reading.statements.find(({ id }) => id === kept[0]?.statements[0])
  if (!said) return []
  const names = listed(kept.slice(0, 2).map(({ name }) => name))
  const text = `What do licence and contract of ${names} allow: users, interfaces, hours?`
  return [{ source: sourceOf(said), kind: 'money', text, why: 'Licences cost.', about: [], owner: 'Product owner' }]
}
