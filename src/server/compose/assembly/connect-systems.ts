import type { NamedSystem, Reading, Statement } from '../reading/reading.ts'
import { type Asked, type Flow, type Outside, type Part, sourceOf } from './design.ts'
import { comesFromSystem, rhythmIn } from './comes-from-system.ts'
import { asSentence, bare, clip, lowered } from './phrases.ts'
import { topicOf } from './topic-of.ts'

type SystemOutside = Extract<Outside, { kind: 'external-system' }>
export type Connected = { parts: Part[]; flows: Flow[] }

/** What a system is called in sentences about what it holds. */
const recordsOf = ({ holds }: NamedSystem, said: Statement) => holds ?? topicOf(said) ?? 'its records'

/**
 * Each named system with a connector of its own by its role.
 * A system into which nothing may be written gets no flow towards it.
 */
export function connectSystems(outside: Outside[], { reading, asked }: { reading: Reading; asked: Asked[] }): Connected {
  const byId = new Map(reading.statements.map((statement) => [statement.id, statement]))
  const systems = outside.filter((one): one is SystemOutside => one.kind === 'external-system')
  const excluded = excludedStatements(reading)
  const all = systems.map((one) => connect(one, byId, excluded))
  for (const part of all.flatMap(({ parts }) => parts))
    for (const item of asked) {
      if (saysItStays(item, part)) part.meets.set(item.requirement.id, stays)
      else if (saysItComes(item, part)) {
        part.sentences[0] = scheduled(part.sentences[0]!, rhythmIn(item.statement.text))
        part.meets.set(item.requirement.id, lowered(bare(part.sentences[0])))
      }
    }
  return {
    parts: all.flatMap(({ parts }) => parts),
    flows: all.flatMap(({ flows }) => flows),
  }
}

const stays = 'it is reached from outside and not changed, so it stays as it is'
const mostWords = 14

/** “The warehouse stays.”: a demand that a connector alone meets. */
const saysItStays = ({ statement: { id, text } }: Asked, { statements }: Part) =>
  statements.some((said) => said.id === id) &&
  text.split(' ').length <= mostWords &&
  /\b(?:stays?|remains?|(?:is|are) (?:kept|not replaced)|continues?)\b/i.test(text)

/** “Each night”: something starts it, and somebody hears of it where nothing came. */
const scheduled = (sentence: string, rhythm: string | undefined) =>
  rhythm === undefined || sentence.includes('a schedule starts it')
    ? sentence
    : asSentence(`${bare(sentence)}; a schedule starts it ${rhythm}, and a run that fails or brings nothing is reported`)

const saysItComes = ({ statement }: Asked, { statements, gives }: Part) =>
  gives.length > 0 && statements.some(({ id }) => id === statement.id) && comesFromSystem(statement)

/** Statements that leave something out; what they say is no work of a connector. */
export const excludedStatements = ({ scope, statements }: Reading) =>
  new Set([
    ...scope.filter(({ within }) => !within).map(({ statement }) => statement),
    ...statements.filter(({ kind }) => kind === 'exclusion').map(({ id }) => id),
  ])

function connect(one: SystemOutside, byId: Map<string, Statement>, excluded: Set<string>): Connected {
  const { system } = one
  const statements = system.statements.flatMap((id) => byId.get(id) ?? [])
  const said = statements[0]!
  if (system.role === 'channel' || system.role === 'identity') return { parts: [], flows: [] }
  const part = connectorPart(one, statements, excluded)
  return { parts: [part], flows: flowsOf(one, part, said) }
}

function connectorPart({ name, system }: SystemOutside, statements: Statement[], excluded: Set<string>): Part {
  const told = statements.filter(({ id }) => !excluded.has(id)).slice(0, 2)
  const source = sourceOf(statements[0]!)
  return {
    key: `connector:${system.name}`,
    name: system.role === 'replaced' ? `Take-over from ${name}` : `${name} connector`,
    kind: 'component',
    role: 'connector',
    side: system.role === 'sink' ? 'out' : 'in',
    source,
    technology: system.protocol,
    technologyStated: system.protocol !== undefined,
    sentences: [asSentence(workOf(name, system, statements[0]!)), ...told.map(({ text }) => asSentence(clip(text, 220)))],
    meets: new Map(),
    statements,
    takes: system.role === 'sink' ? ['record'] : [],
    gives: system.role === 'sink' ? [] : ['record'],
  }
}

function workOf(name: string, system: NamedSystem, said: Statement): string {
  const how = system.protocol ? ` over ${system.protocol}` : ''
  const what = recordsOf(system, said)
  switch (system.role) {
    case 'sink':
      return `Delivers to ${name}${how}; what is refused waits`
    case 'both':
      return system.readOnly
        ? `Reads ${what} from ${name}${how}; nothing is written into it`
        : `Reads ${what} from ${name}${how} and writes results back`
    case 'replaced':
      return `Takes ${what} out of ${name} and counts both sides`
    case 'source':
      return `Reads ${what} from ${name}${how}`
    case 'banned':
    case 'channel':
    case 'identity':
    case 'kept':
    case 'named':
    case 'platform':
      break
  }
  return `Keeps to what ${name} offers${how}; it stays as it is`
}

function flowsOf({ key, system }: SystemOutside, part: Part, said: Statement): Flow[] {
  const shared = {
    source: sourceOf(said),
    synchronous: false,
    technology: system.protocol,
    protocol: system.protocol ?? null,
    data: clip(system.holds ?? topicOf(said) ?? `${system.name} records`, 60),
  }
  const reads: Flow = { ...shared, from: key, to: part.key, label: `gives ${shared.data}`, direction: 'to' }
  const writes: Flow = { ...shared, from: part.key, to: key, label: 'writes results', data: 'results', direction: 'to' }
  if (system.role === 'sink') return [{ ...writes, label: 'delivers results' }]
  if (system.role === 'both') return system.readOnly ? [reads] : [reads, writes]
  return [reads]
}
