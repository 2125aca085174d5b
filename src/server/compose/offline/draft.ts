import type { Element, Relation } from '#server/solution/solution.ts'
import { capabilities, isCapability, type Capability } from './capabilities.ts'
import type { Part } from './choose-parts.ts'
import { isGuest } from './guests.ts'
import type { End, Pattern } from './patterns/pattern.ts'
import type { Reading } from './read-brief.ts'
import type { OpenObligation } from './satisfy-requirements.ts'

/** What the lists of a solution are built from, once its parts are chosen. */
export type Draft = {
  reading: Reading
  patterns: Pattern[]
  parts: Part[]
  elements: Element[]
  relations: Relation[]
  openObligations: OpenObligation[]
  systemName: string
  fill(text: string): string
}

export const elementOf = ({ parts, elements }: Pick<Draft, 'parts' | 'elements'>, capability: Capability): string | undefined => {
  const place = parts.findIndex((part) => part.capability === capability)
  return place === -1 ? undefined : elements.filter(isPart)[place]?.id
}

const isPart = ({ kind }: Pick<Element, 'kind'>) => kind !== 'person' && kind !== 'external-system' && kind !== 'system'

/** The element at one end of a step; an outside end is the one that has a relation with the other. */
export function endOf(draft: Draft, end: End, other: End): string | undefined {
  if (end !== 'source' && end !== 'person') return elementOf(draft, end)
  const partner = other === 'source' || other === 'person' ? undefined : elementOf(draft, other)
  const kind = end === 'source' ? 'external-system' : 'person'
  const able = draft.elements.filter((element) => element.kind === kind)
  const candidates = able.map(({ id }) => id)
  const comes = (id: string) => draft.relations.some(({ from, to }) => from === id && to === partner)
  const meets = (id: string) => draft.relations.some(({ from, to }) => from === partner && to === id)
  return (
    candidates.find(comes) ?? candidates.find(meets) ?? (end === 'person' ? able.find(({ name }) => !isGuest(name))?.id : undefined)
  )
}

export const requirementsWith = ({ reading }: Pick<Draft, 'reading'>, words: RegExp) =>
  reading.requirements.filter(({ requirement }) => words.test(requirement.text)).map(({ requirement }) => requirement.id)

type Slots = { client: string; system: string; sources: string; parts: Part[] }

/** Puts values into `{slots}` in one pass, so that a value with braces in it stays as it is. */
export const filler = ({ client, system, sources, parts }: Slots) => {
  const shared = (technology: string) => parts.filter((part) => part.technology === technology).length > 1
  const technologies = new Map<string, string>(
    parts.filter(({ technology }) => !shared(technology)).map(({ capability, technology }) => [capability, technology]),
  )
  const values = new Map([...technologies, ['client', client], ['system', system], ['sources', sources]])
  return (text: string) =>
    text.replace(/\{([a-z-]+)\}/g, (whole, slot: string, place: number) => {
      const value = values.get(slot)
      if (value !== undefined || !isCapability(slot)) return value ?? whole
      return `${place === 0 || text.slice(0, place).endsWith('. ') ? 'The' : 'the'} ${nameInside(capabilities[slot])}`
    })
}

export function listed(names: string[]): string {
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '')
}

/** A text short enough to be quoted within a question. */
export const shorten = (text: string) => (text.length > 120 ? `${text.slice(0, 119).trimEnd()}…` : text.replace(/\.$/, ''))

export const fromPattern = (pattern: Pattern | { id: string }) => ({ from: 'pattern', pattern: pattern.id }) as const

/** Numbers the facts of one list. */
export const number = <Fact>(prefix: string, facts: Fact[]): (Fact & { id: string })[] =>
  facts.map((fact, index) => ({ id: `${prefix}-${index + 1}`, ...fact }))

/** A pattern's name inside a sentence: `lakehouse`, but `API platform`. */
export const nameInside = ({ name }: Pick<Pattern, 'name'>) => name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
