import { expectedBudgets } from '../expected-budgets.ts'
import type { ProjectMeasure } from '../measure.ts'

export const budgetsRead: ProjectMeasure = {
  id: 'budgets',
  name: 'Budgets read as a person reads them',
  about:
    'The amount and currency that the facts give as the budget are those that the example states for the whole work; none where it states none.',
  unit: 'percent',
  examineProject({ name, solution: { budget } }) {
    const expected = expectedBudgets[name]
    if (!expected) return { of: 0, flaws: [] }
    const read = budget?.amount === undefined ? 'none' : `${budget.amount} ${budget.currency}`
    const wanted = expected === 'none' ? 'none' : expected.join(' ')
    const text = `Read as ${read}, which should be ${wanted}: ${budget?.quote ?? 'nothing quoted'}`
    return { of: 1, flaws: read === wanted ? [] : [{ place: 'budget', text }] }
  },
}
