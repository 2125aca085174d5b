import { type Design, type Question, sourceOf } from '../assembly/design.ts'
import { clip, listed } from '../assembly/phrases.ts'
import type { Statement } from '../reading/reading.ts'

/** Of one kind of question no more than these: the next would be asked in the same meeting anyway. */
const mostOfAKind = 2

type Probe = {
  kind: Question['kind']
  owner: string
  /** The groups of the expression are what the question names. */
  sees: RegExp
  asks: (found: string[]) => string
  /** Of this kind no more than these, where the same people answer for all. */
  most?: number
}

const counted = String.raw`(\d[\d.,]*|(?:a |an )?(?:dozen|hundred|thousand)s?)`

/** What a good architect asks where a sentence of this shape stands in a brief. */
const probes: Probe[] = [
  {
    kind: 'gap',
    owner: 'Sponsor',
    sees: /\b((?:attachment|annex|appendix|exhibit|enclosure|addendum) [A-Z0-9]{1,3}(?:[-.]\d+)?)(?![\p{L}\d])/iu,
    asks: ([name]) => `${name} is named and is not part of what we were given: can we have it, whole and in its last version?`,
  },
  {
    kind: 'gap',
    owner: 'Product owner',
    sees: /\b(article \d+|(?:collective |labou?r |union |service[- ]level |framework )?agreement|rule ?book|work rules|tariff|manual of \p{L}+)\b/iu,
    asks: ([name]) =>
      `Can we have the full text of ${name}, with all its rules and exceptions, and who says how it is read where it leaves room?`,
  },
  {
    kind: 'size',
    owner: 'Product owner',
    sees: new RegExp(
      String.raw`\b${counted} (?:\p{L}+ ){0,2}?(reports|jobs|queries|templates|applications|interfaces|forms|pages|scripts|spreadsheets|macros|documents types|letters)\b`,
      'iu',
    ),
    asks: ([count, things]) =>
      `Is there a list of the ${count} ${things}: which are still in use, who owns each, and who agrees to those that are retired?`,
  },
  {
    kind: 'people',
    owner: 'Sponsor',
    most: 1,
    sees: /\b(nights?|out of hours|on[- ]call|round the clock|24\/7|weekends?|on duty|duty \p{L}+|first \p{L}+ \d\d:\d\d)\b/iu,
    asks: ([when]) =>
      `Who answers out of hours when something fails (“${when}” is named): is there a roster, within which time, and who pays for it?`,
  },
  {
    kind: 'data',
    owner: 'Data owner',
    sees: /\b(confidential|sensitive|restricted|privileged|classified|cultural|protected)\s(\p{L}+)/iu,
    asks: ([mark, things]) =>
      `How are ${mark} ${things} known: is each of them marked today, by whom, and how reliable is that mark?`,
  },
  {
    kind: 'rule',
    owner: 'Product owner',
    sees: new RegExp(
      String.raw`\b${counted} (?:\p{L}+ )?(test questions|questions|test cases|sample \p{L}+|tasks)\b|\b(baseline|test set|golden set|back-?test)\b`,
      'iu',
    ),
    asks: (found) =>
      `Who writes and agrees the ${found.join(' ')} that success is measured on, when is that ready, and which result counts as success?`,
  },
  {
    kind: 'data',
    owner: 'Data owner',
    sees: /\b(duplicates?|doubles|do(?:es)? not match|don['’]t match|differ(?:s|ent)? (?:values|figures|numbers|names)|two (?:values|figures)|mismatch\w*|missing|not reliable|unreliable|patchy)\b/i,
    asks: ([words]) =>
      `Where the brief says “${words}”: how large is the share, what is the cause at the source, and whose definition or entry counts until it is mended?`,
  },
  {
    kind: 'money',
    owner: 'Sponsor',
    sees: /\b(buy or build|make or buy|off[- ]the[- ]shelf|demoed|was demonstrated|priced|low[- ]code|configur(?:ed|able|ation) (?:product|rather))\b/i,
    asks: () =>
      `Buy or build: which products were looked at, what was their price, which rule did each not fit, and would the budget bear the licence?`,
  },
  {
    kind: 'data',
    owner: 'Data owner',
    sees: /\b(scan(?:s|ned)?|microfilm|paper files?|handwritt?en|tapes?|archive boxes)\b/i,
    asks: ([what]) =>
      `How well can the old material (${what}) be read: how many pages or years, in which quality, and is it worth the work?`,
  },
  {
    kind: 'people',
    owner: 'Sponsor',
    sees: /\b(clearance|background check|fingerprint\w*|vetting|citizens only|security[- ]cleared|DBS)\b/i,
    asks: ([what]) => `How long does ${what} take, who starts it, and may work that needs no access begin before?`,
  },
]

/** Questions that follow from the shape of what is said, and from what stands around the design. */
export function probingQuestions(design: Design): Question[] {
  const live = design.reading.statements.filter(({ kind, amendedBy }) => kind !== 'noise' && !amendedBy)
  const shaped = probes.flatMap((probe) => questionsOf(probe, live))
  if (design.fit === 'note') return shaped
  return [
    ...shaped,
    ...capacityQuestions(design),
    ...cutOverQuestions(design),
    ...deadlineQuestions(design),
    ...licenceQuestions(design),
  ]
}

function questionsOf({ sees, asks, kind, owner, most = mostOfAKind }: Probe, statements: Statement[]): Question[] {
  const said = new Set<string>()
  return statements
    .flatMap((statement): Question[] => {
      const match = sees.exec(statement.text.slice(0, 600))
      const found = match?.slice(1).filter((words) => words !== undefined) ?? []
      const key = found.join(' ').toLowerCase()
      if (!match || said.has(key)) return []
      said.add(key)
      return [{ source: sourceOf(statement), kind, text: asks(found), about: [], owner }]
    })
    .slice(0, most)
}

/** A recurring job of a few people is the first thing that does not scale. */
const fewPeople = 12
function capacityQuestions({ reading }: Design): Question[] {
  return reading.people
    .filter(({ uses, count }) => uses && count !== undefined && count <= fewPeople)
    .slice(0, mostOfAKind)
    .flatMap(({ name, count, statements }): Question[] => {
      const said = reading.statements.find(({ id }) => id === statements[0])
      if (!said) return []
      const text = `${name} (${count}): how many cases a day can they take beside their other work, is that enough for the volume expected, and who stands in?`
      return [{ source: sourceOf(said), kind: 'people', text, about: [], owner: 'Sponsor' }]
    })
}

function cutOverQuestions({ reading }: Design): Question[] {
  const replaced = reading.systems.filter(({ role }) => role === 'replaced')
  const said = reading.statements.find(({ id }) => id === replaced[0]?.statements[0])
  if (!said) return []
  const names = listed(replaced.slice(0, 3).map(({ name }) => name))
  const text = `What happens at the cut-over to cases that are open in ${names}: are they finished there or moved, who rehearses it, and until when can one go back?`
  return [{ source: sourceOf(said), kind: 'gap', text, about: [], owner: 'Product owner' }]
}

const closeDays = 45
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** Two fixed days that lie close together leave no room for a slip of the first. */
function deadlineQuestions({ reading }: Design): Question[] {
  const fixed = reading.dates
    .filter(({ is, recurs }) => !recurs && (is === 'deadline' || is === 'end' || is === 'event'))
    .toSorted((one, other) => (one.to < other.to ? -1 : 1))
  const at = fixed.findIndex(({ to }, index) => {
    const next = fixed[index + 1]
    return next !== undefined && next.to !== to && daysBetween(to, next.to) <= closeDays
  })
  const [first, second] = [fixed[at], fixed[at + 1]]
  const said = reading.statements.find(({ id }) => id === first?.statement)
  if (!first || !second || !said) return []
  const text = `Only ${daysBetween(first.to, second.to)} days lie between ${first.words} (${clip(first.what, 60)}) and ${second.words} (${clip(second.what, 60)}): is that enough time, which of the two may move, and what happens if the first is late?`
  return [{ source: sourceOf(said), kind: 'date', text, about: [], owner: 'Sponsor' }]
}

function licenceQuestions({ reading }: Design): Question[] {
  const kept = reading.systems.filter(({ role, known }) => role === 'kept' || (role === 'platform' && known))
  const said = reading.statements.find(({ id }) => id === kept[0]?.statements[0])
  if (!said) return []
  const names = listed(kept.slice(0, 4).map(({ name }) => name))
  const text = `Which version of ${names} is in use, what do licence and contract allow (users, capacity, interfaces, hours), and who supports it until when?`
  return [{ source: sourceOf(said), kind: 'money', text, about: [], owner: 'Product owner' }]
}
