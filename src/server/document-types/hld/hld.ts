import { documentTypes } from '#shared/document-types.ts'
import { checklist } from '../chapters/checklist.ts'
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
import { data } from './chapters/data.ts'
import { walks } from './chapters/walks.ts'

/** The answer on one page, the design, and all statements of the client with their answers. */
export const hld = defineType({
  id: 'hld',
  chapters: [
    summary,
    components,
    walks,
    data,
    quality,
    decisions,
    plan,
    cost,
    risks,
    questions,
    statements,
    names,
    dates,
    checklist,
  ],
  home: homeByList({
    statements: 'statements-matrix',
    requirements: 'statements-matrix',
    elements: 'components-table',
    outside: 'components-outside',
    scenarios: 'walks',
    dataEntities: 'data-entities',
    environments: 'components-environments',
    qualities: 'quality-tactics',
    decisions: 'decisions-table',
    workstreams: 'plan-workstreams',
    risks: 'risks-register',
    questions: 'questions-register',
    assumptions: 'questions-assumptions',
    names: 'names-table',
  }),
  describe: describeAs('hld', documentTypes.hld.label),
})
