import { stateFormats } from '#server/render/xlsx/parts/styles.ts'

export type Validation = { range: string; choices: readonly string[] }
export type Condition = { range: string; word: string; format: number }

/** Scales that a column may hold; the words in the order a person counts them. */
const scales = [
  ['Very low', 'Low', 'Medium', 'High', 'Very high'],
  ['Low', 'Medium', 'High', 'Critical'],
  ['Red', 'Amber', 'Green'],
  ['Must', 'Should', 'Could', 'Won’t'],
  ['Open', 'In progress', 'Closed'],
  ['Proposed', 'Accepted', 'Superseded', 'Rejected'],
  ['Yes', 'No'],
] as const
const closedHeading = /^(likelihood|probability|impact|severity|status|state|priority|rating|rag|class|confidence|mode)$/i

/** What Excel lets the list of a validation be long, and how many choices are still a choice. */
const longestList = 255
const mostChoices = 8

/** The values that a column may hold, if it is one that holds few: a known scale, or what stands in it. */
export function findChoices(heading: string, values: readonly string[]): readonly string[] | undefined {
  const used = [...new Set(values.map((value) => value.trim()).filter((value) => value !== ''))]
  if (used.length === 0) return undefined
  const keys = used.map((value) => value.toLowerCase())
  const scale = scales.find((words) => keys.every((key) => words.some((word) => word.toLowerCase() === key)))
  const isLower = used.every((value) => value === value.toLowerCase())
  if (scale) return scale.map((word) => (isLower ? word.toLowerCase() : word))
  const isList = closedHeading.test(heading.trim()) && used.length <= mostChoices && used.every(isChoice)
  return isList && used.join(',').length <= longestList ? used : undefined
}

/** Commas part the choices of a list. */
const isChoice = (value: string) => !/[,"\n]/.test(value)

const states: Record<keyof typeof stateFormats, readonly string[]> = {
  bad: ['very high', 'critical', 'high', 'red'],
  middling: ['medium', 'amber'],
  good: ['low', 'very low', 'green'],
}

/** The words among the choices that say how good or bad something is, with the format they get. */
export function listStates(choices: readonly string[]): { word: string; format: number }[] {
  return choices.flatMap((word) => {
    const state = (['bad', 'middling', 'good'] as const).find((name) => states[name].includes(word.toLowerCase()))
    return state === undefined ? [] : [{ word, format: stateFormats[state] }]
  })
}
