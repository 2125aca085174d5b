import { givenDesignAnswer } from './answer-by-chapter.ts'
import type { RecordedRequest } from './given-vendor.ts'
import type { Play } from './script.ts'
import { wellBehaved } from './well-behaved.ts'

/** How a small model writes JSON: in code fences, with text around it, with trailing commas, or cut off. */
const habits: ((json: string) => string)[] = [
  (json) => `\`\`\`json\n${json}\n\`\`\``,
  (json) => `Sure! Here is the design:\n\n${json}\n\nLet me know if you need anything else.`,
  (json) => json.replaceAll(/([\]}])(?=[\]}])/g, '$1,'),
  (json) => json.slice(0, Math.floor(json.length * 0.7)),
]

const charactersPerToken = 4
const told = ({ body }: RecordedRequest) => JSON.stringify(body['messages'] ?? '')

/** The part of a design that a request asks for; undefined for a request of text. */
export const partIn = ({ body }: RecordedRequest): string | undefined =>
  /"name":"design_(\w+)"/.exec(JSON.stringify(body['response_format'] ?? ''))?.[1]

/** Statements listed in a request for answers. */
export const statementsIn = (seen: RecordedRequest): string[] =>
  /Answer only these statements: ([^.]*)\./.exec(told(seen))?.[1]?.split(', ') ?? []

/** The requested part of a small valid design. */
export function partOf(seen: RecordedRequest): string {
  const fields = Object.keys((seen.body as FormatOf).response_format.json_schema.schema.properties)
  const whole = givenDesignAnswer(statementsIn(seen))
  return JSON.stringify(Object.fromEntries(Object.entries(whole).filter(([name]) => fields.includes(name))))
}
type FormatOf = { response_format: { json_schema: { schema: { properties: object } } } }

/** A server of a small model: slow, with a short context, and careless with JSON, each time in a different way. */
export function smallModel({ context = 16_384, pieceMilliseconds = 2 } = {}) {
  let turn = 0
  return (seen: RecordedRequest): Play => {
    const tokens = Math.ceil(told(seen).length / charactersPerToken)
    if (tokens > context) {
      const message = `the request exceeds the available context size (${tokens} > ${context} tokens)`
      return { kind: 'answer', status: 400, body: { error: { code: 400, message, type: 'exceed_context_size_error' } } }
    }
    const pace = { piece: 40, pieceMilliseconds }
    if (partIn(seen) === undefined) return { ...wellBehaved(seen.body), ...pace }
    return { kind: 'text', text: habits[turn++ % habits.length]!(partOf(seen)), ...pace }
  }
}
