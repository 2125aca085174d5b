import type { Solution } from './solution.ts'

/** The prefix of the ids in each list of a solution. */
export const idPrefixes = {
  objectives: ['OBJ'],
  requirements: ['FR', 'NFR', 'CON'],
  scope: ['SCP'],
  deliverables: ['DEL'],
  elements: ['EL'],
  relations: ['REL'],
  dataEntities: ['DAT'],
  interfaces: ['INT'],
  scenarios: ['SCN'],
  environments: ['ENV'],
  decisions: ['DEC'],
  risks: ['RSK'],
  assumptions: ['ASM'],
  questions: ['OQ'],
  workstreams: ['WS'],
  milestones: ['MS'],
  costs: ['CST'],
  terms: ['TRM'],
  givens: ['GIV'],
  windows: ['WIN'],
  sizes: ['SIZ'],
  prohibitions: ['BAN'],
  statements: ['ST'],
  names: ['NAM'],
  calculations: ['CAL'],
  topics: ['TOP'],
  qualities: ['QLT'],
  needs: ['NED'],
} as const satisfies Partial<Record<keyof Solution, readonly string[]>>

export type FactList = keyof typeof idPrefixes
export const factLists = Object.keys(idPrefixes) as FactList[]

/** A fact of a list; lists that are missing in solutions stored earlier count as empty. */
export type FactOf<List extends FactList> = NonNullable<Solution[List]>[number]
export const factsIn = <List extends FactList>(solution: Solution, list: List): FactOf<List>[] => solution[list] ?? []

export const requirementPrefix = { functional: 'FR', quality: 'NFR', constraint: 'CON' } as const

/** Every fact of a solution that has an id, with its list. */
export function listFacts(solution: Solution) {
  return factLists.flatMap((list) => factsIn(solution, list).map((fact) => ({ list, id: fact.id })))
}

type Reference = { from: string; field: string; id: string }

/** Every place where one fact refers to another by id. */
export function listReferences(solution: Solution): Reference[] {
  const references: Reference[] = []
  const name = (from: string, field: string, ids: (string | undefined)[]) => {
    for (const id of ids) if (id !== undefined) references.push({ from, field, id })
  }
  for (const { id, parent, satisfies } of solution.elements) {
    name(id, 'parent', [parent])
    name(id, 'satisfies', satisfies)
  }
  for (const { id, from, to } of solution.relations) name(id, 'ends', [from, to])
  for (const { id, store } of solution.dataEntities) name(id, 'store', [store])
  for (const { id, provider, consumers } of solution.interfaces) name(id, 'parties', [provider, ...consumers])
  for (const { id, steps, requirements } of solution.scenarios) {
    name(
      id,
      'steps',
      steps.flatMap((step) => [step.from, step.to]),
    )
    name(id, 'requirements', requirements)
  }
  for (const { id, nodes } of solution.environments) {
    name(
      id,
      'nodes',
      nodes.flatMap((node) => node.elements),
    )
  }
  for (const { id, requirements } of solution.decisions) name(id, 'requirements', requirements)
  for (const { id, about } of solution.questions) name(id, 'about', about)
  for (const { id, dependsOn, satisfies } of solution.workstreams) {
    name(id, 'dependsOn', dependsOn)
    name(id, 'satisfies', satisfies)
  }
  for (const { id, element } of solution.costs) name(id, 'element', [element])
  for (const { id, answer } of solution.statements ?? []) name(id, 'components', answer?.components ?? [])
  for (const { id, components } of solution.qualities ?? []) name(id, 'components', components)
  for (const { id, statements } of solution.names ?? []) name(id, 'statements', statements)
  for (const { id, statements } of solution.calculations ?? []) name(id, 'statements', statements)
  for (const { id, statements } of solution.topics ?? []) name(id, 'statements', statements)
  return references
}
