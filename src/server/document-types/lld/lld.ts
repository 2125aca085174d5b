import { factsVersion } from '#server/solution/facts-version.ts'
import { answer } from '../chapters/answer.ts'
import { gaps } from '../chapters/gaps.ts'
import { method } from '../chapters/method.ts'
import { options } from '../chapters/options.ts'
import { questions } from '../chapters/questions.ts'
import { understood } from '../chapters/understood.ts'
import { defineType } from '../define-type.ts'
import { describeAs } from '../describe-as.ts'
import { isDesigned } from '../fit.ts'
import { homeByList } from '../home-by-list.ts'
import { standingFacts } from '../standing-facts.ts'
import { contracts } from './chapters/contracts.ts'
import { errors } from './chapters/errors.ts'
import { limits } from './chapters/limits.ts'
import { modules } from './chapters/modules.ts'
import { rules } from './chapters/rules.ts'
import { sequences } from './chapters/sequences.ts'
import { tables } from './chapters/tables.ts'
import { tests } from './chapters/tests.ts'
import { unproved } from './chapters/unproved.ts'

/** What a developer builds from: contracts, tables, sequences, rules, errors, limits, tests. */
export const lld = defineType({
  chapters: [
    answer,
    gaps,
    understood,
    options,
    method,
    modules,
    contracts,
    tables,
    sequences,
    rules,
    errors,
    limits,
    tests,
    questions,
    unproved,
  ],
  home: homeByList({
    requirements: 'tests-cases',
    elements: 'modules-table',
    outside: 'modules-connections',
    scenarios: 'sequences',
    dataEntities: 'tables-overview',
    interfaces: 'contracts',
    questions: 'questions-register',
    assumptions: 'questions-assumptions',
  }),
  describe: (brief, solution) => {
    const described = describeAs('lld')(brief, solution)
    const parent = { label: 'Parent design', value: `High-Level Design, ${brief.projectName}, facts ${factsVersion(solution)}` }
    return { ...described, facts: [...described.facts, ...(isDesigned(solution) ? [parent] : []), ...standingFacts(solution)] }
  },
})
