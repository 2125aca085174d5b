import type { Requirement } from '#server/solution/solution.ts'
import { shorten, type Draft } from './draft.ts'
import { findNearest, nounsOf } from './match-nouns.ts'

/** What kind of thing would meet a need, by how it is worded, and the first step to it. */
const homes: { words: RegExp; needs: string; proposal: string }[] = [
  {
    words: /\?/,
    needs: 'a decision',
    proposal: 'It is decided with the first design review; until then the design does not rest on it.',
  },
  {
    words: /\b(?:must|should|may|shall|is|are) (?:not|never)\b|\bno\b|\bnever\b|\bforbid\w*\b/i,
    needs: 'a rule in one of the parts and a test that tries to break it',
    proposal: 'The rule is written in the design phase and tested before go-live.',
  },
  {
    words: /\d/,
    needs: 'a part that keeps to the figure and a measurement that shows it',
    proposal: 'It is measured in the test environment, with an alarm on the same figure in production.',
  },
]
const otherHome = {
  needs: 'a function of one of the parts',
  proposal: 'It is placed in the first two weeks of the design; until then it is neither built nor priced.',
}

/** Asks for what would meet a requirement that nothing meets, with the nearest part where one shares its words. */
export function homeProposer({ parts, patterns }: Pick<Draft, 'parts' | 'patterns'>) {
  const nouns = nounsOf(parts, patterns)
  return ({ id, text }: Requirement) => {
    const { needs, proposal } = homes.find(({ words }) => words.test(text)) ?? otherHome
    const nearest = parts[findNearest(nouns, text) ?? -1]
    const place = nearest ? `is ${nearest.name} the right place for it?` : 'which part should have it?'
    return {
      text: `${id} (“${shorten(text)}”) needs ${needs}, which this design does not have yet: ${place}`,
      proposal: nearest ? `${nearest.name} takes it on. ${proposal}` : proposal,
    }
  }
}
