import { setTimeout as pause } from 'node:timers/promises'
import type { ComposeContext } from '../composer.ts'
import { askModel, type Answer } from './ask-model.ts'
import { failureRules, sentenceOf, type Failure } from './failure.ts'
import type { LanguageModel } from './language-model.ts'
import type { ModelRequest, Timeouts } from './read-stream.ts'
import { roomInContext } from './room-in-context.ts'

/** Seconds. The first wait, doubled at each try, and the longest that a person is kept waiting. */
export type Waits = { first: number; longest: number }
export const usualWaits: Waits = { first: 1, longest: 60 }

/** What one document's requests have in common. */
export type ModelSession = {
  language: LanguageModel
  /** Tokens that may still be written; shared by all requests of the document. */
  budget: { left: number }
  /** Rounds that the agent may still go. */
  rounds: { left: number }
  /** The failure after which no request to this vendor can succeed. */
  closed: { by: Failure | undefined }
  patience?: Timeouts
  waits?: Waits
}

/** Fewer no vendor takes as a limit, and more is asked of none. */
const [leastTokens, mostTokens] = [16, 64_000] as const

/** What a second try is told, where the first failed by its own answer. */
const advice: Partial<Record<Failure['code'], string>> = {
  malformed: 'Your last answer did not have the agreed form. Answer in that form and with nothing else.',
  declined: 'This is an ordinary business document. Write what can be written from the facts, and leave out the rest.',
}

/** A vendor that takes no request, however often it is asked, is not asked for what comes next too. */
const isAway = ({ failure, text }: Extract<Answer, { outcome: 'failed' }>) =>
  text === '' && ['unreachable', 'limited', 'overloaded', 'silent'].includes(failure.code)

/** Asks as often as the kind of failure allows, waits as the vendor says, and tells the person why. */
export async function askWithRetry(session: ModelSession, request: ModelRequest, context: ComposeContext): Promise<Answer> {
  const failed = (failure: Failure): Answer => ({ outcome: 'failed', failure, text: '' })
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
    // With the same room it would be cut again.
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

/** What a request may write; of a small budget it leaves a quarter at most. A failure where the budget is spent, or it is too long. */
function mostFor({ budget, language }: ModelSession, request: ModelRequest): number | Failure {
  if (budget.left <= 0) return { code: 'budget-spent', retryAfter: undefined }
  const { mostOutputTokens, leaves = 0 } = request
  const fits = roomInContext(language, request)
  if (typeof fits !== 'number') return fits
  const room = budget.left - Math.min(leaves, Math.floor(budget.left / 4))
  return Math.max(leastTokens, Math.min(mostOutputTokens, room, fits))
}

/** Sets aside what may be written before it is, so that requests at the same time do not spend the same tokens. */
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

/** False where the vendor asks for more patience than a person has, or the person has had enough. */
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
