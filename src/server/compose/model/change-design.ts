import type { Mark } from '../composer.ts'
import type { ChangedDesign, ChangeRequest, ComposeContext } from '../composer.ts'
import { dayOf } from '../composer.ts'
import { howToChange } from '../change/change.ts'
import { changesSchema, type ReadChanges } from '../change/read-changes.ts'
import { askWithStoredAnswers } from './ask-with-stored-answers.ts'
import { type Failure, sentenceOf } from './failure.ts'
import { furtherTurn } from './further-turn.ts'
import { quoteMaterial } from './material.ts'
import type { ModelOptions } from './model-options.ts'
import type { ModelRequest } from './read-stream.ts'

/** Tokens for the changes, including thinking tokens. */
const mostTokens = 24_000
/** Maximum points that are quoted; the others are only counted. */
const mostQuoted = 5

/**
 * Changes a design as a person wishes: the model returns changes of single facts, which are applied, checked and, if they leave faults,
 * repaired once. If nothing can be done, the design is unchanged and a sentence explains why.
 */
export async function changeDesign(
  options: ModelOptions,
  { brief, solution, wish }: ChangeRequest,
  context: ComposeContext,
): Promise<ChangedDesign> {
  const { ask, language } = options
  const request: ModelRequest = {
    purpose: 'change',
    material: [...(await ask('tellMaterial', { brief }, context)), await ask('tellDesign', { solution }, context)],
    instruction: instructionFor(wish),
    schema: { name: 'changes', definition: changesSchema },
    mode: 'plain',
    mostOutputTokens: mostTokens,
  }
  const read = (text: string) => ask('readChanges', { text, solution, today: dayOf(context), model: language.modelId }, context)
  const first = await askWithStoredAnswers(options, request, context)
  if (first.outcome === 'failed') return { refused: `${sentenceOf(language.vendor, first.failure)} ${unchanged}` }
  const changes = await read(first.text)
  if (isWhole(changes)) return changedOf(options, changes)
  context.onEvent?.({ type: 'restarted', reason: 'The changes are checked and mended.' })
  const second = await askWithStoredAnswers(options, repairOf(request, { answer: first.text, changes }), context)
  const again = second.outcome === 'answered' ? await read(second.text) : null
  const best = again && again.faults.length === 0 && !isBetter(changes, again) ? again : changes
  if (best && best.faults.length === 0) return changedOf(options, best)
  const failure: Failure = second.outcome === 'failed' ? second.failure : { code: 'malformed', retryAfter: undefined }
  const [fault] = (again ?? changes)?.faults ?? []
  const why = fault === undefined ? sentenceOf(language.vendor, failure) : `What ${language.vendor} changed did not hold: ${fault}`
  return { refused: `${why} ${unchanged}` }
}

const unchanged = 'The design stays as it is.'

const isWhole = (read: ReadChanges | null): read is ReadChanges =>
  read !== null && read.faults.length === 0 && read.points.length === 0

const isBetter = (one: ReadChanges | null, other: ReadChanges) =>
  one !== null && one.faults.length === 0 && one.points.length < other.points.length

/** The work counts as done only if something has changed. */
function changedOf(
  { language: { vendor, label } }: ModelOptions,
  { solution, changed, points, notDone }: ReadChanges,
): ChangedDesign {
  if (changed.length === 0) return { refused: `${notDone ?? `${vendor} found nothing to change.`} ${unchanged}` }
  const told = [...(notDone === null ? [] : [`Not done of what was wished: ${notDone}`]), ...points]
  return { solution, writer: label, ...(told.length > 0 && { mark: markOf(told) }) }
}

function markOf(told: string[]): Mark {
  const more = told.length - mostQuoted
  return { code: 'not-held', sentence: [...told.slice(0, mostQuoted), ...(more > 0 ? [`And ${more} more.`] : [])].join(' ') }
}

const instructionFor = (
  wish: string,
) => `The facts above are a design that stands. Change it as the wish below asks, and change nothing else.
- Follow the change through: what else names the old thing (responsibilities, connections, scenarios, data, answers to statements, decisions, risks, costs, work, the summary) is set as well. A decision that is overturned is set, with what is chosen first and the old choice among the options.
- What the client refuses stays refused: where the wish asks for it, or cannot be done, change nothing of it and say why in notDone, in a sentence to the person who wishes. Otherwise notDone is null.

${howToChange()}

${quoteMaterial('wish', wish)}`

function repairOf(request: ModelRequest, { answer, changes }: { answer: string; changes: ReadChanges | null }): ModelRequest {
  const faults = changes && [...changes.faults, ...changes.points]
  const words = faults
    ? `Your changes were tried on the facts above, and this does not hold. Give all the changes again, whole, so that it does:\n${quoteMaterial('faults', faults.map((fault) => `- ${fault}`).join('\n'))}`
    : 'Your answer did not have the agreed form. Give all the changes again in that form and with nothing else.'
  return furtherTurn(request, answer, words)
}
