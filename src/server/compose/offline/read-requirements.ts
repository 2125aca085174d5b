import type { Requirement } from '#server/solution/solution.ts'
import { requirementPrefix } from '#server/solution/list-facts.ts'
import { joinRepeated } from './join-repeated.ts'
import { boundsRunning } from './read-budget.ts'
import { readKind } from './read-kind.ts'
import { measuresOf } from './read-measures.ts'
import { readPriority } from './read-priority.ts'
import { isOutside } from './read-scope.ts'
import { isAsked, sourceOf, type Statement } from './statement.ts'

export type ReadRequirement = { requirement: Requirement; statement: Statement; repeats: Statement[] }

const demands = /\b(?:must|shall|should|needs? to|have to|has to|required|expects?)\b/i

/** Requirements in the order of the brief, each once; what is only told in the context is not one. */
export function readRequirements(statements: Statement[]): ReadRequirement[] {
  const counts = { functional: 0, quality: 0, constraint: 0 }
  return joinRepeated(statements.filter(isRequirement)).map(({ statement, repeats }) => {
    const measures = measuresOf(statement)
    const kind = readKind(statement, measures)
    const requirement: Requirement = {
      id: `${requirementPrefix[kind.kind]}-${++counts[kind.kind]}`,
      source: sourceOf(statement),
      text: asSentence(isBareAmount(statement) ? `Budget: ${statement.text}` : statement.text),
      ...kind,
      measures,
      ...strongestPriority([statement, ...repeats]),
      alsoStated: repeats.map(sourceOf),
    }
    return { requirement, statement, repeats }
  })
}

/** Of two sentences that say the same, the one with a word of priority counts, and of two such the first. */
function strongestPriority(statements: Statement[]): ReturnType<typeof readPriority> {
  const read = statements.map(readPriority)
  return read.find(({ priorityStated }) => priorityStated) ?? read[0]!
}

const isBareAmount = ({ field, text }: Statement) => field === 'budget' && !/^\p{L}/u.test(text)

function isRequirement(statement: Statement) {
  if (isOutside(statement) || isAsked(statement)) return false
  if (statement.field === 'budget') return boundsRunning(statement.text)
  if (statement.field === 'technicalRequirements' || statement.field === 'constraints') return true
  return statement.field === 'additionalContext' && demands.test(statement.text)
}

export const asSentence = (text: string) => {
  const trimmed = text.trim()
  const raised = /^\p{Ll}\p{Ll}*(?![\p{Ll}\p{Lu}])/u.test(trimmed) ? trimmed.charAt(0).toUpperCase() + trimmed.slice(1) : trimmed
  return /[.!?…。！？؟۔]["'”’)]?$/u.test(raised) ? raised : `${raised.replace(/[:,;]$/, '')}.`
}
