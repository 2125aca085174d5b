import type { Solution } from '#server/solution/solution.ts'
import { fromPattern, listed, number, type Draft } from './draft.ts'
import type { Plan } from './plan-work.ts'
import { timelineStatements } from './read-timeline.ts'
import { sourceOf } from './statement.ts'

type Unnumbered = Omit<Solution['risks'][number], 'id'>

const personal = /\b(?:personal (?:data|details|information)|GDPR|special category|patients?|residents?|consent\w*)\b/i

/** What may go wrong: first what follows from this brief, then what each pattern knows. */
export function listRisks(draft: Draft, plan: Plan): Solution['risks'] {
  const known = draft.patterns.flatMap((pattern) =>
    pattern.risks.map((risk) => ({ source: fromPattern(pattern), ...risk, text: draft.fill(risk.text) })),
  )
  return number('RSK', [
    ...fromContradictions(draft),
    ...fromSources(draft),
    ...fromTime(draft, plan),
    ...fromPersonalData(draft),
    ...fromHistory(draft),
    ...known,
  ])
}

function fromContradictions({ reading }: Draft): Unnumbered[] {
  const [first] = reading.contradictions
  if (!first) return []
  const topics = listed([...new Set(reading.contradictions.map(({ topic }) => topic))])
  return [
    {
      source: sourceOf(first.first),
      text: `The brief contradicts itself on ${topics}; building on the wrong reading would have to be undone.`,
      likelihood: 'high',
      impact: 'high',
      mitigation: 'Have each contradiction decided, in writing, before the design is signed; see the open questions.',
      owner: 'Sponsor',
    },
  ]
}

function fromSources({ reading }: Draft): Unnumbered[] {
  const systems = reading.systems
  const [first] = systems
  if (!first) return []
  return [
    {
      source: sourceOf(first.statement),
      text: `Access to ${listed(systems.slice(0, 4).map(({ named }) => named.name))} comes late, and everything that rests on it with it.`,
      likelihood: 'medium',
      impact: 'high',
      mitigation: 'Name an owner for each system, request access in the first week, and begin with samples until it is there.',
      owner: 'Client project manager',
    },
  ]
}

function fromTime({ reading, patterns }: Draft, { weeks, stated }: Plan): Unnumbered[] {
  const count = reading.requirements.length
  const [source] = timelineStatements(reading.statements)
  if (!stated || !source || weeks > 12 + 5 * patterns.length || count < 8) return []
  return [
    {
      source: sourceOf(source),
      text: `${count} requirements in ${weeks} weeks leave no slack for late decisions.`,
      likelihood: 'medium',
      impact: 'high',
      mitigation: 'Agree in the first week which requirements the first release must have, and release in steps.',
      owner: 'Delivery lead',
    },
  ]
}

function fromPersonalData({ reading }: Draft): Unnumbered[] {
  const statement = reading.statements.find(({ text }) => personal.test(text))
  if (!statement) return []
  return [
    {
      source: sourceOf(statement),
      text: 'Personal data is used for more than it was collected for, or is seen by people who need not see it.',
      likelihood: 'medium',
      impact: 'high',
      mitigation:
        'Finish the data protection impact assessment before the first real record is loaded; mask data outside production; log each read of sensitive fields.',
      owner: 'Data protection officer',
    },
  ]
}

/** A failed attempt that the brief tells of is the best warning there is. */
function fromHistory({ reading }: Draft): Unnumbered[] {
  const failed = reading.statements.find(
    ({ text, field }) =>
      field === 'additionalContext' &&
      /\b(?:failed|confident wrong|nobody has yet|was abandoned|did not work|nobody could agree)\b/i.test(text),
  )
  if (!failed) return []
  return [
    {
      source: sourceOf(failed),
      text: `An earlier experience may repeat itself: “${failed.quote.replace(/[.;]$/, '')}”.`,
      likelihood: 'medium',
      impact: 'medium',
      mitigation:
        'Go through what happened with those who were there in the first two weeks, and agree what is done otherwise this time.',
      owner: 'Sponsor',
    },
  ]
}
