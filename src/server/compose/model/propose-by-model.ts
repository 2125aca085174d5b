import type { Brief } from '#shared/brief.ts'
import type { Choice } from '../assembly/choice.ts'
import { type ComposeContext, dayOf, type Mark, type ProposedSolution, type ProposingCall } from '../composer.ts'
import type { Label } from '../reading/label.ts'
import { agentTools } from './agent-tools.ts'
import { argumentSchema } from './calls/argument-answer.ts'
import { askItems, type AnswerResult } from './calls/ask-items.ts'
import { assemblySchema } from './calls/assembly-answer.ts'
import { argueInstruction, assembleInstruction, labelInstruction } from './calls/instructions.ts'
import { labelSchema } from './calls/label-answer.ts'
import type { Read } from './calls/labelled-design.ts'
import type { ItemFault } from './calls/parse-answer.ts'
import { type Argument, joinArguments } from './calls/read-argument.ts'
import { joinAssemblies } from './calls/read-assembly.ts'
import { type Batch, joinLabels, type ReadLabels } from './calls/read-labels.ts'
import { sentenceOf } from './failure.ts'
import { quoteMaterial } from './material.ts'
import type { ModelRequest } from './read-stream.ts'
import { tellMaterial } from './tell-once.ts'
import type { ModelOptions } from './model-options.ts'

/** Tokens; some models count the thought that goes before words. */
const mostTokens = { label: 10_000, assemble: 10_000, agent: 16_000, argue: 8_000 } as const
/** Batches of labels at the same time. */
const atOnce = 3

type Marks = NonNullable<ProposedSolution['marks']>
type Work = {
  options: ModelOptions
  read: Read
  material: string[]
  context: ComposeContext
  marks: Marks
  answered: Set<ProposingCall>
}

/** The model labels, chooses and argues; code reads values, builds, reckons and holds every item against the brief. */
export async function proposeByModel(options: ModelOptions, brief: Brief, context: ComposeContext): Promise<ProposedSolution> {
  const read = { brief, today: dayOf(context) }
  const [material, batches] = await Promise.all([tellMaterial(options, brief, context), options.ask('listBatches', read, context)])
  const work: Work = { options, read, material, context, marks: [], answered: new Set() }
  // Where nothing is said there is nothing to ask.
  if (batches.length === 0) return options.offline.proposeSolution(brief, context)
  const labels = await labelBrief(work, batches)
  const choice = await assemble(work, labels)
  const argument = await argue(work, { labels, choice })
  const { ask, language, offline } = options
  const solution = await ask('buildSolution', { ...read, labels, choice, argument }, context)
  return {
    solution,
    writer: work.answered.size > 0 ? language.label : offline.label,
    ...(work.marks.length > 0 && { marks: work.marks }),
  }
}

async function labelBrief({ options, read, material, context, marks, answered }: Work, batches: Batch[]): Promise<Label[]> {
  const heard = await inBatches(batches, (batch, index) =>
    askItems<ReadLabels>(
      options,
      {
        request: {
          purpose: `label:${index + 1}`,
          material,
          instruction: labelInstruction(quoteMaterial('draft', batch.draft)),
          schema: { name: 'labels', definition: labelSchema },
          mode: 'plain',
          mostOutputTokens: mostTokens.label,
        },
        read: (text, only) => options.ask('readLabels', { ...read, ids: batch.ids, text, isAgain: only !== undefined }, context),
        join: joinLabels,
      },
      context,
    ),
  )
  const failed = heard.flatMap(({ failure }) => failure ?? [])
  if (failed.length > 0)
    marks.push(markOf(options, 'label', { failure: failed[0]!, rest: partsAsRead(failed.length, batches.length) }))
  const held = heard.flatMap((one) => one.held ?? [])
  if (held.length > 0) answered.add('label')
  markFaults(
    { options, marks },
    'label',
    held.flatMap(({ faults }) => faults),
  )
  return held.flatMap(({ labels }) => labels)
}

const partsAsRead = (failed: number, of: number) =>
  failed === of ? 'The brief stands as code read it.' : `${failed} of ${of} parts of the brief stand as code read them.`

async function inBatches<Result>(batches: Batch[], ask: (batch: Batch, index: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const worker = async () => {
    while (next < batches.length) {
      const at = next++
      results[at] = await ask(batches[at]!, at)
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, worker))
  for (const end of ended) if (end.status === 'rejected') throw end.reason
  return results
}

async function assemble(work: Work, labels: Label[]): Promise<Choice | undefined> {
  const { options, read, material, context } = work
  const { ask, language, mode } = options
  const labelled = { ...read, labels }
  const draft = quoteMaterial('draft', await ask('tellDraft', labelled, context))
  const isAgent = mode === 'agent'
  const request: ModelRequest = {
    purpose: 'assemble',
    material,
    instruction: assembleInstruction(draft, isAgent),
    schema: { name: 'assembly', definition: assemblySchema },
    mode,
    mostOutputTokens: isAgent ? mostTokens.agent : mostTokens.assemble,
    ...(isAgent && {
      tools: agentTools({
        ...labelled,
        solution: await ask('assembleChosen', { ...labelled, choice: undefined }, context),
        language,
        ask,
      }),
    }),
  }
  const heard = await askItems(
    options,
    {
      request,
      read: (text, only) => ask('readAssembly', { ...labelled, text, model: language.modelId, only }, context),
      join: joinAssemblies,
    },
    context,
  )
  return conclude(work, { call: 'assemble', heard, rest: 'The design is the offline composer’s.' })?.choice
}

async function argue(work: Work, chosen: { labels: Label[]; choice: Choice | undefined }): Promise<Argument | undefined> {
  const { options, read, material, context } = work
  const { ask, language } = options
  const ground = { ...read, ...chosen }
  const solution = await ask('assembleChosen', ground, context)
  const heard = await askItems(
    options,
    {
      request: {
        purpose: 'argue',
        material: [...material, await ask('tellFacts', { brief: read.brief, solution }, context)],
        instruction: argueInstruction,
        schema: { name: 'argument', definition: argumentSchema },
        mode: 'plain',
        mostOutputTokens: mostTokens.argue,
      },
      read: (text) => ask('readArgument', { ...ground, text, model: language.modelId }, context),
      join: joinArguments,
    },
    context,
  )
  return conclude(work, {
    call: 'argue',
    heard,
    rest: 'Decisions, risks and questions are the offline composer’s.',
  })?.argument
}

type Concluded<Held> = { call: ProposingCall; heard: AnswerResult<Held>; rest: string }

function conclude<Held extends { faults: ItemFault[] }>(work: Work, { call, heard, rest }: Concluded<Held>): Held | undefined {
  if (heard.failure) {
    work.marks.push(markOf(work.options, call, { failure: heard.failure, rest }))
    return undefined
  }
  work.answered.add(call)
  markFaults(work, call, heard.held.faults)
  return heard.held
}

type Failed = { failure: Parameters<typeof sentenceOf>[1]; rest: string }

const markOf = ({ language }: ModelOptions, id: ProposingCall, { failure, rest }: Failed): Marks[number] => ({
  id,
  code: failure.code,
  sentence: `${sentenceOf(language.vendor, failure)} ${rest}`,
})

/** What became of items that did not hold after a second try. */
const consequences: Record<ProposingCall, string> = {
  label: 'the words of the brief hold',
  assemble: 'the offline composer’s answers stand instead',
  argue: 'they are left out',
}

function markFaults({ options, marks }: Pick<Work, 'options' | 'marks'>, id: ProposingCall, faults: ItemFault[]) {
  const [first] = faults
  if (!first) return
  const items = new Set(faults.map(({ item }) => item)).size
  const mark: Mark = {
    code: 'not-held',
    sentence: `${options.language.vendor} said what does not hold of ${items} ${items === 1 ? 'item' : 'items'}; ${consequences[id]}. The first, ${first.item}: ${first.fault}`,
  }
  marks.push({ ...mark, id })
}
