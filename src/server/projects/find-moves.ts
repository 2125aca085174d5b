import type { MoveWords } from './move-words.ts'
import type { Plan, PlannedStage } from './read-plan.ts'

/** A change to a part of the plan. `weeks`: how many weeks later it ends; negative if earlier. */
export type Move = { key: string; name: string; what: 'moved' | 'added' | 'removed'; weeks: number; words: string }

const endOf = ({ startWeek, weeks }: PlannedStage) => startWeek + weeks - 1

/** Returns the changes to stages and dates from one plan to a later one. Empty if both are the same. */
export function findMoves(before: Plan, after: Plan, words: MoveWords): Move[] {
  const earlier = new Map(before.stages.map((stage) => [stage.key, stage]))
  const later = new Set(after.stages.map(({ key }) => key))
  return [
    ...after.stages.flatMap((stage): Move[] => {
      const old = earlier.get(stage.key)
      if (!old) return [{ ...named(stage), what: 'added', weeks: stage.weeks, words: words.added(stage) }]
      return old.startWeek === stage.startWeek && old.weeks === stage.weeks ? [] : [moveOf(old, stage, words)]
    }),
    ...before.stages
      .filter(({ key }) => !later.has(key))
      .map((stage): Move => ({ ...named(stage), what: 'removed', weeks: -stage.weeks, words: words.removed })),
    ...datesBetween(before, after, words),
  ]
}

const named = ({ key, name }: { key: string; name: string }) => ({ key, name })

function moveOf(old: PlannedStage, stage: PlannedStage, words: MoveWords): Move {
  const weeks = endOf(stage) - endOf(old)
  const longer = stage.weeks - old.weeks
  return { ...named(stage), what: 'moved', weeks, words: words.moved({ weeks, longer, from: old, to: stage }) }
}

const dayLength = 86_400_000

/** Changes to dates that the brief states, where both versions have one. */
function datesBetween(before: Plan, after: Plan, words: MoveWords): Move[] {
  const earlier = new Map(before.milestones.map(({ key, date }) => [key, date]))
  return after.milestones.flatMap((milestone): Move[] => {
    const old = earlier.get(milestone.key)
    if (!old || !milestone.date || old === milestone.date) return []
    const days = Math.round((Date.parse(milestone.date) - Date.parse(old)) / dayLength)
    return [
      {
        ...named(milestone),
        what: 'moved',
        weeks: Math.round(days / 7),
        words: words.dayMoved({ days, from: old, to: milestone.date }),
      },
    ]
  })
}
