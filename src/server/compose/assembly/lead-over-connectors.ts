import type { Flow, Outside, Part } from './design.ts'
import { clip } from './phrases.ts'

type Around = { parts: Part[]; outside: Outside[] }

/**
 * A system is reached by its connector alone: what somebody chose to come from it or to go into it goes over that, and tells
 * what it carries where code had only guessed. A second way beside it would be built twice.
 */
export function leadOverConnectors(own: Flow[], chosen: Flow[], around: Around): Flow[] {
  const connectors = connectorsOf(around)
  const legs = chosen.flatMap((flow) => legsOf(flow, connectors))
  const ways = new Map<string, Flow[]>()
  for (const leg of legs) ways.set(wayOf(leg), [...(ways.get(wayOf(leg)) ?? []), leg])
  const told = [...ways].map(([way, flows]) =>
    inOne(
      flows,
      own.find((flow) => wayOf(flow) === way),
    ),
  )
  return [...own.filter((flow) => !ways.has(wayOf(flow))), ...told]
}

const wayOf = ({ from, to }: Flow) => `${from} > ${to}`

/** Keys of connectors that stand in the design, by the keys of their systems. */
const connectorsOf = ({ parts, outside }: Around): Map<string, string> =>
  new Map(
    outside.flatMap((one) => {
      const key = one.kind === 'external-system' ? `connector:${one.system.name}` : undefined
      return key !== undefined && parts.some((part) => part.key === key) ? [[one.key, key] as const] : []
    }),
  )

/** From the system to its connector and on, or the other way; what is told of a connector itself stays as it is. */
function legsOf(flow: Flow, connectors: Map<string, string>): Flow[] {
  const { from, to, data } = flow
  const [start, end] = [connectors.get(from), connectors.get(to)].map((key) => (key === from || key === to ? undefined : key))
  if (start === undefined && end === undefined) return [flow]
  const within: Flow = { ...flow, from: start ?? from, to: end ?? to, label: `hands over ${data}`, protocol: null }
  delete within.technology
  return [
    ...(start === undefined ? [] : [{ ...flow, to: start, label: `gives ${data}` }]),
    within,
    ...(end === undefined ? [] : [{ ...flow, from: end, label: `writes ${data}` }]),
  ]
}

const longestData = 60

/** All that goes one way as one flow; how the brief says the system is reached stands. */
function inOne(flows: Flow[], own: Flow | undefined): Flow {
  const [first] = flows as [Flow]
  const carried = [...new Set(flows.flatMap(({ data }) => data ?? []))]
  const data = clip(carried.join(', ').replace(/, (?=[^,]*$)/, ' and '), longestData)
  const [verb] = first.label.split(` ${first.data}`)
  return {
    ...first,
    ...(carried.length > 1 && { data, label: `${verb} ${data}` }),
    ...(own && { technology: own.technology ?? first.technology, protocol: own.protocol ?? first.protocol ?? null }),
  }
}

/** Whether somebody chose where what a connector reads goes on to, or where what it delivers comes from. */
export function isHandedOver({ role, side, key }: Part, given: Flow[], parts: Part[]): boolean {
  const ends = given.map(({ from, to }) => (side === 'out' ? { own: to, other: from } : { own: from, other: to }))
  return role === 'connector' && ends.some(({ own, other }) => own === key && parts.some((part) => part.key === other))
}
