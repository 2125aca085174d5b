import type { Solution } from '#server/solution/solution.ts'
import { errorsOf } from './error-codes.ts'

type Interface = Solution['interfaces'][number]
type Shape = Record<string, string>

const jsonTypes: [RegExp, string][] = [
  [/^list/, 'array'],
  [/number|score|count/, 'number'],
  [/timestamp|date/, 'string (date-time)'],
  [/structured/, 'object'],
  [/vector/, 'array of number'],
]

const fieldName = (words: string) =>
  (
    words
      .toLowerCase()
      .replaceAll(/[’']s\b/g, '')
      .replaceAll(/\b(the|an?|its|their|what|was|each|up to|\d+)\b/g, ' ')
      .match(/[\p{L}]+/gu) ?? []
  )
    .slice(0, 3)
    .join('_')

/** Words that tell of the way, not of a thing that is sent. */
const manner = /\b(over|with|in parts|in order|from then on|as it|once)\b/i

/** The things named in “Question, language and conversation id”, with the types that the data model gives them. */
function shapeOf(words: string, { dataEntities }: Solution): Shape {
  const typeOf = (name: string) => {
    const known = dataEntities.flatMap(({ fields }) => fields).find((field) => field.name === name)
    return jsonTypes.find(([pattern]) => pattern.test(known?.type ?? name))?.[1] ?? 'string'
  }
  const names = words
    .split(/,|;|\band\b/)
    .map((part) => fieldName(part.split(manner)[0] ?? ''))
    .filter(Boolean)
  return Object.fromEntries(names.map((name) => [name, typeOf(name)]))
}

/** The operations of an interface as a proposed shape, in JSON; nothing where it is asked in a language of its own, such as SQL. */
export function interfaceShape(face: Interface, solution: Solution): string | undefined {
  const codes = errorsOf(face)
  const operations = face.operations.filter(({ request }) => !/\bSQL\b|quer/i.test(`${face.name} ${request}`))
  if (operations.length === 0) return undefined
  const shapes = operations.map(({ name, request, response }) => ({
    operation: name,
    request: shapeOf(request, solution),
    response: shapeOf(response, solution),
    errors: codes.filter((error) => error.operations.includes(name)).map(({ code, status }) => `${status} ${code}`),
  }))
  return JSON.stringify(shapes, null, 2)
}
