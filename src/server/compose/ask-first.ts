import type { ReadBack } from '#shared/api/read-back.ts'
import type { Reading } from './reading/reading.ts'

type Question = ReadBack['questions'][number]
const most = 3
/** Characters of a quotation within a question. */
const longestQuote = 160

const quote = (text: string) => `“${text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text}”`

/** What of a brief changes its design most and is not said, the heaviest first. */
export function askFirst(reading: Reading): Question[] {
  if (reading.statements.length === 0) return []
  return [...contradicted(reading), ...unsaid(reading), ...unplaced(reading)].slice(0, most)
}

function contradicted({ contradictions, statements }: Reading): Question[] {
  const textOf = (id: string) => statements.find((statement) => statement.id === id)?.text ?? ''
  return contradictions.map(({ a, b, about, how }) => ({
    id: `both-${a}-${b}`,
    text:
      a === b
        ? `${quote(textOf(a))}: ${how ?? 'it does not agree with itself'}. What holds?`
        : `${quote(textOf(a))} and ${quote(textOf(b))} cannot both hold. Which one does?`,
    field: 'additionalContext',
    lead: about ? `Of the two statements on ${about} this holds` : 'Of the two statements this holds',
  }))
}

function unsaid({ statements, hosting, data, dates, people, wantsAdvice }: Reading): Question[] {
  const has = (kind: string) => statements.some((one) => one.kind === kind || one.alsoKinds.some((also) => also === kind))
  const all: [isAsked: boolean, question: Question][] = [
    [
      !has('need') && !has('rule'),
      {
        id: 'does',
        text: 'What is it to do, for whom, and how is that done today?',
        field: 'technicalRequirements',
        lead: 'It is to',
      },
    ],
    [
      !wantsAdvice && !hosting && !data.some(({ place }) => place),
      {
        id: 'place',
        text: 'Where may it run, and where has the data to stay?',
        field: 'constraints',
        lead: 'It runs and the data stays',
      },
    ],
    [
      !people.some(({ uses }) => uses),
      { id: 'people', text: 'Who works with it, and how many are they?', field: 'technicalRequirements', lead: 'It is used by' },
    ],
    [
      dates.length === 0,
      { id: 'live', text: 'By when has it to be in use, and what depends on that day?', field: 'timeline', lead: 'In use' },
    ],
    [!has('money'), { id: 'money', text: 'What may it cost, to build and in a year?', field: 'budget', lead: 'Budget' }],
  ]
  return all.filter(([isAsked]) => isAsked).map(([, question]) => question)
}

/** A system whose part nobody understood. */
const unplaced = ({ systems }: Reading): Question[] =>
  systems
    .filter(({ role, known }) => role === 'named' && !known)
    .map(({ name }) => ({
      id: `system-${name}`,
      text: `What has ${name} to do with it: does it give data, take data, stay, or go?`,
      field: 'technicalRequirements',
      lead: name,
    }))
