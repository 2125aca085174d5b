import { agree, bare, countOf, joinSome } from '#server/document-types/english.ts'
import { type ChapterWriter, paragraphOf, paragraphs, say } from '../prose.ts'

export const decisions: ChapterWriter = ({ solution }) => {
  const all = solution.decisions
  if (all.length === 0) return []
  const proposed = all.filter(({ status }) => status === 'proposed')
  const driven = all.filter(({ requirements }) => requirements.length > 0)
  const free = all.filter(({ requirements }) => requirements.length === 0)
  return paragraphs(
    paragraphOf(
      say(
        proposed.length === 0
          ? `${countOf(all.length, 'decision')} ${agree(all.length, 'is', 'are')} recorded and accepted`
          : proposed.length === all.length
            ? `${countOf(all.length, 'decision')} ${agree(all.length, 'is', 'are')} put forward for agreement`
            : `${countOf(all.length, 'decision')} are recorded, ${countOf(proposed.length, 'of them')} for agreement`.replace(
                / of thems?/,
                ' of them',
              ),
        all,
      ),
      driven.length > 0 && free.length > 0
        ? say(
            `${joinSome(
              free.map(({ title }) => `“${bare(title)}”`),
              3,
            )} ${agree(free.length, 'follows', 'follow')} from practice rather than from a requirement and ${agree(free.length, 'is', 'are')} the ${agree(free.length, 'one', 'ones')} to challenge first`,
            free,
          )
        : [],
      free.length === 0
        ? say(
            agree(all.length, 'It answers a requirement of the brief', 'Each answers at least one requirement of the brief'),
            driven,
          )
        : driven.length === 0
          ? say(
              agree(all.length, 'It comes from practice, not from the brief', 'All come from practice, none from the brief'),
              free,
            )
          : [],
    ),
  )
}
