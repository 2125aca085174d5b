import { agree, bare, countOf, numberWord, theRole } from '#server/document-types/english.ts'
import { risksByWeight } from '#server/document-types/solution-view.ts'
import { type ChapterWriter, paragraphOf, paragraphs, say } from '../prose.ts'

export const risks: ChapterWriter = ({ solution }) => {
  const [heaviest, ...others] = risksByWeight(solution)
  if (!heaviest) return []
  const grave = [heaviest, ...others].filter(({ impact }) => impact === 'high')
  const owners = new Set([heaviest, ...others].map(({ owner }) => owner))
  return paragraphs(
    paragraphOf(
      say(`The heaviest risk is this: “${bare(heaviest.text)}”`, [heaviest]),
      say(`${theRole(heaviest.owner)} owns it`),
      others.length > 0
        ? say(
            `Of the ${countOf(others.length + 1, 'risk')}, ${grave.length === 0 ? 'none' : numberWord(grave.length)} ${agree(grave.length, 'has', grave.length === 0 ? 'has' : 'have')} a high impact`,
            grave,
          )
        : [],
      others.length > 0 && owners.size > 1
        ? say(`${countOf(owners.size, 'role')} share them, and each reports at every milestone`)
        : [],
    ),
  )
}
