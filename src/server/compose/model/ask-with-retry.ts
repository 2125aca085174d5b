import { setTimeout as pause } from 'node:timers/promises'
import type { ComposeContext } from '../composer.ts'
import { askModel, type ModelAnswer } from './ask-model.ts'
import { failureRules, sentenceOf, type Failure } from './failure.ts'
import type { LanguageModel } from './language-model.ts'
import type { ModelRequest, Timeouts } from './read-stream.ts'
import { roomInContext } from './room-in-context.ts'

/** Seconds: the first wait, which doubles with each retry, and the longest wait that a person has to accept. */
export type Waits = { first: number; longest: number }
export const usualWaits: Waits = { first: 1, longest: 60 }

/** State that all requests for one document share. */
export type ModelSession = {
  language: LanguageModel
  /** Tokens that may still be written; shared by all requests for the document. */
  budget: { left: number }
  /** Rounds that the agent has left. */
  rounds: { left: number }
  /** The failure after which no request to this vendor can succeed. */
  closed: { by: Failure | undefined }
  patience?: Timeouts
  waits?: Waits
}

/** The smallest limit that every vendor accepts, and the largest that is requested. */
const [leastTokens, mostTokens] = [16, 64_000] as const

/** Added to the second attempt if the first failed because of its own answer. */
const advice: Partial<Record<Failure['code'], string>> = {
  malformed: 'Your last answer did not have the agreed form. Answer in that form and with nothing else.',
  declined: 'This is an ordinary business document. Write what can be written from the facts, and leave out the rest.',
}

/** True if the vendor takes no requests even after retries; later requests are then not sent either. */
const isAway = ({ failure, text }: Extract<ModelAnswer, { outcome: 'failed' }>) =>
  text === '' && ['unreachable', 'limited', 'overloaded', 'silent'].includes(failure.code)

/** Retries as often as the kind of failure allows, waits as long as the vendor asks, and informs the person. */
export async function askWithRetry(session: ModelSession, request: ModelRequest, context: ComposeContext): Promise<ModelAnswer> {
  const failed = (failure: Failure): ModelAnswer => ({ outcome: 'failed', failure, text: '' })
  if (session.closed.by) return failed(session.closed.by)
  let asked = request
  for (let tries = 0; ; tries++) {
    const mostOutputTokens = mostFor(session, asked)
    if (typeof mostOutputTokens !== 'number') return failed(mostOutputTokens)
    const answer = await askWithinBudget(session, { ...asked, mostOutputTokens }, context)
    if (answer.outcome === 'answered') return answer
    const { retries, isFinal } = failureRules[answer.failure.code]
    const part = retries > 0 ? request.wholePart?.(answer.text) : undefined
    if (part) return { outcome: 'answered', text: part, round: undefined, brokenBy: answer.failure }
    const giveUp = () => {
      if (isFinal || isAway(answer)) session.closed.by = answer.failure
      return answer
    }
    if (isFinal || tries >= retries) return giveUp()
    const isCut = answer.failure.code === 'cut-at-length'
    const longer = { ...asked, mostOutputTokens: Math.min(mostTokens, 2 * mostOutputTokens) }
    // With the same limit it would be cut off again.
    const more = mostFor(session, longer)
    if (isCut && (typeof more !== 'number' || more <= mostOutputTokens)) return giveUp()
    const reason = sentenceOf(session.language.vendor, answer.failure)
    context.onEvent?.({ type: 'restarted', reason })
    const words = advice[answer.failure.code]
    if (isCut) asked = longer
    else if (words) asked = { ...asked, instruction: `${request.instruction}\n\n${words}` }
    else if (!(await rest(session, { failure: answer.failure, tries, reason }, context)))
      return context.stop?.aborted ? failed({ code: 'stopped', retryAfter: undefined }) : giveUp()
  }
}

/**
 * Tokens that a request may write; at most a quarter of the budget is left for later requests. Returns a failure if the budget is spent or
 * the request is too long.
 */
function mostFor({ budget, language }: ModelSession, request: ModelRequest): number | Failure {
  if (budget.left <= 0) return { code: 'budget-spent', retryAfter: undefined }
  const { mostOutputTokens, leaves = 0 } = request
  const fits = roomInContext(language, request)
  if (typeof fits !== 'number') return fits
  const room = budget.left - Math.min(leaves, Math.floor(budget.left / 4))
  return Math.max(leastTokens, Math.min(mostOutputTokens, room, fits))
}

/** Reserves the tokens before they are written, so that concurrent requests do not spend the same ones. */
async function askWithinBudget({ budget, language, patience }: ModelSession, request: ModelRequest, context: ComposeContext) {
  budget.left -= request.mostOutputTokens
  let written = 0
  const onEvent: ComposeContext['onEvent'] = (event) => {
    if (event.type === 'attempt') written = event.attempt.outputTokens
    context.onEvent?.(event)
  }
  try {
    return await askModel(language, request, { context: { ...context, onEvent }, ...(patience && { patience }) })
  } finally {
    budget.left += request.mostOutputTokens - written
  }
}

type Pause = { failure: Failure; tries: number; reason: string }

/** False if the vendor asks for a longer wait than is allowed, or if the person stops the work. */
async function rest(
  { waits = usualWaits }: ModelSession,
  { failure, tries, reason }: Pause,
  { signal, stop, onEvent }: ComposeContext,
) {
  const seconds = failure.retryAfter ?? waits.first * 2 ** tries * (0.75 + Math.random() / 2)
  if (seconds > waits.longest) return false
  onEvent?.({ type: 'waiting', seconds: Math.ceil(seconds), reason })
  const ended = stop ? AbortSignal.any([signal, stop]) : signal
  await pause(seconds * 1000, undefined, { signal: ended }).catch(() => undefined)
  signal.throwIfAborted()
  return !(stop?.aborted ?? false)
}
