import type { ChosenDesign } from '#shared/brief.ts'
import { type Hosting, hostings, type ReferenceDesign } from '#shared/reference-design.ts'
import type { Element, Solution } from '#server/solution/solution.ts'
import { createKeys } from './create-keys.ts'

const outside = new Set<Element['kind']>(['person', 'external-system'])
const inside = new Set<Element['kind']>(['container', 'component', 'store', 'queue', 'model'])

/** Returns the components of a design and their connections. */
export function partsOf(solution: Solution, chosen: ChosenDesign | undefined) {
  const keys = createKeys()
  const plugs = solution.elements.filter(({ kind }) => outside.has(kind))
  const components = solution.elements.filter(({ kind }) => inside.has(kind))
  const keyById = new Map([...plugs, ...components].map(({ id, name }) => [id, keys.take(genericName(name, chosen))]))
  const keyOf = (id: string) => keyById.get(id)
  const joined = <End extends { from: string; to: string }>(ends: End[]) =>
    ends.flatMap(({ from, to, ...rest }) => {
      const [start, end] = [keyOf(from), keyOf(to)]
      return start && end ? [{ from: start, to: end, ...rest }] : []
    })
  return {
    keyOf,
    plugs: Object.fromEntries(plugs.map((element) => [keyOf(element.id)!, plugOf(element, chosen)])),
    components: Object.fromEntries(components.map((element) => [keyOf(element.id)!, componentOf(element, solution, chosen)])),
    connections: joined(solution.relations).map(({ from, to, label, data, technology, protocol, synchronous }) => ({
      from,
      to,
      carries: data ?? label,
      ...((protocol ?? technology) && { by: protocol ?? technology }),
      asynchronous: !synchronous,
    })),
    walks: solution.scenarios.map(({ name, trigger, steps, failure }) => ({
      name,
      starts: trigger,
      steps: joined(steps).map(({ from, to, action }) => ({ from, to, does: action })),
      fails: { when: failure.when, then: failure.response },
    })),
    data: dataOf(solution, keyOf),
    interfaces: solution.interfaces.map(({ name, provider, consumers, operations }) => ({
      name,
      provider: keyOf(provider) ?? provider,
      consumers: consumers.flatMap((id) => keyOf(id) ?? []),
      operations,
    })),
  }
}

/** Finds the chosen design's plug at which the client's own system or people are. */
function plugBefore(name: string, chosen: ChosenDesign | undefined) {
  const [key] = Object.entries(chosen?.plugs ?? {}).find(([, own]) => own === name) ?? []
  const plugs = chosen?.design.plugs ?? {}
  return key ? plugs[key] : Object.values(plugs).find((plug) => plug.name === name)
}
const genericName = (name: string, chosen: ChosenDesign | undefined) => plugBefore(name, chosen)?.name ?? name

const plugOf = ({ name, kind, responsibility }: Element, chosen: ChosenDesign | undefined): ReferenceDesign['plugs'][string] =>
  plugBefore(name, chosen) ?? { name, is: kind === 'person' ? 'people' : 'system', takes: responsibility, needed: true }

function componentOf(
  { name, kind, responsibility, technology, fails, tests = [], role }: Element,
  { cloud }: Solution,
  chosen: ChosenDesign | undefined,
) {
  const before = Object.values(chosen?.design.components ?? {}).find((component) => component.name === name)
  const hosting: Hosting = chosen?.hosting ?? (cloud === 'neutral' ? 'onPremises' : cloud)
  return {
    name,
    kind: kind === 'component' ? 'container' : kind,
    does: responsibility,
    products: productsOf(technology, before?.products, hosting),
    fails: fails ?? { when: '', then: '' },
    tests,
    supports: role === 'operation' || role === 'identity',
  }
}

/** For hostings without a stated product, uses the known one as a draft to correct. */
const productsOf = (technology: string | undefined, known: Partial<Record<Hosting, string>> = {}, hosting?: Hosting) =>
  Object.fromEntries(
    hostings.map((place) => [place, (place === hosting ? technology : known[place]) ?? known[place] ?? technology ?? '']),
  )

const fieldName = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[^a-z]+|_+$/g, '')

const dataOf = ({ dataEntities }: Solution, keyOf: (id: string) => string | undefined) =>
  dataEntities.map(({ name, description, store, classification, retention, fields }) => ({
    name,
    what: description,
    store: keyOf(store) ?? store,
    classification,
    ...(retention && { retention }),
    fields: fields.map((field) => ({
      name: fieldName(field.name),
      type: field.type,
      what: field.description,
      classification: field.classification,
    })),
  }))
