import type { Solution } from '#server/solution/solution.ts'
import { errorsOf } from './error-codes.ts'
import { type Interface, operationPath } from './operation-path.ts'

type Field = Solution['dataEntities'][number]['fields'][number]
type Property = { type: string; format?: string; items?: { type: string }; description?: string }
type Shape = { type: 'object'; required: string[]; properties: Record<string, Property> }

/** Types of the data model, and of things that no entity holds, in JSON Schema; the first that fits. */
const jsonTypes: [RegExp, Omit<Property, 'description'>][] = [
  [/vector/i, { type: 'array', items: { type: 'number' } }],
  [
    /^list|\bin order\b|^(reasons|events|records|measures|figures|dimensions|filters|passages|rows|counts|sums|citations)\b/i,
    { type: 'array', items: { type: 'string' } },
  ],
  [/timestamp|^date|\btime\b/i, { type: 'string', format: 'date-time' }],
  [/\bid\b/i, { type: 'string' }],
  [/number|^score$|count\b/i, { type: 'number' }],
  [/structured|attributes/i, { type: 'object' }],
]

/** A name does not end on these, when the words after them are cut off. */
const trailing = /^(?:of|for|from|to|by|as|in|on|at|with|per|or|and|if|it|they|under|after|before|until|when|is|are)$/
const mostWords = 3

const wordsOf = (words: string) =>
  words
    .toLowerCase()
    .replaceAll(/[’']s\b/g, '')
    .replaceAll(/\b(the|an?|its|their|each|up to|\d+)\b/g, ' ')
    .match(/[\p{L}]+/gu) ?? []

function fieldName(words: string): string {
  const all = wordsOf(words.replace(/\sof one\b/g, ' of'))
  const found = all.slice(0, mostWords)
  while (all.length > mostWords && found.length > 1 && trailing.test(found.at(-1)!)) found.pop()
  return found.join('_')
}

/** Words after which the way of a thing is told, or what is true of it. */
const manner = /\b(over|with|in parts|in order|from then on|as it|once|that|which|whose|where|who|what)\b/i
/** An answer that says no more than that it was done. */
const receipt = /^(acknowledge(d|ment)?|accepted|stored|done)\b/i

/** What the name says already is not described again. */
function propertyOf({ name, words }: { name: string; words: string }, known: Field | undefined): Property {
  const found = jsonTypes.find(([pattern]) => pattern.test(known?.type ?? words))?.[1] ?? { type: 'string' }
  const description = known?.description || words
  return wordsOf(description).join('_') === name ? found : { ...found, description }
}

/** The things named in “Question, language and conversation id”, with the types that the data model gives them. */
function shapeOf(words: string, { dataEntities }: Solution): Shape | undefined {
  if (receipt.test(words.trim())) return undefined
  const parts = words.split(/,|;|\band\b/).flatMap((part) => {
    const name = fieldName(part.split(manner)[0] ?? '')
    return name ? [{ name, words: part.trim() }] : []
  })
  if (parts.length === 0) return undefined
  const fields = dataEntities.flatMap((entity) => entity.fields)
  return {
    type: 'object',
    required: parts.map(({ name }) => name),
    properties: Object.fromEntries(
      parts.map(({ name, words: said }) => [
        name,
        propertyOf(
          { name, words: said },
          fields.find((field) => field.name === name),
        ),
      ]),
    ),
  }
}

/** Characters of a line; more would be wrapped on a page. */
const widest = 80

/** JSON with each object and list on one line where it fits, so that an operation is seen at a glance. */
function layOut(value: unknown, indent = '', before = indent): string {
  const line = JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ')
  if (typeof value !== 'object' || value === null || before.length + line.length <= widest) return line
  const inner = `${indent}  `
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const entries = Array.isArray(value)
    ? value.map((item) => `${inner}${layOut(item, inner)}`)
    : Object.entries(value).map(
        ([key, item]) => `${inner}${JSON.stringify(key)}: ${layOut(item, inner, `${inner}${JSON.stringify(key)}: `)}`,
      )
  return `${open}\n${entries.join(',\n')}\n${indent}${close}`
}

/** The operations of an interface in JSON Schema, proposed; nothing where it is asked in a language of its own, such as SQL. */
export function interfaceShape(face: Interface, solution: Solution): string | undefined {
  const codes = errorsOf(face)
  const operations = face.operations.filter(({ request }) => !/\bSQL\b|quer/i.test(`${face.name} ${request}`))
  if (operations.length === 0) return undefined
  const shapes = operations.map((operation) => ({
    path: operationPath(face, operation),
    request: shapeOf(operation.request, solution) ?? 'no body',
    answer: shapeOf(operation.response, solution) ?? 'no body',
    errors: Object.fromEntries(
      codes.filter((error) => error.operations.includes(operation.name)).map(({ code, status }) => [code, status]),
    ),
  }))
  return layOut(shapes)
}
