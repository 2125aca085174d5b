import type { Element, Relation, Requirement, Solution, Source } from '#server/solution/solution.ts'
import type { Capability, Catalogue, Control } from '../catalogue/capability.ts'
import type { Trace } from './trace.ts'
import type { Hosting, NamedPeople, NamedSystem, Reading, Statement } from '../reading/reading.ts'

/** A requirement and the statement that it came from. */
export type Asked = { statement: Statement; requirement: Requirement }

/** What of the brief asks for a capability, and how that capability does it. */
export type Answer = { asked: Asked | undefined; statement: Statement; capability: Capability; how: string; isSure: boolean }

/** An element of the design before it has an id; `key` is its name among the parts. */
export type Part = {
  key: string
  name: string
  kind: Element['kind']
  role: NonNullable<Element['role']>
  /** Side of the system: decides where it stands in the order of flows. */
  side: Capability['side']
  source: Source
  capability?: Capability | undefined
  control?: Control | undefined
  /** Key of the part that it belongs to. */
  parent?: string | undefined
  technology?: string | undefined
  technologyStated: boolean
  /** What it does, a sentence each. */
  sentences: string[]
  /** Ids of the requirements that it meets, each with how. */
  meets: Map<string, string>
  statements: Statement[]
  /** Nouns that it takes and gives beside those of its capability. */
  takes: string[]
  gives: string[]
}

/** A system or a group of people around the design. */
export type Outside = { key: string; name: string; source: Source; responsibility: string } & (
  | { kind: 'external-system'; system: NamedSystem }
  | { kind: 'person'; people: NamedPeople }
)

export type Flow = Pick<Relation, 'source' | 'label' | 'synchronous'> & {
  from: string
  to: string
  technology?: string | undefined
  data?: string | undefined
  direction?: Relation['direction']
  protocol?: string | null | undefined
}

export type Question = Omit<Solution['questions'][number], 'id'>

/** The design while it is put together; later steps add to it and change nothing of earlier ones. */
export type Design = {
  reading: Reading
  catalogue: Catalogue
  hosting: Hosting | undefined
  asked: Asked[]
  answers: Answer[]
  /** Requirements that nothing in the catalogue answers and no module can stand for. */
  open: Asked[]
  parts: Part[]
  /** Rules that the work keeps rather than a part of the system. */
  works: Part[]
  outside: Outside[]
  flows: Flow[]
  questions: Question[]
  fit: NonNullable<Solution['fit']>
  /** Told what later steps weigh. */
  trace?: Trace | undefined
}

/** The key of the whole, for flows that no part is named for. */
export const theSystem = 'the-system'

/** Numbers the facts of one list. */
export const number = <Fact extends object>(prefix: string, facts: Fact[]): (Fact & { id: string })[] =>
  facts.map((fact, index) => ({ id: `${prefix}-${index + 1}`, ...fact }))

export const sourceOf = ({ segment, quote }: Statement): Source => ({ from: 'brief', field: segment.field, quote })
export const ofCatalogue = ({ id }: { id: string }): Source => ({ from: 'catalogue', entry: id })
