import type { Requirement } from '#server/solution/solution.ts'
import { requirementPrefix } from '#server/solution/list-facts.ts'
import { readKind } from './read-kind.ts'
import { readMeasures } from './read-measures.ts'
import { readPriority } from './read-priority.ts'
import { isOutside } from './read-scope.ts'
import { sameness } from './read-statements.ts'
import { sourceOf, type Statement } from './statement.ts'

export type ReadRequirement = { requirement: Requirement; statement: Statement }

const demands = /\b(?:must|shall|should|needs? to|have to|has to|required|expects?)\b/i
const budgetOnly = /^budget$/

/** Requirements in the order of the brief, each once; what is only told in the context is not one. */
export function readRequirements(statements: Statement[]): ReadRequirement[] {
  const seen = new Set<string>()
  const counts = { functional: 0, quality: 0, constraint: 0 }
  return statements.filter(isRequirement).flatMap((statement) => {
    const key = sameness(statement.text)
    if (seen.has(key)) return []
    seen.add(key)
    const measures = readMeasures(statement.text)
    const { kind, characteristic } = readKind(statement, measures)
    const id = `${requirementPrefix[kind]}-${++counts[kind]}`
    const requirement: Requirement = {
      id,
      source: sourceOf(statement),
      text: asSentence(statement.text),
      kind,
      ...(kind === 'quality' && characteristic && { characteristic }),
      measures,
      ...readPriority(statement),
    }
    return [{ requirement, statement }]
  })
}

function isRequirement(statement: Statement) {
  if (isOutside(statement) || budgetOnly.test(statement.field)) return false
  if (statement.field === 'technicalRequirements' || statement.field === 'constraints') return true
  return statement.field === 'additionalContext' && demands.test(statement.text)
}

export const asSentence = (text: string) => {
  const trimmed = text.trim()
  const raised = /^\p{Ll}\p{Ll}*(?![\p{Ll}\p{Lu}])/u.test(trimmed) ? trimmed.charAt(0).toUpperCase() + trimmed.slice(1) : trimmed
  return /[.!?…。؟]["'”’)]?$/u.test(raised) ? raised : `${raised.replace(/[:,;]$/, '')}.`
}
