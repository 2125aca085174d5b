import { answer } from '../chapters/answer.ts'
import { compliance } from '../chapters/compliance.ts'
import { gaps } from '../chapters/gaps.ts'
import { method } from '../chapters/method.ts'
import { options } from '../chapters/options.ts'
import { questions } from '../chapters/questions.ts'
import { team } from '../chapters/team.ts'
import { understood } from '../chapters/understood.ts'
import { defineType } from '../define-type.ts'
import { describeAs } from '../describe-as.ts'
import type { Chapter } from '../document-type.ts'
import { fitOf } from '../fit.ts'
import { homeByList } from '../home-by-list.ts'
import { acceptance } from './chapters/acceptance.ts'
import { approach } from './chapters/approach.ts'
import { price } from './chapters/price.ts'
import { terms } from './chapters/terms.ts'
import { plan } from './chapters/plan.ts'
import { understanding } from './chapters/understanding.ts'

/** A proposal asks what it has to before the signatures; a note asks in a chapter of its own. */
const ofNote =
  ({ body }: Chapter): Chapter['body'] =>
  (view) =>
    fitOf(view.solution) === 'note' ? body(view) : undefined

/** A proposal that a partner can sign. */
export const word = defineType({
  chapters: [
    answer,
    gaps,
    understood,
    options,
    { ...questions, body: ofNote(questions) },
    understanding,
    approach,
    method,
    plan,
    team,
    price,
    acceptance,
    terms,
    compliance,
  ],
  home: homeByList({
    requirements: 'compliance-matrix',
    scope: 'compliance-matrix',
    objectives: 'understanding-goals',
    elements: 'approach-parts',
    decisions: 'decisions-table',
    workstreams: 'plan-workstreams',
    milestones: 'plan-dates',
    deliverables: 'plan-deliverables',
    questions: 'acceptance-questions',
    assumptions: 'terms-basis',
  }),
  describe: describeAs('word', 'Proposal and plan'),
})
