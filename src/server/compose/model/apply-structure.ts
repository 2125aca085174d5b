import { findUnsupportedNumbers } from '#server/solution/find-unsupported-numbers.ts'
import type { Element, Solution, Source } from '#server/solution/solution.ts'
import type { Structure } from './structure.ts'

/** Facts of each kind that a model may add, and characters in a text of theirs. */
const limits = { each: 24, characters: 600, name: 80 } as const

export type Applied = { solution: Solution; findings: string[] }

const short = (text: string, most: number = limits.characters) => text.replaceAll(/\s+/g, ' ').trim().slice(0, most)
const nameKey = (name: string) => name.trim().toLowerCase()

const highest = (facts: { id: string }[]) => Math.max(0, ...facts.map(({ id }) => Number(id.split('-')[1])))
/** New facts with the ids that follow the highest known one. */
function numbered<Fact extends object>(prefix: string, known: { id: string }[], facts: Fact[]): (Fact & { id: string })[] {
  const last = highest(known)
  return facts.map((fact, index) => ({ id: `${prefix}-${last + index + 1}`, ...fact }))
}

/** Lays a model's structure over the facts of the brief: what it words anew is taken, what it invents or leaves dangling is not. */
export function applyStructure(base: Solution, structure: Structure, modelId: string): Applied {
  const findings: string[] = []
  const source: Source = { from: 'model', model: modelId }
  const requirements = new Set(base.requirements.map(({ id }) => id))
  const own = (list: string[]) => [...new Set(list.filter((id) => requirements.has(id)))]
  const elements = mergeElements(base, structure, { source, own })
  const find = (words: string) => elements.find(({ id, name }) => id === words || nameKey(name) === nameKey(words))?.id
  const ends = <Item>(item: Item, names: string[]): Item | undefined => {
    const strangers = names.filter((name) => find(name) === undefined)
    for (const name of strangers) findings.push(`“${short(name, limits.name)}” is no element. Add it, or name one that is there.`)
    return strangers.length === 0 ? item : undefined
  }
  const relations = readRelations(base, structure, { source, find, ends })
  const scenarios = readScenarios(structure, { source, find, ends, own })
  const solution: Solution = {
    ...base,
    elements,
    relations: [...base.relations, ...numbered('REL', base.relations, relations)],
    ...(scenarios.length > 0 && { scenarios: numbered('SCN', [], scenarios) }),
    ...replaceRecords(base, structure, { source, own }),
  }
  return { solution, findings: [...findings, ...inventedNumbers(base, structure)] }
}

type Ends = {
  source: Source
  find: (words: string) => string | undefined
  /** The item, where all its ends are elements. */
  ends: <Item>(item: Item, names: string[]) => Item | undefined
}

function readRelations(base: Solution, structure: Structure, { source, find, ends }: Ends) {
  return structure.relations
    .slice(0, limits.each)
    .flatMap((relation) => ends(relation, [relation.from, relation.to]) ?? [])
    .map(({ from, to, label, technology, synchronous }) => ({
      source,
      from: find(from)!,
      to: find(to)!,
      label: short(label, 120),
      ...(technology && { technology: short(technology, limits.name) }),
      synchronous,
    }))
    .filter(
      ({ from, to, label }) => from !== to && label && !base.relations.some((known) => known.from === from && known.to === to),
    )
}

function readScenarios(structure: Structure, { source, find, ends, own }: Ends & Means) {
  return structure.scenarios
    .slice(0, 8)
    .flatMap((scenario) =>
      scenario.steps.length > 0
        ? (ends(
            scenario,
            scenario.steps.flatMap(({ from, to }) => [from, to]),
          ) ?? [])
        : [],
    )
    .map(({ name, trigger, steps, failure, requirements: asked }) => ({
      source,
      name: short(name, limits.name),
      trigger: short(trigger),
      steps: steps.slice(0, 12).map(({ from, to, action }) => ({ from: find(from)!, to: find(to)!, action: short(action, 200) })),
      failure: { when: short(failure.when), response: short(failure.response) },
      requirements: own(asked),
    }))
}

type Means = { source: Source; own: (ids: string[]) => string[] }

/** A known element takes the model's words, except for what the brief states; an unknown one is added inside the system. */
function mergeElements(base: Solution, structure: Structure, { source, own }: Means): Element[] {
  const proposals = structure.elements
    .slice(0, limits.each)
    .filter(({ name, responsibility }) => name.trim() && responsibility.trim())
  const proposalFor = (element: Element) => proposals.find(({ name }) => nameKey(name) === nameKey(element.name))
  const known = base.elements.map((element): Element => {
    const proposal = proposalFor(element)
    if (!proposal || element.source.from === 'brief') return element
    const { technology } = proposal
    return {
      ...element,
      responsibility: short(proposal.responsibility),
      ...(technology && !element.technologyStated && { technology: short(technology, limits.name) }),
      satisfies: [...new Set([...element.satisfies, ...own(proposal.satisfies)])],
    }
  })
  const system = base.elements.find(({ kind }) => kind === 'system')?.id
  const names = new Set(base.elements.map(({ name }) => nameKey(name)))
  const added = proposals
    .filter(({ name, kind }) => !names.has(nameKey(name)) && kind !== 'system')
    // Without an arrow it would stand in the picture alone.
    .filter(({ name }) => structure.relations.some(({ from, to }) => [from, to].some((end) => nameKey(end) === nameKey(name))))
    .map(({ name, kind, technology, responsibility, satisfies }) => ({
      source,
      name: short(name, limits.name),
      kind,
      ...(system && kind !== 'person' && kind !== 'external-system' && { parent: system }),
      ...(technology && { technology: short(technology, limits.name) }),
      technologyStated: false,
      responsibility: short(responsibility),
      satisfies: own(satisfies),
    }))
  return [...known, ...numbered('EL', base.elements, added)]
}

/** Decisions and risks of patterns give way to the model's; questions are added. */
function replaceRecords(base: Solution, structure: Structure, { source, own }: Means): Partial<Solution> {
  const decisions = structure.decisions
    .slice(0, 12)
    .filter(({ options }) => options.length > 0)
    .map((decision) => ({
      source,
      title: short(decision.title, 120),
      context: short(decision.context),
      options: decision.options.slice(0, 5).map(({ name, merit, drawback }) => ({
        name: short(name, limits.name),
        merit: short(merit, 300),
        drawback: short(drawback, 300),
      })),
      outcome: short(decision.outcome),
      consequences: short(decision.consequences),
      status: 'proposed' as const,
      requirements: own(decision.requirements),
    }))
  const stated = base.risks.filter(({ source: from }) => from.from === 'brief')
  const risks = structure.risks.slice(0, 15).map(({ text, likelihood, impact, mitigation, owner }) => ({
    source,
    text: short(text),
    likelihood,
    impact,
    mitigation: short(mitigation),
    owner: short(owner, limits.name),
  }))
  const known = new Set(base.questions.map(({ text }) => nameKey(text)))
  const questions = structure.questions
    .slice(0, 12)
    .filter(({ text }) => text.trim() && !known.has(nameKey(text)))
    .map(({ text, proposal, owner, about }) => ({
      source,
      text: short(text),
      ...(proposal && { proposal: short(proposal) }),
      about: own(about),
      owner: short(owner, limits.name),
    }))
  return {
    ...(decisions.length > 0 && { decisions: numbered('DEC', [], decisions) }),
    ...(risks.length > 0 && { risks: [...stated, ...numbered('RSK', stated, risks)] }),
    questions: [...base.questions, ...numbered('OQ', base.questions, questions)],
  }
}

/** Numbers that the structure brings and the brief's facts do not have; a name's digits are no number. */
function inventedNumbers(base: Solution, structure: Structure): string[] {
  const texts: string[] = []
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value)
    else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) collect(part)
  }
  collect(structure)
  return findUnsupportedNumbers(texts, base).map(
    (number) => `The number ${number} is not in the brief. Leave it out, or ask for it.`,
  )
}
