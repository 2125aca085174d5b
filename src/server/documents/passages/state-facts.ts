import { formatDay } from '#shared/day-words.ts'
import type { Content } from '#shared/content/content.ts'
import type { Solution } from '#server/solution/solution.ts'
import { referenceOf, type Statement } from '#server/solution/statement.ts'
import { inOneLine, placesOfFacts } from './places-of-facts.ts'
import type { Passage } from './read-passages.ts'
import { stemsOf } from './question-words.ts'
import type { FactIntent, FactQuestion } from './read-fact-question.ts'

type Fact = { id: string; text: string; note?: string }
/** `says`: the answer, in the words of the facts; `facts`: its sources. */
type Stated = { says: string; facts: Fact[] }
type Quote = Pick<Passage, 'section' | 'block' | 'heading' | 'text' | 'from'> & { note: string }

/** Maximum number of facts in one answer. */
const most = 4

const quoted = (facts: Fact[]) => facts.map(({ text }) => `“${inOneLine(text).replace(/[.;,]$/, '')}”`).join(' and ')
const current = ({ statements = [] }: Partial<Solution>, field: string) =>
  statements.filter((one) => !one.earlier && one.field === field)
const hasDate = ({ values }: Statement) => values.some(({ kind }) => kind === 'date')
const span = (low: number, high: number) => (low === high ? `${low}` : `${low} to ${high}`)

/** True if a text contains all stems of the question's subject. */
const isAbout = (text: string, about: string[]) => {
  const stems = new Set(stemsOf(text))
  return about.every((stem) => stems.has(stem))
}

function ofBrief(solution: Partial<Solution>, field: 'budget' | 'timeline', what: string): Stated | undefined {
  const statements = current(solution, field)
  const quote = solution[field]?.quote
  const facts = statements.length > 0 ? statements : quote ? [{ id: field, text: quote }] : []
  if (facts.length === 0 || facts.length > most) return undefined
  return { says: `${what}, in the words of the brief: ${quoted(facts)}.`, facts }
}

function deadline(solution: Partial<Solution>): Stated | undefined {
  const due = (solution.milestones ?? []).filter(({ kind, date }) => kind === 'deadline' && date)
  if (due.length > 0 && due.length <= most)
    return {
      says: `${due.map(({ name, date }) => `“${inOneLine(name)}” is due on ${formatDay(date!)}`).join('; ')}.`,
      facts: due.map(({ id, name, date }) => ({ id, text: name, note: formatDay(date!) })),
    }
  return current(solution, 'timeline').some(hasDate) ? ofBrief(solution, 'timeline', 'The timeline') : undefined
}

const live =
  /\bgo(?:es|ing)?[- ]live\b|\blive (?:by|on|in|from|at|before|q[1-4]|\d)|\blaunch(?:es)? (?:by|on|in|before)\b|\bin production by\b|\bgeht (?:\S+ ){0,4}live\b/i

function goLive({ statements = [] }: Partial<Solution>): Stated | undefined {
  const facts = statements.filter((one) => !one.earlier && !one.denies && hasDate(one) && live.test(one.text))
  return facts.length === 0 || facts.length > most ? undefined : { says: `The brief says: ${quoted(facts)}.`, facts }
}

const sayDay = /\b(?:19|20)\d\d\b|\b\d{1,2}[./]\d{1,2}\b/

/** Answers with dates from the plan or the brief whose name contains all stems of the question's subject. */
function when({ milestones = [], windows = [] }: Partial<Solution>, { about }: FactQuestion): Stated | undefined {
  const on = milestones.flatMap(({ id, name, date }) =>
    date && isAbout(name, about) ? [{ id, text: name, day: formatDay(date) }] : [],
  )
  const during = windows
    .filter(({ text }) => isAbout(text, about))
    .map(({ id, text, from, to }) => ({ id, text, day: `${formatDay(from)} to ${formatDay(to)}` }))
  const found = [...on, ...during]
  if (found.length === 0 || found.length > most) return undefined
  // A fact whose own text includes the day does not need it again.
  const say = ({ text, day }: (typeof found)[number]) => `“${inOneLine(text)}”${sayDay.test(text) ? '' : `: ${day}`}`
  return { says: `${found.map(say).join('; ')}.`, facts: found.map(({ id, text, day }) => ({ id, text, note: day })) }
}

function duration(solution: Partial<Solution>): Stated | undefined {
  const { workstreams = [], timeline } = solution
  const weeks = Math.max(0, ...workstreams.map((one) => one.startWeek + one.weeks - 1))
  const quote = timeline?.quote ?? ''
  const stated = /^\s*(?:about |ca\.? )?\d+ (?:weeks|months|wochen|monate)\b/i.test(quote)
    ? ofBrief(solution, 'timeline', '')
    : undefined
  if (weeks === 0) return stated && { ...stated, says: `The brief says: ${quoted(stated.facts)}.` }
  const last = workstreams.filter((one) => one.startWeek + one.weeks - 1 === weeks)
  const facts = last.slice(0, 1).map(({ id, name }) => ({ id, text: name, note: `ends in week ${weeks}` }))
  return {
    says: `The plan takes ${weeks} weeks${stated ? `; the brief says ${quoted(stated.facts)}` : ''}.`,
    facts: [...facts, ...(stated?.facts ?? [])],
  }
}

function effort({ workstreams = [] }: Partial<Solution>): Stated | undefined {
  const planned = workstreams.flatMap(({ id, name, effort: days = [] }) => (days.length > 0 ? [{ id, name, days }] : []))
  if (planned.length === 0) return undefined
  const sum = (at: 0 | 1, of: (typeof planned)[number][]) =>
    of.reduce((all, { days }) => all + days.reduce((own, one) => own + one.days[at], 0), 0)
  return {
    says: `The plan has ${span(sum(0, planned), sum(1, planned))} days of work in ${planned.length} packages.`,
    facts: planned.map((one) => ({ id: one.id, text: one.name, note: `${span(sum(0, [one]), sum(1, [one]))} days` })),
  }
}

function owner(solution: Partial<Solution>, { kind, about }: FactQuestion): Stated | undefined {
  const all = {
    risk: (solution.risks ?? []).map(({ id, text, owner: by }) => ({ id, text, by })),
    question: (solution.questions ?? []).map(({ id, text, owner: by }) => ({ id, text, by })),
    statement: (solution.statements ?? []).map((one) => ({
      id: one.id,
      text: `${referenceOf(one)}: ${one.text}`,
      by: one.answer?.owner ?? '',
    })),
  }[kind]
  const found = (all ?? []).filter(({ text, id }) => isAbout(`${text} ${id}`, about))
  if (found.length === 0 || found.length > most || found.some(({ by }) => by === '')) return undefined
  const says = found.map(({ text, by }) => `${by} owns the ${kind} “${inOneLine(text)}”`).join('; ')
  return { says: `${says}.`, facts: found.map(({ id, text, by }) => ({ id, text, note: `Owner: ${by}` })) }
}

function count(solution: Partial<Solution>, { kind }: FactQuestion): Stated | undefined {
  const facts = {
    questions: solution.questions?.map(({ id, text, owner: by }) => ({ id, text, note: `Asked of: ${by}` })),
    risks: solution.risks?.map(({ id, text }) => ({ id, text })),
    decisions: solution.decisions?.map(({ id, title }) => ({ id, text: title })),
    milestones: solution.milestones?.map(({ id, name }) => ({ id, text: name })),
  }[kind]
  if (!facts) return undefined
  const name = `${kind === 'questions' ? 'open ' : ''}${facts.length === 1 ? kind.slice(0, -1) : kind}`
  return { says: `${facts.length === 0 ? 'No' : facts.length} ${name}.`, facts }
}

/** The statements of a topic of the checklist, or that none was found. */
function topic({ topics = [], statements = [] }: Partial<Solution>, { kind, about }: FactQuestion): Stated | undefined {
  const found = topics.find((one) => one.topic === kind)
  if (!found) return undefined
  const all = statements.filter(({ id }) => found.statements.includes(id))
  if (all.length === 0)
    return about.length > 0 ? undefined : { says: `No statement about ${kind.toLowerCase()} was found in the brief.`, facts: [] }
  const said = all.filter(({ text }) => isAbout(text, about))
  if (said.length === 0) return undefined
  const words = said.slice(0, most).map((one) => `${quoted([one])} (${referenceOf(one)})`)
  const more = said.length > most ? `; ${said.length - most} more` : ''
  return { says: `The brief says: ${words.join('; ')}${more}.`, facts: said.slice(0, most) }
}

const answers: Partial<Record<FactIntent, (solution: Partial<Solution>, asked: FactQuestion) => Stated | undefined>> = {
  budget: (solution) => ofBrief(solution, 'budget', 'The budget'),
  deadline,
  'go-live': goLive,
  when,
  duration,
  effort,
  owner,
  count,
  topic,
}

/** Answers a question about one fact in a sentence, with its sources; undefined if the version has no such fact. */
export function stateFact(asked: FactQuestion, { content, solution }: { content: Content; solution: Solution }) {
  const stated = answers[asked.intent]?.(solution, asked)
  if (!stated) return undefined
  const find = placesOfFacts(content)
  const quotes = stated.facts.map(({ id, text, note = '' }): Quote => {
    const place = find({ id, text })
    const from = place ? ('document' as const) : ('brief' as const)
    return { section: place?.section ?? '', block: place?.block ?? '', heading: place?.heading ?? '', text, from, note }
  })
  return { says: stated.says, quotes }
}
