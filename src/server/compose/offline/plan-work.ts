import type { Solution } from '#server/solution/solution.ts'
import { fromPattern, number, type Draft } from './draft.ts'
import { readDurations } from './read-timeline.ts'
import { readStatements } from './read-statements.ts'
import { sourceOf } from './statement.ts'

/** Weeks that the plan is laid over when the brief names none. */
export const assumedWeeks = 26

export type Plan = {
  weeks: number
  stated: boolean
  workstreams: Solution['workstreams']
  milestones: Solution['milestones']
}
type Phase = Omit<Solution['workstreams'][number], 'id' | 'dependsOn'> & { after: string[] }

/** Design, foundation, the patterns' own streams, test and hand-over, over the stated time. */
export function planWork(draft: Draft): Plan {
  const stated = draft.reading.timeline?.weeks
  const weeks = Math.min(520, Math.max(1, Math.round(stated ?? assumedWeeks)))
  const phases = listPhases(draft, weeks)
  const ids = new Map(phases.map(({ name }, index) => [name, `WS-${index + 1}`]))
  const workstreams = phases.map(({ after, ...phase }, index) => ({
    id: `WS-${index + 1}`,
    ...phase,
    dependsOn: after.flatMap((name) => ids.get(name) ?? []),
  }))
  return { weeks, stated: stated !== undefined, workstreams, milestones: number('MS', listMilestones(draft, { weeks, phases })) }
}

function listPhases(draft: Draft, weeks: number): Phase[] {
  const source = fromPattern({ id: 'every-system' })
  const at = (share: number) => Math.round(share * weeks)
  const span = (from: number, to: number) => {
    const startWeek = Math.min(weeks, at(from) + 1)
    return { startWeek, weeks: Math.max(1, at(to) - startWeek + 1) }
  }
  const { client } = draft.reading
  const streams = listStreams(draft)
  const last = Math.max(1, ...streams.map(({ to }) => to))
  const [buildFrom, buildTo] = [0.22, 0.8]
  const place = (share: number) => buildFrom + (share / last) * (buildTo - buildFrom)
  return [
    {
      source,
      name: 'Mobilise and design',
      ...span(0, 0.12),
      deliverables: [`High-Level Design signed by ${client}`, 'Access to sources requested', 'Open questions answered'],
      after: [],
    },
    {
      source,
      name: 'Platform foundation',
      ...span(0.12, buildFrom),
      deliverables: ['Environments built from code', 'Identity, keys and monitoring in place', 'Release pipeline'],
      after: ['Mobilise and design'],
    },
    ...streams.map(({ from, to, after, ...stream }) => ({
      ...stream,
      ...span(place(from), place(to)),
      after: after.length > 0 ? after : ['Platform foundation'],
    })),
    {
      source,
      name: 'Test and harden',
      ...span(buildTo, 0.93),
      deliverables: ['Load test at the stated peaks', 'Recovery exercise', 'Penetration test with findings closed'],
      after: streams.map(({ name }) => name),
    },
    {
      source,
      name: 'Go-live and hand-over',
      ...span(0.93, 1),
      deliverables: ['Release to production', 'Runbook', `Training of ${client}’s operators`],
      after: ['Test and harden'],
    },
  ]
}

/** The patterns' streams with their place in the building time, as shares of it. */
function listStreams({ patterns }: Draft) {
  const ends = new Map<string, number>()
  return patterns
    .flatMap((pattern) => pattern.workstreams.map((stream) => ({ ...stream, source: fromPattern(pattern) })))
    .toSorted((one, other) => one.after.length - other.after.length)
    .filter(({ name }, index, all) => all.findIndex((stream) => stream.name === name) === index)
    .toSorted((one, other) => Number(other.name === one.after[0]) - Number(one.name === other.after[0]))
    .map(({ name, share, deliverables, after, source }) => {
      const known = after.filter((name) => ends.has(name))
      const from = Math.max(0, ...known.map((name) => ends.get(name)!))
      ends.set(name, from + share)
      return { source, name, deliverables, after: known, from, to: from + share }
    })
}

const week = 7 * 86_400_000

function listMilestones(
  { reading }: Draft,
  { weeks, phases }: { weeks: number; phases: Phase[] },
): Omit<Solution['milestones'][number], 'id'>[] {
  const start = reading.dates.find(({ kind }) => kind === 'start')?.date
  const dated = reading.dates.map(({ date, name, kind, statement }) => {
    const counted = start ? Math.floor((Date.parse(date) - Date.parse(start)) / week) : weeks
    return { source: sourceOf(statement), name: capitalised(name), week: kind === 'start' ? 0 : Math.max(0, counted), date }
  })
  const timed = reading.statements
    .filter(({ field }) => field === 'timeline')
    .flatMap((statement) =>
      readStatements('timeline', statement.text.replaceAll(/, (?=\p{L})/gu, '; ')).flatMap(({ text }) => {
        const [length] = readDurations(text)
        const name = text
          .replace(/\b(?:with)?in (?:about |around )?(?:a|\d+) \w+\.?/i, '')
          .replace(/[.,\s]+$/, '')
          .trim()
        return length && name.length > 3 && length <= weeks
          ? [{ source: sourceOf(statement), name: capitalised(name), week: length }]
          : []
      }),
    )
  const first = phases[0]!
  const signed = { source: first.source, name: 'Design signed', week: first.startWeek + first.weeks - 1 }
  const live = dated.some(({ name }) => /live/i.test(name)) ? [] : [{ source: first.source, name: 'Go-live', week: weeks }]
  return [signed, ...dated, ...timed, ...live].toSorted((one, other) => one.week - other.week)
}

const capitalised = (text: string) => {
  const words = text.replace(/^(?:and|then|we would like to)\s+/i, '').slice(0, 120)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
