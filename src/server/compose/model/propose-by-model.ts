import type { Brief } from '#shared/brief.ts'
import { type ComposeContext, dayOf, type Mark, type ProposedSolution } from '../composer.ts'
import { agentTools } from './agent-tools.ts'
import { mostTokensForWords } from './ask-for-words.ts'
import { askWithStoredAnswers } from './ask-with-stored-answers.ts'
import { designInParts } from './design/design-in-parts.ts'
import { designInstruction } from './design/design-instruction.ts'
import { hearDesign } from './design/hear-design.ts'
import { mendDesign } from './design/mend-design.ts'
import type { ReadDesign } from './design/read-design.ts'
import { wholeSchema } from './design/whole-answer.ts'
import { type Failure, sentenceOf } from './failure.ts'
import { furtherTurn } from './further-turn.ts'
import type { ModelOptions } from './model-options.ts'
import type { ModelRequest } from './read-stream.ts'

/** Tokens for the whole design, including thinking tokens. */
const mostTokens = 48_000
/** Maximum points that a mark quotes; the others are only counted. */
const mostQuoted = 5
/** Characters of a text that is quoted. */
const mostCharacters = 120

/**
 * The model designs everything in one answer, and its reading of the brief is accepted. Provable faults are sent to it once, in a second
 * turn, and fixed by changes of facts; faults that it does not fix become a line for the person. An unreadable answer is requested once
 * more.
 */
export async function proposeByModel(options: ModelOptions, brief: Brief, context: ComposeContext): Promise<ProposedSolution> {
  const { language, mode, ask } = options
  if (language.provider === 'local') return proposeInParts(options, brief, context)
  const isAgent = mode === 'agent'
  const request: ModelRequest = {
    purpose: 'design',
    material: await ask('tellMaterial', { brief }, context),
    instruction: designInstruction(brief, { isAgent }),
    schema: wholeSchema,
    mode: 'plain',
    mostOutputTokens: mostTokens,
    leaves: mostTokensForWords,
    goesOn: true,
  }
  const withHands = isAgent ? { ...request, mode, tools: agentTools({ brief, language, ask }) } : request
  const asked = await ask('listAsked', { brief }, context)
  const heard = hearDesign(asked, context)
  const answer = await askWithStoredAnswers(options, withHands, heard)
  if (answer.outcome === 'failed') return withoutModel(options, { brief, failure: answer.failure }, context)
  const read = (text: string) => ask('readDesign', { brief, today: dayOf(context), model: language.modelId, text }, context)
  const design = await read(answer.text)
  if (design?.faults.length === 0) return designed(options, design)
  if (design) {
    const mended = await mendDesign(options, { request, answer: answer.text, design, asked }, context)
    return designed(options, { ...design, ...mended })
  }
  heard.onEvent?.({ type: 'restarted', reason: 'The design is checked and mended.' })
  const again = await askWithStoredAnswers(options, furtherTurn(request, answer.text, wholeAgain), heard)
  const second = again.outcome === 'answered' ? await read(again.text) : null
  if (second) return designed(options, second)
  const failure: Failure = again.outcome === 'failed' ? again.failure : { code: 'malformed', retryAfter: undefined }
  return withoutModel(options, { brief, failure }, context)
}

/** A local model is asked part by part; parts that are empty become a line for the person. */
async function proposeInParts(options: ModelOptions, brief: Brief, context: ComposeContext): Promise<ProposedSolution> {
  const joined = await designInParts(options, brief, context)
  if (joined.outcome === 'failed') return withoutModel(options, { brief, failure: joined.failure }, context)
  const told = { brief, today: dayOf(context), model: options.language.modelId }
  const read = await options.ask('readDesign', { ...told, text: joined.text }, context)
  if (read) return designed(options, { ...read, faults: [...joined.gaps, ...read.faults] })
  return withoutModel(options, { brief, failure: { code: 'malformed', retryAfter: undefined } }, context)
}

const designed = ({ language: { label, vendor } }: ModelOptions, { solution, ...design }: ReadDesign): ProposedSolution => {
  const told = [disputed(vendor, design), lostOf(vendor, design)].filter((sentence) => sentence !== '')
  const mark: Mark = { code: 'not-held', sentence: told.join(' ') }
  return { solution, writer: label, ...(told.length > 0 && { marks: [{ id: 'design', ...mark }] }) }
}

type Checked = Omit<ReadDesign, 'solution'>
const moreThan = (all: string[]) => (all.length > mostQuoted ? ` And ${all.length - mostQuoted} more.` : '')

/** What the mend has left, each point with its places. */
function disputed(vendor: string, { faults }: Checked): string {
  if (faults.length === 0) return ''
  const points = `${faults.length} ${faults.length === 1 ? 'point' : 'points'}`
  return `${vendor}’s design has ${points} to check: ${faults.slice(0, mostQuoted).join(' ')}${moreThan(faults)}`
}

/** What the model said and the facts do not have, because there is no place for it. */
function lostOf(vendor: string, { texts, lost }: Checked): string {
  if (lost.length === 0) return ''
  const quoted = lost.slice(0, mostQuoted).map((text) => `“${text.slice(0, mostCharacters)}”.`)
  return `Of ${texts} texts in ${vendor}’s answer ${lost.length === 1 ? '1 is' : `${lost.length} are`} not in the design: ${quoted.join(' ')}${moreThan(lost)}`
}

type Failed = { brief: Brief; failure: Failure }

/** If no model answers, the brief is read and nothing is designed. */
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

const wholeAgain = 'Your answer did not have the agreed form. Give the whole design again in that form and with nothing else.'
