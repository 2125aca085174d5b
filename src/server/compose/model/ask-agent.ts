import type { ComposeContext } from '../composer.ts'
import type { ModelAnswer } from './ask-model.ts'
import { askWithRetry, type ModelSession } from './ask-with-retry.ts'
import type { ModelRequest, Round } from './read-stream.ts'

/** Maximum rounds of an agent for one document, over all attempts. */
export const mostRounds = 24
/** Tokens that its rounds before the last may write, including thinking tokens. */
const mostAgentTokens = 32_000

/**
 * Runs rounds as long as the model uses tools. At the limit of rounds or tokens, the last round offers no tools and finishes with the
 * material it has. Tools that a vendor refuses are left out.
 */
export async function askAgent(session: ModelSession, request: ModelRequest, context: ComposeContext): Promise<ModelAnswer> {
  const budget = session.budget.left
  let asked: ModelRequest = { ...request, goesOn: true }
  for (;;) {
    const spent = budget - session.budget.left
    const isLast = session.rounds.left <= 1 || spent >= mostAgentTokens || session.budget.left < spent
    session.rounds.left -= 1
    const answer = await askWithRetry(session, { ...asked, mayUseTools: !isLast }, context)
    if (answer.outcome === 'failed') {
      if (answer.failure.code !== 'tools-refused') return answer
      const fewer = withoutRefused(asked, answer.failure.refused ?? [])
      if (!fewer) return askWithRetry(session, withoutTools(request), context)
      asked = fewer
    } else if (!answer.round) return answer
    else if (isLast) return { outcome: 'failed', failure: { code: 'ended-early', retryAfter: undefined }, text: answer.text }
    else asked = goOn(asked, answer.round)
  }
}

const goOn = (asked: ModelRequest, { messages, carried }: Round): ModelRequest => ({
  ...asked,
  history: [...(asked.history ?? []), ...messages],
  carried: { ...asked.carried, ...carried },
})

/** The request without the hosted tools that the vendor named in its refusal; undefined if it named none of them. */
function withoutRefused(asked: ModelRequest, refused: string[]): ModelRequest | undefined {
  const kept = Object.entries(asked.tools ?? {}).filter(([name, { type }]) => type !== 'provider' || !refused.includes(name))
  return kept.length < Object.keys(asked.tools ?? {}).length ? { ...asked, tools: Object.fromEntries(kept) } : undefined
}

/** The same request in plain mode, without tools. */
function withoutTools(request: ModelRequest): ModelRequest {
  const { tools: _, ...plain } = request
  return { ...plain, mode: 'plain' }
}
