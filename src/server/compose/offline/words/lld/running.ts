import { agree, countOf, joinList, joinSome } from '#server/document-types/english.ts'
import { errorsOf } from '#server/document-types/lld/error-codes.ts'
import { buildOrder } from '#server/document-types/lld/modules-of.ts'
import { type ChapterWriter, namesOf, paragraphOf, paragraphs, say } from '../prose.ts'

export const security: ChapterWriter = ({ solution: { interfaces }, crossings, element, isOutside }) => {
  if (interfaces.length + crossings.length === 0) return []
  const strangers = interfaces.filter(({ consumers }) => consumers.some((id) => element(id) && isOutside(id)))
  return paragraphs(
    paragraphOf(
      strangers.length > 0
        ? say(
            `${joinSome(namesOf(strangers), 4)} ${agree(strangers.length, 'is', 'are')} called from outside the system`,
            strangers,
          )
        : interfaces.length > 0
          ? say('No interface is called from outside the system', interfaces)
          : [],
    ),
  )
}

export const errors: ChapterWriter = ({ solution: { interfaces } }) => {
  const codes = new Set(interfaces.flatMap((face) => errorsOf(face).map(({ code }) => code)))
  if (codes.size === 0) return []
  const [busiest] = interfaces.toSorted((left, right) => errorsOf(right).length - errorsOf(left).length)
  return paragraphs(
    paragraphOf(
      say(
        `${busiest && interfaces.length > 1 ? `${busiest.name} has most ways to refuse a call; together callers` : 'Callers'} meet ${countOf(codes.size, 'error')} and nothing else`,
        interfaces,
      ),
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
