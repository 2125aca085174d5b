import { howToChange } from '../../change/change.ts'
import { type ComposeContext, dayOf } from '../../composer.ts'
import { askWithStoredAnswers } from '../ask-with-stored-answers.ts'
import { furtherTurn } from '../further-turn.ts'
import { quoteMaterial } from '../material.ts'
import type { ModelOptions } from '../model-options.ts'
import type { ModelRequest } from '../read-stream.ts'
import type { Design } from './read-mends.ts'

/** Tokens for the fixes, including thinking tokens. */
const mostTokens = 24_000

/** `answer` is the answer to `request`, and `design` contains its facts. */
type Mending = { request: ModelRequest; answer: string; design: Design; asked: string[] }

/** The design after one further turn in which the model fixes faults by single changes; unchanged if that fails. */
export async function mendDesign(
  options: ModelOptions,
  { request, answer, design, asked }: Mending,
  context: ComposeContext,
): Promise<Design> {
  const { ask, language } = options
  context.onEvent?.({ type: 'restarted', reason: 'The design is checked and mended.' })
  const faults = design.faults.map((fault, at) => `${at + 1}. ${fault}`).join('\n')
  const words = [
    instruction,
    quoteMaterial('faults', faults),
    await ask('tellDesign', { solution: design.solution, has: answer, about: faults }, context),
  ]
  const turn = furtherTurn(request, answer, words.join('\n\n'))
  const mends = await askWithStoredAnswers(options, { ...turn, mostOutputTokens: mostTokens, goesOn: false }, context)
  if (mends.outcome === 'failed') return design
  const author = { today: dayOf(context), model: language.modelId }
  const read = await ask('readMends', { text: mends.text, design, asked, ...author }, context)
  if (read && read.mended.length > 0) context.onEvent?.({ type: 'mended', points: read.mended, growth: read.growth })
  return read ?? design
}

const instruction = `Your design was read as the facts below, and the faults below are what of it does not hold. Mend these points by changes of facts, and change nothing else. Do not give the design again: it is null. Facts that no fault names are given by their names alone; they, and a text that ends in “…”, are as in your design.
- Each mend is one of points: it has the numbers of the faults that it mends and the changes for them; words and why are empty. It is applied by itself: faults that can be mended apart have mends of their own.
- What your design named and was not there has been left out of the facts. Add it, put right; where it may stay left out, the mend has no changes.

${howToChange()}`
