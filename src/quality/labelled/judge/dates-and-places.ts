import type { Solution } from '#server/solution/solution.ts'
import { type Answer, partsOf, type Verdict, wordsOf } from '../answer.ts'
import { escape, containsQuote, labelPattern, normalise, overlap } from '../wording.ts'

export const datesPlanned = ({ brief, solution }: Answer): Verdict[] =>
  brief.truth.dates.map(({ what, date, quote }) => {
    const { milestones, requirements, assumptions, risks } = solution
    const isPlanned = milestones.some((milestone) => milestone.date === date)
    const isStated = [...requirements, ...assumptions, ...risks].some(({ text }) => text.includes(date))
    return { holds: isPlanned || isStated, what: `${what} ${date}: “${quote}”`, why: 'no milestone on that day' }
  })

/** Told and not counted: the words stand somewhere, whatever day was read in them. */
export const datesKept = ({ brief, solution }: Answer): Verdict[] => {
  const { requirements, objectives, scope, deliverables, assumptions, risks, questions, milestones, timeline, situation } = solution
  const told = [
    ...[...requirements, ...objectives, ...scope, ...deliverables, ...assumptions, ...risks, ...questions].flatMap(wordsOf),
    ...milestones.flatMap(({ name, source }) => wordsOf({ text: name, source })),
    timeline?.quote ?? '',
    situation?.quote ?? '',
  ]
  return brief.truth.dates.map(({ what, quote }) => ({
    holds: told.some((text) => containsQuote(text, quote)),
    what: `${what}: “${quote}”`,
    why: 'stands nowhere',
  }))
}

const places: Record<string, string> = {
  UK: String.raw`\bUK\b|United Kingdom|London|Cardiff|England|eu-west-2|UK South|UK West|europe-west2|uksouth|ukwest|on.?prem`,
  'on premises': String.raw`on.?prem|own (data|server|machine)|data (room|cent)|premises|client.s (own )?(data|machine|server)`,
}
const acceptOf = ({ place }: { place: string }) => labelPattern(places[place] ?? escape(place))

function placedStatements(solution: Solution): string[] {
  return [
    ...solution.environments.map(({ name, region, purpose, nodes }) =>
      [name, region, purpose, ...nodes.flatMap((node) => [node.name, node.technology])].filter(Boolean).join(' '),
    ),
    ...solution.decisions.flatMap(({ title, outcome }) => [title, outcome]),
    ...partsOf(solution).map(({ name, responsibility, technology }) => `${name} ${responsibility} ${technology ?? ''}`),
    ...solution.dataEntities.map(({ name, description, store, retention }) => `${name} ${description} ${store} ${retention ?? ''}`),
  ]
}

export const dataStays = ({ brief: { truth }, solution }: Answer): Verdict[] => {
  const statements = placedStatements(solution)
  const regions = solution.environments.flatMap(({ region }) => region || [])
  return truth.residency.map((entry) => {
    const accept = acceptOf(entry)
    const what = `${entry.data} in ${entry.place}: “${entry.quote}”`
    if (truth.residency.length === 1) {
      const wrong = regions.filter((region) => !accept.test(region))
      const why = wrong.length > 0 ? `an environment is in ${wrong[0]}` : 'no environment or statement says where'
      return { holds: wrong.length === 0 && statements.some((text) => accept.test(text)), what, why }
    }
    const about = labelPattern(
      escape(entry.data)
        .split(/\\?\s+/)
        .join('|'),
    )
    const isOnlyOne = (region: string) => truth.residency.filter((other) => acceptOf(other).test(region)).length === 1
    const isSaid =
      statements.some((text) => about.test(text) && accept.test(text)) ||
      regions.some((region) => accept.test(region) && isOnlyOne(region))
    return { holds: isSaid, what, why: `regions are ${[...new Set(regions)].join(', ') || 'not said'}` }
  })
}

export const scopeKept = ({ brief, solution: { scope } }: Answer): Verdict[] =>
  brief.truth.outOfScope.map((phrase) => {
    const whole = new RegExp(String.raw`(?<![\p{L}\p{N}])${escape(normalise(phrase)).replace(/ /g, String.raw`\W+`)}`, 'iu')
    const has = ({ text }: { text: string }) => whole.test(normalise(text)) || (containsQuote(text, phrase) && phrase.length > 12)
    const inside = scope.filter((item) => item.within && has(item))
    const outside = scope.filter((item) => !item.within && (has(item) || overlap(item.text, phrase) >= 0.75))
    const why = inside.length > 0 ? `is in scope: “${inside[0]!.text}”` : 'is not said to be out'
    return { holds: inside.length === 0 && outside.length > 0, what: phrase, why }
  })
