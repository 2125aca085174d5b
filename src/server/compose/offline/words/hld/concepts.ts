import { agree, allOf, joinList } from '#server/document-types/english.ts'
import type { SolutionView } from '#server/document-types/solution-view.ts'
import { type ChapterWriter, paragraphOf, paragraphs, say } from '../prose.ts'

/** Requirements that no single part can meet, because every part has to keep to them. */
function shared({ solution }: SolutionView) {
  return solution.requirements.filter(
    ({ kind, characteristic, text }) =>
      kind !== 'functional' &&
      (characteristic === 'Security' || /\b(standards?|comply|compliance|compliant|policy|GDPR|logs?|logged)\b/i.test(text)),
  )
}

export const concepts: ChapterWriter = (view) => {
  const { blocks } = view
  if (blocks.length === 0) return paragraphs(paragraphOf(say('These rules hold for whatever parts the design will have')))
  const binding = shared(view)
  const parts = blocks.length === 1 ? blocks[0]!.name : allOf(blocks.length, 'part')
  return paragraphs(
    paragraphOf(
      binding.length > 0
        ? say(
            `${joinList(binding.map(({ id }) => id))} ${agree(binding.length, 'binds', 'bind')} ${parts} alike; the rules below say how`,
            binding,
          )
        : say(`The brief sets no rule for ${parts} together, so the rules below are ours`),
    ),
  )
}
