import type { ReadBack, ReadItem, readGroups } from '#shared/api/read-back.ts'
import type { AskedRequirements, Brief } from '#shared/brief.ts'
import { Requirements } from '#shared/brief.ts'
import { clientIds } from '#shared/firm.ts'
import { askFirst } from './ask-first.ts'
import { readBrief } from './reading/read-brief.ts'
import type { Reading, Statement, StatementKind, SystemRole } from './reading/reading.ts'

/** Of each group; the rest is counted. */
const mostShown = 30

const roleWords: Record<SystemRole, string> = {
  source: 'gives data',
  sink: 'takes data',
  both: 'gives and takes data',
  replaced: 'is replaced',
  kept: 'stays as it is',
  banned: 'must not be used',
  identity: 'says who somebody is',
  channel: 'reaches people',
  platform: 'what it runs on',
  named: 'named, its part is not clear',
}
const ruleWords: Partial<Record<StatementKind, string>> = {
  ban: 'ban',
  mandate: 'prescribed',
  exclusion: 'not part of the work',
  residency: 'where data stays',
  rule: 'rule',
}

/** A brief as it is typed, read by code alone and told for a person to put right. */
export function readBack({
  projectName,
  requirements,
  today,
}: {
  projectName: string
  requirements: AskedRequirements
  today: string
}): ReadBack {
  const brief: Brief = {
    documentType: 'hld',
    client: clientIds[0],
    projectName: projectName.trim() || 'Untitled project',
    requirements: Requirements.parse(requirements),
  }
  const reading = readBrief(brief, { today })
  return { groups: groupsOf(reading), fit: fitOf(reading), questions: askFirst(reading) }
}

type Group = (typeof readGroups)[number]

function groupsOf(reading: Reading): ReadBack['groups'] {
  const live = reading.statements.filter(({ amendedBy, kind }) => amendedBy === undefined && kind !== 'noise')
  const byId = new Map(live.map((statement) => [statement.id, statement]))
  const at = (id: string | undefined, text: string | undefined, note: string): ReadItem[] => {
    const statement = id === undefined ? undefined : byId.get(id)
    return statement ? [itemOf(statement, text ?? statement.text, note)] : []
  }
  const told: Record<Group, ReadItem[]> = {
    goals: live.filter(({ kind, alsoKinds }) => [kind, ...alsoKinds].includes('goal')).map((one) => itemOf(one, one.text, '')),
    rules: live.filter(({ kind }) => ruleWords[kind]).map((one) => itemOf(one, one.text, ruleWords[one.kind]!)),
    systems: reading.systems
      .filter(({ role }) => role !== 'banned')
      .flatMap(({ name, role, statements }) => at(statements[0], name, roleWords[role])),
    dates: reading.dates.flatMap(({ from, to, statement }) => at(statement, undefined, from === to ? from : `${from} to ${to}`)),
    money: live.filter(({ kind, alsoKinds }) => [kind, ...alsoKinds].includes('money')).map((one) => itemOf(one, one.text, '')),
    people: reading.people.flatMap(({ name, uses, statements }) => at(statements[0], name, uses ? 'uses it' : 'only mentioned')),
    unclear: reading.doubts.flatMap(({ statement, sentence }) => at(statement, undefined, sentence)),
  }
  return (Object.keys(told) as Group[])
    .map((name) => ({ name, items: told[name].slice(0, mostShown), more: Math.max(0, told[name].length - mostShown) }))
    .filter(({ items }) => items.length > 0)
}

const itemOf = ({ segment: { field, start, end } }: Statement, text: string, note: string): ReadItem => ({
  text: text.slice(0, 300),
  note,
  field,
  start,
  end,
})

/** Below these a brief says too little for a design. */
const leastNeeds = 3
const leastSpecifics = 6

/** How far the words carry, before any design is tried. */
function fitOf({ statements, systems, dates, wantsAdvice }: Reading): ReadBack['fit'] {
  if (statements.length === 0) return { kind: 'empty', sentence: 'Nothing has been said yet.' }
  if (wantsAdvice) return { kind: 'advice', sentence: 'This asks for advice: a plan of the work, and nothing to be built.' }
  const needs = statements.filter(({ kind, amendedBy }) => amendedBy === undefined && (kind === 'need' || kind === 'rule')).length
  const specifics = systems.length + dates.length + statements.reduce((sum, { measures }) => sum + measures.length, 0)
  return needs >= leastNeeds && specifics >= leastSpecifics
    ? { kind: 'design', sentence: `Enough for a design: ${needs} needs and rules, ${specifics} systems, numbers and dates.` }
    : { kind: 'note', sentence: 'Too little for a design yet: the document would be a short note with questions.' }
}
