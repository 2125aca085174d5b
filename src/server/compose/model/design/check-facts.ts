import { factsIn } from '#server/solution/list-facts.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Source } from '#server/solution/source.ts'
import { textsIn } from '#server/solution/texts-in.ts'
import { comparableText } from '#server/verify/comparable-text.ts'
import { findMisquotes } from '#server/verify/find-misquotes.ts'
import { findOtherClients } from '#server/verify/find-other-clients.ts'
import { designLists } from '#shared/design-facts.ts'
import { findName } from './names-of-answer.ts'
import { formatDay } from '#shared/day-words.ts'
import { closedEndsOf, dueDatesOf, isForBegin } from '#server/document-types/against-dates.ts'

/** Maximum statements that a fault names. */
const mostPlaces = 3

/** Omissions and contradictions that can be seen in a design's facts, as instructions to fix them. */
export const checkFacts = (solution: Solution): string[] => [...unanswered(solution), ...checkDesigned(solution)]

/** The same for a design that need not answer all statements yet. */
export const checkDesigned = (solution: Solution): string[] => [...checkOwn(solution), ...missedDates(solution)]

/** The same without the dates, which only a complete design can meet. */
export const checkUndated = (solution: Solution): string[] => [...unanswered(solution), ...checkOwn(solution)]

const checkOwn = (solution: Solution): string[] => [
  ...banned(solution),
  ...withoutDays(solution),
  ...misquoted(solution),
  ...otherClients(solution),
]

const unanswered = ({ statements = [] }: Solution) =>
  statements.filter(({ answer }) => answer?.state === 'open').map(({ id }) => `${id} asks for something and has no answer.`)

/** A component must not use, and must not exchange data with, anything that a person (or else the model) has marked as not to be used. */
function banned({ names = [], elements, relations }: Solution): string[] {
  const refused = names.filter(({ role }) => role === 'must-not-use')
  const nameOf = new Map(elements.map(({ id, name }) => [id, name]))
  const used = [
    ...elements.map(({ name, technology }) => ({ what: `“${name}”`, used: technology })),
    ...relations.map(({ label, technology }) => ({ what: `The connection “${label}”`, used: technology })),
    ...relations.flatMap(({ label, from, to }) =>
      [from, to].map((end) => ({ what: `The connection “${label}”`, used: nameOf.get(end) })),
    ),
  ]
  const faults = used.flatMap(({ what, used: words = '' }) =>
    refused.flatMap(({ name, statements: said }) => {
      const where = said.length > 0 ? ` (${said.slice(0, mostPlaces).join(', ')})` : ''
      return findName(words, name) ? [`${what} uses ${name}, which must not be used${where}.`] : []
    }),
  )
  return [...new Set(faults)]
}

type Own = { where: string; text: string }

/** The text that someone wrote into a design, with its place, without the client's statements and calculated values. */
function ownTexts(solution: Solution): Own[] {
  const facts = designLists
    .flatMap((list): { id: string; source: Source }[] => factsIn(solution, list))
    .filter(({ source: { from } }) => from === 'model' || from === 'person')
    .flatMap((fact) => textsIn({ ...fact, source: undefined }).map((text) => ({ where: fact.id, text })))
  const answers = (solution.statements ?? []).flatMap(({ id, answer }) =>
    answer?.how === undefined ? [] : [{ where: `the answer to ${id}`, text: answer.how }],
  )
  return [...(solution.summary ? [{ where: 'the summary', text: solution.summary.text }] : []), ...facts, ...answers]
}

/** Text before a quotation of the brief. Other quotations are labels and messages of the design itself. */
const isSaidByClient = /\b(?:brief|client|tender|clause|statements?|you|S\d+|ST-\d+)\b[^.!?“”"]{0,60}[“"„«‘]$/i

function misquoted(solution: Solution): string[] {
  const { statements = [], elements, workstreams } = solution
  const headings = statements.flatMap(({ heading }) => heading ?? [])
  const names = [...elements, ...workstreams].map(({ name }) => name)
  const said = comparableText([statements.map(({ text }) => text).join(' '), ...headings, ...names].join('\n'))
  const quoted = ownTexts(solution).flatMap(({ where, text }) =>
    findMisquotes(text, said)
      .filter((words) => isSaidByClient.test(text.slice(0, text.indexOf(words))))
      .map((words) => [words, where] as const),
  )
  return [...new Map(quoted.toReversed())]
    .toReversed()
    .map(([words, where]) => `“${words.slice(0, 120)}” in ${where} is nowhere in the brief. Quote exact words, or none.`)
}

function otherClients(solution: Solution): string[] {
  const said = [solution.client, solution.project, ...(solution.statements ?? []).map(({ text }) => text)].join('\n')
  const texts = ownTexts(solution)
  return findOtherClients(texts.map(({ text }) => text).join('\n'), said).map((name) => {
    const where = texts.find(({ text }) => text.includes(name))?.where
    return `${name}${where ? ` in ${where}` : ''} has nothing to do with this document. Leave it out.`
  })
}

const withoutDays = ({ workstreams }: Solution) =>
  workstreams.filter(({ effort }) => effort?.length === 0).map(({ name }) => `The work “${name}” has no days of any role.`)

/** Dates of the brief that the plan misses, and work that ends in a closed period, unless an answer or a question mentions it. */
function missedDates(solution: Solution): string[] {
  const { statements = [], questions } = solution
  const isTold = (id: string | undefined) =>
    statements.some((one) => one.id === id && ['no', 'in-part', 'ask'].includes(one.answer?.state ?? '')) ||
    questions.some(({ about }) => id !== undefined && about.includes(id))
  const late = dueDatesOf(solution).filter(({ daysLate, due }) => daysLate > 0 && !isTold(due.statement))
  const closed = closedEndsOf(solution).filter(({ window }) => !isTold(window.statement))
  const mend = (id = '') => `Plan it otherwise, or answer ${id} no or in-part, or name it in a question.`
  return [
    ...late.map(
      ({ due, planned, last }) =>
        `The work “${last.name}” ${isForBegin(due) ? 'begins' : 'ends'} on ${formatDay(planned)} by the weeks of the plan, after ${formatDay(due.date!)}, by which ${due.statement} needs it. ${mend(due.statement)}`,
    ),
    ...closed.map(
      ({ window: { from, to, statement }, stream, ends }) =>
        `The work “${stream.name}” ends on ${formatDay(ends)} by the weeks of the plan, in the time from ${formatDay(from)} to ${formatDay(to)}, which ${statement} closes. ${mend(statement)}`,
    ),
  ]
}
