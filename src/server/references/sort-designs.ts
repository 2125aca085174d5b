import type { Statement } from '#server/solution/statement.ts'
import { type Sorted, textScores } from './score-texts.ts'
import { findPhrases, phraseKey } from './find-phrases.ts'

export type Nearest = { id: string; name: string; words: string[] }
export type { Sorted }

const mostWordsShown = 6
/** A design with fewer signs in the brief, or a lower weight, is not suggested; a sign that no other design has weighs 1. */
const least = { signs: 2, weight: 1.4 }
/** A design with less than this share of the first one's score is not shown beside it. */
const leastShare = 0.5
/**
 * Weight of the similarity of whole texts compared with signs; any value between 0.1 and 0.2 sorts the briefs of `npm run quality` alike.
 */
const weightOfText = 0.1

/** The text of a brief by which designs are sorted, without statements that are denied, out of scope or replaced. */
export const sortedText = (statements: Pick<Statement, 'text' | 'heading' | 'denies' | 'earlier' | 'label'>[]): string =>
  statements
    .filter(({ denies, earlier, label, text }) => !denies && !earlier && label !== 'out-of-scope' && !text.startsWith('?'))
    .map(({ text, heading = '' }) => `${heading}\n${text}`)
    .join('\n')

/**
 * The designs with the most signs in common with a text, then with the most words, best match first. A sign that many designs have weighs
 * little, and singular and plural are the same word. This only sorts: a person chooses.
 */
export function sortDesigns(text: string, designs: ReadonlyMap<string, Sorted>, most = 3): Nearest[] {
  const signs = new Map([...designs].map(([id, design]) => [id, byKey(design.signs)]))
  const spread = new Map<string, number>()
  for (const own of signs.values()) for (const key of own.keys()) spread.set(key, (spread.get(key) ?? 0) + 1)
  const found = findPhrases(text, [...spread.keys()])
  const likeness = textScores(text, designs)
  const ranked = [...designs]
    .map(([id, { name }]) => {
      const common = eachOnce([...signs.get(id)!].filter(([key]) => found.has(key)))
      const ofSigns = common.reduce((sum, [key]) => sum + 1 / (spread.get(key) ?? 1), 0)
      return {
        id,
        name,
        words: common.slice(0, mostWordsShown).map(([, sign]) => sign),
        count: common.length,
        ofSigns,
        score: ofSigns + weightOfText * (likeness.get(id) ?? 0),
      }
    })
    .filter(({ count, ofSigns }) => count >= least.signs && ofSigns >= least.weight)
    .toSorted((left, right) => right.score - left.score || left.id.localeCompare(right.id))
  const [first] = ranked
  return ranked
    .filter(({ score }) => first !== undefined && score >= first.score * leastShare)
    .slice(0, most)
    .map(({ id, name, words }) => ({ id, name, words }))
}

/** Uses the first of two signs that match the same words, such as “tableau” and “tableau de bord”, or “integration” and “integratie”. */
const eachOnce = (common: [key: string, sign: string][]) =>
  common.filter(([key], at) => !common.slice(0, at).some(([other]) => other.startsWith(key) || key.startsWith(other)))

/** Signs without other forms of the same word. */
function byKey(signs: string[]): Map<string, string> {
  const own = new Map<string, string>()
  for (const sign of signs) if (!own.has(phraseKey(sign))) own.set(phraseKey(sign), sign)
  return own
}
