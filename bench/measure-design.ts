// The time to apply and show one change of a large design, relative to reading and writing the same facts as JSON in the same run.
import { patchFacts } from '#server/compose/change/patch-facts.ts'
import { viewDesign } from '#server/compose/change/view-design.ts'
import type { Change } from '#server/compose/change/change.ts'
import { draftBrief } from '#server/compose/draft/draft-facts.ts'
import { optimiseLate } from '#server/platform/optimise-late.ts'
import type { Solution } from '#server/solution/solution.ts'
import { Brief } from '#shared/brief.ts'
import { readFileSync } from 'node:fs'
import { measure, printTable } from './figures.ts'

const [components, connections, pieces, runs] = [60, 100, 12, 40]
const today = '2026-11-22'
const kinds = ['container', 'container', 'store', 'queue', 'container', 'external-system']

/** Imitates a user drawing it: each component is connected to an earlier one, and some to further ones. */
const drawn = (): Change[] => [
  ...Array.from({ length: components }, (_, at): Change => {
    const value = {
      name: `Component ${at + 1}`,
      kind: kinds[at % kinds.length],
      technology: 'PostgreSQL 18',
      responsibility: `Keeps what part ${at + 1} of the work needs, and tells others of it.`,
    }
    return { op: 'add', list: 'elements', id: `EL-${at + 2}`, value }
  }),
  ...Array.from({ length: connections }, (_, at): Change => {
    const to = 1 + (at % (components - 1))
    const from = Math.floor((to * 7 + at * 3) % to)
    return {
      op: 'add',
      list: 'relations',
      id: `REL-${at + 1}`,
      value: { from: `EL-${from + 2}`, to: `EL-${to + 2}`, label: `records ${at}` },
    }
  }),
  ...Array.from({ length: pieces }, (_, at): Change => {
    const dependsOn = at > 1 ? [`WS-${at - 1}`] : []
    const effort = [{ role: 'Developer', days: [10, 10 + at] }]
    return {
      op: 'add',
      list: 'workstreams',
      id: `WS-${at + 1}`,
      value: { name: `Build part ${at + 1}`, weeks: 4, dependsOn, effort },
    }
  }),
]

function patch(solution: Solution, changes: Change[]): Solution {
  const patched = patchFacts({ solution, changes, by: 'Somebody', today })
  if (patched.faults.length > 0) throw new Error(patched.faults.join(' '))
  return patched.solution
}

const brief = Brief.parse(JSON.parse(readFileSync('examples/aldgate-claims-lakehouse.json', 'utf8')))
const stored = JSON.stringify(patch(draftBrief(brief, { today }), drawn()))
const facts = () => Promise.resolve(JSON.parse(stored) as Solution)

let run = 0
const next = (change: () => Change) => [change()]
const renamed = () => next(() => ({ op: 'set', id: 'EL-30', field: 'name', value: `Component of run ${++run}` }))
const connected = () =>
  next(() => ({ op: 'add', list: 'relations', id: 'REL-900', value: { from: 'EL-5', to: 'EL-40', label: `run ${++run}` } }))
const works: Record<string, (solution: Solution) => unknown> = {
  'JSON, written and read': (solution) => JSON.parse(JSON.stringify(solution)) as unknown,
  'patchFacts, a name': (solution) => patch(solution, renamed()),
  'patchFacts + viewDesign, a name': (solution) => viewDesign({ solution: patch(solution, renamed()) }),
  'patchFacts + viewDesign, a connection': (solution) => viewDesign({ solution: patch(solution, connected()) }),
  'patchFacts + viewDesign, a component removed': (solution) =>
    viewDesign({ solution: patch(solution, [{ op: 'remove', id: `EL-${2 + (++run % components)}` }]) }),
}

optimiseLate()
const rows: Record<string, string | number>[] = []
let floor = Number.NaN
for (const [work, once] of Object.entries(works)) {
  const { cold, p50, p95 } = await measure(facts, once, runs)
  if (Number.isNaN(floor)) floor = p50
  rows.push({ work, 'cold ms': cold, 'warm p50 ms': p50, 'p95 ms': p95, 'to JSON': p50 / floor })
}
const kB = Math.round(stored.length / 1000)
printTable(`One change of a design of ${components} components and ${connections} connections, ${kB} kB of facts`, rows)
