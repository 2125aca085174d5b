import type { Brief } from '#shared/brief.ts'
import { lastDayOf } from '#server/document-types/against-dates.ts'
import { startOf } from '#shared/start-of-plan.ts'
import type { Solution } from '#server/solution/solution.ts'
import { faultsOf } from '../../change/check-change.ts'
import { printedText } from './printed-text.ts'

type Draft = { brief: Brief; solution: Solution }

/** The views of its draft that an agent can request, as text. */
export const draftViews = {
  check: ({ solution }: Draft) => faultsOf(solution).join('\n') || 'Nothing is wrong.',
  schedule: ({ solution }: Draft) => scheduleText(solution),
  size: ({ solution }: Draft) => sizeText(solution),
  render: (draft: Draft) => printedText(draft),
}

export const viewDraft = ({ name, ...draft }: Draft & { name: keyof typeof draftViews }): string => draftViews[name](draft)

function scheduleText(solution: Solution): string {
  const start = startOf(solution)?.date
  const work = solution.workstreams.map(({ id, name, startWeek, weeks, dependsOn, notBefore }) => {
    const last = startWeek + weeks - 1
    const day = start ? `, ends on ${lastDayOf(last, start)}` : ''
    const after = dependsOn.length > 0 ? `, after ${dependsOn.join(', ')}` : ''
    const wait = notBefore === undefined ? '' : `, not before ${notBefore}`
    return `${id} ${name}: weeks ${startWeek} to ${last}${day}${after}${wait}`
  })
  const due = (solution.calculations ?? []).filter(({ kind }) => kind === 'due').map(({ text }) => text)
  return [start ? `Start: ${start}` : 'No start is known.', ...work, ...due].join('\n')
}

function sizeText({ workstreams, statements = [], elements, questions, risks }: Solution): string {
  const days = new Map<string, [number, number]>()
  for (const {
    role,
    days: [low, high],
  } of workstreams.flatMap(({ effort = [] }) => effort)) {
    const [least, most] = days.get(role) ?? [0, 0]
    days.set(role, [least + low, most + high])
  }
  const states = new Map<string, number>()
  for (const { answer } of statements) if (answer) states.set(answer.state, (states.get(answer.state) ?? 0) + 1)
  const total = [...days.values()].reduce(([least, most], [low, high]) => [least + low, most + high], [0, 0])
  return [
    ...[...days].map(([role, [low, high]]) => `${role}: ${low} to ${high} days`),
    `All roles: ${total[0]} to ${total[1]} days`,
    ...[...states].map(([state, count]) => `Statements answered “${state}”: ${count}`),
    `Elements: ${elements.length}, questions: ${questions.length}, risks: ${risks.length}`,
  ].join('\n')
}
