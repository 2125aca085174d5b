import { agree, bare, capitalised, countOf, joinList, numberWord, theRole } from '#server/document-types/english.ts'
import { contradictionsIn } from '#server/document-types/solution-view.ts'
import { groupBy } from '#server/document-types/group-by.ts'
import { type ChapterWriter, paragraphOf, paragraphs, say } from '../prose.ts'

/** Owners beyond this many are not named one by one. */
const mostOwners = 6

export const questions: ChapterWriter = ({ solution }) => {
  const all = solution.questions
  if (all.length === 0) return []
  const owners = [...groupBy(all, ({ owner }) => owner).entries()].toSorted(([, left], [, right]) => right.length - left.length)
  const bound = all.filter(({ proposal }) => !proposal)
  const shares = owners
    .slice(0, mostOwners)
    .map(([owner, own], index) => `${theRole(bare(owner))} ${index === 0 ? 'can answer ' : ''}${numberWord(own.length)}`)
  if (owners.length > mostOwners) shares.push('others the rest')
  const contradictions = contradictionsIn(solution)
  return paragraphs(
    paragraphOf(
      say(
        owners.length === 1
          ? `${theRole(owners[0]![0])} can answer ${agree(all.length, 'the one question that is open', `all ${countOf(all.length, 'open question')}`)}`
          : `${countOf(all.length, 'question')} are open. ${capitalised(joinList(shares))}`,
        all,
      ),
      contradictions.length > 0
        ? say(
            `${numberWord(contradictions.length)} of them ${agree(contradictions.length, 'comes', 'come')} from statements in the brief that cannot both hold`,
            contradictions,
          )
        : [],
      bound.length > 0
        ? say(
            `Work on what ${agree(bound.length, `“${bare(bound[0]!.text)}” concerns`, `the ${numberWord(bound.length)} without a proposal concern`)} cannot begin before the answer`,
            bound,
          )
        : say(
            agree(
              all.length,
              'It does not hold up the start, because there is a proposal to work with',
              'None of them holds up the start, because each has a proposal to work with',
            ),
          ),
    ),
  )
}
