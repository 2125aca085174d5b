import type { Solution } from '#server/solution/solution.ts'
import { errorsOf } from './error-codes.ts'
import { type NamedRecord, namedRecord } from './named-record.ts'
import { type Interface, isReading, operationPath } from './operation-path.ts'

type Field = Solution['dataEntities'][number]['fields'][number]
type Property = {
  type: string
  format?: string
  contentEncoding?: string
  items?: Omit<Property, 'description'> | Shape
  required?: string[]
  properties?: Record<string, Property>
  description?: string
}
type Shape = { type: 'object'; required: string[]; properties: Record<string, Property> }

const list: Omit<Property, 'description'> = { type: 'array', items: { type: 'string' } }

/** Types of the data model, and of things that no entity holds, in JSON Schema; the first that fits. */
const jsonTypes: [RegExp, Omit<Property, 'description'>][] = [
  [/vector/i, { type: 'array', items: { type: 'number' } }],
  [/^list|\bin order\b|^(reasons|events|records|measures|figures|dimensions|filters|passages|rows|counts|sums|citations)\b/i, list],
  [/\btime limit\b|\bduration\b/i, { type: 'string', format: 'duration' }],
  [/^(?:(?:as-of|birth|valid|due|last|first) )?(?:day|date|deadline)\b|^as-of$/i, { type: 'string', format: 'date' }],
  [/timestamp|^date|\btime\b|^(?:from|to|since|until|valid until)$/i, { type: 'string', format: 'date-time' }],
  [/\b(?:ids|numbers|documents|people|files|channels|conditions|resources|rules|items|roles|steps|hits|results|acts)$/i, list],
  [/\b(?:id|number|code|identifier|alias|checksum|receipt|signature)\b/i, { type: 'string' }],
  [/^(?:yes or no|accepted|passed)$/i, { type: 'boolean' }],
  [
    /^(?:numeric|number|score|amount|cost|gap|certainty|share|low|high|offset|partition|priority|limit)$|count\b/i,
    { type: 'number' },
  ],
  [/^(?:file|image|picture)$/i, { type: 'string', contentEncoding: 'base64' }],
  [/structured|attributes|^(?:fields|filter|payload|body|parameters|metadata|inputs)$/i, { type: 'object' }],
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

const typeOf = (words: string) => jsonTypes.find(([pattern]) => pattern.test(words))?.[1]

/** What the name says already is not described again. */
function propertyOf({ name, words }: { name: string; words: string }, known: Field | undefined): Property {
  const found = typeOf(words) ?? typeOf(known?.type ?? '') ?? { type: 'string' }
  const description = known?.description || words
  return wordsOf(description).join('_') === name ? found : { ...found, description }
}

/** “Fields with value, place and certainty”: a list of which each item has these. */
const itemised = /(^|[,;] )(?<of>[\p{L} ]+s) with (?<each>[^;]*?\band\b [\p{L} ]+)(?=$|[,;])/u

/** A record with the fields of the data model; one that nobody has laid down says so. */
function recordProperty({ isList, fields, description }: NamedRecord): Property {
  const properties = Object.fromEntries(
    fields.map((field): [string, Property] => [field.name, propertyOf({ name: field.name, words: field.name }, field)]),
  )
  const shape =
    fields.length > 0 ? { type: 'object' as const, required: Object.keys(properties), properties } : { type: 'object' as const }
  const told = fields.length === 0 && description ? { description } : {}
  return isList ? { type: 'array', items: shape, ...told } : { ...shape, ...told }
}

/** The things named in “Question, language and conversation id”, with the types that the data model gives them. */
function shapeOf(words: string, solution: Solution, answering?: Interface): Shape | undefined {
  if (receipt.test(words.trim())) return undefined
  const fields = solution.dataEntities.flatMap((entity) => entity.fields)
  const properties = (said: string) =>
    said.split(/,|;|\band\b/).flatMap((part): [string, Property][] => {
      const name = fieldName(part.split(manner)[0] ?? '')
      const known = fields.find((field) => field.name === name)
      const record = answering && namedRecord(part, answering, solution)
      if (name && record) return [[name, recordProperty(record)]]
      return name ? [[name, propertyOf({ name, words: part.trim() }, known)]] : []
    })
  const { of, each } = itemised.exec(words)?.groups ?? {}
  const all = properties(words.replace(itemised, '$1'))
  if (of && each) {
    const items = { type: 'object', properties: Object.fromEntries(properties(each)) }
    all.push([fieldName(of), { type: 'array', items }])
  }
  if (all.length === 0) return undefined
  return { type: 'object', required: all.map(([name]) => name), properties: Object.fromEntries(all) }
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
    [isReading(operation) ? 'query' : 'request']: shapeOf(operation.request, solution) ?? 'no body',
    answer: shapeOf(operation.response, solution, face) ?? 'no body',
    errors: Object.fromEntries(
      codes.filter((error) => error.operations.includes(operation.name)).map(({ code, status }) => [code, status]),
    ),
  }))
  return layOut(shapes)
}
