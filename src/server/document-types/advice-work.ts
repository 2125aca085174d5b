import type { SolutionView } from './solution-view.ts'

/** Patterns whose result is words, agreements and lessons rather than a system. */
const advicePatterns = ['assessment', 'operating-model', 'roadmap', 'training-and-adoption']
/** What stands in every design, whatever it is for. */
const everywhere = 'every-system'

/** True where the work ends in advice: nothing in it is built and goes live. */
export function isAdviceOnly({ solution }: Pick<SolutionView, 'solution'>): boolean {
  const { elements, decisions, scenarios } = solution
  const patterns = [...elements, ...decisions, ...scenarios].flatMap(({ source }) =>
    source.from === 'pattern' && source.pattern !== everywhere ? [source.pattern] : [],
  )
  return patterns.length > 0 && patterns.every((pattern) => advicePatterns.includes(pattern))
}
