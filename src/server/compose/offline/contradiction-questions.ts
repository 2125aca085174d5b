import type { Draft } from './draft.ts'
import type { Question } from './list-questions.ts'
import { sourceOf, type Statement } from './statement.ts'

const owners: Record<string, string> = {
  retention: 'Records manager and data protection officer',
  hosting: 'Chief information officer',
  region: 'Data protection officer',
  budget: 'Sponsor',
  availability: 'Service owner',
  'cloud platform': 'Chief information officer',
  scope: 'Sponsor',
  'go-live date': 'Sponsor',
}

/** Until somebody decides, the stricter or the larger work is not assumed: each proposal says what the design works with. */
const proposals: Record<string, string> = {
  retention: 'The shorter period, since deleting later is possible and deleting sooner is not.',
  availability: 'The higher level in opening hours and the lower one outside them.',
  'response time': 'The shorter time, for the requests that people wait for.',
  'recovery point': 'The shorter time, for the data that cannot be loaded again.',
  'recovery time': 'The shorter time, for the part that people wait for.',
  'concurrent users': 'The larger number, for sizing.',
  region: 'The narrower place for all personal data.',
  budget: 'The smaller amount, until the larger one is confirmed in writing.',
  freshness: 'The shorter time, for the figures that people act on.',
  'data volume per time': 'The larger volume, for sizing.',
  'cloud platform': 'The platform that the brief names more often, for this design.',
  'what is allowed': 'It is not allowed until somebody decides.',
  scope: 'It is left out until it is confirmed in writing.',
  'go-live date': 'The later date, with a first release at the earlier one.',
}

export function contradictionQuestions({ reading }: Draft): Question[] {
  const idOf = (statement: Statement) =>
    reading.requirements.find((read) => read.statement === statement || read.repeats.includes(statement))?.requirement.id
  return reading.contradictions.map(({ topic, first, second }) => ({
    source: sourceOf(second),
    text: `The brief contradicts itself on ${topic}: “${shorten(first.quote)}” (${fieldName(first)}) against “${shorten(second.quote)}” (${fieldName(second)}). Which one holds?`,
    proposal: topic === 'hosting' ? hostingProposal(reading.cloud.cloud) : (proposals[topic] ?? 'The stricter of the two.'),
    about: [...new Set([idOf(first), idOf(second)])].filter((id) => id !== undefined),
    owner: owners[topic] ?? 'Product owner',
  }))
}

const clouds = {
  azure: 'Microsoft Azure',
  aws: 'Amazon Web Services',
  google: 'Google Cloud',
  neutral: 'the client’s own machines',
}

const hostingProposal = (cloud: keyof typeof clouds) =>
  `The design is drawn on ${clouds[cloud]}, as the brief names its services; if the refusal of cloud services holds, each technology is replaced by one that runs in the client’s own data centre, and cost and plan are drawn up again.`

const shorten = (quote: string) => (quote.length > 240 ? `${quote.slice(0, 239).trimEnd()}…` : quote.replace(/[.;]$/, ''))
const fieldName = ({ field, heading }: Statement) =>
  field === 'scope' && heading !== '' ? heading : field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
