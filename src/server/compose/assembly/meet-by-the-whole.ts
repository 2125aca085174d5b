import type { Element } from '#server/solution/solution.ts'
import type { Design } from './design.ts'
import type { Placed } from './list-elements.ts'
import { banOn } from './respect-bans.ts'

/** Refusals and places that the design keeps as a whole: none of its parts is of the refused kind, and each runs where it must. */
export function meetByTheWhole({ asked, reading, open }: Design, { elements, systemId }: Placed): Element[] {
  const isKept = elements.every(({ name, technology, kind }) => kind === 'person' || !banOn(`${name} ${technology ?? ''}`, reading))
  const places = new Set(reading.data.filter(({ place }) => place).map(({ statement }) => statement))
  const bans = new Set(reading.bans.map(({ statement }) => statement))
  const ids = asked
    .filter((item) => open.includes(item))
    .filter(({ statement }) => (isKept && bans.has(statement.id)) || (statement.kind === 'residency' && places.has(statement.id)))
    .map(({ requirement }) => requirement.id)
  return elements.map((element) => (element.id === systemId ? { ...element, satisfies: [...element.satisfies, ...ids] } : element))
}
