import type { Brief } from '#shared/brief.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Ask } from '../ask.ts'
import type { ChapterRequest, ComposeContext, Composer, Mark, ProposedSolution, WrittenChapter } from '../composer.ts'
import type { ComposingWork } from '../composing-work.ts'
import { agentTools } from './agent-tools.ts'
import type { Applied } from './apply-structure.ts'
import { askAgent } from './ask-agent.ts'
import type { Answer } from './ask-model.ts'
import { askUntilWhole, type Desk } from './ask-until-whole.ts'
import { sentenceOf, type Failure } from './failure.ts'
import { quoteMaterial } from './material.ts'
import type { ReadChapter } from './read-chapter.ts'
import type { ModelRequest } from './read-stream.ts'
import { structureSchema } from './structure.ts'

export type ModelComposerOptions = Desk & {
  /** Reads the facts first, and writes what the model cannot. */
  offline: Composer
  /** Has what costs the processor done: this composer itself only waits. */
  ask: Ask<ComposingWork>
  useAgent: boolean
}

/** Tokens. A chapter's prose is a page at most; some models count the thought that goes before it. */
const mostTokens = { chapter: 4_000, structure: 8_000, agentStructure: 16_000 } as const

/** A composer behind which a vendor's model stands; what the model cannot do, the offline composer does, and it says so. */
export function createModelComposer(options: ModelComposerOptions): Composer {
  const { language, useAgent } = options
  const mode = useAgent ? 'agent' : 'plain'
  return {
    id: language.provider,
    label: language.label,
    proposeSolution: (brief, context) => proposeSolution({ ...options, mode }, brief, context),
    writeChapter: (request, context) => writeChapter({ ...options, mode }, request, context),
  }
}

type Options = ModelComposerOptions & { mode: ModelRequest['mode'] }

const markOf = ({ language }: Desk, failure: Failure, consequence: string): Mark => ({
  code: failure.code,
  sentence: `${sentenceOf(language.vendor, failure)} ${consequence}`,
})

/** The parts of the facts that a model may judge better than patterns. */
async function proposeSolution(options: Options, brief: Brief, context: ComposeContext): Promise<ProposedSolution> {
  const { offline, language } = options
  const { solution: base } = await offline.proposeSolution(brief, context)
  const asked = await structureRequest(options, { brief, base }, context)
  const first = await (options.mode === 'agent' ? askAgent : askUntilWhole)(options, asked, context)
  const read = await readStructure(options, { answer: first, base }, context)
  if (!read.applied) {
    const mark = markOf(options, read.failure, 'The structure is the offline composer’s.')
    return { solution: base, writer: offline.label, mark }
  }
  const better =
    read.applied.findings.length > 0
      ? await repairStructure(options, { asked, base, applied: read.applied }, context)
      : read.applied
  return { solution: better.solution, writer: language.label }
}

type Ground = { brief: Brief; base: Solution }

async function structureRequest(options: Options, { brief, base }: Ground, { signal }: ComposeContext): Promise<ModelRequest> {
  const isAgent = options.mode === 'agent'
  return {
    purpose: 'structure',
    material: await options.ask('tellMaterial', { brief, solution: base }, { signal }),
    instruction: `Improve the structure of the solution. Give the elements, relations, scenarios, decisions, risks and questions that an experienced architect would add to the facts or word better. Keep the names of elements that are there already. Every element needs a relation, every relation a label that reads as a verb. Of a decision, the option that is chosen comes first. Satisfy every requirement by an element, or raise a question about it.${
      isAgent ? ' First use the tools: check the traceability, estimate the costs, and look at what the diagram says.' : ''
    }`,
    schema: { name: 'structure', definition: structureSchema },
    mode: options.mode,
    mostOutputTokens: isAgent ? mostTokens.agentStructure : mostTokens.structure,
    ...(isAgent && { tools: agentTools({ brief, solution: base, language: options.language, ask: options.ask }) }),
  }
}

type Read = { applied: Applied } | { applied: undefined; failure: Failure }

async function readStructure(
  { ask, language }: Options,
  { answer, base }: { answer: Answer; base: Solution },
  { signal }: ComposeContext,
): Promise<Read> {
  if (answer.outcome === 'failed') return { applied: undefined, failure: answer.failure }
  const applied = await ask('readStructure', { text: answer.text, base, modelId: language.modelId }, { signal })
  return applied ? { applied } : { applied: undefined, failure: { code: 'malformed', retryAfter: undefined } }
}

type Repair = { asked: ModelRequest; base: Solution; applied: Applied }

/** One round; what is no better is not taken. */
async function repairStructure(options: Options, { asked, base, applied }: Repair, context: ComposeContext): Promise<Applied> {
  const instruction = `${asked.instruction}\n\nYour last structure had these faults. Give the whole structure again without them:\n${listed(applied.findings)}`
  const { tools: _, ...plain } = asked
  const answer = await askUntilWhole(options, { ...plain, purpose: 'structure-repair', instruction }, context)
  const read = await readStructure(options, { answer, base }, context)
  return read.applied && read.applied.findings.length < applied.findings.length ? read.applied : applied
}

/** Findings repeat words of the brief and of the model: they are quoted like all material. */
const listed = (findings: string[]) =>
  quoteMaterial(
    'faults',
    findings
      .slice(0, 20)
      .map((finding) => `- ${finding}`)
      .join('\n'),
  )

/** A chapter's words from the model; where it fails, what is valid is kept or the offline composer writes, and the mark says so. */
async function writeChapter(options: Options, request: ChapterRequest, context: ComposeContext): Promise<WrittenChapter> {
  const { chapter, brief, solution } = request
  const asked: ModelRequest = {
    purpose: `chapter:${chapter.id}`,
    material: await options.ask('tellMaterial', { brief, solution }, context),
    instruction: `Write the prose of the chapter “${chapter.heading}”. It answers: ${chapter.ask}\nTables, lists and diagrams with the facts stand below your words and are made by others: explain what they mean and do not retell them. One to four paragraphs, separated by empty lines, without headings or lists.`,
    mode: 'plain',
    mostOutputTokens: mostTokens.chapter,
  }
  const answer = await askUntilWhole(options, asked, context)
  if (answer.outcome === 'failed') return salvage(options, { request, answer }, context)
  const read = await options.ask('readChapter', { text: answer.text, solution }, context)
  const { mended, findings } = read.findings.length > 0 ? await mendWords(options, { asked, request, read }, context) : read
  return { paragraphs: mended, writer: options.language.label, ...(findings.length > 0 && { doubts: findings }) }
}

type Failed = { request: ChapterRequest; answer: Extract<Answer, { outcome: 'failed' }> }

/** Failures whose half answer is worth keeping: what was said stands, only the end is missing. */
const isWorthKeeping = ({ code }: Failure) =>
  code === 'cut-at-length' || code === 'ended-early' || code === 'silent' || code === 'unreachable'

async function salvage(options: Options, { request, answer }: Failed, context: ComposeContext): Promise<WrittenChapter> {
  const { solution } = request
  const text = isWorthKeeping(answer.failure) ? answer.text : ''
  const kept = await options.ask('readChapter', { text, solution, isCut: true }, context)
  if (kept.paragraphs.length > 0 && kept.findings.length === 0)
    return {
      paragraphs: kept.paragraphs,
      writer: options.language.label,
      mark: markOf(options, answer.failure, 'What it had written is kept.'),
    }
  context.onEvent?.({ type: 'restarted', reason: sentenceOf(options.language.vendor, answer.failure) })
  const written = await options.offline.writeChapter(request, context)
  return { ...written, mark: markOf(options, answer.failure, 'The offline composer wrote these words.') }
}

type Mending = { asked: ModelRequest; request: ChapterRequest; read: ReadChapter }

async function mendWords(options: Options, { asked, request, read }: Mending, context: ComposeContext): Promise<ReadChapter> {
  context.onEvent?.({ type: 'restarted', reason: 'The words are checked against the facts and mended.' })
  const instruction = `${asked.instruction}\n\nYour last answer had these faults. Write the chapter again without them:\n${listed(read.findings)}`
  const answer = await askUntilWhole(options, { ...asked, purpose: `${asked.purpose}:repair`, instruction }, context)
  if (answer.outcome === 'failed') return read
  const again = await options.ask('readChapter', { text: answer.text, solution: request.solution }, context)
  return again.paragraphs.length > 0 && again.findings.length < read.findings.length ? again : read
}
