import type { ChangedFactsWords } from './describe-changed-facts.ts'

/** English texts for changes of a project's facts, as in changelogs. */
export const changedFactsWords: ChangedFactsWords = {
  locale: 'en-GB',
  whats: {
    statements: 'statements',
    objectives: 'objectives',
    requirements: 'requirements',
    scope: 'scope',
    deliverables: 'deliverables',
    elements: 'components',
    answers: 'answers',
    relations: 'connections',
    dataEntities: 'data',
    qualities: 'quality',
    decisions: 'decisions',
    risks: 'risks',
    needs: 'what the client provides',
    workstreams: 'work',
    costs: 'costs',
    budget: 'budget',
    timeline: 'timeline',
  },
  added: (names) => `added ${names}`,
  removed: (names) => `removed ${names}`,
  changed: (names) => `changed ${names}`,
  and: ' and ',
  more: (count) => `${count} more`,
  insteadOf: (is, was) => `${is} instead of ${was}`,
  isNew: (what) => `${what}, where there was none`,
  isGone: (what) => `no ${what} any more`,
  weeks: (count) => (count === 1 ? '1 week' : `${count} weeks`),
}
