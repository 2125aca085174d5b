import type { Figure, LocatedFlaw } from '../figures.ts'
import type { Scale } from '../measure.ts'
import type { Answer } from './answer.ts'
import { labelMeasures } from './label-measures.ts'
import { countOwnWords, type WordCount } from './own-words.ts'
import { type Share, shareOf, shares } from './read-labelled-briefs.ts'

type Percent = Extract<Scale, { unit: 'percent' }>
const percent = (id: string, name: string, aim: number): Percent => ({
  id: `labelled.${id}`,
  name,
  about: `On the labelled briefs, of those that have such a label; the aim holds for briefs that nobody tuned on.`,
  unit: 'percent',
  aim,
})

const total = percent('total', 'All measures by their weight', 80)
const ownWords = percent('own', 'Words in no run of eight that another document has', 85)
const briefWords = percent('brief', 'Words that the brief has too', 35)
/** Points by which the total of a share that nobody tuned on may lie behind. */
const mostGap = 5
const gap: Scale = {
  id: 'labelled.gap',
  name: `Points beyond ${mostGap} by which the tuned share is ahead`,
  about: 'What is beyond says that words were fitted to briefs.',
  unit: 'value',
  better: 'lower',
  step: 0.1,
}
const scales = new Map(labelMeasures.map((measure) => [measure, percent(measure.id, measure.name, measure.aim)]))

type Tally = { figures: Figure[]; total: number }

/** What is missed is told of the tuned share alone, so that nobody fits the product to the others. */
const tell = (share: Share, flaws: LocatedFlaw[]) => (share === 'tuned' ? flaws : [])

function judgeShare(share: Share, answers: Answer[]): Tally {
  const counted: { weight: number; value: number }[] = []
  const figures = labelMeasures.flatMap((measure): Figure[] => {
    const verdicts = answers.flatMap((answer) => measure.judge(answer).map((verdict) => ({ ...verdict, example: answer.brief.id })))
    if (verdicts.length === 0) return []
    const missed = verdicts.filter(({ holds }) => !holds)
    const value = (100 * (verdicts.length - missed.length)) / verdicts.length
    counted.push({ weight: measure.weight, value })
    const flaws = missed.map(({ example, what, why }) => ({ example, place: what, text: why }))
    return [{ measure: scales.get(measure)!, column: share, value, flaws: tell(share, flaws) }]
  })
  const weights = counted.reduce((sum, { weight }) => sum + weight, 0)
  const reached = counted.reduce((sum, { weight, value }) => sum + weight * value, 0) / weights
  return { figures: [...figures, { measure: total, column: share, value: reached, flaws: [] }], total: reached }
}

function wordFigures(share: Share, counts: WordCount[]): Figure[] {
  const sum = (of: keyof WordCount) => counts.reduce((all, count) => all + count[of], 0)
  return [
    { measure: ownWords, column: share, value: 100 - (100 * sum('shared')) / sum('words'), flaws: [] },
    { measure: briefWords, column: share, value: (100 * sum('fromBrief')) / sum('long'), flaws: [] },
  ]
}

/** Every label of every share, what the documents share with each other, and how far the shares lie apart. */
export function measureLabelled(answers: Answer[]): Figure[] {
  const counts = countOwnWords(answers)
  const judged = shares
    .map((share) => ({ share, mine: answers.filter(({ brief }) => shareOf(brief.id) === share) }))
    .filter(({ mine }) => mine.length > 0)
    .map(({ share, mine }) => ({ share, words: mine.map((answer) => counts.get(answer)!), ...judgeShare(share, mine) }))
  const tuned = judged.find(({ share }) => share === 'tuned')
  const gaps = judged
    .filter(({ share }) => share !== 'tuned' && tuned !== undefined)
    .map((other): Figure => ({
      measure: gap,
      column: other.share,
      value: Math.max(0, tuned!.total - other.total - mostGap),
      flaws: [],
    }))
  return [...judged.flatMap(({ share, figures, words }) => [...figures, ...wordFigures(share, words)]), ...gaps]
}
