import type { Requirement, Solution } from '#server/solution/solution.ts'

const quoteOf = ({ source }: Pick<Requirement, 'source'>) => (source.from === 'brief' ? source.quote : undefined)

/** What the brief refuses; a refusal that stands among the requirements is answered there. */
export const furtherBans = ({ prohibitions = [], requirements }: Pick<Solution, 'prohibitions' | 'requirements'>) =>
  prohibitions.filter((ban) => {
    const quote = quoteOf(ban)
    return quote === undefined || !requirements.some((requirement) => quoteOf(requirement) === quote)
  })
