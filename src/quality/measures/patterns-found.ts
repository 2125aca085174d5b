import { choosePatterns } from '#server/compose/offline/choose-patterns.ts'
import { readBrief } from '#server/compose/offline/read-brief.ts'
import { expectedPatterns } from '../expected-patterns.ts'
import type { Flaw, ProjectMeasure } from '../measure.ts'

export const patternsFound: ProjectMeasure = {
  id: 'patterns',
  name: 'Patterns found as expected',
  about: 'The pattern that leads is the one that the example calls for, and the others that it calls for are among those chosen.',
  unit: 'percent',
  examineProject({ name, brief }) {
    const expected = expectedPatterns[name] ?? []
    const chosen = choosePatterns(readBrief(brief)).map(({ id, name }) => `${id} ${name}`)
    const flaws = expected.flatMap((words, index): Flaw[] => {
      const isThere = index === 0 ? words.test(chosen[0] ?? '') : chosen.some((pattern) => words.test(pattern))
      if (isThere) return []
      return [
        { place: 'patterns', text: `${words.source} should ${index === 0 ? 'lead' : 'be chosen'}; chosen: ${chosen.join(', ')}` },
      ]
    })
    return { of: expected.length, flaws }
  },
}
