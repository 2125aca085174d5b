import type { Label } from '../../reading/label.ts'
import type { Ban, Contradiction, Mandate, NamedPeople, Reading, Statement } from '../../reading/reading.ts'
import { verifyLabels } from '../../reading/verify-labels.ts'
import { sameName, segmentOf, systemsOf } from './label-systems.ts'

/** The reading with a model's labels in it, as far as the brief's own words bear them out. Bans and prescriptions are only added. */
export function applyLabels(reading: Reading, labels: Label[]): Reading {
  const { statements, contradictions, doubts } = verifyLabels(reading, labels)
  const live = statements.filter(({ amendedBy, kind }) => amendedBy === undefined && kind !== 'noise')
  // A segment that says two things has statements of its own: what code found goes to the one that speaks of it, else the first.
  const idOf = firstIds(statements)
  const moved = <T extends { statement: string }>(facts: T[], wordsOf: (fact: T) => (string | undefined)[]): T[] =>
    facts.map((fact) => ({ ...fact, statement: speaksOf(statements, fact.statement, wordsOf(fact)) ?? fact.statement }))
  return {
    ...reading,
    statements,
    systems: systemsOf(reading, live, idOf),
    people: peopleOf(reading, live, idOf),
    bans: [...moved(reading.bans, ({ name, also }) => [name, ...also]), ...newBans(reading.bans, live)],
    mandates: [...moved(reading.mandates, ({ name }) => [name]), ...newMandates(reading.mandates, live)],
    data: moved(reading.data, ({ data, place }) => [place, data]),
    scope: scopeOf(
      moved(reading.scope, ({ text }) => [text]),
      live,
    ),
    dates: live.flatMap(({ dates, id }) => dates.map((date) => ({ ...date, statement: id }))),
    contradictions: joinContradictions(
      reading.contradictions.map((one) => ({ ...one, a: idOf.get(one.a) ?? one.a, b: idOf.get(one.b) ?? one.b })),
      contradictions,
      live,
    ),
    doubts: [...reading.doubts, ...doubts],
  }
}

/** Of the statements made of one that code read, the first that has the words. */
function speaksOf(statements: Statement[], id: string, words: (string | undefined)[]): string | undefined {
  const made = statements.filter(({ segment }) => segment.id === segmentOf(id))
  const said = words.flatMap((word) => word?.toLowerCase() || [])
  return (made.find(({ text }) => said.some((word) => text.toLowerCase().includes(word))) ?? made[0])?.id
}

/** The statement that took the place of each that code made. */
function firstIds(statements: Statement[]): Map<string, string> {
  const ids = new Map<string, string>()
  for (const { id, segment } of statements) if (!ids.has(segment.id)) ids.set(segment.id, id)
  return ids
}

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

const isWithin = (one: string, other: string) =>
  one.toLowerCase().includes(other.toLowerCase()) || other.toLowerCase().includes(one.toLowerCase())

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
