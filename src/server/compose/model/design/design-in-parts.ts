import type { Brief } from '#shared/brief.ts'
import { type ComposeContext, dayOf } from '../../composer.ts'
import { askWithStoredAnswers } from '../ask-with-stored-answers.ts'
import { type Failure, sentenceOf } from '../failure.ts'
import { quoteMaterial } from '../material.ts'
import type { ModelOptions } from '../model-options.ts'
import type { ModelRequest } from '../read-stream.ts'
import { roomInContext } from '../room-in-context.ts'
import { addPart, type DesignPart, formOf, joinParts, schemaOfPart } from './answer-parts.ts'
import type { DesignAnswer } from './design-answer.ts'
import { designInstruction } from './design-instruction.ts'
import type { ReadPart } from './read-part.ts'

/** Token limit of each part. */
const mostTokens: Record<DesignPart, number> = { head: 8_000, flows: 10_000, plan: 10_000, answers: 5_000 }
/** Statements per batch of answers. */
const batchSize = 20

const names: Record<DesignPart, string> = {
  head: 'components',
  flows: 'connections, scenarios and data',
  plan: 'decisions, plan and risks',
  answers: 'answers',
}

type Joined = { outcome: 'answered'; text: string; gaps: string[] } | { outcome: 'failed'; failure: Failure }
type Work = { options: ModelOptions; brief: Brief; context: ComposeContext; known: Partial<DesignAnswer> }
/** `statements`: ids of the statements that a batch of answers covers. */
type Wanted = { part: DesignPart; statements: string[]; purpose: string; name: string }

/** A design that is requested part by part, for models that cannot write it all at once. Each part sees the parts before it. */
export async function designInParts(options: ModelOptions, brief: Brief, context: ComposeContext): Promise<Joined> {
  const work: Work = { options, brief, context: quietly(context), known: {} }
  const gaps: string[] = []
  const wanted = await listWanted(work)
  for (const [at, one] of wanted.entries()) {
    context.onEvent?.({ type: 'tool', text: `Designs part ${at + 1} of ${wanted.length}: ${one.name}` })
    const read = await askPart(work, one)
    if ('failure' in read && work.known.components === undefined) return { outcome: 'failed', failure: read.failure }
    if ('failure' in read) gaps.push(`The part “${one.name}” is empty: ${sentenceOf(options.language.vendor, read.failure)}`)
    else {
      if (read.lost.length > 0) gaps.push(`The part “${one.name}” is incomplete: ${read.lost[0]}`)
      work.known = addPart(work.known, read.found)
    }
    if (work.known.components === undefined) return { outcome: 'failed', failure: { code: 'malformed', retryAfter: undefined } }
  }
  return { outcome: 'answered', text: JSON.stringify(joinParts({ system: brief.projectName, ...work.known })), gaps }
}

/** Suppresses text events, because the JSON of a part is not shown while it arrives. */
const quietly = (context: ComposeContext): ComposeContext => ({
  ...context,
  onEvent: (event) => event.type !== 'text' && context.onEvent?.(event),
})

async function listWanted({ options, brief, context }: Work): Promise<Wanted[]> {
  const { solution } = await options.ask('proposeSolution', { brief }, context)
  const ids = (solution.statements ?? []).flatMap(({ id, answer }) => (answer ? [id] : []))
  const parts = (['head', 'flows', 'plan'] as const).map((part): Wanted => {
    return { part, statements: [], purpose: `design:${part}`, name: names[part] }
  })
  const batches = Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, at): Wanted => {
    const statements = ids.slice(at * batchSize, (at + 1) * batchSize)
    return { part: 'answers', statements, purpose: `design:answers:${at + 1}`, name: `${names.answers} (batch ${at + 1})` }
  })
  return [...parts, ...batches]
}

/** Requests one part, once more if it has faults; the better of both answers is used. */
async function askPart(work: Work, wanted: Wanted): Promise<ReadPart | { failure: Failure }> {
  const first = await askOnce(work, wanted, [])
  if ('failure' in first || first.faults.length === 0) return first
  const again = await askOnce(work, wanted, first.faults)
  const best = 'failure' in again || again.faults.length >= first.faults.length ? first : again
  return Object.keys(best.found).length > 0 ? best : { failure: { code: 'malformed', retryAfter: undefined } }
}

async function askOnce(work: Work, wanted: Wanted, faults: string[]): Promise<ReadPart | { failure: Failure }> {
  const { options, brief, context, known } = work
  const request = await requestFor(work, wanted, faults)
  const answer = await askWithStoredAnswers(options, request, context)
  if (answer.outcome === 'failed') return { failure: answer.failure }
  const { part, statements } = wanted
  return options.ask('readPart', { text: answer.text, part, known, statements, brief, today: dayOf(context) }, context)
}

async function requestFor({ options, brief, context, known }: Work, wanted: Wanted, faults: string[]): Promise<ModelRequest> {
  const { part, statements, purpose } = wanted
  const schema = schemaOfPart(part)
  const request = {
    purpose: faults.length > 0 ? `${purpose}:again` : purpose,
    instruction: [
      designInstruction(brief, { isAgent: false, part }),
      ...(part === 'head' ? [] : [`Your design so far:\n${quoteMaterial('facts', JSON.stringify(soFar(known)))}`]),
      ...(statements.length > 0 ? [`Answer only these statements: ${statements.join(', ')}.`] : []),
      `Of the design, answer only this part, as one JSON object and nothing else:\n${formOf(schema)}`,
      ...(faults.length > 0 ? [`Your last answer had these faults:\n${quoteMaterial('faults', faults.join('\n'))}`] : []),
    ].join('\n\n'),
    schema: { name: `design_${part}`, definition: schema },
    mode: 'plain' as const,
    mostOutputTokens: mostTokens[part],
    wholePart: (text: string) => text,
  }
  const material = await options.ask('tellMaterial', { brief }, context)
  const room = roomInContext(options.language, { ...request, material })
  if (statements.length === 0 || (typeof room === 'number' && room >= mostTokens[part])) return { ...request, material }
  return { ...request, material: await options.ask('tellMaterial', { brief, only: statements }, context) }
}

/** Names that later parts refer to. */
const soFar = ({ system, outside = [], components = [], questions = [], work = [] }: Partial<DesignAnswer>) => ({
  system,
  outside: outside.map(({ key, name }) => ({ key, name })),
  components: components.map(({ key, name, does, product }) => ({ key, name, does, product })),
  questions: questions.map(({ text }) => text),
  work: work.map(({ name }) => name),
})
