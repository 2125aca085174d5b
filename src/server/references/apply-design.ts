import type { Solution } from '#server/solution/solution.ts'
import { risksByWeight } from '#server/solution/risks-by-weight.ts'
import type { Source } from '#server/solution/source.ts'
import { planWork } from './plan-work.ts'
import { hostingLabels, type Hosting, type ReferenceDesign } from '#shared/reference-design.ts'

/** A design with the choices that a person, or a model, made for one project. */
export type AppliedDesign = {
  design: ReferenceDesign
  hosting: Hosting
  /** The client's name for the system at each plug, or several: `{ records: 'Lorenzo', sources: 'Ellab, Sensitech' }`. */
  plugs: Record<string, string>
  source: Source
}

type Designed = Pick<
  Solution,
  | 'system'
  | 'cloud'
  | 'summary'
  | 'elements'
  | 'relations'
  | 'dataEntities'
  | 'interfaces'
  | 'scenarios'
  | 'environments'
  | 'qualities'
  | 'decisions'
  | 'risks'
  | 'assumptions'
  | 'questions'
  | 'needs'
  | 'workstreams'
  | 'costs'
>

const numbered = <Fact>(prefix: string, facts: Fact[]): (Fact & { id: string })[] =>
  facts.map((fact, index) => ({ ...fact, id: `${prefix}-${index + 1}` }))

/** All facts of a design; ids begin at 1 in every list. */
export function applyDesign({ design, hosting, plugs, source }: AppliedDesign): Designed {
  const ids = new Map(
    [...Object.keys(design.plugs), ...Object.keys(design.components)].map((key, index) => [key, `EL-${index + 2}`]),
  )
  const idOf = (key: string) => ids.get(key) ?? key
  return {
    system: design.system,
    cloud: hosting === 'onPremises' ? 'neutral' : hosting,
    summary: { source, text: design.summary },
    elements: elementsOf({ design, hosting, plugs, source }, idOf),
    ...flowsOf(design, source, idOf),
    ...contractsOf(design, source, idOf),
    environments: environmentsOf({ design, hosting, plugs, source }),
    qualities: numbered(
      'QLT',
      design.quality.map(({ characteristic, tactic, components }) => ({
        source,
        characteristic,
        tactic,
        components: components.map(idOf),
      })),
    ),
    ...argumentOf(design, source),
    workstreams: planWork(design.work, source),
    costs: costsOf(design, source, idOf),
  }
}

function flowsOf(design: ReferenceDesign, source: Source, idOf: (key: string) => string) {
  return {
    relations: numbered(
      'REL',
      design.connections.map(({ from, to, carries, by, asynchronous }) => ({
        source,
        from: idOf(from),
        to: idOf(to),
        label: carries,
        direction: 'to' as const,
        // A person agrees the protocol that the design leaves open.
        ...(by ? { technology: by } : { protocol: null }),
        synchronous: !asynchronous,
      })),
    ),
    scenarios: numbered(
      'SCN',
      design.walks.map(({ name, starts, steps, fails }) => ({
        source,
        name,
        trigger: starts,
        steps: steps.map(({ from, to, does }) => ({ from: idOf(from), to: idOf(to), action: does })),
        failure: { when: fails.when, response: fails.then },
        requirements: [],
      })),
    ),
  }
}

function contractsOf(design: ReferenceDesign, source: Source, idOf: (key: string) => string) {
  return {
    dataEntities: numbered(
      'DAT',
      design.data.map(({ name, what, store, classification, retention, fields }) => ({
        source,
        name,
        description: what,
        store: idOf(store),
        classification,
        ...(retention && { retention }),
        fields: fields.map((field) => ({
          name: field.name,
          type: field.type,
          description: field.what,
          classification: field.classification ?? classification,
        })),
      })),
    ),
    interfaces: numbered(
      'INT',
      design.interfaces.map(({ name, provider, consumers, operations }) => ({
        source,
        name,
        provider: idOf(provider),
        consumers: consumers.map(idOf),
        operations,
      })),
    ),
  }
}

/** The names in “Ellab, Sensitech and Desigo CC”; a comma tells that there are several. */
function namesIn(given: string): string[] {
  const [first = '', ...others] = given.split(/\s*[,;]\s*/)
  return [first, ...others.flatMap((name) => name.split(/\s+(?:and|und|et|y|en)\s+/))].filter((name) => name !== '')
}

/** Several systems are proper names; “Probes, vans and fridges” is one name. */
const areNames = (names: string[]) => names.length > 1 && names.every((name) => /[\p{Lu}\d]/u.test(name))

/** The client's name for a plug; several systems share the name that the design gives the plug, which its sentences are about. */
function namedAtPlug(given: string | undefined, { name, is, takes }: ReferenceDesign['plugs'][string]) {
  const names = namesIn(given ?? '')
  if (!areNames(names) || is === 'people') return { name: given ?? name, responsibility: takes }
  const technology = names.join(', ')
  return { name, technology, technologyStated: true, responsibility: `${technology}: ${takes}` }
}

function elementsOf({ design, hosting, plugs, source }: AppliedDesign, idOf: (key: string) => string): Solution['elements'] {
  const outside = Object.entries(design.plugs).map(([key, plug]) => {
    const { name, ...more } = namedAtPlug(plugs[key], plug)
    return {
      id: idOf(key),
      source,
      name,
      kind: plug.is === 'people' ? ('person' as const) : ('external-system' as const),
      technologyStated: false,
      satisfies: [],
      ...more,
    }
  })
  const inside = Object.entries(design.components).map(([key, { name, kind, does, products, fails, tests, supports }]) => ({
    id: idOf(key),
    source,
    name,
    kind,
    parent: 'EL-1',
    ...(products[hosting] && { technology: products[hosting] }),
    technologyStated: false,
    responsibility: does,
    satisfies: [],
    role: supports ? ('operation' as const) : kind === 'store' ? ('store' as const) : ('work' as const),
    fails,
    tests,
  }))
  const whole = {
    id: 'EL-1',
    source,
    name: design.system,
    kind: 'system' as const,
    technologyStated: false,
    responsibility: design.purpose,
    satisfies: [],
  }
  return design.isAdvice && inside.length === 0 ? [whole] : [whole, ...outside, ...inside]
}

/** The hosting that a person chose; without components nothing is hosted. */
const environmentsOf = ({ design, hosting, source }: AppliedDesign): Solution['environments'] =>
  Object.keys(design.components).length === 0
    ? []
    : [{ id: 'ENV-1', source, name: 'Production', purpose: '', hosting: hostingLabels[hosting], nodes: [] }]

function argumentOf(design: ReferenceDesign, source: Source) {
  const { decisions, risks, assumptions, questions, needs } = design
  return {
    decisions: numbered(
      'DEC',
      decisions.map(({ title, because, options, consequence }) => ({
        source,
        ...aboutOf(design, title),
        title,
        context: because,
        options: options.map((option) => ({ name: option.name, merit: option.for, drawback: option.against })),
        outcome: options[0]!.name,
        consequences: consequence,
        status: 'proposed' as const,
        requirements: [],
      })),
    ),
    risks: numbered(
      'RSK',
      risksByWeight(risks).map((risk) => ({ source, ...risk })),
    ),
    assumptions: numbered(
      'ASM',
      assumptions.map((text) => ({ source, ...aboutOf(design, text), text })),
    ),
    questions: numbered(
      'OQ',
      questions.map(({ text, why, owner, topic }) => ({ source, text, why, about: [], owner, ...(topic && { topic }) })),
    ),
    needs: numbered(
      'NED',
      needs.map((text) => ({ source, text })),
    ),
  }
}

const aboutOf = ({ presupposes = [] }: ReferenceDesign, words: string) => {
  const found = presupposes.find(({ of }) => words.startsWith(of))
  return found ? { about: found.about } : {}
}

/** A day rate for each role, and the drivers of the running cost: with the design's quantities, without prices. */
function costsOf({ work, costs }: ReferenceDesign, source: Source, idOf: (key: string) => string): Solution['costs'] {
  const days = new Map<string, number>()
  for (const { roles } of Object.values(work))
    for (const [role, [, high]] of Object.entries(roles)) days.set(role, (days.get(role) ?? 0) + high)
  return numbered('CST', [
    ...[...days].map(([item, quantity]) => ({ source, item, quantity, unit: 'day', period: 'once' as const })),
    ...costs.map(({ item, unit, component }) => ({
      source,
      item,
      ...(component && { element: idOf(component) }),
      quantity: 1,
      unit,
      period: 'month' as const,
    })),
  ])
}
