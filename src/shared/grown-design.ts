import type { DesignGrowth } from './api/design-growth.ts'
import type { GenerationEvent } from './api/generation-event.ts'

/** A design as far as a model has written it. `asked`: how many statements of the brief ask for something; `mended`: points. */
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

/** The design with what has come to it. */
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
/** What was heard of a design since it was begun, as it is now. */
export const grownOf = (heard: Heard[]): GrownDesign =>
  heard.reduce((design, event) => {
    if (event.type === 'design-begun') return newDesign(event.asked)
    if (event.type === 'design-growing') return withGrowth(design, event)
    return { ...withGrowth(newDesign(design.asked), event), mended: event.points }
  }, newDesign(0))

export const countAnswered = ({ answers }: Pick<GrownDesign, 'answers'>): number =>
  Object.values(answers).reduce((sum, count) => sum + count, 0)
