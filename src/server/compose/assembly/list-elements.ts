import type { Element, Relation } from '#server/solution/solution.ts'
import { type Design, number, type Part, theSystem } from './design.ts'
import { asSentence, capitalised } from './phrases.ts'
import type { Trace } from './trace.ts'
import { closest } from './closest-part.ts'

export type Placed = { elements: Element[]; relations: Relation[]; idOf: (key: string) => string | undefined; systemId: string }

/** Elements and relations with their ids; a component stands inside the part that it has most to do with. */
export function placeElements(design: Design, system: string): Placed {
  const { parts, outside, flows, reading, trace } = design
  const order = [...outside.map(({ key }) => key), theSystem, ...parts.map(({ key }) => key)]
  const ids = new Map(order.map((key, index) => [key, `EL-${index + 1}`]))
  const systemId = ids.get(theSystem)!
  const around: Element[] = outside.map(({ key, name, kind, source, responsibility }) => ({
    id: ids.get(key)!,
    source,
    name,
    kind,
    technologyStated: false,
    responsibility: toldOf(name, responsibility),
    satisfies: [],
  }))
  const whole: Element = {
    id: systemId,
    source: { from: 'brief', field: 'projectName', quote: reading.project },
    name: system,
    kind: 'system',
    technologyStated: false,
    responsibility: asSentence(purposeOf(design)),
    satisfies: [],
  }
  const names = uniqueNames(parts)
  const inner = parts.map((part, index): Element => ({
    id: ids.get(part.key)!,
    source: part.source,
    name: names[index]!,
    kind: kindOf(part),
    parent: ids.get(parentOf(part, parts)?.key ?? '') ?? systemId,
    ...(part.technology && { technology: part.technology }),
    technologyStated: part.technologyStated,
    responsibility: toldOf(names[index]!, part.sentences.join(' ')),
    satisfies: [...part.meets.keys()],
    role: part.role,
    ...(part.capability && { capability: part.capability.id }),
    ...(part.control && { capability: part.control.id }),
  }))
  if (trace) tellElements(design, ids, trace)
  const relations = flows.flatMap(({ from, to, label, ...rest }): Omit<Relation, 'id'>[] => {
    const [start, end] = [ids.get(from), ids.get(to)]
    return start && end && start !== end ? [{ ...rest, from: start, to: end, label: capitalised(label) }] : []
  })
  return { elements: [...around, whole, ...inner], relations: number('REL', relations), idOf: (key) => ids.get(key), systemId }
}

function tellElements({ parts, outside }: Design, ids: Map<string, string>, trace: Trace) {
  for (const one of outside) {
    const { statements } = one.kind === 'person' ? one.people : one.system
    trace({ of: 'element', id: ids.get(one.key)!, part: one.key, statements, meets: [] })
  }
  for (const { key, statements, meets } of parts)
    trace({ of: 'element', id: ids.get(key)!, part: key, statements: statements.map(({ id }) => id), meets: [...meets] })
}

const letters = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** What the brief only names is not described by its own name again. */
const toldOf = (name: string, sentences: string) =>
  letters(sentences) === letters(name) ? 'The brief names it and does not say what it has to do.' : sentences

/** Parts that stand inside another one become components of it; those that stand alone are containers. */
const kindOf = (part: Part): Element['kind'] => (part.kind === 'component' && part.role === 'advice' ? 'container' : part.kind)

function parentOf(part: Part, parts: Part[]): Part | undefined {
  if (part.kind !== 'component' || part.role === 'advice') return undefined
  const homes = parts.filter(({ kind, role }) => kind === 'container' && role !== 'advice')
  return closest(part, homes) ?? homes[0]
}

/** Two parts of one name are told apart by what the brief calls them for. */
function uniqueNames(parts: Part[]): string[] {
  const seen = new Map<string, number>()
  return parts.map(({ name }) => {
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count === 1 ? name : `${name} (${count})`
  })
}

/** What the whole is for: the goal, else what the brief says of its objective or asks for first. */
const purposeOf = ({ reading: { statements }, asked }: Design) => {
  const live = statements.filter(({ amendedBy, kind }) => !amendedBy && kind !== 'noise')
  const goal =
    live.find(({ kind }) => kind === 'goal') ??
    live.find(({ segment, text }) => segment.field === 'businessObjective' && /\b(?:objective|goal|aim|purpose)\b/i.test(text))
  return goal?.text ?? asked[0]?.requirement.text ?? 'What it is to do has still to be said'
}
