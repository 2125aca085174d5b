import { type Design, type Part, sourceOf } from '../assembly/design.ts'
import type { Statement } from '../reading/reading.ts'
import { listed } from '../assembly/phrases.ts'
import { assumed, type PlannedTask, task } from './planned-task.ts'

const testShare = 0.25

/** Connecting, taking over, testing, a parallel run where the brief has one, and switching over. */
export function lastTasks({ parts, works, reading }: Design, builds: PlannedTask[]): PlannedTask[] {
  const built = builds.map(({ key }) => key)
  const connectors = parts.filter(({ role }) => role === 'connector')
  const joins = [
    ...connectTasks(connectors.filter(({ name }) => !name.startsWith('Take-over'))),
    ...connectors.filter(({ name }) => name.startsWith('Take-over')).map((part) => takeOverTask(part, built)),
  ]
  const test = testTask(builds, [...built, ...joins.map(({ key }) => key)])
  const parallel = parallelTasks(reading.statements, works)
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
  const deliverables = [`Tested connections to ${listed(names.slice(0, 8))}`]
  return [{ ...one, deliverables, after: ['discovery'], parts: connectors }]
}

function takeOverTask(part: Part, after: string[]): PlannedTask {
  const one = task(`move:${part.key}`, part.name, {
    kind: 'migration',
    weeks: [3, 6],
    role: 'Data engineer',
    source: part.source,
  })
  const deliverables = ['Two rehearsals with counts on both sides', 'The old system read-only, then off']
  return { ...one, deliverables, after, parts: [part] }
}

function testTask(builds: PlannedTask[], after: string[]): PlannedTask {
  const weeksBuilt = builds.reduce((sum, { weeks }) => sum + weeks[1], 0)
  const one = task('test', 'Test and accept', {
    kind: 'test',
    weeks: [Math.max(1, Math.ceil(weeksBuilt * testShare * 0.4)), Math.max(2, Math.ceil(weeksBuilt * testShare * 0.7))],
    role: 'Tester',
    source: assumed('A share of a quarter of building is planned for testing.'),
  })
  return {
    ...one,
    deliverables: [`Signed acceptance of ${listed(builds.slice(0, 3).map(({ name }) => name.replace(/^Build /, '')))}`],
    after,
  }
}

function parallelTasks(statements: Design['reading']['statements'], works: Part[]): PlannedTask[] {
  const ruled = works.filter(({ control }) => control?.id === 'differences-explained').flatMap((part) => part.statements)
  const said =
    statements.find(
      ({ text, amendedBy }) => !amendedBy && /\bparallel (?:run|operation)|\bside by side\b|\bdual run/i.test(text),
    ) ?? ruled.find(({ text }) => /\bin parallel\b/i.test(text))
  if (!said) return []
  const weeks = statedWeeks(said)
  const one = task('parallel', 'Parallel run', {
    kind: 'parallel-run',
    weeks: weeks === undefined ? [4, 8] : [weeks, weeks],
    role: 'Business analyst',
    source: sourceOf(said),
  })
  return [{ ...one, deliverables: ['Each difference between old and new, explained'], after: ['test'] }]
}

const weeksIn: Record<string, number> = { week: 1, month: 4.35, quarter: 13 }

/** “for 6 weeks”: how long it lasts, where the brief says so once. */
function statedWeeks({ measures }: Statement): number | undefined {
  const spans = measures.filter(({ unit }) => weeksIn[unit] !== undefined)
  return spans.length === 1 ? Math.max(1, Math.ceil(spans[0]!.value * weeksIn[spans[0]!.unit]!)) : undefined
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
