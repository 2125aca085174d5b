import type { Element, Solution } from '#server/solution/solution.ts'
import type { Reading } from '../reading/reading.ts'

export const verifierRules = [
  'ban-proposed',
  'place-left',
  'mandate-idle',
  'system-missing',
  'system-loose',
  'read-only-written',
  'met-without-mechanism',
  'invented-person',
  'part-without-need',
  'exclusion-designed',
  'contradiction-undecided',
  'work-in-freeze',
  'work-past',
  'walk-without-edge',
  'demand-unanswered',
  'sum-disagrees',
] as const
export type VerifierRule = (typeof verifierRules)[number]

/** What is false or missing in a solution, held against the brief as it was read. `id` is the fact; `subject` what it is about. */
export type VerifierFinding = { rule: VerifierRule; id: string; subject: string; text: string }

type VerifierInput = { solution: Solution; reading: Reading; today: string }
export type Check = (ground: VerifierInput) => VerifierFinding[]

export const isDesigned = ({ kind }: Element) => kind !== 'person' && kind !== 'external-system' && kind !== 'system'
export const mentions = (texts: string[], name: string) => texts.some((text) => text.toLowerCase().includes(name.toLowerCase()))
