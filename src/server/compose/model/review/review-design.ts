import type { Brief } from '#shared/brief.ts'
import type { Solution } from '#server/solution/solution.ts'
import { howToChange } from '../../change/change.ts'
import { type ComposeContext, dayOf, type ProposedSolution } from '../../composer.ts'
import { askWithStoredAnswers } from '../ask-with-stored-answers.ts'
import type { ModelSession } from '../ask-with-retry.ts'
import { quoteMaterial } from '../material.ts'
import type { ModelOptions } from '../model-options.ts'
import type { Left } from './critique.ts'
import { wholeSchema } from '../design/whole-answer.ts'
import { workOnDraft } from './work-on-draft.ts'

/** Tokens for the defects, including thinking tokens. */
const mostTokens = 24_000

type Reviewed = { brief: Brief; proposed: ProposedSolution }

/**
 * Has a new design reviewed in printed form by a model that did not make it: the other vendor's, if there is a key for it. Each defect is
 * fixed by its own changes if they are valid; the others become questions of the document. An agent works on the draft itself instead. If
 * no model answers, the design is unchanged.
 */
export async function reviewDesign(
  options: ModelOptions,
  { brief, proposed }: Reviewed,
  context: ComposeContext,
): Promise<ProposedSolution> {
  if (!isByModel(proposed.solution) || options.language.provider === 'local') return proposed
  if (options.mode === 'agent') return workOnDraft(options, { brief, proposed }, context)
  const { ask, critic = options.language } = options
  const { solution } = proposed
  const session: ModelSession = critic === options.language ? options : { ...options, language: critic, closed: { by: undefined } }
  const printed = await ask('printDesign', { brief, solution }, context)
  const answer = await askWithStoredAnswers(
    session,
    {
      purpose: 'critic',
      material: [
        ...(await ask('tellMaterial', { brief }, context)),
        quoteMaterial('document', printed),
        await ask('tellDesign', { solution, has: printed, about: '' }, context),
      ],
      instruction: criticInstruction,
      schema: wholeSchema,
      mode: 'plain',
      mostOutputTokens: mostTokens,
    },
    context,
  )
  if (answer.outcome === 'failed') return proposed
  const read = await ask('readCritique', { text: answer.text, solution, today: dayOf(context), model: critic.modelId }, context)
  return read ? { ...proposed, solution: withQuestions(read.solution, read.left, critic.modelId) } : proposed
}

const isByModel = ({ summary, fit }: Solution) => fit !== 'reading' && summary?.source.from === 'model'

/** Adds a question to the document for each defect that the critic found and that was not fixed. */
function withQuestions(solution: Solution, left: Left[], model: string): Solution {
  if (left.length === 0) return solution
  const last = Math.max(0, ...solution.questions.map(({ id }) => Number(id.split('-')[1])))
  const added = left.map(({ words, why, statements }, index) => ({
    id: `OQ-${last + index + 1}`,
    source: { from: 'model' as const, model },
    text: words.trim() === '' ? `To be checked: ${why}` : `To be checked: “${words.trim()}”. ${why}`,
    about: statements,
    owner: 'Lead architect',
  }))
  return { ...solution, questions: [...solution.questions, ...added] }
}

const criticInstruction = `Read this document as the client’s architect, who knows the brief by heart and will sign for the money. <document> is what is printed; <facts> are what it is printed from, what is printed in full is given by its name alone, and a text that ends in “…” goes on as it is printed. Somebody else made it.
- Look for what would stop you: the document says something else than a statement, builds what is refused or left out, leaves out what is asked for, answers yes to what the design does not do, misses a date or a budget without saying so, puts something live before it is tested, before the people who use it are trained or before its data are there, contradicts itself, names a thing in two ways, asks what the brief answers, or reads like nobody’s English.
- Each defect is one of points, with an empty list of faults; design is null. It has words (a few exact words of the document), the statements of the brief that it goes against, why (a sentence that the author would accept as proved) and changes that mend it, each of them complete by itself. What you cannot prove is no defect. What is a matter of taste is none. An empty list is a good answer.
- Where only the client can settle it, give no change: it becomes a question.

${howToChange()}`
