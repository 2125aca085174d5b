import { type Design, ofCatalogue, type Part } from '../assembly/design.ts'
import { capitalised, clip, listed } from '../assembly/phrases.ts'
import { lastTasks } from './last-tasks.ts'
import { assumed, daysInWeek, type PlannedTask, task } from './planned-task.ts'

/** More pieces of building than this are planned by the side of the system that they stand on. */
const mostBuilds = 6

/** The work that this design is: finding out, building each part, connecting, taking over, testing, switching over. */
export function listTasks(design: Design): PlannedTask[] {
  const { fit, parts, works } = design
  const discovery = task('discovery', fit === 'note' ? 'Clear the open questions' : 'Discovery', {
    kind: 'discovery',
    weeks: [1, 3],
    role: 'Lead architect',
    source: assumed('Work on open questions comes first.'),
  })
  const systems = parts
    .filter(({ role }) => role === 'connector')
    .flatMap(({ name }) => name.replace(/ connector$|^Take-over from /g, ''))
  discovery.deliverables = [
    'Open questions answered',
    ...(fit === 'note' ? ['An outline that can be priced'] : systems.length > 0 ? [`First extracts from ${listed(systems)}`] : []),
  ]
  if (fit === 'note') return [discovery]
  const builds = fit === 'advice' ? adviceTasks(parts) : buildTasks(parts)
  // A freeze is no work, it is kept by when the work is done; a parallel run is planned once.
  const later = fit === 'advice' ? [] : lastTasks(design, builds)
  const [kept, rules] = [works.filter((part) => taskFor(part, later)), works.filter((part) => !taskFor(part, later)).map(ruleTask)]
  for (const part of kept) {
    const home = taskFor(part, later)!
    home.satisfies.push(...part.meets.keys())
    home.deliverables.push(...part.sentences)
    home.parts.push(part)
  }
  for (const one of builds) one.after = one.after.length > 0 ? one.after : ['discovery']
  return [discovery, ...builds, ...later, ...rules.map((one) => ({ ...one, after: ['discovery'] }))]
}

const span = (part: Part): [number, number] => {
  const work = part.capability?.work ?? []
  return [
    Math.max(1, Math.ceil(Math.max(0, ...work.map(({ weeks }) => weeks[0])))),
    Math.max(1, Math.ceil(Math.max(0, ...work.map(({ weeks }) => weeks[1])))),
  ]
}
const effortOf = (part: Part): PlannedTask['effort'] =>
  (part.capability?.work ?? []).map(({ role, weeks: [low, high] }) => ({
    role: capitalised(role),
    days: [low * daysInWeek, high * daysInWeek],
  }))

function buildOf(part: Part): PlannedTask {
  const [first] = part.capability?.work ?? []
  const one = task(`build:${part.key}`, `Build ${part.name}`, {
    kind: 'build',
    weeks: span(part),
    role: first?.role ?? 'Developer',
    source: part.source,
  })
  one.deliverables = [part.name]
  one.parts = [part]
  one.effort = effortOf(part)
  return one
}

const sideNames: Partial<Record<Part['side'], string>> = {
  in: 'Build the data intake',
  work: 'Build the processing',
  store: 'Build the data stores',
  people: 'Build the screens',
  out: 'Build the outputs',
  control: 'Build the monitoring',
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
  one.parts = parts
  one.effort = addUp(all.flatMap(({ effort }) => effort))
  return one
}

const functionsTask = (parts: Part[]): PlannedTask =>
  buildTask(parts, {
    key: 'build:functions',
    name: `Build ${parts.length === 1 ? parts[0]!.name : `${parts.length} modules`}`,
    weeks: [Math.ceil(parts.length / 2), parts.length],
  })

const controlsTask = (parts: Part[]): PlannedTask =>
  buildTask(parts, {
    key: 'build:rules',
    name: 'Build the rules',
    weeks: [Math.max(1, Math.ceil(parts.length / 3)), Math.max(1, Math.ceil(parts.length / 1.5))],
  })

type Build = { key: string; name: string; weeks: [number, number] }

/** The parts that developers build in one go; the task rests on what the first of them does. */
function buildTask(parts: Part[], { key, name, weeks }: Build): PlannedTask {
  const one = task(key, name, { kind: 'build', weeks, role: 'Developer', source: parts[0]!.source })
  one.deliverables = parts.map((part) => part.name)
  one.parts = parts
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
      one.parts = [part]
      one.after = index === 0 ? [] : [`advice:${all[index - 1]!.key}`]
      return one
    })
}

const homes: Record<string, PlannedTask['kind']> = {
  'blackout-calendar': 'switch-over',
  'differences-explained': 'parallel-run',
}
const taskFor = ({ control }: Part, tasks: PlannedTask[]) => tasks.find(({ kind }) => kind === homes[control?.id ?? ''])

/** A rule that the work keeps rather than a part. */
function ruleTask(part: Part): PlannedTask {
  const one = task(`rule:${part.key}`, part.name, { kind: 'operation', weeks: [1, 1], role: 'Delivery lead', source: part.source })
  one.deliverables = part.sentences
  one.satisfies = [...part.meets.keys()]
  one.effort = [{ role: 'Delivery lead', days: [1, 3] }]
  one.parts = [part]
  return one
}
