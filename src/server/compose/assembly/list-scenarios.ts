import type { Solution } from '#server/solution/solution.ts'
import { type Asked, type Design, number, type Outside, type Part, sourceOf } from './design.ts'
import { type Leg, routesFrom, turned } from './find-route.ts'
import type { Placed } from './list-elements.ts'
import { bare, capitalised, clip, lowered, withoutArticle } from './phrases.ts'
import { topicOf } from './topic-of.ts'
import { nounOf } from './what-flows.ts'

const mostWalks = 4
/** More steps than this are no walk that somebody follows. */
const mostSteps = 7
const fewestSteps = 2

type Scenario = Omit<Solution['scenarios'][number], 'id'>
type Routes = ReturnType<typeof routesFrom>
type Ways = Placed & { waysFrom: (id: string) => Routes }
type Walk = { item: Asked; core: Part; legs: Leg[]; weight: number }

/**
 * Walks through the design: each demand that a part meets, from who or what sets it off over that part to whoever sees the
 * result. A walk without both ends tells no story and is left out.
 */
export function listScenarios(design: Design, placed: Placed): Solution['scenarios'] {
  const routes = new Map<string, Routes>()
  const waysFrom = (id: string) => {
    const known = routes.get(id) ?? routesFrom(id, placed)
    routes.set(id, known)
    return known
  }
  const walks = design.asked
    .flatMap((item) => walkOf(item, design, { ...placed, waysFrom }) ?? [])
    .toSorted((one, other) => other.weight - one.weight)
  const cores = new Map<string, number>()
  const seen = new Set<string>()
  const chosen = walks.filter(({ core, legs }) => {
    const fresh = legs.filter(({ from, to }) => !seen.has(`${from} ${to}`)).length
    if (cores.size >= mostWalks || cores.has(core.key) || fresh * 3 < legs.length) return false
    cores.set(core.key, 1)
    for (const { from, to } of legs) seen.add(`${from} ${to}`)
    return true
  })
  return number(
    'SCN',
    chosen.map((walk) => tellWalk(walk, placed)),
  )
}

const walked = new Set<Part['role']>(['work', 'function', 'channel', 'exit', 'store'])
const told = new Set<Asked['statement']['kind']>(['need', 'rule', 'quality', 'volume'])
/** What devices and other systems bring by themselves; nobody enters it. */
const brought = new Set(['reading', 'event', 'signal', 'change', 'file', 'message'])
const isFed = ({ capability, role }: Part) => role !== 'channel' && (capability?.takes ?? []).some((noun) => brought.has(noun))

function walkOf(item: Asked, design: Design, ways: Ways): Walk | undefined {
  const { statement, requirement } = item
  if (!told.has(statement.kind) || !statement.affirms) return undefined
  const core = design.parts.find(({ role, meets }) => walked.has(role) && meets.has(requirement.id))
  if (!core) return undefined
  const named = namedIn(statement, design.outside)
  const people = named.filter(({ kind }) => kind === 'person')
  const givers = named.filter((one) => gives(one))
  const starts: Place[] = isFed(core) ? givers : [...people, ...givers]
  const ends: Place[] = [...people, ...named.filter((one) => takes(one))]
  const start = starts[0] ?? nearest(core, isFed(core) ? sourcesOf(core, design) : design.outside.filter(isStart), ways)
  if (!start) return undefined
  const isPerson = 'kind' in start && start.kind === 'person'
  // A system that is only asked at the end of a walk takes no result.
  const arrives = (one: Place) => one.kind === 'person' || routeTo(one, core, ways)?.at(-1)?.isBack === false
  const end =
    ends.findLast((one) => one !== start && arrives(one)) ??
    (isPerson ? start : nearest(core, design.outside.filter(isEnd).filter(arrives), ways))
  if (!end) return undefined
  const [there, back] = [routeTo(start, core, ways), routeTo(end, core, ways)]
  if (!there?.length || !back?.length) return undefined
  const legs = [...turned(there).map((leg) => alongFlow(leg, ways.relations)), ...back]
  if (legs.length > mostSteps || legs.length < fewestSteps) return undefined
  const places = new Set(legs.flatMap(({ from, to }) => [from, to])).size
  const weight = Math.min(starts.length, 1) * 3 + Math.min(ends.length, 2) * 2 + places + Math.min(statement.measures.length, 2)
  return { item, core, legs, weight }
}

/** Who and what a statement names of those around the design, in its own order. */
const namedIn = ({ text }: Asked['statement'], outside: Outside[]) =>
  outside
    .map((one) => ({ one, at: text.toLowerCase().indexOf(withoutArticle(one.name).toLowerCase().replace(/s$/, '')) }))
    .filter(({ at }) => at >= 0)
    .toSorted((left, right) => left.at - right.at)
    .map(({ one }) => one)

const gives = (one: Outside) => one.kind === 'external-system' && ['source', 'both', 'named', 'kept'].includes(one.system.role)
const takes = (one: Outside) => one.kind === 'external-system' && ['sink', 'both', 'channel'].includes(one.system.role)
const isStart = (one: Outside) => one.kind === 'person' || gives(one)
const isEnd = (one: Outside) => one.kind === 'person' || takes(one)

type Place = Pick<Part, 'key' | 'kind'>

/** What brings data to a part: other systems, else the part that takes it in. */
const sourcesOf = (core: Part, { outside, parts }: Design): Place[] => {
  const systems = outside.filter((one) => gives(one))
  return systems.length > 0 ? systems : parts.filter(({ role, key }) => role === 'entry' && key !== core.key)
}

/** The way from a part to somebody or something around the design. */
function routeTo({ key }: Place, core: Part, { idOf, waysFrom, relations }: Ways): Leg[] | undefined {
  const [at, end] = [idOf(core.key), idOf(key)]
  return at && end
    ? waysFrom(at)
        .get(end)
        ?.map((leg) => alongFlow(leg, relations))
    : undefined
}

/** Where something goes both ways between two, the walk goes with what goes its way. */
function alongFlow(leg: Leg, relations: Placed['relations']): Leg {
  const relation = leg.isBack && relations.find(({ from, to }) => from === leg.from && to === leg.to)
  return relation ? { ...leg, relation, isBack: false } : leg
}

/** People before systems, then by the length of the way. */
function nearest(core: Part, candidates: Place[], ways: Ways): Place | undefined {
  const ranked = candidates.flatMap((one) => {
    const route = routeTo(one, core, ways)
    return route ? [{ one, cost: route.length + (one.kind === 'person' ? 0 : 1) }] : []
  })
  return ranked.toSorted((left, right) => left.cost - right.cost)[0]?.one
}

function tellWalk({ item: { statement, requirement }, core, legs }: Walk, placed: Placed): Scenario {
  const nameOf = (id: string) => placed.elements.find((element) => element.id === id)?.name ?? id
  const [first, last] = [legs[0]!, legs.at(-1)!]
  const topic = clip(topicOf(statement) ?? nounOf(core) ?? 'the result', 60)
  const ends = first.from === last.to ? nameOf(first.from) : `${nameOf(first.from)} to ${nameOf(last.to)}`
  const coreId = placed.idOf(core.key)
  const at = legs.findIndex(({ from }) => from === coreId)
  return {
    source: sourceOf(statement),
    name: `${capitalised(topic)}: ${ends}`,
    trigger: bare(clip(requirement.text, 160)),
    steps: legs.map((leg, index) => ({
      from: leg.from,
      to: leg.to,
      action: capitalised(
        index === at
          ? mechanismOf(core, requirement.id)
          : actionOf(leg, { topic, verb: statement.verb, isAfter: index > at, placed }),
      ),
    })),
    failure: failureOf(core, nameOf(last.to)),
    requirements: [requirement.id],
  }
}

const longestMechanism = 120
/** The first clause that says how; the rest stands with the part. */
const mechanismOf = ({ meets }: Part, requirement: string) =>
  clip(meets.get(requirement)!.split(/; |: |, (?=and |so |no )/)[0]!, longestMechanism)

type StepContext = { topic: string; verb: string | undefined; isAfter: boolean; placed: Placed }

/** Who only wants to see something asks for it; everybody else brings it. */
const looks =
  /^(?:see|view|show|find|search|look|display|report|receive|get|compare|read|list|download|know|propose|forecast|predict|calculate)$/i

/** What goes over one leg: on the way to the part that does it, the matter; on the way from it, its result. */
function actionOf({ from, to, relation, isBack }: Leg, { topic, verb, isAfter, placed: { elements } }: StepContext): string {
  const [giver, taker] = [from, to].map((id) => elements.find((element) => element.id === id))
  if (taker?.kind === 'person') return `shows ${topic}`
  if (taker?.kind === 'external-system') return isBack ? `asks for ${topic}` : relation.label
  if (giver?.kind === 'person') return looks.test(verb ?? '') ? `asks for ${topic}` : `enters ${topic}`
  if (taker?.kind === 'store') return isBack ? `looks up ${topic}` : `keeps ${topic}`
  if (isAfter) return `hands back the result on ${topic}`
  return isBack || /^\p{L}+ records?$/iu.test(relation.label) ? `passes on ${topic}` : lowered(relation.label)
}

function failureOf({ capability, control }: Part, end: string): Scenario['failure'] {
  const fails = capability?.fails[0] ?? control?.fails
  if (!fails) return { when: `${end} does not answer`, response: 'What is due is kept and sent again' }
  const plain = (words: string) => capitalised(words.replaceAll(/\{[a-z-]+\}/g, 'it'))
  return { when: plain(fails.when), response: plain(fails.then) }
}
