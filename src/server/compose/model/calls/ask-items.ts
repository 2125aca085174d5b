import type { ComposeContext } from '../../composer.ts'
import { askWithStoredAnswers } from '../ask-with-stored-answers.ts'
import type { ModelSession } from '../ask-with-retry.ts'
import type { Failure } from '../failure.ts'
import { quoteMaterial } from '../material.ts'
import type { ModelRequest } from '../read-stream.ts'
import type { ItemFault } from './parse-answer.ts'

type Items = { faults: ItemFault[] }
type Call<Held extends Items> = {
  request: ModelRequest
  /** Null where the answer does not have the agreed form. */
  read(text: string, only?: string[]): Promise<Held | null>
  join(first: Held, second: Held): Held
}
/** What held of a call; nothing, with the failure, where no answer had the form. */
export type AnswerResult<Held> = { held: Held; failure?: undefined } | { held?: undefined; failure: Failure }

/** Faults that one repair is told; a model that makes more has not understood. */
const mostFaults = 40
/** A repair is short. */
const repairTokens = 4_000

/** Asks for many items at once, and once more for those that did not hold, alone. */
export async function askItems<Held extends Items>(
  session: ModelSession,
  call: Call<Held>,
  context: ComposeContext,
): Promise<AnswerResult<Held>> {
  const { request, read, join } = call
  const answer = await askWithStoredAnswers(session, request, context)
  if (answer.outcome === 'failed') return { failure: answer.failure }
  const first = await read(answer.text)
  if (first && first.faults.length === 0) return { held: first }
  const again = await askWithStoredAnswers(session, repairOf(request, first?.faults), context)
  if (again.outcome === 'failed') return first ? { held: first } : { failure: again.failure }
  const second = await read(
    again.text,
    first?.faults.map(({ item }) => item),
  )
  if (!first) return second ? { held: second } : { failure: { code: 'malformed', retryAfter: undefined } }
  return { held: second ? join(first, second) : first }
}

function repairOf(request: ModelRequest, faults: ItemFault[] | undefined): ModelRequest {
  const { tools: _, history: __, ...plain } = request
  const told = { ...plain, purpose: `${request.purpose}:repair`, mode: 'plain' as const }
  if (!faults)
    return {
      ...told,
      instruction: `${request.instruction}\n\nYour last answer did not have the agreed form. Answer in that form and with nothing else.`,
    }
  const listed = faults.slice(0, mostFaults).map(({ item, fault }) => `- ${item}: ${fault}`)
  return {
    ...told,
    instruction: `${request.instruction}\n\nYou have answered this, and these items did not hold. Give these alone again, in the same form, without the faults; what you leave out is done by code:\n${quoteMaterial('faults', listed.join('\n'))}`,
    mostOutputTokens: Math.min(request.mostOutputTokens, repairTokens),
  }
}
