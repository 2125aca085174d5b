import { isDay } from '#shared/calendar.ts'
import { formatDay } from '#shared/day-words.ts'
import { applyDesign } from '#server/references/apply-design.ts'
import type { ReferenceDesign } from '#shared/reference-design.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Source } from '#server/solution/source.ts'
import { calendarOf } from './calendar-of-answer.ts'
import type { DesignAnswer } from './design-answer.ts'
import { namesOf } from './names-of-answer.ts'
import { ownKeys } from './own-keys.ts'
import { workOf } from './work-of-answer.ts'

const partsOf = ({ outside, components }: DesignAnswer) => ownKeys('p', [...outside, ...components])

/**
 * Converts the answer to the form of reference designs, so that both become facts in the same way; references to unknown keys are left out.
 */
function designOf(answer: DesignAnswer): ReferenceDesign {
  const { outside, components } = answer
  const { of, at } = partsOf(answer)
  const known = (keys: string[]) => keys.flatMap((key) => of(key) ?? [])
  const ends = <Step extends { from: string; to: string }>(steps: Step[]): Step[] =>
    steps.flatMap((step) => {
      const [from, to] = [of(step.from), of(step.to)]
      return from && to ? [{ ...step, from, to }] : []
    })
  return {
    ...head(answer),
    plugs: Object.fromEntries(
      outside.map(({ name, is, role }, index) => [at(index), { name, is, takes: role, needed: true }] as const),
    ),
    components: Object.fromEntries(
      components.map(({ name, kind, does, product, fails, tests, supports }, index) => {
        const products = product ? { onPremises: product } : {}
        return [at(outside.length + index), { name, kind, does, products, fails: fails ?? { when: '', then: '' }, tests, supports }]
      }),
    ),
    connections: ends(answer.connections).map(({ by, ...connection }) => ({ ...connection, ...(by && { by }) })),
    walks: answer.scenarios
      .map(({ steps, ...scenario }) => ({ ...scenario, steps: ends(steps) }))
      .filter(({ steps }) => steps.length > 0),
    data: answer.data.flatMap(({ name, what, classification: kept, retention, fields, store }) => {
      const own = of(store)
      if (!own) return []
      const described = fields.map(({ classification, ...field }) => ({ ...field, ...(classification && { classification }) }))
      return [{ name, what, classification: kept, store: own, ...(retention && { retention }), fields: described }]
    }),
    interfaces: answer.interfaces.flatMap(({ provider, consumers, ...face }) => {
      const own = of(provider)
      return own ? [{ ...face, provider: own, consumers: known(consumers) }] : []
    }),
    quality: answer.quality.map((one) => ({ ...one, components: known(one.components) })),
    decisions: withOptions(answer),
    work: workOf(answer.work),
    costs: answer.costs.map(({ item, unit, component }) => {
      const own = component === null ? undefined : of(component)
      return { item, unit, ...(own && { component: own }) }
    }),
  }
}

/** The properties that contain only text. */
const head = ({ system, summary, isAdvice, risks, questions, needs, assumptions }: DesignAnswer) => ({
  name: system,
  system,
  purpose: summary,
  fits: '',
  doesNotFit: '',
  signs: [],
  isAdvice,
  summary,
  risks,
  questions,
  needs,
  assumptions,
})

const withOptions = ({ decisions }: DesignAnswer) => decisions.filter(({ options }) => options.length > 0)

/** The facts of a brief, combined with a model's design. */
export function applyAnswer(
  ground: Solution,
  answer: DesignAnswer,
  { source, today }: { source: Source; today: string },
): Solution {
  const designed = applyDesign({ design: designOf(answer), hosting: 'onPremises', plugs: {}, source })
  const statements = answered(ground, answer, source)
  const known = new Set(statements.map(({ id }) => id))
  const about = (ids: string[] = []) => ids.filter((id) => known.has(id))
  const decisions = withOptions(answer)
  const places = new Map(answer.data.map(({ name, place }) => [name, place]))
  return {
    ...ground,
    ...designed,
    fit: answer.isAdvice ? 'advice' : 'design',
    ...(answer.isAdvice && { isAdvice: true }),
    statements,
    names: namesOf(ground, answer, source),
    elements: elementsOf(designed.elements, answer),
    dataEntities: designed.dataEntities.map((entity) => {
      const place = places.get(entity.name)
      return place ? { ...entity, place } : entity
    }),
    environments: [],
    decisions: designed.decisions.map((one, index) => ({ ...one, requirements: about(decisions[index]?.statements) })),
    questions: designed.questions.map((one, index) => ({ ...one, about: about(answer.questions[index]?.statements) })),
    assumptions: [...ground.assumptions, ...assumedStart(answer, { statements, source }), ...designed.assumptions].map(
      (one, index) => ({
        ...one,
        id: `ASM-${index + 1}`,
      }),
    ),
    ...calendarOf(answer, { statements, calculations: ground.calculations, workstreams: designed.workstreams, source, today }),
    budgets: answer.budgets.filter(({ statement }) => known.has(statement)),
    nearest: undefined,
  }
}

/** The first day of the plan: as the brief states it, or to be confirmed by a person. */
function assumedStart(
  { start }: DesignAnswer,
  { statements = [], source }: { statements: Solution['statements']; source: Source },
) {
  if (!start || !isDay(start.day)) return []
  const named = statements.find(({ values }) => values.some((value) => value.kind === 'date' && value.from === start.day))
  return [{ source: named?.source ?? source, text: `The work starts on ${formatDay(start.day)}: ${start.because}` }]
}

/** The design itself is EL-1; people, systems and components follow in order. */
const elementId = (index: number) => `EL-${index + 2}`

function answered({ statements = [] }: Solution, answer: DesignAnswer, source: Source): NonNullable<Solution['statements']> {
  const { of } = partsOf(answer)
  const idOf = (key: string) => {
    const own = of(key)
    return own === undefined ? [] : [elementId(Number(own.slice(1)))]
  }
  const answers = new Map(answer.answers.map((one) => [one.statement, one]))
  return statements.map((statement) => {
    const given = answers.get(statement.id)
    if (!given) return statement
    const { state, how, components } = given
    return { ...statement, answer: { state, how, components: components.flatMap(idOf), source } }
  })
}

function elementsOf(elements: Solution['elements'], { outside, components }: DesignAnswer): Solution['elements'] {
  const stated = new Set(
    components.flatMap(({ productStated, product }, index) =>
      productStated && product ? [elementId(outside.length + index)] : [],
    ),
  )
  return elements.map(({ fails, ...element }) => ({
    ...element,
    ...(stated.has(element.id) && { technologyStated: true }),
    ...(fails?.when && { fails }),
  }))
}
