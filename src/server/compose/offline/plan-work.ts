import type { Solution } from '#server/solution/solution.ts'
import { assignWork } from './assign-work.ts'
import { fromPattern, number, type Draft } from './draft.ts'
import { listMilestones, statedMilestones, type UnnumberedMilestone } from './list-milestones.ts'
import { isAdvice } from './patterns/pattern.ts'
import { weeksBetween } from './read-timeline.ts'

/** Weeks that the plan is laid over when the brief names none. */
const assumedWeeks = 26

export type Plan = Pick<Solution, 'workstreams' | 'milestones'> & { weeks: number; stated: boolean }
type Phase = Omit<Solution['workstreams'][number], 'id' | 'dependsOn' | 'satisfies'> & { after: string[] }

/** Design, foundation, the patterns' own streams, test and hand-over, over the stated time. */
export function planWork(draft: Draft): Plan {
  const stated = draft.reading.timeline?.weeks
  const weeks = totalWeeks(draft, stated)
  const named = statedMilestones(draft, weeks)
  const start = draft.reading.dates.find(({ kind }) => kind === 'start')?.date
  const phases = listPhases(draft, weeks, named)
  const ids = new Map(phases.map(({ name }, index) => [name, `WS-${index + 1}`]))
  const bare = phases.map(({ after, ...phase }, index) => ({
    id: `WS-${index + 1}`,
    ...phase,
    dependsOn: after.flatMap((name) => ids.get(name) ?? []),
  }))
  const workstreams = assignWork(draft, bare)
  return {
    weeks,
    stated: stated !== undefined,
    workstreams,
    milestones: number('MS', listMilestones(workstreams, named, { weeks, isAdvice: isAdviceOnly(draft), start })),
  }
}

/** A duration up to a first release, with a later go-live day and no start, leaves time for what comes between. */
function totalWeeks({ reading }: Draft, stated: number | undefined) {
  const open = reading.dates.some(({ kind }) => kind === 'go-live') && !reading.dates.some(({ kind }) => kind === 'start')
  const stretched = stated && open && /\b(?:beta|pilot|first)\b/i.test(reading.timeline?.quote ?? '') ? stated * 1.25 : stated
  const days = reading.dates.map(({ date }) => date).toSorted()
  const between = days.length > 1 ? weeksBetween(days[0]!, days.at(-1)!) : 0
  // Stated days that lie far apart leave a quarter of a year before the first of them.
  const assumed = between > assumedWeeks / 2 ? Math.max(assumedWeeks, between + 13) : assumedWeeks
  return Math.min(520, Math.max(1, Math.round(stretched ?? assumed)))
}

const goesLive = /\b(?:live|beta|pilot|releas\w+|launch\w*|first results)\b/i

/** Shares of the time up to the first release at which a phase ends. */
const phaseEnds = { mobilised: 0.12, founded: 0.22, built: 0.82 }

function listPhases(draft: Draft, weeks: number, named: UnnumberedMilestone[]): Phase[] {
  const early = named.find(({ name, week }) => goesLive.test(name) && week < 0.9 * weeks && week > 0)
  const staged = early && early.week > 0.4 * weeks ? early : undefined
  const release = staged ? staged.week : Math.round(0.93 * weeks)
  const at = (share: number) => Math.round((staged ? release : weeks) * share)
  const later = named.filter(({ week, name }) => staged && week > staged.week && !/^go-live$/i.test(name)).map(({ name }) => name)
  const common = commonPhases(draft, { weeks, at, release, handOver: staged ? Math.round(0.95 * weeks) : release })
  if (isAdviceOnly(draft)) return adviceOf(draft, common, weeks)
  const streams = placeStreams(draft, at(phaseEnds.founded), at(phaseEnds.built))
  common.test.after = streams.map(({ name }) => name)
  const first: Phase[] =
    early && !staged
      ? [
          {
            ...span(at(phaseEnds.mobilised), early.week),
            source: early.source,
            name: 'Early release',
            deliverables: [`${early.name}: a first slice through all parts, shown to its users`],
            after: ['Mobilise and design'],
          },
        ]
      : []
  if (!staged) return [common.design, common.foundation, ...first, ...streams, common.test, common.handOver]
  common.test.deliverables.push(staged.name)
  const deliverables = later.length > 0 ? later : ['What the first release showed to be missing']
  const more: Phase = {
    ...span(release, Math.round(0.95 * weeks)),
    source: staged.source,
    name: 'Later releases',
    deliverables,
    after: ['Test and harden'],
  }
  return [
    common.design,
    common.foundation,
    ...streams,
    common.test,
    more,
    { ...common.handOver, name: 'Hand-over', after: ['Later releases'] },
  ]
}

const isAdviceOnly = ({ patterns }: Draft) => patterns.every(isAdvice)

/** Advice builds nothing: after its start come its own streams, then what was decided is handed over. */
function adviceOf(draft: Draft, { design, handOver }: ReturnType<typeof commonPhases>, weeks: number): Phase[] {
  const { client } = draft.reading
  const begun = Math.max(1, Math.round(0.1 * weeks))
  const done = Math.max(begun + 1, Math.round(0.9 * weeks))
  const start: Phase = {
    ...design,
    ...span(0, begun),
    name: 'Mobilise',
    deliverables: [`Aims and limits agreed with ${client}`, 'People and rights arranged', 'Open questions answered'],
  }
  const streams = placeStreams(draft, begun, done).map((stream) => ({
    ...stream,
    after: stream.after.map((name) => (name === 'Platform foundation' ? start.name : name)),
  }))
  const last: Phase = {
    ...handOver,
    ...span(Math.min(done, weeks - 1), weeks),
    name: 'Hand-over',
    deliverables: [`Results presented and accepted by ${client}`, 'Records and next steps handed to their owners'],
    after: streams.map(({ name }) => name),
  }
  return [start, ...streams, last]
}

const span = (after: number, upTo: number) => ({ startWeek: after + 1, weeks: Math.max(1, upTo - after) })

type Marks = { weeks: number; at: (share: number) => number; release: number; handOver: number }

function commonPhases({ reading }: Draft, { weeks, at, release, handOver }: Marks) {
  const source = fromPattern({ id: 'every-system' })
  const phase = (name: string, place: ReturnType<typeof span>, more: { deliverables: string[]; after: string[] }): Phase => ({
    source,
    name,
    startWeek: Math.min(place.startWeek, weeks),
    weeks: place.weeks,
    ...more,
  })
  const { mobilised, founded, built } = phaseEnds
  return {
    design: phase('Mobilise and design', span(0, at(mobilised)), {
      deliverables: [`High-Level Design signed by ${reading.client}`, 'Access to sources requested', 'Open questions answered'],
      after: [],
    }),
    foundation: phase('Platform foundation', span(at(mobilised), at(founded)), {
      deliverables: ['Environments built from code', 'Identity, keys and monitoring in place', 'Release pipeline'],
      after: ['Mobilise and design'],
    }),
    test: phase('Test and harden', span(at(built), release), {
      deliverables: ['Load test at the stated peaks', 'Recovery exercise', 'Penetration test with findings closed'],
      after: [],
    }),
    handOver: phase('Go-live and hand-over', span(handOver, weeks), {
      deliverables: ['Release to production', 'Runbook', `Training of ${reading.client}’s operators`],
      after: ['Test and harden'],
    }),
  }
}

/** The patterns' streams between two weeks, each after those it needs. */
function placeStreams({ patterns }: Draft, from: number, upTo: number): Phase[] {
  const ends = new Map<string, number>()
  const all = patterns.flatMap((pattern) => pattern.workstreams.map((stream) => ({ ...stream, source: fromPattern(pattern) })))
  const unique = all.filter(({ name }, index) => all.findIndex((stream) => stream.name === name) === index)
  const placed: (Omit<Phase, 'startWeek' | 'weeks'> & { start: number; end: number })[] = []
  const open = [...unique]
  while (open.length > 0) {
    const ready = open.findIndex(({ after }) => after.every((name) => !open.some((stream) => stream.name === name)))
    const [{ name, share, deliverables, after, source }] = open.splice(Math.max(0, ready), 1) as [(typeof open)[number]]
    const known = after.filter((name) => ends.has(name))
    const start = Math.max(0, ...known.map((name) => ends.get(name)!))
    ends.set(name, start + share)
    placed.push({
      source,
      name,
      deliverables,
      after: known.length > 0 ? known : ['Platform foundation'],
      start,
      end: start + share,
    })
  }
  const longest = Math.max(1, ...placed.map(({ end }) => end))
  const week = (share: number) => from + Math.round((share / longest) * (upTo - from))
  return placed.map(({ start, end, ...stream }) => ({ ...stream, ...span(week(start), week(end)) }))
}
