import { stateFormats } from '#server/render/xlsx/parts/styles.ts'

export type Condition = { range: string; format: number } & ({ word: string } | { formula: string })

/** Scales whose words a column may contain, in order. */
const scales = [
  ['Very low', 'Low', 'Medium', 'High', 'Very high'],
  ['Low', 'Medium', 'High', 'Critical'],
  ['Red', 'Amber', 'Green'],
  ['Must', 'Should', 'Could', 'Won’t'],
  ['Open', 'In progress', 'Closed'],
  ['Proposed', 'Accepted', 'Superseded', 'Rejected'],
  ['Yes', 'No'],
] as const
const closedHeading = /^(likelihood|probability|impact|severity|status|state|priority|rating|rag|class|confidence|mode|type)$/i
/** Answers to a client's statement, in a column of that name. */
const answers = ['–', 'Open', 'Proposed', 'Yes', 'In part', 'No', 'Question', 'Set aside'] as const
/** Columns of roles, which are closed lists if a role is repeated. */
const roleHeading = /^(owner|role|responsible|accountable|answered by|asked of|who)$/i

/** Maximum number of choices. */
const mostChoices = 8
const mostRoles = 24

/** The permitted values of a column with few different ones: a known scale, or its present values. */
export function findChoices(heading: string, values: readonly string[]): readonly string[] | undefined {
  const used = [...new Set(values.map((value) => value.trim()).filter((value) => value !== ''))]
  if (used.length === 0) return undefined
  if (heading.trim() === 'Answer' && used.every((value) => (answers as readonly string[]).includes(value))) return answers
  const keys = used.map((value) => value.toLowerCase())
  const scale = scales.find((words) => keys.every((key) => words.some((word) => word.toLowerCase() === key)))
  const isLower = used.every((value) => value === value.toLowerCase())
  if (scale) return scale.map((word) => (isLower ? word.toLowerCase() : word))
  const name = heading.trim()
  const isClosed = closedHeading.test(name) && used.length <= mostChoices
  const isRoles = roleHeading.test(name) && used.length <= mostRoles && used.length < values.length
  return (isClosed || isRoles) && used.every(isChoice) ? used : undefined
}

const longestChoice = 80
const isChoice = (value: string) => value.length <= longestChoice && !value.includes('\n')

const severities = ['bad', 'middling', 'good'] as const
const states: Record<(typeof severities)[number], readonly string[]> = {
  bad: ['very high', 'critical', 'high', 'red', 'overdue', 'blocked', 'failed', 'not met'],
  middling: ['medium', 'amber', 'at risk'],
  good: ['low', 'very low', 'green', 'done', 'met', 'on track'],
}

/** The choices that express how good or bad something is, with their format. */
export function listStates(choices: readonly string[]): { word: string; format: number }[] {
  return choices.flatMap((word) => {
    const state = severities.find((name) => states[name].includes(word.toLowerCase()))
    return state === undefined ? [] : [{ word, format: stateFormats[state] }]
  })
}
