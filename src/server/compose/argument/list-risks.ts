import type { Solution } from '#server/solution/solution.ts'
import { type Design, number, sourceOf } from '../assembly/design.ts'
import { asSentence, bare, capitalised, clip, listed, quoted } from '../assembly/phrases.ts'
import { keepFirst } from '../assembly/trace.ts'
import type { Plan } from '../plan/plan-work.ts'

type Risk = Omit<Solution['risks'][number], 'id'>

const mostRisks = 12

/** The weakest links of this design, not of designs in general. */
export function listRisks(design: Design, plan: Plan): Solution['risks'] {
  const all = [
    ...plan.risks,
    ...contradictionRisks(design),
    ...soleSources(design),
    ...unprovedFigures(design),
    ...scarcePeople(design),
    ...failureRisks(design),
  ]
  const tell = ({ text }: Risk) => ({ title: text, statements: [] })
  return number('RSK', keepFirst(all, { most: mostRisks, list: 'risks', trace: design.trace, tell }))
}

function contradictionRisks({ reading, trace }: Design): Risk[] {
  const statements = new Map(reading.statements.map((statement) => [statement.id, statement]))
  const shown = reading.contradictions.filter(({ perhaps }) => perhaps === undefined)
  return shown.slice(0, 2).flatMap(({ a, b, about }): Risk[] => {
    const said = statements.get(b)
    if (!said) return []
    const text = asSentence(`Work goes on with the wrong one of two statements${about ? ` on ${bare(about)}` : ''}`)
    trace?.({ of: 'fact', list: 'risks', title: text, statements: [a, b] })
    return [
      {
        source: sourceOf(said),
        text,
        likelihood: 'medium',
        impact: 'high',
        mitigation: 'Nothing that rests on it is built first.',
        owner: 'Sponsor',
      },
    ]
  })
}

/** A system that alone gives what several parts need, or that is reached in a way nobody has said. */
function soleSources({ outside, trace }: Design): Risk[] {
  const open = outside.flatMap((one) =>
    one.kind === 'external-system' && ['source', 'both', 'replaced'].includes(one.system.role) && !one.system.protocol ? [one] : [],
  )
  const [first] = open
  if (!first) return []
  const names = listed(open.slice(0, 6).map(({ name }) => name))
  const text = asSentence(`No interface of ${names} is stated`)
  trace?.({ of: 'fact', list: 'risks', title: text, statements: open.flatMap(({ system }) => system.statements.slice(0, 1)) })
  return [
    {
      source: first.source,
      text,
      likelihood: 'medium',
      impact: 'high',
      mitigation: `Extracts of ${names} are counted by week two.`,
      owner: 'Data owner',
    },
  ]
}

/** A figure that the design has to reach and nobody has measured yet. */
function unprovedFigures({ asked }: Design): Risk[] {
  return asked
    .filter(
      ({ requirement, statement }) =>
        requirement.measures.length > 0 &&
        (statement.kind === 'quality' ||
          (statement.kind === 'rule' && requirement.measures.some(({ unit }) => /^(?:ms|s|sec|min|minute|second|%)/.test(unit)))),
    )
    .slice(0, 3)
    .map(({ requirement, statement }) => ({
      source: sourceOf(statement),
      text: asSentence(`${quoted(clip(statement.text, 150))} rests on no measurement`),
      likelihood: 'medium',
      impact: 'high',
      mitigation: `Measured first on own data: ${requirement.measures[0]!.quote}.`,
      owner: 'Lead architect',
    }))
}

const fewPeople = 3

function scarcePeople({ reading }: Design): Risk[] {
  return reading.statements
    .filter(
      ({ kind, measures, amendedBy }) =>
        kind === 'people' &&
        !amendedBy &&
        measures.some(({ value, unit }) => value <= fewPeople && !/day|week|month|year|hour|%/.test(unit)),
    )
    .slice(0, 2)
    .map((statement) => ({
      source: sourceOf(statement),
      text: asSentence(`${quoted(clip(statement.text, 140))}: one absence stops what waits for them`),
      likelihood: 'medium',
      impact: 'medium',
      mitigation: 'Their days are agreed before the plan is, and a deputy is named for each.',
      owner: 'Sponsor',
    }))
}

/** How the parts that answer most may fail. */
function failureRisks({ parts, trace }: Design): Risk[] {
  return parts
    .filter(({ capability, meets }) => capability && meets.size > 0)
    .toSorted((one, other) => other.meets.size - one.meets.size)
    .slice(0, 2)
    .flatMap(({ key, capability, name, source, statements }): Risk[] => {
      const fails = capability!.fails.find(({ when, then }) => !/\{/.test(when + then))
      if (!fails) return []
      const text = asSentence(`${name}: ${fails.when}`)
      trace?.({ of: 'fact', list: 'risks', title: text, statements: statements.map(({ id }) => id), part: key })
      const mitigation = asSentence(capitalised(fails.then))
      return [{ source, text, likelihood: 'medium', impact: 'medium', mitigation, owner: 'Delivery lead' }]
    })
}
