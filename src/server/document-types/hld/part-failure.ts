import type { Element, Relation } from '#server/solution/solution.ts'
import { agree, joinSome } from '../english.ts'
import { isSupport, type SolutionView } from '../solution-view.ts'
import { dataFlowOf } from './diagrams/data-flow.ts'

type PartFailure = { loss: string; back: string }
/** More names than this hide the sentence. */
const mostNames = 3

type Around = {
  element: Element
  /** Parts and systems that give it data, by name. */
  givers: string[]
  takers: string[]
  people: string[]
  /** “Lake storage (cleansed events for history)” */
  given: string[]
  /** Parts and systems that wait for its answer. */
  callers: string[]
}

/** “claims and reserves”, in the words of the relation; nothing where it tells a deed rather than data. */
function givenWords(relations: Relation[], { id, data }: ReturnType<typeof dataFlowOf>): string | undefined {
  const label = relations.find((relation) => relation.id === id)?.label ?? ''
  const told = data.replace(/, both ways$/, '')
  const plain = told.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
  if (data.toLowerCase() === label.toLowerCase()) return undefined
  return label.includes(plain) ? plain : told
}

function around(view: SolutionView, element: Element): Around {
  const own = view.solution.relations.filter(({ from, to }) => from === element.id || to === element.id)
  const isPerson = (id: string) => view.element(id)?.kind === 'person'
  const isKeeper = (id: string) => /store|queue/.test(view.element(id)?.kind ?? '')
  const isHelper = (id: string) => {
    const other = view.element(id)
    return other !== undefined && isSupport(other)
  }
  const flows = own
    .filter(({ from, to }) => ![from, to].some((id) => id !== element.id && (isPerson(id) || isHelper(id))))
    .map(dataFlowOf)
  const names = (ids: string[]) => [...new Set(ids)].map(view.name)
  const outgoing = flows.filter(({ from }) => from === element.id)
  return {
    element,
    givers: names(flows.filter(({ to }) => to === element.id).map(({ from }) => from)),
    takers: names(outgoing.map(({ to }) => to)),
    people: names(own.flatMap(({ from, to }) => [from, to]).filter(isPerson)),
    given: outgoing.flatMap((flow) => {
      const words = givenWords(own, flow)
      return words ? [`${view.name(flow.to)} (${words})`] : []
    }),
    callers: names(
      own
        .filter(({ from, to, synchronous }) => to === element.id && synchronous && !isPerson(from) && !isKeeper(from))
        .map(({ from }) => from),
    ),
  }
}

const some = (names: string[]) => joinSome(names, mostNames)
const also = (people: string[]) => (people.length > 0 ? `; ${some(people)} ${agree(people.length, 'finds', 'find')} it closed` : '')

function supportFailure({ name }: Element, users: string[]): PartFailure {
  const they = users.length > 0 ? some(users) : 'The parts'
  if (/observ|monitor/i.test(name))
    return {
      loss: `Nobody is called; ${they} keep their logs until it is back`,
      back: 'Logs that were kept are sent; alerts of the gap are reviewed',
    }
  if (/vault|key|secret/i.test(name))
    return {
      loss: `${they} work on with keys already fetched; a part that starts anew cannot`,
      back: 'Its records are restored from the copy in the second zone',
    }
  return {
    loss: `New sign-ins to ${they === 'The parts' ? 'the parts' : they} fail; sessions that are open go on`,
    back: 'The provider brings it back; groups and roles are built again from code',
  }
}

function keeperFailure({ element, givers, takers, people }: Around): PartFailure {
  if (element.kind === 'queue')
    return {
      loss: `${givers.length > 0 ? some(givers) : 'Senders'} ${agree(givers.length || 2, 'keeps', 'keep')} what cannot be handed over${takers.length > 0 ? `; ${some(takers)} ${agree(takers.length, 'runs', 'run')} dry` : ''}`,
      back: `${takers.length > 0 ? some(takers) : 'Readers'} ${agree(takers.length || 2, 'goes', 'go')} on at the last confirmed position`,
    }
  return {
    loss: `${takers.length > 0 ? some(takers) : 'Its readers'} ${agree(takers.length || 2, 'has', 'have')} nothing to read${givers.length > 0 ? `, and ${some(givers)} ${agree(givers.length, 'waits', 'wait')} to write` : ''}${also(people)}`,
    back: `Restored from its last copy${givers.length > 0 ? `; what came after is written again by ${some(givers)}` : ''}`,
  }
}

function comesBack(view: SolutionView, { element, givers, callers, people }: Around): string {
  const kinds = view.solution.relations.filter(({ to }) => to === element.id).map(({ from }) => view.element(from))
  const queue = kinds.find((giver) => giver?.kind === 'queue')
  if (element.kind === 'model') return 'The last approved version is deployed again'
  if (queue) return `Works off what ${queue.name} has kept`
  if (callers.length > 0) return `Started again; ${some(callers)} ${agree(callers.length, 'repeats its', 'repeat their')} calls`
  if (givers.length > 0) return `Started again; fetches from ${some(givers)} what came meanwhile`
  return people.length > 0
    ? `Started again; ${some(people)} ${agree(people.length, 'signs', 'sign')} in anew`
    : 'Started again from its last build'
}

/** What is lost while one part is down and how it comes back, told by what it gives to whom. */
export function failureOf(view: SolutionView, element: Element): PartFailure {
  if (isSupport(element)) {
    const users = view.solution.relations
      .filter(({ from, to }) => to === element.id && view.element(from)?.kind !== 'person')
      .map(({ from }) => view.name(from))
    return supportFailure(element, [...new Set(users)])
  }
  const found = around(view, element)
  if (element.kind === 'store' || element.kind === 'queue') return keeperFailure(found)
  const { given, people, callers } = found
  const losses = [
    ...(callers.length > 0 ? [`${some(callers)} ${agree(callers.length, 'gets', 'get')} no answer from it`] : []),
    ...(given.length > 0 ? [`nothing new for ${joinSome(given, 2)}`] : []),
    ...(people.length > 0 ? [`${some(people)} ${agree(people.length, 'finds', 'find')} it closed`] : []),
  ]
  const loss = losses.length > 0 ? losses.join('; ') : 'What it does waits'
  return { loss, back: comesBack(view, found) }
}
