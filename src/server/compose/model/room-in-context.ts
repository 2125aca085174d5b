import type { Failure } from './failure.ts'
import type { LanguageModel } from './language-model.ts'
import { rules } from './material.ts'
import type { ModelRequest } from './read-stream.ts'

/** Characters per token: fewer than small models' tokenisers produce for English, so that no request is too long. */
const charactersPerToken = 3
/** Tokens; an answer with less room than this is not worth requesting. */
const leastRoom = 500

export const tokensOf = (text: string) => Math.ceil(text.length / charactersPerToken)

function tokensOfRequest({ material, instruction, history = [], ...request }: ModelRequest): number {
  const turns = history.map(({ content }) => (typeof content === 'string' ? content : JSON.stringify(content)))
  return tokensOf([request.rules ?? rules, ...material, instruction, ...turns].join('\n\n'))
}

/** Tokens available for the answer to a request; a failure if the request alone is too long for the model. */
export function roomInContext({ context }: LanguageModel, request: ModelRequest): number | Failure {
  if (context === undefined) return Infinity
  const needed = tokensOfRequest(request)
  if (context - needed >= leastRoom) return context - needed
  const detail = `has room for ${context.toLocaleString('en')} tokens, and this needs about ${(needed + leastRoom).toLocaleString('en')}. Start its server with a larger context and set LOCAL_MODEL_CONTEXT to it.`
  return { code: 'too-long', retryAfter: undefined, detail }
}
