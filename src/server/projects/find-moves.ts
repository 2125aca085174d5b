import type { Plan, PlannedStage } from './read-plan.ts'

/** What became of a part of the plan. `weeks`: by how many its end came later; below zero, earlier. */
export type Move = { key: string; name: string; what: 'moved' | 'added' | 'removed'; weeks: number; words: string }

const endOf = ({ startWeek, weeks }: PlannedStage) => startWeek + weeks - 1
const weeksText = (count: number) => `${Math.abs(count)} ${Math.abs(count) === 1 ? 'week' : 'weeks'}`
const spanText = (stage: PlannedStage) =>
  stage.weeks === 1 ? `week ${stage.startWeek}` : `weeks ${stage.startWeek} to ${endOf(stage)}`

/** What a later plan says of stages and days otherwise than an earlier one; nothing where both agree. */
export function findMoves(before: Plan, after: Plan): Move[] {
  const earlier = new Map(before.stages.map((stage) => [stage.key, stage]))
  const later = new Set(after.stages.map(({ key }) => key))
  return [
    ...after.stages.flatMap((stage): Move[] => {
      const old = earlier.get(stage.key)
      if (!old) return [{ ...named(stage), what: 'added', weeks: stage.weeks, words: `Added, in ${spanText(stage)}.` }]
      return old.startWeek === stage.startWeek && old.weeks === stage.weeks ? [] : [moveOf(old, stage)]
    }),
    ...before.stages
      .filter(({ key }) => !later.has(key))
      .map((stage): Move => ({ ...named(stage), what: 'removed', weeks: -stage.weeks, words: `No longer in the plan.` })),
    ...datesBetween(before, after),
  ]
}

const named = ({ key, name }: { key: string; name: string }) => ({ key, name })

function moveOf(old: PlannedStage, stage: PlannedStage): Move {
  const weeks = endOf(stage) - endOf(old)
  const longer = stage.weeks - old.weeks
  const words = [
    weeks === 0 ? 'Ends in the same week' : `Ends ${weeksText(weeks)} ${weeks > 0 ? 'later' : 'earlier'}`,
    ...(longer === 0 ? [] : [`takes ${weeksText(longer)} ${longer > 0 ? 'more' : 'less'}`]),
  ].join(' and ')
  return { ...named(stage), what: 'moved', weeks, words: `${words}: ${spanText(stage)} instead of ${spanText(old)}.` }
}

const dayLength = 86_400_000

/** Days that the brief names, where both versions name one. */
function datesBetween(before: Plan, after: Plan): Move[] {
  const earlier = new Map(before.milestones.map(({ key, date }) => [key, date]))
  return after.milestones.flatMap((milestone): Move[] => {
    const old = earlier.get(milestone.key)
    if (!old || !milestone.date || old === milestone.date) return []
    const days = Math.round((Date.parse(milestone.date) - Date.parse(old)) / dayLength)
    const words = `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'} ${days > 0 ? 'later' : 'earlier'}: ${milestone.date} instead of ${old}.`
    return [{ ...named(milestone), what: 'moved', weeks: Math.round(days / 7), words }]
  })
}
