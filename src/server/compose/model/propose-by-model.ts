import type { Brief } from '#shared/brief.ts'
import type { Solution } from '#server/solution/solution.ts'
import { type ComposeContext, dayOf, type Mark, type ProposedSolution } from '../composer.ts'
import { agentTools } from './agent-tools.ts'
import { mostTokensForWords } from './ask-for-words.ts'
import { askWithStoredAnswers } from './ask-with-stored-answers.ts'
import { designSchema } from './design/design-answer.ts'
import { designInParts } from './design/design-in-parts.ts'
import { designInstruction } from './design/design-instruction.ts'
import { hearDesign } from './design/hear-design.ts'
import { type Failure, sentenceOf } from './failure.ts'
import { quoteMaterial } from './material.ts'
import type { ModelOptions } from './model-options.ts'
import type { ModelRequest } from './read-stream.ts'

/** Tokens for the whole design and the thought before it. */
const mostTokens = 48_000
/** Points that a mark quotes; the others are counted. */
const mostQuoted = 5

type Read = { solution: Solution; faults: string[] }

/**
 * The model designs the whole in one answer, whose reading of the brief holds. What can be proved wrong is told to it once, in a
 * second turn; what it does not mend becomes a line for the person.
 */
export async function proposeByModel(options: ModelOptions, brief: Brief, context: ComposeContext): Promise<ProposedSolution> {
  const { language, mode, ask } = options
  if (language.provider === 'local') return proposeInParts(options, brief, context)
  const isAgent = mode === 'agent'
  const request: ModelRequest = {
    purpose: 'design',
    material: await ask('tellMaterial', { brief }, context),
    instruction: designInstruction(brief, { isAgent }),
    schema: { name: 'design', definition: designSchema },
    mode,
    mostOutputTokens: mostTokens,
    leaves: mostTokensForWords,
    ...(isAgent && { tools: agentTools({ brief, language, ask }) }),
  }
  const heard = hearDesign(await ask('listAsked', { brief }, context), context)
  const answer = await askWithStoredAnswers(options, request, heard)
  if (answer.outcome === 'failed') return withoutModel(options, { brief, failure: answer.failure }, context)
  const told = { brief, today: dayOf(context), model: language.modelId }
  const first = await ask('readDesign', { ...told, text: answer.text }, context)
  if (first && first.faults.length === 0) return designed(options, first)
  heard.onEvent?.({ type: 'restarted', reason: 'The design is checked and mended.' })
  const again = await askWithStoredAnswers(options, repairOf(request, { answer: answer.text, faults: first?.faults }), heard)
  const second = again.outcome === 'answered' ? await ask('readDesign', { ...told, text: again.text }, context) : null
  const best = second && (!first || second.faults.length < first.faults.length) ? second : first
  if (best) return designed(options, best)
  const failure: Failure = again.outcome === 'failed' ? again.failure : { code: 'malformed', retryAfter: undefined }
  return withoutModel(options, { brief, failure }, context)
}

/** A model of one's own is asked part by part; what is left empty becomes a line for the person. */
async function proposeInParts(options: ModelOptions, brief: Brief, context: ComposeContext): Promise<ProposedSolution> {
  const joined = await designInParts(options, brief, context)
  if (joined.outcome === 'failed') return withoutModel(options, { brief, failure: joined.failure }, context)
  const told = { brief, today: dayOf(context), model: options.language.modelId }
  const read = await options.ask('readDesign', { ...told, text: joined.text }, context)
  if (read) return designed(options, { ...read, faults: [...joined.gaps, ...read.faults] })
  return withoutModel(options, { brief, failure: { code: 'malformed', retryAfter: undefined } }, context)
}

const designed = ({ language: { label, vendor } }: ModelOptions, { solution, faults }: Read): ProposedSolution => ({
  solution,
  writer: label,
  ...(faults.length > 0 && { marks: [{ id: 'design', ...markOf(vendor, faults) }] }),
})

const markOf = (vendor: string, faults: string[]): Mark => {
  const [quoted, more] = [faults.slice(0, mostQuoted), Math.max(0, faults.length - mostQuoted)]
  const points = `${faults.length} ${faults.length === 1 ? 'point' : 'points'}`
  return {
    code: 'not-held',
    sentence: `${vendor}’s design has ${points} to check: ${quoted.join(' ')}${more > 0 ? ` And ${more} more.` : ''}`,
  }
}

type Failed = { brief: Brief; failure: Failure }

/** Where no model answers, the brief is read and nothing is designed. */
async function withoutModel(
  { offline, language }: ModelOptions,
  { brief, failure }: Failed,
  context: ComposeContext,
): Promise<ProposedSolution> {
  const read = await offline.proposeSolution(brief, context)
  const consequence = brief.design
    ? 'The reference design that was chosen is used as it is.'
    : 'Nothing is designed yet: the document is a reading of the brief.'
  return {
    ...read,
    marks: [{ id: 'design', code: failure.code, sentence: `${sentenceOf(language.vendor, failure)} ${consequence}` }],
  }
}

function repairOf(request: ModelRequest, { answer, faults }: { answer: string; faults: string[] | undefined }): ModelRequest {
  const { tools: _, ...plain } = request
  const words = faults
    ? `These points of your design do not hold. Give the whole design again without them:\n${quoteMaterial('faults', faults.map((fault) => `- ${fault}`).join('\n'))}`
    : 'Your answer did not have the agreed form. Give the whole design again in that form and with nothing else.'
  const history = [
    { role: 'assistant' as const, content: answer },
    { role: 'user' as const, content: words },
  ]
  return { ...plain, purpose: `${request.purpose}:repair`, mode: 'plain', history }
}
