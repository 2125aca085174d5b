import type { SystemRole } from '../reading.ts'
import { classify } from './linear-classifier.ts'
import { learnedWeights } from './read-weights.ts'
import { signsOfGroup } from './signs-of-group.ts'
import type { Group } from '../name-group.ts'

/** What a name probably is to the work, from 0 to 1. */
export type NameVerdict = {
  /** A system that gives, takes, stays or goes, or something prescribed. */
  takesPart: number
  refused: number
  prescribed: number
  /** What it is as a system, the likeliest first; with `prescribed` they make up `takesPart`. */
  roles: { role: SystemRole; probability: number }[]
}

/** Judges a name by all statements that name it, as `npm run train` has learned from annotated briefs. */
export function judgeName(group: Group, smallWords: ReadonlySet<string>): NameVerdict {
  const found = classify(learnedWeights('name'), signsOfGroup(group, smallWords))
  const of = (name: string) => found.get(name) ?? 0
  const [other, refused, prescribed] = [of('other'), of('refused'), of('prescribed')]
  const takesPart = 1 - other - refused
  const roles = [...found]
    .filter(([name]) => name !== 'other' && name !== 'refused' && name !== 'prescribed')
    .map(([name, probability]) => ({ role: name as SystemRole, probability }))
    .toSorted((one, two) => two.probability - one.probability)
  return { takesPart, refused, prescribed, roles }
}
