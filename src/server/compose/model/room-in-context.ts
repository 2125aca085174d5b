import type { Failure } from './failure.ts'
import type { LanguageModel } from './language-model.ts'
import { rules } from './material.ts'
import type { ModelRequest } from './read-stream.ts'

/** Fewer than tokenisers of small models make of English, so that nothing is sent that does not fit. */
const charactersPerToken = 3
/** Tokens; with less room than this no answer is worth asking for. */
const leastRoom = 500

export const tokensOf = (text: string) => Math.ceil(text.length / charactersPerToken)

function tokensOfRequest({ material, instruction, history = [], ...request }: ModelRequest): number {
  const turns = history.map(({ content }) => (typeof content === 'string' ? content : JSON.stringify(content)))
  return tokensOf([request.rules ?? rules, ...material, instruction, ...turns].join('\n\n'))
}

/** Tokens that the answer to a request may have; a failure where the request alone is too long for the model. */
export function roomInContext({ context }: LanguageModel, request: ModelRequest): number | Failure {
  if (context === undefined) return Infinity
  const needed = tokensOfRequest(request)
  if (context - needed >= leastRoom) return context - needed
  const detail = `has room for ${context.toLocaleString('en')} tokens, and this needs about ${(needed + leastRoom).toLocaleString('en')}. Start its server with a larger context and set LOCAL_MODEL_CONTEXT to it.`
  return { code: 'too-long', retryAfter: undefined, detail }
}
