import { countOf, joinSome } from '#server/document-types/english.ts'
import { isSupport } from '#server/document-types/solution-view.ts'
import { type ChapterWriter, namesOf, paragraphOf, paragraphs, say } from '../prose.ts'

export const concepts: ChapterWriter = ({ blocks, solution }) => {
  if (blocks.length === 0) return paragraphs(paragraphOf(say('These rules hold for whatever parts the design will have')))
  const leading = blocks.filter((element) => element.kind === 'container' && !isSupport(element))
  const pair = (leading.length > 1 ? leading : blocks).slice(0, 2)
  const stated = solution.requirements.filter(({ text }) =>
    /\b(standard|compl(y|iance|iant)|polic(y|ies)|principles?)\b/i.test(text),
  )
  return paragraphs(
    paragraphOf(
      say(
        blocks.length > 1
          ? `The rules of this chapter hold in all ${countOf(blocks.length, 'part')}, so that ${joinSome(namesOf(pair), 2)} do not each find an answer of their own`
          : `The rules of this chapter hold in ${blocks[0]!.name}`,
      ),
      stated.length > 0
        ? say(
            `They also serve ${countOf(stated.length, 'requirement')} that ${stated.length === 1 ? 'names' : 'name'} a standard or a policy`,
            stated,
          )
        : [],
      say('A part that needs an exception records it as a decision'),
    ),
  )
}
