import type { Solution } from '#server/solution/solution.ts'
import { type Answer, idsOf, nameOf, partsOf, relationsOf, designedElements, type Verdict } from '../answer.ts'
import { labelPattern, matches, namePatterns, matchesAny } from '../wording.ts'

type Placed = [place: string, text: string | undefined]
const tell = (found: Placed[], most: number) =>
  found
    .slice(0, most)
    .map(([place, text]) => `${place}: ${text}`)
    .join('; ')

const clouds = { aws: 'AWS', azure: 'Azure', google: 'Google Cloud', neutral: undefined }

/** Where a name alone proposes the thing. */
function namedIn(solution: Solution): Placed[] {
  return [
    ...designedElements(solution).flatMap(({ name, technology }): Placed[] => [
      [`element ${name}`, name],
      [`technology of ${name}`, technology],
    ]),
    ...solution.relations.map(({ from, to, technology }): Placed => [`relation ${from} → ${to}`, technology]),
    ...solution.environments.flatMap(({ name, nodes }) =>
      nodes.map(({ technology }): Placed => [`environment ${name}`, technology]),
    ),
    ['cloud of the design', clouds[solution.cloud]],
  ]
}

/** Where a sentence proposes it, unless it denies it. */
function toldIn(solution: Solution): Placed[] {
  return [
    ...solution.decisions.flatMap(({ title, outcome, options }): Placed[] => [
      [`decision ${title}`, title],
      [`outcome of ${title}`, outcome],
      [`chosen option of ${title}`, options[0]?.name],
    ]),
    ...solution.costs.map(({ item }): Placed => [`cost ${item}`, item]),
    ...solution.workstreams.flatMap(({ name, deliverables }): Placed[] => [
      [`workstream ${name}`, name],
      ...deliverables.map((text): Placed => [`deliverable of ${name}`, text]),
    ]),
    ...solution.questions.map(({ id, proposal }): Placed => [`proposal of ${id}`, proposal?.replace(/\([^)]*\)/g, ' ')]),
  ]
}

export const bansHonoured = ({ brief, solution }: Answer): Verdict[] =>
  brief.truth.banned.map(({ term, quote }) => {
    const patterns = namePatterns([term])
    const found = [
      ...namedIn(solution).filter(([, text]) => text && matches(text, patterns)),
      ...toldIn(solution).filter(([, text]) => text && matchesAny(text, patterns)),
    ]
    return { holds: found.length === 0, what: `${term}: “${quote}”`, why: tell(found, 3) }
  })

/** A ban that nobody uttered: on what the brief names as a system or prescribes, or on something it never mentions. */
export const bansStated = ({ brief: { requirements, projectName, truth }, solution }: Answer): Verdict[] =>
  (solution.prohibitions ?? []).map(({ name, text }) => {
    const refused = truth.banned.some(({ term }) => matches(name, namePatterns([term])))
    const wanted = [
      ...truth.systems.filter(({ role }) => role !== 'replaced').flatMap((system) => [system.name, ...system.aliases]),
      ...truth.mandated.map(({ term }) => term),
    ].some((one) => one.toLowerCase() === name.toLowerCase())
    const said = matches([projectName, ...Object.values(requirements)].join('\n'), namePatterns([name]))
    return { holds: refused || (said && !wanted), what: name, why: `is refused: ${text}` }
  })

export const mandatesCarried = ({ brief, solution }: Answer): Verdict[] =>
  brief.truth.mandated.map(({ term, does, quote }) => {
    const patterns = namePatterns([term])
    const work = labelPattern(does)
    const carriers = designedElements(solution).filter(
      ({ name, technology }) => matches(technology, patterns) || matches(name, patterns),
    )
    const byPart = carriers.some((element) => {
      const related = relationsOf(solution, idsOf([element]))
      const words = [element.name, element.responsibility, ...related.map(({ label }) => label)].join(' ')
      return related.length > 0 && work.test(words)
    })
    const byRelation = solution.relations.some(
      ({ technology, label, from, to }) =>
        matches(technology, patterns) && work.test([label, nameOf(solution, from), nameOf(solution, to)].join(' ')),
    )
    const tellCarriers = carriers.map(({ name, responsibility }) => `${name} (${responsibility})`).join('; ')
    const why = carriers.length === 0 ? 'no part is made of it' : `${tellCarriers} does not do what it is prescribed for`
    return { holds: byPart || byRelation, what: `${term}: “${quote}”`, why }
  })

export const nothingUnasked = ({ brief, solution }: Answer): Verdict[] => {
  const proposed: Placed[] = [
    ...partsOf(solution).flatMap(({ name, responsibility }): Placed[] => [
      [name, name],
      [name, responsibility],
    ]),
    ...solution.decisions.flatMap(({ title, outcome }): Placed[] => [
      [`decision ${title}`, title],
      [`decision ${title}`, outcome],
    ]),
  ]
  return brief.truth.notThese.map(({ regex, why }) => {
    const found = proposed.filter(([, text]) => text && matchesAny(text, [labelPattern(regex)]))
    return { holds: found.length === 0, what: `${regex} (${why})`, why: tell(found, 2) }
  })
}

export const partsStand = ({ brief, solution }: Answer): Verdict[] =>
  brief.truth.parts.map(({ what, shows }) => {
    const pattern = labelPattern(shows)
    const tellPart = ({ name, responsibility, technology }: Solution['elements'][number]) =>
      [name, responsibility, technology].filter(Boolean).join(' · ')
    return { holds: partsOf(solution).some((part) => pattern.test(tellPart(part))), what, why: 'no part shows it' }
  })
