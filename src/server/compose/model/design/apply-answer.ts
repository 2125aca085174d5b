import { applyDesign } from '#server/references/apply-design.ts'
import type { ReferenceDesign } from '#shared/reference-design.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Source } from '#server/solution/source.ts'
import { datesOf } from '../../draft/dates-of-brief.ts'
import type { DesignAnswer } from './design-answer.ts'

const byKey = <Item extends { key: string }, Value>(items: Item[], of: (item: Item) => Value): Record<string, Value> =>
  Object.fromEntries(items.map((item) => [item.key, of(item)]))

/** The answer in the form that reference designs have, so that both become facts in one way; what names something that is not there is left out. */
function designOf(answer: DesignAnswer): ReferenceDesign {
  const parts = new Set([...answer.outside, ...answer.components].map(({ key }) => key))
  const known = (...keys: string[]) => keys.every((key) => parts.has(key))
  const work = new Set(answer.work.map(({ key }) => key))
  return {
    name: answer.system,
    system: answer.system,
    purpose: answer.summary,
    fits: '',
    doesNotFit: '',
    signs: [],
    isAdvice: answer.isAdvice,
    summary: answer.summary,
    plugs: byKey(answer.outside, ({ name, is, role }) => ({ name, is, takes: role, needed: true })),
    components: byKey(answer.components, ({ name, kind, does, product, fails, tests, supports }) => ({
      name,
      kind,
      does,
      products: product ? { onPremises: product } : {},
      fails: fails ?? { when: '', then: '' },
      tests,
      supports,
    })),
    connections: answer.connections
      .filter(({ from, to }) => known(from, to))
      .map(({ by, ...connection }) => ({ ...connection, ...(by && { by }) })),
    walks: answer.scenarios
      .map(({ steps, ...scenario }) => ({ ...scenario, steps: steps.filter(({ from, to }) => known(from, to)) }))
      .filter(({ steps }) => steps.length > 0),
    data: answer.data
      .filter(({ store }) => known(store))
      .map(({ retention, place: _, fields, ...data }) => ({
        ...data,
        ...(retention && { retention }),
        fields: fields.map(({ classification, ...field }) => ({ ...field, ...(classification && { classification }) })),
      })),
    interfaces: answer.interfaces
      .filter(({ provider }) => known(provider))
      .map((face) => ({ ...face, consumers: face.consumers.filter((key) => known(key)) })),
    quality: answer.quality.map((one) => ({ ...one, components: one.components.filter((key) => known(key)) })),
    decisions: answer.decisions.filter(({ options }) => options.length > 0),
    work: byKey(answer.work, ({ name, kind, after, roles, weeks, gives }) => ({
      name,
      kind,
      after: after.filter((key) => work.has(key)),
      roles: Object.fromEntries(roles.map(({ role, low, high }) => [role, [low, high] as [number, number]])),
      ...(weeks !== null && { weeks: Math.max(1, Math.round(weeks)) }),
      gives,
      components: [],
    })),
    risks: answer.risks,
    questions: answer.questions,
    needs: answer.needs,
    costs: answer.costs.map(({ item, unit, component }) => ({ item, unit, ...(component && known(component) && { component }) })),
    assumptions: answer.assumptions,
  }
}

/** The facts of a brief with a model's design laid over them. */
export function applyAnswer(
  ground: Solution,
  answer: DesignAnswer,
  { source, today }: { source: Source; today: string },
): Solution {
  const design = designOf(answer)
  const designed = applyDesign({ design, hosting: 'onPremises', plugs: {}, source })
  const ids = new Map([...answer.outside, ...answer.components].map(({ key }, index) => [key, `EL-${index + 2}`]))
  const stated = new Set(answer.components.filter(({ productStated }) => productStated).map(({ key }) => ids.get(key)))
  const answers = new Map(answer.answers.map((one) => [one.statement, one]))
  const roles = new Map(answer.names.map(({ name, role }) => [name.toLowerCase(), role]))
  const places = new Map(answer.data.map(({ name, place }) => [name, place]))
  const statements = (ground.statements ?? []).map((statement) => {
    const given = answers.get(statement.id)
    if (!given) return statement
    const components = given.components.flatMap((key) => ids.get(key) ?? [])
    return { ...statement, answer: { state: given.state, how: given.how, components, source } }
  })
  const about = (index: number) => answer.questions[index]?.statements.filter((id) => statements.some((one) => one.id === id)) ?? []
  return {
    ...ground,
    ...designed,
    fit: answer.isAdvice ? 'advice' : 'design',
    ...(answer.isAdvice && { isAdvice: true }),
    statements,
    // A person's tick holds; the model says what nobody ticked.
    names: (ground.names ?? []).map((name) => {
      const role = roles.get(name.name.toLowerCase())
      return name.role || !role ? name : { ...name, role, by: source }
    }),
    elements: designed.elements.map(({ fails, ...element }) => ({
      ...element,
      ...(stated.has(element.id) && { technologyStated: true }),
      ...(fails?.when && { fails }),
    })),
    dataEntities: designed.dataEntities.map((entity) => {
      const place = places.get(entity.name)
      return place ? { ...entity, place } : entity
    }),
    environments: [],
    questions: designed.questions.map((question, index) => ({ ...question, about: about(index) })),
    assumptions: [...ground.assumptions, ...designed.assumptions].map((one, index) => ({ ...one, id: `ASM-${index + 1}` })),
    ...datesOf(statements, { today, workstreams: designed.workstreams }),
    nearest: undefined,
  }
}
