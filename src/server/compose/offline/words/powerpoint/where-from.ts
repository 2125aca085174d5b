import { joinList, joinSome } from '#server/document-types/english.ts'
import { groupBy } from '#server/document-types/group-by.ts'
import type { Source } from '#server/solution/solution.ts'
import { say } from '../prose.ts'

type Fact = { id: string; source: Source }

const fields: Record<string, string> = {
  businessObjective: 'business objective',
  technicalRequirements: 'technical requirements',
  additionalContext: 'additional context',
}

/** More ids than this are counted. */
const mostIds = 3

function originOf({ source }: Fact): string {
  if (source.from === 'brief') return `the brief’s ${fields[source.field] ?? source.field}`
  if (source.from === 'template') return 'the template'
  return source.from === 'assumption' ? 'our assumptions' : 'our proposal'
}

const idsOf = (facts: Fact[]) =>
  joinSome(
    facts.map(({ id }) => id),
    mostIds,
  )

/** Where what a slide shows is from, for a speaker who is asked. */
export function whereFrom(facts: Fact[], words = 'If asked where this is from'): ReturnType<typeof say> {
  if (facts.length === 0) return []
  const origins = [...groupBy(facts, originOf).entries()].map(([origin, own]) => `${origin} (${idsOf(own)})`)
  return say(`${words}: ${joinList(origins)}`, facts)
}
