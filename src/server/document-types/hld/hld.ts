import { documentTypes } from '#shared/document-types.ts'
import { answer } from '../chapters/answer.ts'
import { compliance } from '../chapters/compliance.ts'
import { decisions } from '../chapters/decisions.ts'
import { gaps } from '../chapters/gaps.ts'
import { method } from '../chapters/method.ts'
import { options } from '../chapters/options.ts'
import { plan } from '../chapters/plan.ts'
import { questions } from '../chapters/questions.ts'
import { risks } from '../chapters/risks.ts'
import { team } from '../chapters/team.ts'
import { understood } from '../chapters/understood.ts'
import { defineType } from '../define-type.ts'
import { describeAs } from '../describe-as.ts'
import type { Chapter } from '../document-type.ts'
import { fitOf } from '../fit.ts'
import { homeByList } from '../home-by-list.ts'
import { standingFacts } from '../standing-facts.ts'
import { data } from './chapters/data.ts'
import { parts } from './chapters/parts.ts'
import { sizes } from './chapters/sizes.ts'
import { walks } from './chapters/walks.ts'

/** A design counts its days with its cost; advice is its people. */
const adviceTeam: Chapter = { ...team, body: (view) => (fitOf(view.solution) === 'advice' ? team.body(view) : undefined) }

/** The answer on one page, then what it rests on; of advice and of a note only what they have. */
export const hld = defineType({
  chapters: [
    answer,
    gaps,
    understood,
    options,
    method,
    walks,
    parts,
    data,
    decisions,
    plan,
    adviceTeam,
    sizes,
    risks,
    questions,
    compliance,
  ],
  home: homeByList({
    requirements: 'compliance-matrix',
    scope: 'compliance-matrix',
    elements: 'parts-table',
    outside: 'parts-connections',
    scenarios: 'walks',
    dataEntities: 'data-entities',
    decisions: 'decisions-table',
    workstreams: 'plan-workstreams',
    milestones: 'plan-dates',
    deliverables: 'plan-deliverables',
    risks: 'risks-register',
    questions: 'questions-register',
    assumptions: 'questions-assumptions',
  }),
  describe: (brief, solution) => {
    const described = describeAs('hld', documentTypes.hld.label)(brief, solution)
    return { ...described, facts: [...described.facts, ...standingFacts(solution)] }
  },
})
