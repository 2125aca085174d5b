import type { DesignGrowth } from './api/design-growth.ts'

/** A design as far as a model has written it. `asked`: how many statements of the brief ask for something. */
export type GrownDesign = Required<DesignGrowth> & { asked: number }

export const newDesign = (asked: number): GrownDesign => ({
  asked,
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
  ...growth,
  parts: [...design.parts, ...(growth.parts ?? [])],
  connections: [...design.connections, ...(growth.connections ?? [])],
  work: [...design.work, ...(growth.work ?? [])],
})

export const countAnswered = ({ answers }: Pick<GrownDesign, 'answers'>): number =>
  Object.values(answers).reduce((sum, count) => sum + count, 0)
