import type { Label } from '../../reading/label.ts'
import type {
  Ban,
  Contradiction,
  Mandate,
  NamedPeople,
  NamedSystem,
  Reading,
  Statement,
  SystemRole,
} from '../../reading/reading.ts'
import { verifyLabels } from '../../reading/verify-labels.ts'

/** The reading with a model's labels in it, as far as the brief's own words bear them out. Bans and prescriptions are only added. */
export function applyLabels(reading: Reading, labels: Label[]): Reading {
  const { statements, contradictions, doubts } = verifyLabels(reading, labels)
  const live = statements.filter(({ amendedBy, kind }) => amendedBy === undefined && kind !== 'noise')
  // A segment that says two things has statements of its own; what code found stays with the first.
  const idOf = firstIds(statements)
  const moved = <T extends { statement: string }>(facts: T[]): T[] =>
    facts.map((fact) => ({ ...fact, statement: idOf.get(fact.statement) ?? fact.statement }))
  return {
    ...reading,
    statements,
    systems: systemsOf(reading, live, idOf),
    people: peopleOf(reading, live, idOf),
    bans: [...moved(reading.bans), ...newBans(reading.bans, live)],
    mandates: [...moved(reading.mandates), ...newMandates(reading.mandates, live)],
    data: moved(reading.data),
    scope: scopeOf(moved(reading.scope), live),
    dates: live.flatMap(({ dates, id }) => dates.map((date) => ({ ...date, statement: id }))),
    contradictions: joinContradictions(
      reading.contradictions.map((one) => ({ ...one, a: idOf.get(one.a) ?? one.a, b: idOf.get(one.b) ?? one.b })),
      contradictions,
      live,
    ),
    doubts: [...reading.doubts, ...doubts],
  }
}

/** The statement that took the place of each that code made. */
function firstIds(statements: Statement[]): Map<string, string> {
  const ids = new Map<string, string>()
  for (const { id, segment } of statements) if (!ids.has(segment.id)) ids.set(segment.id, id)
  return ids
}

const sameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()
const isWithin = (one: string, other: string) =>
  one.toLowerCase().includes(other.toLowerCase()) || other.toLowerCase().includes(one.toLowerCase())
const isCalled = (name: string, { name: own, aliases }: NamedSystem) => [own, ...aliases].some((one) => sameName(one, name))

/** From the weakest to the strongest word on what a system is to the work. */
const strength: SystemRole[] = ['named', 'kept', 'platform', 'channel', 'identity', 'sink', 'source', 'both', 'replaced', 'banned']
const strongest = (roles: SystemRole[]) => roles.toSorted((a, b) => strength.indexOf(b) - strength.indexOf(a))

/** A role that a model gave holds, save that a refusal stands; where it says no other than code, code's own sum stands. */
function systemsOf({ systems, statements: read }: Reading, live: Statement[], idOf: Map<string, string>): NamedSystem[] {
  const before = new Map(read.map((statement) => [statement.segment.id, statement.systems]))
  const isNew = ({ name, role, id }: { name: string; role: SystemRole; id: string }) =>
    !before.get(segmentOf(id))?.some((system) => sameName(system.name, name) && system.role === role)
  const told = live
    .filter(({ by }) => by === 'model')
    .flatMap(({ systems: named, id }) => named.map((system) => ({ ...system, id })))
  const known = systems.map((system): NamedSystem => {
    const said = told.filter(({ name }) => isCalled(name, system))
    const roles = said.some(isNew) ? joinRoles(strongest([...new Set(said.map(({ role }) => role))])) : []
    const statements = [...new Set([...system.statements.map((id) => idOf.get(id) ?? id), ...said.map(({ id }) => id)])]
    const [role = system.role] = system.role === 'banned' ? ['banned' as const] : roles
    return { ...system, statements, role, roles: roles.length > 0 ? roles : system.roles }
  })
  const added = new Map<string, NamedSystem>()
  for (const { name, role, id } of told) {
    if (known.some((system) => isCalled(name, system))) continue
    const key = name.trim().toLowerCase()
    const earlier = added.get(key)
    const roles = joinRoles(strongest([...new Set([...(earlier?.roles ?? []), role])]))
    added.set(key, { name, aliases: [], role: roles[0]!, roles, statements: [...(earlier?.statements ?? []), id], readOnly: false })
  }
  // A mere name that somebody looked at and gave no part in the work is no system.
  const isMereName = (system: NamedSystem) =>
    system.role === 'named' && system.known === undefined && told.some(({ name }) => isCalled(name, system))
  return [...known, ...added.values()].filter((system) => !isMereName(system))
}

/** What gives data in one sentence and takes it in another does both. */
const joinRoles = (roles: SystemRole[]): SystemRole[] =>
  roles.includes('source') && roles.includes('sink') && !roles.includes('both') ? strongest([...roles, 'both']) : roles

function peopleOf({ people, statements: read }: Reading, live: Statement[], idOf: Map<string, string>): NamedPeople[] {
  const before = new Map(read.map((statement) => [statement.segment.id, statement.people]))
  const isNew = ({ name, uses, id }: { name: string; uses: boolean; id: string }) =>
    !before.get(segmentOf(id))?.some((one) => sameName(one.name, name) && one.uses === uses)
  const labelled = new Set(live.filter(({ by }) => by === 'model').map(({ segment }) => segment.id))
  const told = live
    .filter(({ by }) => by === 'model')
    .flatMap(({ people: named, id }) => named.map((person) => ({ ...person, id })))
  const kept = people.flatMap((one): NamedPeople[] => {
    const said = told.filter(({ name }) => isWithin(name, one.name))
    const statements = [...new Set([...one.statements.map((id) => idOf.get(id) ?? id), ...said.map(({ id }) => id)])]
    // People whom every label of their sentences passes over are only words.
    const isDropped = said.length === 0 && one.statements.every((id) => labelled.has(segmentOf(id)))
    if (isDropped) return []
    return [{ ...one, statements, uses: said.some(isNew) ? said.some(({ uses }) => uses) : one.uses }]
  })
  const added = new Map<string, NamedPeople>()
  for (const { name, uses, id } of told.filter((one) => isNew(one) && !people.some((known) => isWithin(known.name, one.name)))) {
    const earlier = added.get(name.toLowerCase())
    added.set(name.toLowerCase(), {
      name,
      uses: uses || (earlier?.uses ?? false),
      statements: [...(earlier?.statements ?? []), id],
    })
  }
  return [...kept, ...added.values()]
}

const segmentOf = (statement: string) => statement.split('.')[0]!

const newBans = (bans: Ban[], live: Statement[]): Ban[] =>
  live.flatMap(({ systems, id }) =>
    systems
      .filter(
        ({ name, role }) => role === 'banned' && !bans.some((ban) => [ban.name, ...ban.also].some((one) => sameName(one, name))),
      )
      .map(({ name }): Ban => ({ name, also: [], of: 'product', statement: id })),
  )

const newMandates = (mandates: Mandate[], live: Statement[]): Mandate[] =>
  live
    .filter(({ kind, by }) => kind === 'mandate' && by === 'model')
    .flatMap(({ systems, id, object }) =>
      systems
        .filter(({ name, role }) => role === 'platform' && !mandates.some((one) => sameName(one.name, name)))
        .map(({ name }): Mandate => ({ name, does: object ?? '', statement: id })),
    )

/** What a label leaves out is out, also where code had listed it as work: the stricter of the two holds. */
function scopeOf(scope: Reading['scope'], live: Statement[]): Reading['scope'] {
  const out = live.filter(({ kind, by }) => kind === 'exclusion' && by === 'model')
  const isOut = new Set(out.map(({ id }) => id))
  return [
    ...scope.map((item) => (isOut.has(item.statement) ? { ...item, within: false } : item)),
    ...out
      .filter(({ id }) => !scope.some(({ statement }) => statement === id))
      .map(({ text, id }) => ({ text, within: false, statement: id })),
  ]
}

function joinContradictions(known: Contradiction[], told: Contradiction[], live: Statement[]): Contradiction[] {
  const isLive = new Set(live.map(({ id }) => id))
  const seen = new Set<string>()
  return [...known, ...told].filter(({ a, b }) => {
    const key = [a, b].toSorted().join(' ')
    if (!isLive.has(a) || !isLive.has(b) || seen.has(key)) return false
    seen.add(key)
    return true
  })
}
