import { isAnswer } from './is-answer.ts'
import { idPrefixes, listFacts, listReferences, requirementPrefix, type FactList } from './list-facts.ts'
import { satisfiedIds } from './satisfied-ids.ts'
import type { Solution } from './solution.ts'

export type Finding = {
  rule:
    | 'duplicate-id'
    | 'wrong-prefix'
    | 'dangling-id'
    | 'wrong-kind'
    | 'looping-parent'
    | 'unconnected-element'
    | 'undescribed'
    | 'uncovered-requirement'
    | 'no-system'
  /** The fact that contains the fault; empty for a fault of the whole. */
  id: string
  text: string
}

/** The faults of a solution that code can find; empty if there are none. */
export function checkSolution(solution: Solution): Finding[] {
  return [
    ...findBadIds(solution),
    ...findDanglingIds(solution),
    ...findLoopingParents(solution),
    ...findUnconnected(solution),
    ...findUndescribed(solution),
    ...findUncovered(solution),
    ...findMissingSystem(solution),
  ]
}

function findBadIds(solution: Solution): Finding[] {
  const seen = new Set<string>()
  const findings: Finding[] = []
  for (const { list, id } of listFacts(solution)) {
    if (seen.has(id)) findings.push({ rule: 'duplicate-id', id, text: `${id} names more than one fact.` })
    seen.add(id)
    const prefix = id.split('-')[0] ?? ''
    if (!(idPrefixes[list] as readonly string[]).includes(prefix)) {
      findings.push({ rule: 'wrong-prefix', id, text: `${id} is in the ${list}, whose ids begin differently.` })
    }
  }
  for (const { id, kind } of solution.requirements) {
    if (/^(?:N?FR|CON)-/.test(id) && !id.startsWith(`${requirementPrefix[kind]}-`)) {
      findings.push({
        rule: 'wrong-prefix',
        id,
        text: `${id} is a ${kind} requirement and should begin ${requirementPrefix[kind]}.`,
      })
    }
  }
  return findings
}

/** The lists that a field may refer to; fields that are not listed may refer to any. */
const asked: FactList[] = ['requirements', 'statements']
const targets: Record<string, FactList[]> = {
  parent: ['elements'],
  satisfies: asked,
  ends: ['elements'],
  store: ['elements'],
  parties: ['elements'],
  steps: ['elements'],
  requirements: asked,
  nodes: ['elements'],
  dependsOn: ['workstreams'],
  element: ['elements'],
  components: ['elements'],
  statements: ['statements'],
}

function findDanglingIds(solution: Solution): Finding[] {
  const homes = new Map(listFacts(solution).map(({ list, id }) => [id, list]))
  return listReferences(solution).flatMap(({ from, field, id }): Finding[] => {
    const home = homes.get(id)
    if (!home) return [{ rule: 'dangling-id', id: from, text: `${from} names ${id} (${field}), which is not there.` }]
    const allowed = targets[field]
    if (!allowed || allowed.includes(home)) return []
    return [
      { rule: 'wrong-kind', id: from, text: `${from} names ${id} (${field}), which is not among the ${allowed.join(' or ')}.` },
    ]
  })
}

function findLoopingParents(solution: Solution): Finding[] {
  const parents = new Map(solution.elements.map(({ id, parent }) => [id, parent]))
  return solution.elements.flatMap(({ id }): Finding[] => {
    const passed = new Set([id])
    for (let above = parents.get(id); above !== undefined; above = parents.get(above)) {
      if (above === id) return [{ rule: 'looping-parent', id, text: `${id} is, over its parents, a part of itself.` }]
      if (passed.has(above)) return []
      passed.add(above)
    }
    return []
  })
}

function findUnconnected(solution: Solution): Finding[] {
  const connected = new Set(solution.relations.flatMap(({ from, to }) => (from === to ? [] : [from, to])))
  const parents = new Set(solution.elements.map(({ parent }) => parent))
  return solution.elements
    .filter(({ id, kind }) => !connected.has(id) && !parents.has(id) && !(kind === 'system' && solution.elements.length === 1))
    .map(({ id, name }) => ({ rule: 'unconnected-element', id, text: `${id} (${name}) has no relation to any other element.` }))
}

function findUndescribed(solution: Solution): Finding[] {
  const described = [
    ...solution.elements.map(({ id, responsibility }) => ({ id, text: responsibility })),
    ...solution.elements.map(({ id, name }) => ({ id, text: name })),
    ...solution.relations.map(({ id, label }) => ({ id, text: label })),
    ...solution.requirements.map(({ id, text }) => ({ id, text })),
  ]
  return described
    .filter(({ text }) => text.trim() === '')
    .map(({ id }) => ({ rule: 'undescribed', id, text: `${id} has no description.` }))
}

function findUncovered(solution: Solution): Finding[] {
  const covered = new Set([
    ...satisfiedIds(solution),
    ...solution.questions.flatMap(({ about }) => about),
    ...solution.decisions.filter(isAnswer).flatMap(({ requirements }) => requirements),
  ])
  return solution.requirements
    .filter(({ id }) => !covered.has(id))
    .map(({ id }) => ({
      rule: 'uncovered-requirement',
      id,
      text: `${id} is neither satisfied by an element or a workstream nor the subject of a question that is open or answered.`,
    }))
}

function findMissingSystem(solution: Solution): Finding[] {
  const systems = solution.elements.filter(({ kind }) => kind === 'system')
  // A reading of a brief has none.
  if (systems.length === 1 || (solution.fit === 'reading' && systems.length === 0)) return []
  return [{ rule: 'no-system', id: '', text: `There are ${systems.length} elements of kind system; there must be one.` }]
}
