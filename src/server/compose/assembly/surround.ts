import { knownName } from '../reading/names/known-names.ts'
import type { Mandate, NamedPeople, NamedSystem, Reading, Statement, SystemRole } from '../reading/reading.ts'
import { type Outside, sourceOf } from './design.ts'
import { asSentence, capitalised, clip, quoted, withoutArticle } from './phrases.ts'
import { excludedStatements } from './connect-systems.ts'
import { isKeptAway } from './is-kept-away.ts'
import { banOn } from './respect-bans.ts'

const tells: Record<SystemRole, string> = {
  source: 'gives its data to the design',
  sink: 'takes what the design gives',
  both: 'gives its data and takes what is written back',
  replaced: 'is replaced and then switched off',
  kept: 'stays as it is',
  banned: '',
  identity: 'says who somebody is at sign-in',
  channel: 'is where people meet the design',
  platform: 'carries parts of the design',
  named: 'is named; what it has to do with the design is asked',
}

const staysInSight = new Set<SystemRole>(['kept', 'replaced', 'identity', 'channel'])

/** The systems and people around the design, as the brief names them. */
export function listOutside(reading: Reading): Outside[] {
  const byId = new Map(reading.statements.map((statement) => [statement.id, statement]))
  const excluded = excludedStatements(reading)
  const systems = reading.systems.filter(
    (system) =>
      system.role !== 'banned' &&
      system.role !== 'platform' &&
      !banOn(system.name, reading) &&
      !isKeptAway(system, reading.statements) &&
      // Named only where something is left out: the scope tells it.
      (staysInSight.has(system.role) || !system.statements.every((id) => excluded.has(id))),
  )
  const people = reading.people.filter(({ uses }) => uses)
  return [
    ...systems.flatMap((system) => systemOutside(system, byId, reading.mandates)),
    ...people.flatMap((one) => personOutside(one, byId)),
  ]
}

type Statements = Map<string, Statement>
const firstOf = (ids: string[], byId: Statements) => ids.map((id) => byId.get(id)).find((statement) => statement !== undefined)

/** What is prescribed is told by the sentence that prescribes it. */
function systemOutside(system: NamedSystem, byId: Statements, mandates: Mandate[]): Outside[] {
  const names = new Set([system.name, ...system.aliases, ...(system.known ? [system.known.name] : [])])
  const prescribing = mandates.find(
    ({ name, statement }) => names.has(knownName(name)?.name ?? name) && system.statements.includes(statement),
  )?.statement
  const said = firstOf([...(prescribing === undefined ? [] : [prescribing]), ...system.statements], byId)
  if (!said) return []
  const what = system.holds ? `holds ${system.holds}; ` : ''
  return [
    {
      key: `system:${system.name}`,
      kind: 'external-system',
      name: capitalised(system.name),
      source: sourceOf(said),
      responsibility: asSentence(
        `${capitalised(`${what}${tells[system.role]}`)}${prescribing === undefined ? asTold(system.role, said) : told(said.text)}`,
      ),
      system,
    },
  ]
}

/** What is only kept, named or met there is told in the brief's own words, since its role says little of what it does. */
const asTold = (role: SystemRole, { text }: Statement) =>
  role === 'kept' || role === 'named' || role === 'channel' || role === 'sink' ? told(text) : ''
const told = (text: string) => ` (${quoted(clip(text, 140))})`

function personOutside(people: NamedPeople, byId: Statements): Outside[] {
  const said = firstOf(people.statements, byId)
  if (!said) return []
  const name = capitalised(withoutArticle(people.name))
  return [
    {
      key: `people:${people.name}`,
      kind: 'person',
      name,
      source: sourceOf(said),
      responsibility: asSentence(people.does ?? clip(said.text, 160)),
      people,
    },
  ]
}
