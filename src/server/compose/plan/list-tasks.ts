import type { Solution } from '#server/solution/solution.ts'
import { type Design, ofCatalogue, type Part, sourceOf } from '../assembly/design.ts'
import { clip, listed } from '../assembly/phrases.ts'

type Workstream = Solution['workstreams'][number]

export type PlannedTask = {
  key: string
  name: string
  kind: NonNullable<Workstream['kind']>
  source: Workstream['source']
  /** Weeks of calendar time, the least and the most. */
  weeks: [number, number]
  role: string
  after: string[]
  isFrozen: boolean
  /** ISO day. */
  notBefore?: string | undefined
  deliverables: string[]
  satisfies: string[]
  effort: { role: string; days: [number, number] }[]
}

const daysInWeek = 5
/** More pieces of building than this are planned by the side of the system that they stand on. */
const mostBuilds = 6
const testShare = 0.25

/** The work that this design is: finding out, building each part, connecting, taking over, testing, switching over. */
export function listTasks(design: Design): PlannedTask[] {
  const { fit, parts, works } = design
  const discovery = task(
    'discovery',
    fit === 'note' ? 'Clear the open questions' : 'Agree on open questions, access and first data',
    { kind: 'discovery', weeks: [1, 3], role: 'Lead architect', source: assumed('Work on open questions comes first.') },
  )
  discovery.deliverables = [
    'Answers to the open questions',
    ...(fit === 'note' ? ['An outline that can be priced'] : ['Access to systems and a first extract from each']),
  ]
  if (fit === 'note') return [discovery]
  const builds = fit === 'advice' ? adviceTasks(parts) : buildTasks(parts)
  const later = fit === 'advice' ? [] : lastTasks(design, builds)
  const rules = works.map(ruleTask)
  for (const one of builds) one.after = one.after.length > 0 ? one.after : ['discovery']
  return [discovery, ...builds, ...later, ...rules.map((one) => ({ ...one, after: ['discovery'] }))]
}

const assumed = (reason: string) => ({ from: 'assumption', reason }) as const

type Work = { kind: PlannedTask['kind']; weeks: [number, number]; role: string; source: Workstream['source'] }

function task(key: string, name: string, { kind, weeks, role, source }: Work): PlannedTask {
  return {
    key,
    name,
    kind,
    source,
    weeks,
    role,
    after: [],
    isFrozen: false,
    deliverables: [],
    satisfies: [],
    effort: [{ role, days: [weeks[0] * daysInWeek, weeks[1] * daysInWeek] }],
  }
}

const span = (part: Part): [number, number] => {
  const work = part.capability?.work ?? []
  return [
    Math.max(1, Math.ceil(Math.max(0, ...work.map(({ weeks }) => weeks[0])))),
    Math.max(1, Math.ceil(Math.max(0, ...work.map(({ weeks }) => weeks[1])))),
  ]
}
const effortOf = (part: Part): PlannedTask['effort'] =>
  (part.capability?.work ?? []).map(({ role, weeks: [low, high] }) => ({ role, days: [low * daysInWeek, high * daysInWeek] }))

function buildOf(part: Part): PlannedTask {
  const [first] = part.capability?.work ?? []
  const one = task(`build:${part.key}`, `Build ${part.name}`, {
    kind: 'build',
    weeks: span(part),
    role: first?.role ?? 'Developer',
    source: part.source,
  })
  one.deliverables = [
    `${part.name}, tested: ${part.capability?.tests.find((test) => !test.includes('{')) ?? 'what it has to do is shown on the client’s data'}`,
  ]
  one.effort = effortOf(part)
  return one
}

const sideNames: Partial<Record<Part['side'], string>> = {
  in: 'Build what takes data in',
  work: 'Build what works on it',
  store: 'Build what keeps it',
  people: 'Build what people see',
  out: 'Build what gives it on',
  control: 'Build what watches over it',
}

function buildTasks(parts: Part[]): PlannedTask[] {
  const built = parts.filter(({ capability, role }) => capability && role !== 'advice')
  const functions = parts.filter(({ role }) => role === 'function')
  const modules = functions.length === 0 ? [] : [functionsTask(functions)]
  const controls = parts.filter(({ role, control }) => role === 'control' && control)
  const rules = controls.length === 0 ? [] : [controlsTask(controls)]
  if (built.length <= mostBuilds) return [...built.map(buildOf), ...modules, ...rules]
  const sides = [...new Set(built.map(({ side }) => side))]
  return [
    ...sides.map((side) =>
      sideTask(
        side,
        built.filter((part) => part.side === side),
      ),
    ),
    ...modules,
    ...rules,
  ]
}

/** Two people of a role share the work of one side. */
function sideTask(side: Part['side'], parts: Part[]): PlannedTask {
  const all = parts.map(buildOf)
  const total = (end: 0 | 1) => all.reduce((sum, { weeks }) => sum + weeks[end], 0)
  const weeks: [number, number] = [Math.max(1, Math.ceil(total(0) / 2)), Math.max(1, Math.ceil(total(1) / 2))]
  const first = all[0]!
  const one = task(`build:${side}`, sideNames[side] ?? 'Build', { kind: 'build', weeks, role: first.role, source: first.source })
  one.deliverables = all.flatMap(({ deliverables }) => deliverables)
  one.effort = addUp(all.flatMap(({ effort }) => effort))
  return one
}

function functionsTask(parts: Part[]): PlannedTask {
  const weeks: [number, number] = [Math.ceil(parts.length / 2), parts.length]
  const one = task('build:functions', `Build ${parts.length === 1 ? parts[0]!.name : `${parts.length} modules`}`, {
    kind: 'build',
    weeks,
    role: 'Developer',
    source: parts[0]!.source,
  })
  one.deliverables = parts.map(({ name }) => name)
  return one
}

function controlsTask(parts: Part[]): PlannedTask {
  const weeks: [number, number] = [Math.max(1, Math.ceil(parts.length / 3)), Math.max(1, Math.ceil(parts.length / 1.5))]
  const one = task('build:rules', 'Build what keeps the rules', { kind: 'build', weeks, role: 'Developer', source: parts[0]!.source })
  one.deliverables = parts.map(({ name }) => name)
  return one
}

const addUp = (effort: PlannedTask['effort']): PlannedTask['effort'] => {
  const sums = new Map<string, [number, number]>()
  for (const { role, days } of effort) {
    const [low, high] = sums.get(role) ?? [0, 0]
    sums.set(role, [low + days[0], high + days[1]])
  }
  return [...sums].map(([role, days]) => ({ role, days }))
}

/** Connecting, taking over, testing, a parallel run where the brief has one, and switching over. */
function lastTasks({ parts, reading }: Design, builds: PlannedTask[]): PlannedTask[] {
  const built = builds.map(({ key }) => key)
  const connectors = parts.filter(({ role }) => role === 'connector')
  const joins = [
    ...connectTasks(connectors.filter(({ name }) => !name.startsWith('Take-over'))),
    ...connectors.filter(({ name }) => name.startsWith('Take-over')).map((part) => takeOverTask(part, built)),
  ]
  const test = testTask(builds, [...built, ...joins.map(({ key }) => key)])
  const parallel = parallelTasks(reading.statements)
  return [...joins, test, ...parallel, switchOverTask(parallel.length > 0 ? 'parallel' : 'test')]
}

function connectTasks(connectors: Part[]): PlannedTask[] {
  const [first] = connectors
  if (!first) return []
  const names = connectors.map(({ name }) => name.replace(/ connector$/, ''))
  const one = task('connect', `Connect ${names.length === 1 ? names[0]! : `${names.length} systems`}`, {
    kind: 'integration',
    weeks: [Math.max(1, Math.ceil(names.length / 2)), Math.max(2, names.length)],
    role: 'Integration engineer',
    source: first.source,
  })
  return [{ ...one, deliverables: [`Tested connections to ${listed(names.slice(0, 8))}`], after: ['discovery'] }]
}

function takeOverTask(part: Part, after: string[]): PlannedTask {
  const one = task(`move:${part.key}`, part.name, {
    kind: 'migration',
    weeks: [3, 6],
    role: 'Data engineer',
    source: part.source,
  })
  return { ...one, deliverables: ['Two rehearsals with counts on both sides', 'The old system read-only, then off'], after }
}

function testTask(builds: PlannedTask[], after: string[]): PlannedTask {
  const weeksBuilt = builds.reduce((sum, { weeks }) => sum + weeks[1], 0)
  const one = task('test', 'Test and accept', {
    kind: 'test',
    weeks: [Math.max(1, Math.ceil(weeksBuilt * testShare * 0.4)), Math.max(2, Math.ceil(weeksBuilt * testShare * 0.7))],
    role: 'Tester',
    source: assumed('A share of a quarter of building is planned for testing.'),
  })
  return { ...one, deliverables: ['Results of the acceptance tests, each with the demand that it proves'], after }
}

function parallelTasks(statements: Design['reading']['statements']): PlannedTask[] {
  const said = statements.find(
    ({ text, amendedBy }) => !amendedBy && /\bparallel (?:run|operation)|\bside by side\b|\bdual run/i.test(text),
  )
  if (!said) return []
  const one = task('parallel', 'Parallel run', {
    kind: 'parallel-run',
    weeks: [4, 8],
    role: 'Business analyst',
    source: sourceOf(said),
  })
  return [{ ...one, deliverables: ['Each difference between old and new, explained'], after: ['test'] }]
}

function switchOverTask(after: string): PlannedTask {
  const one = task('switch-over', 'Switch over', {
    kind: 'switch-over',
    weeks: [1, 2],
    role: 'Lead architect',
    source: assumed('Every design that goes live is switched over once.'),
  })
  return { ...one, isFrozen: true, deliverables: ['Live, with a rehearsed way back'], after: [after] }
}

function adviceTasks(parts: Part[]): PlannedTask[] {
  return parts
    .filter(({ role, capability }) => role === 'advice' && capability)
    .map((part, index, all) => {
      const [first] = part.capability!.work
      const one = task(`advice:${part.key}`, part.name, {
        kind: 'advice',
        weeks: span(part),
        role: first?.role ?? 'Consultant',
        source: ofCatalogue(part.capability!),
      })
      one.deliverables = part.sentences.map((sentence) => clip(sentence, 160))
      one.satisfies = [...part.meets.keys()]
      one.effort = effortOf(part)
      one.after = index === 0 ? [] : [`advice:${all[index - 1]!.key}`]
      return one
    })
}

/** A rule that the work keeps rather than a part. */
function ruleTask(part: Part): PlannedTask {
  const one = task(`rule:${part.key}`, part.name, { kind: 'operation', weeks: [1, 1], role: 'Delivery lead', source: part.source })
  one.deliverables = part.sentences
  one.satisfies = [...part.meets.keys()]
  one.effort = [{ role: 'Delivery lead', days: [1, 3] }]
  return one
}
