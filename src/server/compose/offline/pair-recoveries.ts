import type { Measure } from '#server/solution/solution.ts'

const time = String.raw`(?:RTO|recovery[- ]time)`
const point = String.raw`(?:RPO|recovery[- ]point)`
const rest = String.raw`(?:[- ]objectives?)?(?:\s\([^()]{1,40}\))?`
const both = String.raw`\s*(?:\/|,|&|and)\s*(?:the\s)?`
/** Both names, and then what holds for them: "RTO and RPO of 4 hours and 15 minutes". */
const timeFirst = new RegExp(String.raw`\b${time}${rest}${both}(?:${point}|point objectives?)\b`, 'i')
const pointFirst = new RegExp(String.raw`\b${point}${rest}${both}(?:${time}|time objectives?)\b`, 'i')
const mayPair = /(?:RTO|time)[^.;]{0,70}(?:RPO|point)|(?:RPO|point)[^.;]{0,70}(?:RTO|time)/i

type Found = { index: number; measure: Measure }

/** Numbers that follow both names belong to them in their order; a single one belongs to both. */
export function pairRecoveries(text: string, found: Found[]): Found[] {
  if (!mayPair.test(text)) return found
  const [match, subjects] = [
    [timeFirst.exec(text), ['recovery time', 'recovery point']] as const,
    [pointFirst.exec(text), ['recovery point', 'recovery time']] as const,
  ].find(([hit]) => hit !== null) ?? [null]
  if (!match) return found
  const end = match.index + match[0].length
  const [first, second] = found.filter(({ index, measure }) => index >= end && measure.subject.startsWith('recovery'))
  if (!first) return found
  const paired = subjects.map((subject, place): Found => {
    const { index, measure } = (place === 0 ? first : second) ?? first
    return { index, measure: { ...measure, subject } }
  })
  return found.flatMap((one) => (one === first ? paired : one === second ? [] : [one]))
}
