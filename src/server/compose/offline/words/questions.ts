import { agree, bare, capitalised, countOf, joinList, numberWord } from '#server/document-types/english.ts'
import { groupBy } from '#server/document-types/group-by.ts'
import { type ChapterWriter, paragraphOf, paragraphs, say } from './prose.ts'

/** Owners beyond this many are not named one by one. */
const mostOwners = 4

export const questions: ChapterWriter = ({ solution }) => {
  const all = solution.questions
  if (all.length === 0) return []
  const owners = [...groupBy(all, ({ owner }) => owner).entries()].toSorted(([, left], [, right]) => right.length - left.length)
  const bound = all.filter(({ proposal }) => !proposal)
  const shares = owners
    .slice(0, mostOwners)
    .map(([owner, own], index) => `${bare(owner)} ${index === 0 ? 'can answer ' : ''}${numberWord(own.length)}`)
  return paragraphs(
    paragraphOf(
      say(
        owners.length === 1
          ? `${capitalised(owners[0]![0])} can answer ${agree(all.length, 'the one question that is open', `all ${countOf(all.length, 'open question')}`)}`
          : `${countOf(all.length, 'question')} are open. ${capitalised(joinList(shares))}`,
        all,
      ),
      bound.length > 0
        ? say(
            `Work on what ${agree(bound.length, `“${bare(bound[0]!.text)}” concerns`, `the ${numberWord(bound.length)} without a proposal concern`)} cannot begin before the answer`,
            bound,
          )
        : say('None of them holds up the start, because each has a proposal to work with'),
    ),
  )
}
