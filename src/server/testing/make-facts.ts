import type { Source } from '#server/solution/solution.ts'

export const brief = (field: string, quote: string): Source => ({ from: 'brief', field, quote })
export const made: Source = { from: 'catalogue', entry: 'rule-check' }

export const requirement = (id: string, text: string, more: object = {}) => ({
  id,
  source: brief('technicalRequirements', text),
  text,
  kind: 'functional' as const,
  measures: [],
  priority: 'must' as const,
  priorityStated: true,
  furtherCharacteristics: [],
  alsoStated: [],
  ...more,
})
type Named = { name: string; kind: string; responsibility: string }
export const element = (id: string, { name, kind, responsibility }: Named, more: object = {}) => ({
  id,
  source: made,
  name,
  kind,
  responsibility,
  technologyStated: false,
  satisfies: [],
  ...more,
})
type Piece = { name: string; weeks: [from: number, length: number] }
export const stream = (id: string, { name, weeks: [startWeek, weeks] }: Piece, more: object = {}) => ({
  id,
  source: made,
  name,
  startWeek,
  weeks,
  deliverables: [],
  dependsOn: [],
  satisfies: [],
  ...more,
})
