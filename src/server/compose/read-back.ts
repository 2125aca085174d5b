import type { ReadBack, ReadItem } from '#shared/api/read-back.ts'
import type { AskedRequirements, Brief } from '#shared/brief.ts'
import { Requirements } from '#shared/brief.ts'
import { clientIds } from '#shared/firm.ts'
import { referenceDesigns } from '#server/references/read-designs.ts'
import { namedHosting } from '#server/references/named-hosting.ts'
import { type Sorted, sortDesigns, sortedText } from '#server/references/sort-designs.ts'
import { type Statement, statementLabels } from '#server/solution/statement.ts'
import { checklist } from './register/checklist.ts'
import { type Register, registerBrief } from './register/register-brief.ts'

/** Maximum per group; the rest is only counted. */
const mostShown = 30
const mostNames = 60
const longestText = 300

/** `own`: the company's own designs by id, in addition to the packaged ones or replacing them. */
type Asked = { projectName: string; requirements: AskedRequirements; today: string; own?: [string, Sorted][] }

/** A brief as it is typed, sorted for a person: no conclusions are drawn from it. */
export function readBack({ projectName, requirements, today, own = [] }: Asked): ReadBack {
  const brief: Brief = {
    documentType: 'hld',
    client: clientIds[0],
    projectName: projectName.trim() || 'Untitled project',
    requirements: Requirements.parse(requirements),
  }
  const register = registerBrief(brief, { today })
  const current = register.statements.filter(({ earlier }) => !earlier)
  return {
    statements: current.length,
    groups: groupsOf(current),
    dates: current.flatMap((statement) => valuesOf(statement, (kind) => kind === 'date')),
    money: current.flatMap((statement) => valuesOf(statement, (kind) => kind === 'money')),
    names: namesOf(register),
    warnings: register.calculations.filter(({ warns }) => warns).map(({ text }) => text),
    silent: silentOf(register),
    nearest: sortDesigns(`${brief.projectName}\n${sortedText(current)}`, new Map<string, Sorted>([...referenceDesigns(), ...own])),
    hosting: namedHosting(current),
  }
}

function groupsOf(statements: Statement[]): ReadBack['groups'] {
  return statementLabels.flatMap((name) => {
    const own = statements.filter(({ label }) => label === name)
    if (own.length === 0) return []
    return [{ name, items: own.slice(0, mostShown).map((one) => itemOf(one, one.text)), more: Math.max(0, own.length - mostShown) }]
  })
}

const itemOf = ({ field, start, end }: Pick<Statement, 'field' | 'start' | 'end'>, text: string, note = ''): ReadItem => ({
  text: text.slice(0, longestText),
  note,
  field: field as ReadItem['field'],
  start,
  end,
})

function valuesOf({ field, values }: Statement, isWanted: (kind: string) => boolean): ReadItem[] {
  return values
    .filter(({ kind }) => isWanted(kind))
    .map((value) => {
      const note = value.kind !== 'date' ? '' : value.from === value.to ? value.from : `${value.from} to ${value.to}`
      return itemOf({ field, start: value.start, end: value.end }, value.quote, note)
    })
}

function namesOf({ names, statements }: Register): ReadBack['names'] {
  const byId = new Map(statements.map((statement) => [statement.id, statement]))
  return names.slice(0, mostNames).flatMap(({ name, statements: within }) => {
    const first = byId.get(within[0] ?? '')
    return first ? [{ name, count: within.length, item: itemOf(first, first.text) }] : []
  })
}

function silentOf({ topics }: Register): ReadBack['silent'] {
  const silent = new Set(topics.filter(({ statements }) => statements.length === 0).map(({ topic }) => topic))
  return checklist.filter(({ topic }) => silent.has(topic)).map(({ topic, question }) => ({ topic, question }))
}
