import { agree, countOf, joinList } from '#server/document-types/english.ts'
import { errorsOf } from '#server/document-types/lld/error-codes.ts'
import { buildOrder } from '#server/document-types/lld/modules-of.ts'
import { type ChapterWriter, namesOf, paragraphOf, paragraphs, say } from '../prose.ts'

export const security: ChapterWriter = ({ solution: { interfaces }, crossings }) =>
  interfaces.length + crossings.length === 0
    ? []
    : paragraphs(
        paragraphOf(
          say('Every caller proves who it is at every call, also inside the system, and whatever is not listed here is refused'),
          say('All connections are encrypted'),
        ),
      )

export const errors: ChapterWriter = ({ solution: { interfaces } }) => {
  const codes = new Set(interfaces.flatMap((face) => errorsOf(face).map(({ code }) => code)))
  if (codes.size === 0) return []
  return paragraphs(
    paragraphOf(
      say(
        `Callers meet ${countOf(codes.size, 'error')} and nothing else: a failure that fits none of them is a fault to be mended`,
        interfaces,
      ),
      say('An error carries its code, a sentence for a person and the identifier of the run'),
    ),
  )
}

export const configuration: ChapterWriter = (view) => {
  const [first] = buildOrder(view)
  const { environments } = view.solution
  if (!first) return []
  return paragraphs(
    paragraphOf(
      environments.length > 1 ? say(`A release passes through ${joinList(namesOf(environments))} in this order`, environments) : [],
      say(
        `Within ${agree(environments.length, 'the environment', 'each')} a module goes live after what it depends on, so ${first.name} comes first`,
        [first],
      ),
    ),
  )
}
