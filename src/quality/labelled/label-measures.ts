import type { Answer, Verdict } from './answer.ts'
import { dataStays, datesKept, datesPlanned, scopeKept } from './judge/dates-and-places.ts'
import { numbersKept } from './judge/numbers.ts'
import { othersLeftOut, peopleStand } from './judge/people.ts'
import { contradictionsFound, noneInvented, questionsAsked, thinAnsweredShort } from './judge/questions.ts'
import { nothingOverclaimed, rulesMet, rulesMetOrAsked } from './judge/rules.ts'
import { systemsConnected, systemsConnectedOrAsked, systemsStand } from './judge/systems.ts'
import { bansHonoured, bansStated, mandatesCarried, nothingUnasked, partsStand } from './judge/technology.ts'

export type LabelMeasure = {
  id: string
  name: string
  /** Its part of the total; 0 is told and not counted. */
  weight: number
  /** Percent, on briefs that nobody tuned on. */
  aim: number
  judge(answer: Answer): Verdict[]
}

/** In the order in which they are printed. */
export const labelMeasures: LabelMeasure[] = [
  { id: 'systems', name: 'Systems that stand in the design', weight: 2, aim: 80, judge: systemsStand },
  { id: 'relations', name: 'Systems connected, in the right direction', weight: 2, aim: 100, judge: systemsConnected },
  { id: 'connected', name: 'Systems connected or asked about', weight: 0, aim: 100, judge: systemsConnectedOrAsked },
  { id: 'people', name: 'People who use it', weight: 1, aim: 80, judge: peopleStand },
  { id: 'notPeople', name: 'People who do not use it are left out', weight: 1, aim: 100, judge: othersLeftOut },
  { id: 'banned', name: 'What is forbidden is not proposed', weight: 3, aim: 100, judge: bansHonoured },
  { id: 'bansStated', name: 'Bans that the brief does utter', weight: 0, aim: 98, judge: bansStated },
  { id: 'mandated', name: 'What is prescribed does the work it is meant for', weight: 2, aim: 85, judge: mandatesCarried },
  { id: 'notThese', name: 'No part that nobody asked for', weight: 2, aim: 100, judge: nothingUnasked },
  { id: 'parts', name: 'Parts that a good architect would draw', weight: 3, aim: 65, judge: partsStand },
  { id: 'measures', name: 'Numbers on their requirement, all values', weight: 2, aim: 95, judge: numbersKept },
  { id: 'dates', name: 'Dates on the plan, right day', weight: 2, aim: 93, judge: datesPlanned },
  { id: 'residency', name: 'Each kind of data in its place', weight: 2, aim: 85, judge: dataStays },
  { id: 'outOfScope', name: 'Out of scope, and only there', weight: 2, aim: 90, judge: scopeKept },
  { id: 'contradictions', name: 'Contradictions found', weight: 2, aim: 60, judge: contradictionsFound },
  { id: 'notInvented', name: 'Briefs with no invented contradiction', weight: 1, aim: 100, judge: noneInvented },
  { id: 'rules', name: 'Rules met by a mechanism or asked about', weight: 1, aim: 100, judge: rulesMetOrAsked },
  { id: 'rulesMet', name: 'Rules met by a mechanism', weight: 3, aim: 35, judge: rulesMet },
  { id: 'notOverclaimed', name: 'Rules that are claimed are met or asked about', weight: 2, aim: 95, judge: nothingOverclaimed },
  { id: 'questions', name: 'Questions that must be asked, in own words', weight: 2, aim: 50, judge: questionsAsked },
  { id: 'thin', name: 'Thin briefs get a short answer', weight: 2, aim: 100, judge: thinAnsweredShort },
  { id: 'datesKept', name: 'Dates that stand anywhere, in words', weight: 0, aim: 100, judge: datesKept },
]
