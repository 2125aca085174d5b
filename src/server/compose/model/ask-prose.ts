import type { Brief } from '#shared/brief.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { ComposeContext } from '../composer.ts'
import { askWithStoredAnswers } from './ask-with-stored-answers.ts'
import type { Answer } from './ask-model.ts'
import { quoteMaterial } from './material.ts'
import { tellMaterial, tellOnce } from './tell-once.ts'
import type { ReadChapter } from './read-chapter.ts'
import type { ModelRequest } from './read-stream.ts'
import type { ModelOptions } from './model-options.ts'

/** Tokens. A chapter's prose is a page at most; some models count the thought that goes before it. */
const mostTokens = 4_000

type ProseRequest = { purpose: string; instruction: string; brief: Brief; solution: Solution }
type FailedAnswer = Extract<Answer, { outcome: 'failed' }>

/** Words held against the facts, mended once where they had to be; or the failure after which there are none. */
type Prose = { read: ReadChapter; failed?: undefined } | { read?: undefined; failed: FailedAnswer }

/** Asks for prose about the facts of one document. */
export async function askProse(options: ModelOptions, request: ProseRequest, context: ComposeContext): Promise<Prose> {
  const { purpose, instruction, brief, solution } = request
  const material = await materialFor(options, request, context)
  const asked: ModelRequest = { purpose, material, instruction, mode: 'plain', mostOutputTokens: mostTokens }
  const answer = await askWithStoredAnswers(options, asked, context)
  if (answer.outcome === 'failed') return { failed: answer }
  const told = { brief, solution }
  const read = await options.ask('readChapter', { ...told, text: answer.text }, context)
  if (read.findings.length === 0) return { read }
  context.onEvent?.({ type: 'restarted', reason: 'The words are checked against the facts and mended.' })
  const mending = `${instruction}\n\nYour last answer had these faults. Write it again without them:\n${listFaults(read.findings)}`
  const second = await askWithStoredAnswers(options, { ...asked, purpose: `${purpose}:repair`, instruction: mending }, context)
  if (second.outcome === 'failed') return { read }
  const again = await options.ask('readChapter', { ...told, text: second.text }, context)
  return { read: again.paragraphs.length > 0 && again.findings.length < read.findings.length ? again : read }
}

type About = Pick<ProseRequest, 'brief' | 'solution'>

/** The beginning of every request for words about one document: the same for every chapter, and told once. */
const materialFor = tellOnce<About>(
  ({ solution }) => solution,
  async (options, { brief, solution }, context) => {
    const [material, facts] = await Promise.all([
      tellMaterial(options, brief, context),
      options.ask('tellFacts', { brief, solution }, context),
    ])
    return [...material, facts]
  },
)

/** Findings repeat words of the brief and of the model: they are quoted like all material. */
const listFaults = (findings: string[]) =>
  quoteMaterial(
    'faults',
    findings
      .slice(0, 20)
      .map((finding) => `- ${finding}`)
      .join('\n'),
  )
