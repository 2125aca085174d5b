import type { Element } from '#server/solution/solution.ts'
import { capabilities } from './capabilities.ts'
import { carriedData } from './carried-data.ts'
import type { Part } from './choose-parts.ts'
import { listed, nameInside } from './draft.ts'
import type { Pattern } from './patterns/pattern.ts'
import type { Reading } from './read-brief.ts'
import type { OutsideSystem } from './sort-named.ts'
import { sourceOf } from './statement.ts'

type Unnumbered = Omit<Element, 'id'>

const mostPeople = 8

/** The system, its parts, the people and the systems around it; `satisfies` is filled in later. */
export function listElements(
  reading: Reading,
  parts: Part[],
  { patterns, name }: { patterns: Pattern[]; name: string },
): Element[] {
  const elements: Unnumbered[] = [
    {
      source: { from: 'brief', field: 'projectName', quote: reading.project },
      name,
      kind: 'system',
      technologyStated: false,
      responsibility: `Does for ${reading.client} what the brief asks for, by these patterns: ${listed(patterns.map(nameInside))}.`,
      satisfies: [],
    },
    ...parts.map((part) => describePart(part)),
    ...peopleOf(reading),
    ...reading.systems.map((found): Unnumbered => ({
      source: sourceOf(found.statement),
      name: found.named.name,
      kind: 'external-system',
      technologyStated: true,
      responsibility: dutyOf(found),
      satisfies: [],
    })),
  ]
  return elements.map((element, index) => ({ id: `EL-${index + 1}`, ...element }))
}

function dutyOf(found: OutsideSystem): string {
  const { delivers, brings } = found.named
  if (/^(?:identity|readings)$/.test(delivers)) return `Supplies ${brings}.`
  const carried = carriedData(found)
  return `${/^messages between\b/.test(carried) ? 'Passes on' : 'Holds'} ${carried}.`
}

function describePart({ capability, name, technology, named, responsibility, pattern }: Part): Unnumbered {
  const { kind } = capabilities[capability]
  return {
    source: named ? sourceOf(named.statement) : { from: 'pattern', pattern },
    name,
    kind,
    parent: 'EL-1',
    technology,
    technologyStated: named !== undefined,
    responsibility,
    satisfies: [],
  }
}

function peopleOf({ people }: Reading): Unnumbered[] {
  if (people.length === 0) {
    const reason = 'The brief names nobody who uses the system.'
    return [
      {
        source: { from: 'assumption', reason },
        name: 'User',
        kind: 'person',
        technologyStated: false,
        responsibility: 'Uses the system in daily work; roles are still to be named.',
        satisfies: [],
      },
    ]
  }
  return people.slice(0, mostPeople).map(({ name, role, statement }) => ({
    source: sourceOf(statement),
    name,
    kind: 'person',
    technologyStated: false,
    responsibility: role.does,
    satisfies: [],
  }))
}
