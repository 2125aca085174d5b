import type { Reading, SystemRole } from '../reading/reading.ts'
import { closest, closestTo, order } from './closest-part.ts'
import { type Flow, type Outside, type Part, theSystem } from './design.ts'
import { clip } from './phrases.ts'
import type { Trace } from './trace.ts'
import { aboutOf, inPlural, nounOf, topicIn } from './what-flows.ts'

const signIn = 'single-sign-on'
/** Flows into one part that a picture can still show. */
const mostInto = 2

type DesignSoFar = { reading: Reading; parts: Part[]; outside: Outside[]; flows: Flow[]; trace?: Trace | undefined }

/** Connects what gives a kind of data with what takes it; then nothing is left without a flow. */
export function wireParts({ parts, outside, flows, trace }: DesignSoFar): Flow[] {
  const wired = [...flows]
  const add = (flow: Flow) => {
    if (flow.from === flow.to || wired.some(({ from, to }) => from === flow.from && to === flow.to)) return
    wired.push(flow)
  }
  const inner = parts.filter(
    ({ role }) => role !== 'advice' && role !== 'control' && role !== 'connector' && role !== 'function' && role !== 'operation',
  )
  for (const taker of inner) for (const flow of bestGivers(taker, inner, trace)) add(flow)
  for (const part of parts) for (const flow of flowsOfSpecial(part, inner, trace)) add(flow)
  for (const one of outside) for (const flow of parts.length > 0 ? flowsOutside(one, parts, wired) : [withTheWhole(one)]) add(flow)
  for (const part of parts) if (!touches(wired, part.key)) for (const flow of nearest(part, parts)) add(flow)
  for (const part of inner) for (const flow of towardsPeople(part, parts, { wired, trace })) add(flow)
  return wired
}

/** Where nothing is designed yet, what stands around is drawn around the whole. */
const withTheWhole = (one: Outside): Flow => ({
  from: one.key,
  to: theSystem,
  source: one.source,
  label: one.kind === 'person' ? 'is to use it' : 'has to do with it',
  synchronous: false,
})

const touches = (flows: Flow[], key: string) => flows.some(({ from, to }) => from === key || to === key)

type Ends = [from: Part, to: Part]

const between = ([from, to]: Ends, data: string, label = `passes ${data}`): Flow => ({
  from: from.key,
  to: to.key,
  source: to.source,
  label,
  data,
  direction: 'to',
  synchronous: false,
})

function bestGivers(taker: Part, parts: Part[], trace?: Trace): Flow[] {
  const givers = parts
    .filter((giver) => giver !== taker && order[giver.side] <= order[taker.side])
    .flatMap((giver) => {
      const noun = giver.gives.find((word) => taker.takes.includes(word))
      return noun ? [{ giver, noun, distance: order[taker.side] - order[giver.side] }] : []
    })
    .toSorted((one, other) => one.distance - other.distance || (one.giver.key < other.giver.key ? -1 : 1))
  for (const [index, { giver, noun }] of givers.entries())
    trace?.({ of: 'giver', from: giver.key, to: taker.key, data: inPlural(noun), isTaken: index < mostInto })
  return givers.slice(0, mostInto).map(({ giver, noun }) => between([giver, taker], nounOf(giver) ?? inPlural(noun)))
}

/** What a connector reads, as its first flow calls it. */
const readOf = ({ sentences, name }: Part) => {
  const told = /^(?:Reads|Takes) (.+?) (?:from|out of) /.exec(sentences[0] ?? '')?.[1]
  return clip(told && !told.startsWith('its ') ? told : `${name.replace(/ connector$|^Take-over from /g, '')} records`, 45)
}

/** A platform carries what runs on it; no data of the work goes between them. */
const runsOn = (platform: Part, inner: Part[]): Flow[] =>
  inner
    .filter(({ kind }) => kind === 'container')
    .map((part) => ({ from: platform.key, to: part.key, source: platform.source, label: 'runs', synchronous: true }))

/** What is read from a system goes to the part that the same sentence asks for, else not through another intake. */
function partnersOf(connector: Part, inner: Part[]): Part[] {
  if (connector.side === 'out') return inner.filter(({ side }) => side !== 'out')
  const said = new Set(connector.statements.map(({ id }) => id))
  const takers = inner.filter(({ side }) => side !== 'people')
  const own = takers.filter(({ statements }) => statements.some(({ id }) => said.has(id)))
  const others = takers.filter(({ side, role }) => side !== 'in' && role !== 'control')
  return own.length > 0 ? own : others.length > 0 ? others : takers
}

/** Connectors hand over to what takes data in or works on it; controls stand in the way of the part that they are about. */
function flowsOfSpecial(part: Part, inner: Part[], trace?: Trace): Flow[] {
  if (part.role === 'operation') return runsOn(part, inner)
  if (part.role === 'connector') {
    const partner = closest(part, partnersOf(part, inner), trace)
    if (!partner) return []
    return part.side === 'out'
      ? [between([partner, part], 'results', 'hands over results')]
      : [between([part, partner], readOf(part), `hands over ${readOf(part)}`)]
  }
  if (part.role === 'control' || part.role === 'function') {
    const faces = part.key === signIn ? inner.filter(({ role }) => role === 'channel') : []
    const home = closest(part, faces.length > 0 ? faces : inner.filter(({ side }) => side !== 'in'), trace) ?? inner[0]
    if (!home) return []
    const about = part.key === signIn ? 'sign-in' : aboutOf(part, home)
    const label =
      part.key === signIn
        ? 'has users signed in'
        : part.role === 'control' && !topicIn(part)
          ? `keeps to the ${part.name.toLowerCase()}`
          : part.role === 'control'
            ? `has ${about} checked`
            : `reads and writes ${about}`
    return [{ ...between([home, part], about, label), synchronous: true }]
  }
  return []
}

function flowsOutside(one: Outside, parts: Part[], wired: Flow[]): Flow[] {
  if (touches(wired, one.key)) return []
  const source = one.source
  if (one.kind === 'person') {
    const face =
      closestTo(
        one,
        parts.filter(({ role }) => role === 'channel'),
      ) ??
      closestTo(
        one,
        parts.filter(({ role }) => role === 'work' || role === 'function'),
      ) ??
      parts[0]
    return face
      ? [
          {
            from: one.key,
            to: face.key,
            source,
            label: doingOf(one.people.does) ?? `uses the ${face.name.split(':')[0]!.toLowerCase()}`,
            synchronous: true,
            direction: 'both',
          },
        ]
      : []
  }
  const shared = { source, synchronous: true, protocol: one.system.protocol ?? null, technology: one.system.protocol }
  if (one.system.role === 'identity') {
    const signIn = parts.find(({ role, key }) => role === 'identity' || /sign|identity|access/.test(key)) ?? parts[0]
    return signIn
      ? [{ ...shared, from: signIn.key, to: one.key, label: 'asks who somebody is', data: 'sign-in', direction: 'from' }]
      : []
  }
  const partner =
    closestTo(
      one,
      parts.filter(({ role }) => role === 'exit' || role === 'work' || role === 'channel'),
    ) ?? closestTo(one, parts)
  if (!partner) return []
  // A source without a connector, as where a product is only chosen, still gives: nothing is sent there.
  if (gives.has(one.system.role)) {
    const data = clip(one.system.holds ?? `${one.system.name} records`, 60)
    return [{ ...shared, from: one.key, to: partner.key, label: `gives ${data}`, data, direction: 'to' }]
  }
  return [
    { ...shared, from: partner.key, to: one.key, label: 'shows and sends its results there', data: 'results', direction: 'to' },
  ]
}

const gives = new Set<SystemRole>(['source', 'both', 'replaced'])

const wholeDoing = 70
/** What people do, where it stands whole and in the present: “released it by name” is the end of some sentence. */
const doingOf = (does: string | undefined) =>
  does &&
  does.length <= wholeDoing &&
  / /.test(does) &&
  /^\p{L}{2,}s?\s/u.test(does) &&
  !/^\p{L}+ed\b|\b(?:it|them|that|who|which|never|and|or|the|a|of|to)$/iu.test(does)
    ? does
    : undefined

/** A part that nothing gives to or takes from passes on to the next side of the system. */
function nearest(part: Part, parts: Part[]): Flow[] {
  const others = parts.filter(({ key, role }) => key !== part.key && role !== 'control' && role !== 'advice')
  const [next] = others.toSorted(
    (one, other) => Math.abs(order[one.side] - order[part.side] - 1) - Math.abs(order[other.side] - order[part.side] - 1),
  )
  const partner = next ?? parts.find(({ key }) => key !== part.key)
  if (!partner) return []
  const ends: Ends = order[partner.side] < order[part.side] ? [partner, part] : [part, partner]
  return [between(ends, aboutOf(ends[0], ends[1]))]
}

/** A result that reaches nobody is for nothing: what works on something ends at a page, a message or another system. */
function towardsPeople(part: Part, parts: Part[], { wired, trace }: { wired: Flow[]; trace: Trace | undefined }): Flow[] {
  if (part.role !== 'work' || reachesSomebody(part.key, parts, wired)) return []
  const face = closest(
    part,
    parts.filter(({ role }) => role === 'channel'),
    trace,
  )
  const shown = nounOf(part) ?? 'results'
  return face ? [between([part, face], shown, `gives ${shown} to be shown`)] : []
}

function reachesSomebody(from: string, parts: Part[], wired: Flow[]): boolean {
  const ends = new Set(parts.filter(({ role }) => role === 'channel' || role === 'exit').map(({ key }) => key))
  const seen = new Set([from])
  const waiting = [from]
  while (waiting.length > 0) {
    const at = waiting.pop()!
    for (const { to } of wired.filter((flow) => flow.from === at && !seen.has(flow.to))) {
      if (ends.has(to)) return true
      seen.add(to)
      waiting.push(to)
    }
  }
  return false
}
