import type { Source } from '#server/solution/solution.ts'
import type { Design, Question } from '../assembly/design.ts'
import { clip, quoted } from '../assembly/phrases.ts'
import { isGoal } from '../assembly/sort-statements.ts'
import type { Reading } from '../reading/reading.ts'

type Gap = {
  isOpen(reading: Reading, design: Design): boolean
  kind: Question['kind']
  owner: string
  text: string
  reason: string
}

const live = ({ statements }: Reading) => statements.filter(({ kind, amendedBy }) => kind !== 'noise' && !amendedBy)

/** What no brief should leave out, asked for where this one does. */
const gaps: Gap[] = [
  {
    isOpen: (reading) => !live(reading).some(isGoal),
    kind: 'gap',
    owner: 'Sponsor',
    text: 'Which goal is {project} to reach, and which figure shows in a year that it did?',
    reason: 'The brief names no goal.',
  },
  {
    isOpen: (_, { fit }) => fit === 'note',
    kind: 'gap',
    owner: 'Sponsor',
    text: 'What is done by hand today, what goes wrong, and which result of {project} is wanted first?',
    reason: 'The brief says little of the work itself.',
  },
  {
    isOpen: (reading, { fit }) => fit !== 'advice' && (reading.systems.length === 0 || fit === 'note'),
    kind: 'interface',
    owner: 'Data owner',
    text: 'Which systems, in which version, hold the data of {project}; who owns it and gives it out?',
    reason: 'The brief does not say enough of its systems.',
  },
  {
    isOpen: (reading) => !live(reading).some(({ kind, measures }) => kind === 'volume' && measures.length > 0),
    kind: 'size',
    owner: 'Data owner',
    text: 'Volumes of {project}: how many records and users, how many a day and at the peak?',
    reason: 'The brief has no volumes.',
  },
  {
    isOpen: (reading) => !reading.people.some(({ uses }) => uses),
    kind: 'people',
    owner: 'Sponsor',
    text: 'Who will use {project}, how many people are they, and who operates it afterwards?',
    reason: 'The brief names nobody who uses it.',
  },
  {
    isOpen: (reading) => !reading.budget,
    kind: 'money',
    owner: 'Sponsor',
    text: 'Is there a budget or ceiling for {project}, to build it and to run it each year?',
    reason: 'The brief has no budget.',
  },
  {
    isOpen: (reading) => reading.dates.length === 0,
    kind: 'date',
    owner: 'Sponsor',
    text: 'By which date is {project} needed, and what happens then?',
    reason: 'The brief has no date.',
  },
  {
    isOpen: ({ data, wantsAdvice }) => !wantsAdvice && data.length === 0,
    kind: 'data',
    owner: 'Data protection officer',
    text: 'Is there personal data in {project}, where may it be kept, and for how long?',
    reason: 'The brief sets no rule for its data.',
  },
  {
    isOpen: ({ wantsAdvice }) => wantsAdvice,
    kind: 'people',
    owner: 'Sponsor',
    text: 'Who decides on {project}: who scores, and who signs the recommendation?',
    reason: 'Advice needs somebody who decides.',
  },
]

export function gapQuestions(design: Design): Question[] {
  return gaps
    .filter(({ isOpen }) => isOpen(design.reading, design))
    .map(({ kind, owner, text, reason }) => ({
      source: { from: 'assumption', reason } satisfies Source,
      kind,
      text: text.replace('{project}', quoted(clip(design.reading.project, 60))),
      about: [],
      owner,
    }))
}
