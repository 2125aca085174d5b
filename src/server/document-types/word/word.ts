import { components } from '../chapters/components.ts'
import { cost } from '../chapters/cost.ts'
import { dates } from '../chapters/dates.ts'
import { decisions } from '../chapters/decisions.ts'
import { names } from '../chapters/names.ts'
import { plan } from '../chapters/plan.ts'
import { quality } from '../chapters/quality.ts'
import { questions } from '../chapters/questions.ts'
import { risks } from '../chapters/risks.ts'
import { statements } from '../chapters/statements.ts'
import { summary } from '../chapters/summary.ts'
import { defineType } from '../define-type.ts'
import { describeAs } from '../describe-as.ts'
import { homeByList } from '../home-by-list.ts'
import { signatures } from './chapters/signatures.ts'
import { toWrite } from './chapters/to-write.ts'

/** A proposal that can be signed; without a design, the response to a brief with a list of the parts still to be written. */
export const word = defineType({
  id: 'word',
  chapters: [summary, toWrite, components, quality, decisions, plan, cost, risks, questions, statements, names, dates, signatures],
  home: homeByList({
    statements: 'statements-matrix',
    requirements: 'statements-matrix',
    elements: 'components-table',
    outside: 'components-outside',
    qualities: 'quality-tactics',
    decisions: 'decisions-table',
    workstreams: 'plan-workstreams',
    risks: 'risks-register',
    questions: 'questions-register',
    assumptions: 'questions-assumptions',
    names: 'names-table',
  }),
  describe: describeAs('word', 'Proposal and plan'),
})
