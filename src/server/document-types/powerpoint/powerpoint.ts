import { defineType } from '../define-type.ts'
import { describeAs } from '../describe-as.ts'
import { homeByList } from '../home-by-list.ts'
import { asks } from './chapters/asks.ts'
import { checks } from './chapters/checks.ts'
import { cost } from './chapters/cost.ts'
import { decisions } from './chapters/decisions.ts'
import { opening } from './chapters/opening.ts'
import { picture } from './chapters/picture.ts'
import { plan } from './chapters/plan.ts'
import { datesAndMoney, limits } from './chapters/reading.ts'
import { risks } from './chapters/risks.ts'
import { walk } from './chapters/walk.ts'
import { withNotes } from './slide.ts'

/** One message per slide; the speaker's text is in the notes. */
export const powerpoint = defineType({
  id: 'powerpoint',
  chapters: [opening, datesAndMoney, limits, picture, walk, decisions, checks, plan, cost, risks, asks],
  home: homeByList({
    objectives: 'opening',
    elements: 'picture',
    scenarios: 'walk',
    decisions: 'decisions',
    workstreams: 'plan',
    milestones: 'plan',
    costs: 'cost',
    risks: 'risks',
    questions: 'asks',
  }),
  describe: describeAs('powerpoint', 'Board presentation'),
  place: withNotes,
})
