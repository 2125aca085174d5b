import type { Match } from './match-words.ts'
import type { Passage } from './read-passages.ts'

/**
 * A passage beside a question. `lexical` and `meaning`: its score by words, and by what they mean, as a share of the best;
 * `place`: its place by meaning.
 */
export type Candidate<Of extends Passage = Passage> = {
  passage: Of
  matches: readonly Match[]
  length: number
  lexical: number
  meaning: number
  place: number
  whole: WholeLikeness
  hasKind: boolean
  wantsKind: boolean
}

/** How like a question a passage is as a whole text. `best`: of all candidates; `place`: among them, 1 for the likest. */
export type WholeLikeness = { likeness: number; best: number; place: number }

/** A word that means nearly the same counts as this much of the very word. */
const nearly = 0.7
export const matchScore = ({ exact, near, like }: Match) => (exact ? 1 : Math.max(near ? nearly : 0, like))

/** What tells whether a passage answers a question, each as a number. What each is worth was learned (`npm run train`). */
export function signsOf({ passage, matches, length, ...found }: Candidate) {
  const whole = matches.reduce((sum, { share }) => sum + share, 0) || 1
  const covered = (worth: (match: Match) => number) => matches.reduce((sum, match) => sum + match.share * worth(match), 0) / whole
  const like = covered(matchScore)
  const stated = Number(passage.kind === 'stated')
  const kind = Number(found.hasKind)
  return {
    like,
    around: covered((match) => Math.max(Number(match.near), match.like, match.around)),
    exact: covered(({ exact }) => Number(exact)),
    near: covered(({ near }) => Number(near)),
    least: Math.min(...matches.map(matchScore)),
    heaviest: Math.max(...matches.map((match) => match.share * matchScore(match))),
    lexical: found.lexical,
    meaning: found.meaning,
    meaningSquared: found.meaning ** 2,
    place: Math.log(found.place),
    whole: found.whole.likeness,
    wholeShare: found.whole.likeness / found.whole.best,
    wholePlace: Math.log(found.whole.place),
    wholeBest: found.whole.best,
    kind,
    wantedKind: kind * Number(found.wantsKind),
    stated,
    statedMeaning: stated * found.meaning,
    row: Number(passage.kind === 'row'),
    asks: Number(passage.text.includes('?')),
    quotes: Number(passage.text.includes('“')),
    length: Math.log(1 + length),
    lengthLike: Math.log(1 + length) * like,
  }
}

export type Sign = keyof ReturnType<typeof signsOf>
