import type { Brief, Rulings } from '#shared/brief.ts'
import { satisfiedIds } from '#server/solution/satisfied-ids.ts'
import type { Source } from '#server/solution/source.ts'
import type { Solution } from '#server/solution/solution.ts'

const none: Rulings = { answers: [], assumptions: [] }
/** Where the brief's field says nothing of itself. */
const field = 'additionalContext'

/** Words by which questions and assumptions are known, whatever their ids. */
export const rulingKey = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const instead = ({ assumptions }: Rulings) => assumptions.flatMap(({ instead: words }) => words ?? [])
const confirmed = ({ assumptions }: Rulings) => assumptions.flatMap(({ verdict, text }) => (verdict === 'confirmed' ? [text] : []))
const toRead = (rulings: Rulings) => [...rulings.answers.map(({ answer }) => answer), ...instead(rulings)]

/** All that people ruled, as a field of the brief that facts may quote. */
export const rulingText = (rulings: Rulings = none) => [...toRead(rulings), ...confirmed(rulings)].join('\n\n')

/** The brief as composers read it: answers are statements like any other. */
export function withRulings(brief: Brief): Brief {
  const added = toRead(brief.rulings ?? none)
  if (added.length === 0) return brief
  const text = [brief.requirements[field], ...added].filter((part) => part.trim() !== '').join('\n\n')
  return { ...brief, requirements: { ...brief.requirements, [field]: text } }
}

type Ruled = { solution: Solution; rulings: Rulings; brief: Pick<Brief, 'requirements'> }

/**
 * What was answered is asked no more, a confirmed assumption is the brief's, a rejected one is gone; an answer that no reader
 * made a fact of becomes an accepted decision that quotes it, and so does one that alone settles what was asked about.
 */
export function applyRulings({ solution, rulings, brief }: Ruled): Solution {
  const own = requote(solution, rulings, brief)
  const answered = new Set(rulings.answers.map(({ question }) => rulingKey(question)))
  const judged = new Map(rulings.assumptions.map((ruling) => [rulingKey(ruling.text), ruling]))
  const assumptions = own.assumptions.flatMap((assumption): Solution['assumptions'] => {
    const ruling = judged.get(rulingKey(assumption.text))
    if (!ruling) return [assumption]
    return ruling.verdict === 'rejected' ? [] : [{ ...assumption, source: answer(assumption.text) }]
  })
  const questions = own.questions.filter(({ text }) => !answered.has(rulingKey(text)))
  // By itself `Yes.` tells nobody what it answers.
  const givens = own.givens?.filter(
    ({ source, kind, measures }) =>
      !(source.from === 'brief' && source.field === 'answers' && kind === 'situation' && measures.length === 0),
  )
  return withDecisions({ ...own, assumptions, questions, ...(givens && { givens }) }, rulings, solution)
}

const answer = (quote: string): Source => ({ from: 'brief', field: 'answers', quote })

/** What was read of an answer quotes the answer, not the field that it was read with. */
function requote(solution: Solution, rulings: Rulings, brief: Ruled['brief']): Solution {
  const [own, ruled] = [loosely(brief.requirements[field]), loosely(rulingText(rulings))]
  const isAnswer = (quote: string) => !own.includes(loosely(quote)) && ruled.includes(loosely(quote))
  const map = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(map)
    if (typeof value !== 'object' || value === null) return value
    const parts = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, map(part)]))
    const { field: of, quote } = parts
    return of === field && typeof quote === 'string' && isAnswer(quote) ? { ...parts, field: 'answers' } : parts
  }
  return map(solution) as Solution
}

const loosely = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Every quote of a fact that has an id. */
const quotesIn = (solution: Solution) =>
  (Object.values(solution) as unknown[])
    .flat()
    .flatMap((fact) => {
      const { source, alsoStated = [] } = (fact ?? {}) as { source?: Source; alsoStated?: Source[] }
      return source ? [source, ...alsoStated] : []
    })
    .flatMap((source) => (source.from === 'brief' && source.field === 'answers' ? [loosely(source.quote)] : []))

function withDecisions(solution: Solution, rulings: Rulings, before: Solution): Solution {
  const quotes = quotesIn(solution)
  const known = new Set(solution.requirements.map(({ id }) => id))
  const isRead = (words: string) => quotes.some((quote) => loosely(words).includes(quote))
  const asked = new Map(before.questions.map((question) => [rulingKey(question.text), question]))
  const met = new Set([...satisfiedIds(solution), ...solution.questions.flatMap(({ about }) => about)])
  /** What it was asked about is settled by the answer alone. */
  const settles = (question: string) => (asked.get(rulingKey(question))?.about ?? []).some((id) => known.has(id) && !met.has(id))
  const decided = rulings.answers.filter(({ answer: words, question }) => !isRead(words) || settles(question))
  let last = Math.max(0, ...solution.decisions.map(({ id }) => Number(id.split('-')[1])))
  const decisions = decided.map((ruling): Solution['decisions'][number] => ({
    id: `DEC-${(last += 1)}`,
    source: answer(ruling.answer),
    title: ruling.question,
    context: 'An open question of an earlier version.',
    options: [{ name: ruling.answer, merit: `Answered by ${ruling.by}.`, drawback: 'None was named.' }],
    outcome: ruling.answer,
    consequences: 'The document works with this answer.',
    status: 'accepted',
    requirements: (asked.get(rulingKey(ruling.question))?.about ?? []).filter((id) => known.has(id)),
  }))
  const told = new Set(decided.map((ruling) => loosely(ruling.answer)))
  const statements = solution.alsoTold?.statements.filter(
    ({ field: of, quote }) => of !== 'answers' || ![...told].some((words) => words.includes(loosely(quote))),
  )
  return {
    ...solution,
    decisions: [...solution.decisions, ...decisions],
    ...(statements && { alsoTold: { statements } }),
  }
}
