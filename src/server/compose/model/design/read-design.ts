import type { Brief } from '#shared/brief.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Source } from '#server/solution/source.ts'
import { draftBrief } from '../../draft/draft-facts.ts'
import { DesignAnswer } from './design-answer.ts'
import { applyAnswer } from './apply-answer.ts'
import { checkAnswer } from './check-answer.ts'

type Asked = { text: string; brief: Brief; today: string; model: string }

/**
 * A model's design as facts, with every fault that can be proved, as instructions to mend it; null where it does not have the agreed
 * form. Nothing is dropped or rewritten but what names something that is not there.
 */
export function readDesign({ text, brief, today, model }: Asked): { solution: Solution; faults: string[] } | null {
  const answer = parse(text)
  if (!answer) return null
  const source: Source = { from: 'model', model }
  // What a person ticked and what the brief says is the ground; a chosen reference design was the model's material.
  const { design: _, ...own } = brief
  const ground = draftBrief(own, { today })
  return { solution: applyAnswer(ground, answer, { source, today }), faults: checkAnswer(answer, ground) }
}

function parse(text: string): DesignAnswer | undefined {
  try {
    return DesignAnswer.safeParse(JSON.parse(text.replace(/^\s*```(?:json)?|```\s*$/g, ''))).data
  } catch {
    return undefined
  }
}
