import { checklist } from '../chapters/checklist.ts'
import { dates } from '../chapters/dates.ts'
import { names } from '../chapters/names.ts'
import { questions } from '../chapters/questions.ts'
import { statements } from '../chapters/statements.ts'
import { summary } from '../chapters/summary.ts'
import { defineType } from '../define-type.ts'
import { describeAs } from '../describe-as.ts'
import { isDesigned } from '../fit.ts'
import { homeByList } from '../home-by-list.ts'
import { contracts } from './chapters/contracts.ts'
import { limits } from './chapters/limits.ts'
import { modules } from './chapters/modules.ts'
import { sequences } from './chapters/sequences.ts'
import { tables } from './chapters/tables.ts'
import { tests } from './chapters/tests.ts'

/** The document that a developer builds from: contracts, tables, sequences, limits, tests. */
export const lld = defineType({
  id: 'lld',
  chapters: [summary, modules, contracts, tables, sequences, limits, tests, questions, statements, names, dates, checklist],
  home: homeByList({
    statements: 'statements-matrix',
    requirements: 'statements-matrix',
    elements: 'modules-table',
    outside: 'modules-outside',
    scenarios: 'sequences',
    dataEntities: 'tables-overview',
    environments: 'modules-environments',
    interfaces: 'contracts',
    questions: 'questions-register',
    assumptions: 'questions-assumptions',
    names: 'names-table',
  }),
  describe: (brief, solution) => {
    const described = describeAs('lld')(brief, solution)
    const parent = { label: 'Parent design', value: `High-Level Design, ${brief.projectName}` }
    return { ...described, facts: [...described.facts, ...(isDesigned(solution) ? [parent] : [])] }
  },
})
