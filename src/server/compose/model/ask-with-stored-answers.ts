import type { ComposeContext } from '../composer.ts'
import { askAgent } from './ask-agent.ts'
import type { ModelAnswer } from './ask-model.ts'
import { askWithRetry, type ModelSession } from './ask-with-retry.ts'
import type { ModelRequest } from './read-stream.ts'

/** Passes a failure through the store of answers as an exception, because only an answer may be stored. */
class Unanswered extends Error {
  readonly answer: Extract<ModelAnswer, { outcome: 'failed' }>
  constructor(answer: Extract<ModelAnswer, { outcome: 'failed' }>) {
    super('A vendor did not answer.')
    this.answer = answer
  }
}

/** Sends the request, unless the same request was answered before; then the stored answer is replayed. */
export async function askWithStoredAnswers(
  session: ModelSession,
  request: ModelRequest,
  context: ComposeContext,
): Promise<ModelAnswer> {
  const ask = () => (request.tools ? askAgent : askWithRetry)(session, request, context)
  if (!context.keep) return ask()
  const live: { answer?: ModelAnswer } = {}
  const work = async () => {
    const answer = await ask()
    if (answer.outcome === 'failed') throw new Unanswered(answer)
    live.answer = answer
    return answer.text
  }
  try {
    const text = await context.keep(`answer:${request.purpose}`, work)
    if (live.answer) return live.answer
    context.onEvent?.({ type: 'text', text })
    return { outcome: 'answered', text, round: undefined }
  } catch (error) {
    if (error instanceof Unanswered) return error.answer
    throw error
  }
}
