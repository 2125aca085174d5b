import { mandatesIn } from './find-mandates.ts'
import type { Mention } from './find-systems.ts'
import { judgeName, type NameVerdict } from './learned/judge-name.ts'
import type { Group } from './name-group.ts'
import type { BriefNames } from './name-group.ts'

export type JudgedNames = { groups: { group: Group; verdict: NameVerdict }[]; smallWords: ReadonlySet<string> }

/** From these probabilities on a name is refused, or prescribed, though no frame of words says so. */
const leastRefused = 0.45
const leastPrescribed = 0.7
/** Where data go to or from it, a prohibition is more probably one of what may be done with it. */
const leastRefusedWithSigns = 0.5
/** What is said all in all outweighs a frame that reads a ban: “the tickets are in Cm3, so pull from there and don't have us type it”. */
const surelyTaken = 0.95
const hardlyRefused = 0.03

/**
 * Judges each name by all that is said of it. Where it is refused or prescribed, the mention that says so the most is marked,
 * so that its statement is read as the ban or the prescription.
 */
export function judgeNames({ groups, smallWords }: BriefNames): JudgedNames {
  const judged = groups.map((group) => ({ group, verdict: judgeName(group, smallWords) }))
  for (const { group, verdict } of judged) {
    const isSettled = group.mentions.some(({ stance }) => stance === 'ban' || stance === 'replace')
    const hasSign = group.mentions.some(({ hasSign, stance }) => hasSign || stance === 'keep' || stance === 'open')
    const mostly = (probability: (verdict: NameVerdict) => number) => strongest(group, smallWords, probability)
    if (!isSettled && verdict.refused > (hasSign ? leastRefusedWithSigns : leastRefused)) {
      const mention = mostly(({ refused }) => refused)
      if (!isOfAct(mention) && !isPrescribedByWords(mention)) {
        mention.stance = 'ban'
        mention.learned = 'refused'
      }
    }
    if (verdict.takesPart > surelyTaken && verdict.refused < hardlyRefused)
      for (const mention of group.mentions) if (mention.stance === 'ban') mention.stance = 'none'
    if (verdict.prescribed > leastPrescribed) {
      const mention = mostly(({ prescribed }) => prescribed)
      if (!conditional.test(mention.statement.text)) mention.learned = 'prescribed'
    }
  }
  return { smallWords, groups: judged }
}

const leastOfWord = 0.5
/** “posted on the wall”: a word for a kind of system, where nothing speaks for one. */
export const isOnlyWord = ({ mentions }: Group, { takesPart }: NameVerdict) =>
  takesPart < leastOfWord && mentions.every(({ stance, hasSign }) => stance === 'none' && !hasSign)

/** “Write access to PCS 7 is forbidden”, “Do we have to use Jira?”: what may be done with it, or a question. */
const isOfAct = ({ statement: { text }, start }: Mention) =>
  text.endsWith('?') ||
  /\b(?:access|writes?|writing|changes?|connections?|log-?ins?) (?:to|into|in|on) (?:the |our )?$/i.test(text.slice(0, start))
/** “MariaDB would be fine, too”: what would do is prescribed by nobody. */
const conditional = /\bwould\b/i
const isPrescribedByWords = (mention: Mention) => mandatesIn([mention], 'technicalRequirements').length > 0

/** The mention that by itself says it the most clearly. */
function strongest(group: Group, smallWords: ReadonlySet<string>, probability: (verdict: NameVerdict) => number) {
  const [first, ...rest] = group.mentions
  if (rest.length === 0) return first!
  const judged = group.mentions.map((mention) => ({
    mention,
    probability: probability(judgeName({ ...group, mentions: [mention] }, smallWords)),
  }))
  return judged.toSorted((one, other) => other.probability - one.probability)[0]!.mention
}
