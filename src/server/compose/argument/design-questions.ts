import { clip, listed, lowered, quoted, stemsIn, withoutArticle } from '../assembly/phrases.ts'
import { type Design, type Question, sourceOf } from '../assembly/design.ts'
import { beforeTheWork } from './before-the-work.ts'
import { findObligations } from '../catalogue/find-obligations.ts'
import { goalsQuestion, knowledgeQuestion, pastCasesQuestion, trainingQuestion } from './proof-questions.ts'
import { historyQuestion, loadedAtStart, rightCopy, roomOnOwnMachines, switchOffSlips } from './take-over-questions.ts'
import type { NamedSystem, Reading, Statement } from '../reading/reading.ts'

type Asking = (design: Design) => Question[]

/** What a design of this brief turns on and the brief leaves open, what changes most of it first; each kind is asked once. */
const kinds: Asking[] = [
  undecidedQuestion,
  rightCopy,
  switchOffSlips,
  loadedAtStart,
  pastCasesQuestion,
  goalsQuestion,
  leadingSystemQuestion,
  roomOnOwnMachines,
  accountQuestion,
  lateSourceQuestion,
  historyQuestion,
  trainingQuestion,
  knowledgeQuestion,
  approvingBodyQuestion,
  retentionQuestion,
  deviceQuestion,
  assumptionQuestion,
  rateOwnerQuestion,
  signOffQuestion,
]

export function designQuestions(design: Design): Question[] {
  return design.fit === 'note' ? [] : kinds.flatMap((kind) => kind(design).slice(0, 1))
}

const live = ({ statements }: Reading) => statements.filter(({ kind, amendedBy }) => kind !== 'noise' && !amendedBy)
const asks = (said: Statement, question: Pick<Question, 'kind' | 'text' | 'why' | 'owner'>): Question => ({
  source: sourceOf(said),
  about: [],
  ...question,
})

const leftOpen =
  /\b(?:not yet (?:been )?(?:decided|clear|agreed|defined|settled|known|fixed)|(?:still|yet) (?:open|undecided|unclear|to be (?:decided|agreed|defined|settled|found|confirmed|named))|to be (?:decided|agreed|determined|confirmed|clarified)|TBD|TBC|undecided|under discussion|in dispute|disputed|(?:cannot|can['’]t|do not|don['’]t|did not|could not) agree|disagree\w*|nobody (?:has )?decided|no decision)\b/i

/** The brief says itself that something is not decided. */
function undecidedQuestion({ reading }: Design): Question[] {
  const said = live(reading).filter(({ text, kind }) => kind !== 'question' && leftOpen.test(text))
  return said.map((one) =>
    asks(one, {
      kind: 'gap',
      text: `Who decides what is open in ${quoted(clip(one.text, 110))}?`,
      why: 'Undecided in the brief.',
      owner: 'Sponsor',
    }),
  )
}

const isHolder = ({ role }: NamedSystem) => role === 'source' || role === 'both' || role === 'kept'
const saidOf = ({ statements }: NamedSystem, reading: Reading) => live(reading).filter(({ id }) => statements.includes(id))
const leads = /\b(?:leads?|leading|master(?! data)|prevails?|wins|authoritative|golden|source of truth|counts|takes precedence)\b/i

/** Two systems that hold the same thing, and no word on which of them is right. */
function leadingSystemQuestion({ reading }: Design): Question[] {
  const holders = reading.systems.filter((system) => isHolder(system) && system.holds)
  const pairs = holders.flatMap((one, index) => holders.slice(index + 1).map((other) => [one, other] as const))
  return pairs.flatMap(([one, other]) => {
    const common = stemsIn(one.holds!).filter((stem) => stemsIn(other.holds!).includes(stem))
    const words = one.holds!.split(/[\s,]+/).find((word) => stemsIn(word)[0] === common[0])
    const said = [...saidOf(one, reading), ...saidOf(other, reading)]
    if (!words || !said[0] || said.some(({ text }) => leads.test(text))) return []
    return [
      asks(said[0], {
        kind: 'data',
        text: `${one.name} and ${other.name} both hold ${lowered(words)}: which of them is right where they differ?`,
        why: 'Settles what is read from where.',
        owner: 'Data owner',
      }),
    ]
  })
}

const signIn =
  /\b(?:sign(?:s|ing)?[- ]?(?:in|on)|log(?:s|ging)?[- ]?(?:in|on)|logins?|accounts?|SSO|single sign|identit\w+|passwords?|authenticat\w+|e-?ID|directory|invite\w*|register (?:themselves|with))\b/i

/** People who may see their own alone have to be told apart, and nothing says how. */
function accountQuestion({ reading, parts }: Design): Question[] {
  const said = parts.filter(({ control }) => control?.id === 'own-rows-only').flatMap(({ statements }) => statements)
  return said.flatMap((one) => {
    const who = one.people.find(({ uses }) => uses)?.name ?? one.actor
    const isKnown =
      !who ||
      live(reading).some(
        ({ text }) => signIn.test(text) && (text.toLowerCase().includes(who.toLowerCase()) || /\b(?:all|every|each)\b/i.test(text)),
      )
    if (isKnown) return []
    const text = `Signing in of ${lowered(withoutArticle(who))}: with which account?`
    return [asks(one, { kind: 'people', text, why: 'What is their own hangs on it.', owner: 'Product owner' })]
  })
}

const fails =
  /\b(?:late|missing|fails?|failure|outage|down|silent|not (?:available|arriv\w+|deliver\w*|reachable)|unavailable|unreachable|without (?:a |the )?(?:connection|line|network)|offline|instead|fall ?back)\b/i

/** Something is due at an hour and rests on data of another system. */
function lateSourceQuestion({ reading, catalogue }: Design): Question[] {
  const due = live(reading).find(
    ({ text, affirms, kind }) =>
      affirms &&
      (kind === 'need' || kind === 'rule' || kind === 'quality') &&
      !/\b(?:refreshed|maintenance|peak|replica|offers?|proposals?|bids?|tenders?|quotations?)\b/i.test(text) &&
      findObligations(text, catalogue).some(({ obligation: { id } }) => id === 'fixed-hour' || id === 'response'),
  )
  const sources = reading.systems.filter(
    (system) =>
      (system.role === 'source' || system.role === 'both') && !saidOf(system, reading).some(({ text }) => fails.test(text)),
  )
  if (!due || sources.length === 0) return []
  const names = listed(sources.slice(0, 3).map(({ name }) => name))
  const text = `What happens to ${quoted(clip(due.text, 90))} when ${names} ${sources.length > 1 ? 'are' : 'is'} late or silent?`
  return [asks(due, { kind: 'interface', text, why: 'Needs a fall-back.', owner: 'Product owner' })]
}

const bodies =
  /\b((?:works|staff|volunteers['’]|parents['’]|students['’]|residents['’]|tenants['’]|patients['’]) councils?|First Nations?|nations(?= (?:agree|are|must|have|concerned))|iwi|tribal council|(?:trade )?unions?|ethics (?:committee|board|commission)|data protection (?:authority|commissioner)|regulators?|supervisory (?:authority|board)|(?:city|town|parish|municipal|county) council|board of (?:trustees|governors|directors)|trustees|notified body)\b/i
/** A council, yet councils; a board of directors is one. */
const severalBodies = /(?:councils|unions|regulators|authorities|committees|trustees|nations)$/i
const bodyActs =
  /\b(?:agree\w*|approv\w*|consent\w*|heard|consult\w*|permi\w+|clear(?:s|ed|ance)|accept\w*|sign\w*|vote[sd]?|say yes|notified|inform\w*)\b/i

/** Somebody outside the work has a say, and no day is named for it. */
function approvingBodyQuestion({ reading }: Design): Question[] {
  return live(reading).flatMap((said) => {
    const body = bodies.exec(said.text)?.[1]
    if (
      !body ||
      !bodyActs.test(said.text) ||
      /\b(?:has|have) (?:already )?(?:agreed|approved|decided|resolved|accepted|consented)\b/i.test(said.text) ||
      said.dates.length > 0
    )
      return []
    const text = `By which day ${severalBodies.test(body) ? 'do' : 'does'} the ${lowered(body)} decide on ${quoted(clip(said.text, 90))}?`
    return [asks(said, { kind: 'date', text, why: 'Work may wait for it.', owner: 'Sponsor' })]
  })
}

const telling =
  /\b(photo(?:graph)?s|pictures|images|videos?|recordings|voice (?:notes|messages)|positions|locations|signatures|diagnoses|messages|applications|consents|complaints|notes|scans|fingerprints|bids|answers|chat(?:s| logs))\b/i

/** Data that tell much of people, of which nothing says how long they are kept. */
function retentionQuestion({ reading, catalogue }: Design): Question[] {
  const statements = live(reading)
  const kept = statements.filter(({ text }) =>
    findObligations(text, catalogue).some(({ obligation: { id } }) => id === 'retention'),
  )
  if (kept.some(({ text }) => /\b(?:all|any|every|each|personal) (?:\p{L}+ )?(?:data|records?|documents?|cases?)\b/iu.test(text)))
    return []
  return statements.flatMap((said) => {
    const what = said.affirms && said.kind !== 'exclusion' ? telling.exec(said.text)?.[1]?.toLowerCase() : undefined
    if (!what || kept.some(({ text }) => stemsIn(text).includes(stemsIn(what)[0]!))) return []
    const text = `How long are ${what.endsWith('s') ? what : `${what}s`} kept?`
    return [asks(said, { kind: 'data', text, why: 'Sets storage, erasure.', owner: 'Data protection officer' })]
  })
}

const device =
  /\b(?:tablets?|i-?pads?|smart-?phones?|(?:mobile |own |work |their )?phones?|hand-?helds?|laptops?|notebooks?|ring scanners?|kiosks?|terminals?|wearables?|android|ios)\b/i

/** Work away from a network needs a device that somebody owns. */
function deviceQuestion({ reading, parts }: Design): Question[] {
  if (live(reading).some(({ text }) => device.test(text))) return []
  const said = parts.filter(({ control }) => control?.id === 'works-offline').flatMap(({ statements }) => statements)
  return said.flatMap((one) => {
    const who = one.people.find(({ uses }) => uses)?.name
    if (!who) return []
    const text = `Devices of ${lowered(withoutArticle(who))}: which are carried where there is no network?`
    return [asks(one, { kind: 'people', text, why: 'Shapes screens, storage.', owner: 'Product owner' })]
  })
}

const someoneElse =
  /\b(?:deliver\w*|provid\w*|open(?:s|ed)?|agree\w*|suppl\w*|grant\w*|release\w*|install\w*|sign\w*|approv\w*|give[sn]?|connect\w*|migrat\w*|upgrad\w*|ready|available|in time)\b/i

/** The plan stands on somebody else's word. */
function assumptionQuestion({ reading }: Design): Question[] {
  return live(reading)
    .filter(({ segment: { field }, text, affirms }) => field === 'assumptions' && affirms && someoneElse.test(text))
    .map((said) =>
      asks(said, {
        kind: 'gap',
        text: `If ${quoted(clip(said.text, 100))} does not come true: what is the fall-back?`,
        why: 'The plan rests on it.',
        owner: 'Sponsor',
      }),
    )
}

const rate =
  /\b(\d[\d.,]*\s?(?:%|percent|per cent)\s(?:fee|commission|discount|levy|surcharge|deposit|tax|duty|margin|premium|interest|bonus))\b|\b((?:fees|tariffs?|charges|rates|dues?|scores|weights|thresholds|limits|quotas|points))\s(?:are|is|by|per|for|of)\b/i
const owned = /\b(?:(?:only|by) (?:the )?\p{L}+|who|changed by|set by|owner|maintain\w*|kept by)\b/iu

/** Figures that a trade changes each year, and nobody named who may. */
function rateOwnerQuestion({ reading }: Design): Question[] {
  return live(reading)
    .filter(({ kind, text }) => (kind === 'need' || kind === 'rule' || kind === 'volume') && !owned.test(text))
    .flatMap((said) => {
      const match = rate.exec(said.text)
      const what = match?.[1] ?? match?.[2]
      if (!what) return []
      const text = `Who may change the ${lowered(what)}?`
      return [asks(said, { kind: 'rule', text, why: 'Kept in a table, not in code.', owner: 'Product owner' })]
    })
}

const accepts =
  /\b(?:acceptance|accepted by|accepts|sign(?:s|ed)?[- ]?off|signed by|go-?live decision|decides on (?:the )?(?:go-?live|switch)|steering (?:committee|group|board)|approved by)\b/i

/** A fixed day, and nobody named who says that all is ready for it. */
function signOffQuestion({ reading }: Design): Question[] {
  const fieldOf = new Map(reading.statements.map(({ id, segment }) => [id, segment.field]))
  const textOf = new Map(reading.statements.map(({ id, text }) => [id, text]))
  const days = reading.dates.filter(
    ({ is, recurs, statement, what, words }) =>
      !recurs &&
      what !== words &&
      !beforeTheWork.test(textOf.get(statement) ?? '') &&
      (is === 'deadline' || is === 'event' || is === 'end'),
  )
  const day = days.find(({ statement }) => fieldOf.get(statement) === 'timeline') ?? days[0]
  const said = day && live(reading).find(({ id }) => id === day.statement)
  if (!day || !said || live(reading).some(({ text }) => accepts.test(text))) return []
  const when = /^(?:end|start|beginning|middle|first|last)\b/i.test(day.words) ? `the ${day.words}` : day.words
  return [
    asks(said, { kind: 'people', text: `Who signs that all is ready for ${when}?`, why: 'Ends the acceptance.', owner: 'Sponsor' }),
  ]
}
