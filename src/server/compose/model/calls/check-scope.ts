import { stemsIn } from '../../assembly/phrases.ts'
import { denies } from '../../reading/label-statements.ts'

/** What is left out of the work, as reading and facts both have it. */
export type LeftOut = { text: string; within: boolean }

/** Words by which a sentence leaves the same thing out, or speaks of it as another's. */
const leaves =
  /\b(?:out of|outside|left out|leaves? out|exclud\w*|another|other|later|separate\w*|beyond|instead|stays?|remains?|refus\w*|no part|ruled out|set aside|reject\w*|avoid\w*|rather than|against)\b/i
/** Words that may stand between those of one thing. */
const mostBetween = 2

/** “Expense notes of employees” is named by its head: what it is of need not be said again. */
function namesOf(text: string): string[][] {
  return text.split(/\s(?:and|or)\s|,\s/).flatMap((part) => {
    const head = stemsIn(part.split(/\s(?:of|for|by|with|to|from|in|on|at)\s/)[0]!)
    const all = stemsIn(part)
    return head.length > 1 ? [head] : all.length > 1 ? [all] : []
  })
}

/** Whether the stems stand in a sentence in their order and near each other. */
function names(stems: string[], words: string[]): boolean {
  return words.some((word, start) => {
    if (word !== stems[0]) return false
    let at = start
    return stems.slice(1).every((stem) => {
      const next = words.indexOf(stem, at + 1)
      const isNear = next > at && next - at <= mostBetween + 1
      at = next
      return isNear
    })
  })
}

export const sentencesOf = (text: string) => text.split(/(?<=[.;!?])\s|[;:]\s/)
/** Whether a sentence only says that something is not so, or not here. */
export const isRefusal = (sentence: string) => denies(sentence) || leaves.test(sentence)

/** What the brief leaves out of the work and a text proposes, unless a demand of the brief asks for the same. */
export function findLeftOut(text: string, { scope, asked }: { scope: LeftOut[]; asked: string[] }): string[] {
  const sentences = sentencesOf(text).filter((sentence) => !isRefusal(sentence))
  const said = sentences.map(stemsIn)
  return scope
    .filter(({ within }) => !within)
    .filter(({ text: item }) =>
      namesOf(item).some(
        (stems) => said.some((words) => names(stems, words)) && !asked.some((demand) => names(stems, stemsIn(demand))),
      ),
    )
    .map(({ text: item }) => item)
}
