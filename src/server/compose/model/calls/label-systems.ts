import type { NamedSystem, Reading, Statement, SystemRole } from '../../reading/reading.ts'

export const sameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()
const isCalled = (name: string, { name: own, aliases }: NamedSystem) => [own, ...aliases].some((one) => sameName(one, name))
/** The segment that a statement, or the part of one, stands in. */
export const segmentOf = (statement: string) => statement.split('.')[0]!

/** From the weakest to the strongest word on what a system is to the work. */
const strength: SystemRole[] = ['named', 'kept', 'platform', 'channel', 'identity', 'sink', 'source', 'both', 'replaced', 'banned']
const strongest = (roles: SystemRole[]) => roles.toSorted((a, b) => strength.indexOf(b) - strength.indexOf(a))

type LabelledName = { name: string; role: SystemRole; id: string }

/** A role that a model gave holds, save that a refusal stands; where it says no other than code, code's own sum stands. */
export function systemsOf({ systems, statements: read }: Reading, live: Statement[], idOf: Map<string, string>): NamedSystem[] {
  const before = new Map(read.map((statement) => [statement.segment.id, statement.systems]))
  const isNew = ({ name, role, id }: LabelledName) =>
    !before.get(segmentOf(id))?.some((system) => sameName(system.name, name) && system.role === role)
  const told = live
    .filter(({ by }) => by === 'model')
    .flatMap(({ systems: named, id }) => named.map((system): LabelledName => ({ ...system, id })))
  const known = systems
    .map((system) => withLongerNames(system, told, read))
    .map((system): NamedSystem => {
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

/** What a name may have behind it and still be that name: what kind of thing it is, and whose. */
const ofItsKind =
  /^(?:(?:network|system|platform|service|solution|software|database|register|server|application|tool|installation|instance)s?)?(?:\s*(?:of|in|at|from|for)\s.+)?$/i

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const named = (name: string) => new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(name)}(?![\p{L}\p{N}])`, 'giu')
/** Whether words speak of a name otherwise than as the beginning of a longer one. */
const standsAlone = (name: string, longer: string, words: string) => named(name).test(words.replaceAll(named(longer), ' '))

/**
 * “Peppol” and “Peppol network”, “the scanning service” and “the scanning service of the post” in one sentence are one system.
 * “Azure” and “Azure DevOps” are one only where the brief never says the shorter by itself.
 */
function withLongerNames(system: NamedSystem, told: LabelledName[], read: Statement[]): NamedSystem {
  const words = read.map(({ segment }) => segment)
  const longer = told.filter(
    ({ name, id }) =>
      named(system.name).test(name) &&
      name.toLowerCase().startsWith(system.name.toLowerCase()) &&
      !sameName(name, system.name) &&
      system.statements.some((statement) => segmentOf(statement) === segmentOf(id)) &&
      words.every((segment) => segment.id !== segmentOf(id) || !standsAlone(system.name, name, segment.text)),
  )
  const [first] = longer
  if (!first) return system
  const isAlone = words.some(({ text }) => standsAlone(system.name, first.name, text))
  const same = longer.filter(({ name }) => !isAlone || ofItsKind.test(name.slice(system.name.length).trim()))
  const others = [...new Set(same.map(({ name }) => name))]
  if (isAlone || system.known !== undefined) return { ...system, aliases: [...new Set([...system.aliases, ...others])] }
  return { ...system, name: first.name, aliases: [...new Set([system.name, ...system.aliases, ...others.slice(1)])] }
}
