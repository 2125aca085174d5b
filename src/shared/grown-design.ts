import type { DesignGrowth } from './api/design-growth.ts'
import type { GenerationEvent } from './api/generation-event.ts'

/** A design as written by a model so far. `asked`: number of statements in the brief that ask for something; `mended`: repaired faults. */
export type GrownDesign = { [Of in keyof DesignGrowth]-?: NonNullable<DesignGrowth[Of]> } & { asked: number; mended: string[] }

export const newDesign = (asked: number): GrownDesign => ({
  asked,
  mended: [],
  system: '',
  parts: [],
  connections: [],
  work: [],
  answers: {},
  decisions: 0,
  risks: 0,
  questions: 0,
})

/** Returns the design with the additions. */
export const withGrowth = (design: GrownDesign, growth: DesignGrowth): GrownDesign => ({
  ...design,
  system: growth.system ?? design.system,
  parts: [...design.parts, ...(growth.parts ?? [])],
  connections: [...design.connections, ...(growth.connections ?? [])],
  work: [...design.work, ...(growth.work ?? [])],
  answers: growth.answers ?? design.answers,
  decisions: growth.decisions ?? design.decisions,
  risks: growth.risks ?? design.risks,
  questions: growth.questions ?? design.questions,
})

type Heard = Extract<GenerationEvent, { type: 'design-begun' | 'design-growing' | 'design-mended' }>
/** Builds the current design from the events since it was begun. */
export const grownOf = (heard: Heard[]): GrownDesign =>
  heard.reduce((design, event) => {
    if (event.type === 'design-begun') return newDesign(event.asked)
    if (event.type === 'design-growing') return withGrowth(design, event)
    return { ...withGrowth(newDesign(design.asked), event), mended: event.points }
  }, newDesign(0))

export const countAnswered = ({ answers }: Pick<GrownDesign, 'answers'>): number =>
  Object.values(answers).reduce((sum, count) => sum + count, 0)
