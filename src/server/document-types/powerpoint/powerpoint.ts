import { defineType } from '../define-type.ts'
import { describeAs } from '../describe-as.ts'
import { homeByList } from '../home-by-list.ts'
import { asks } from './chapters/asks.ts'
import { cost } from './chapters/cost.ts'
import { covered } from './chapters/covered.ts'
import { decisions } from './chapters/decisions.ts'
import { method } from './chapters/method.ts'
import { opening } from './chapters/opening.ts'
import { picture } from './chapters/picture.ts'
import { plan } from './chapters/plan.ts'
import { understood } from './chapters/understood.ts'
import { unsafe } from './chapters/unsafe.ts'
import { walk } from './chapters/walk.ts'
import { withNotes } from './slide.ts'

/** One message a slide; what the speaker says stands in the notes. */
export const powerpoint = defineType({
  chapters: [opening, understood, picture, walk, method, covered, decisions, plan, cost, unsafe, asks],
  home: homeByList({
    objectives: 'opening',
    requirements: 'covered',
    elements: 'picture',
    scenarios: 'walk',
    decisions: 'decisions',
    workstreams: 'plan',
    milestones: 'plan',
    costs: 'cost',
    risks: 'unsafe',
    questions: 'asks',
  }),
  describe: describeAs('powerpoint', 'Board presentation'),
  place: withNotes,
})
