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
  why: string
  reason: string
}

const live = ({ statements }: Reading) => statements.filter(({ kind, amendedBy }) => kind !== 'noise' && !amendedBy)
const isNote = (_: Reading, { fit }: Design) => fit === 'note'

/** What no brief should leave out, asked for where this one does, one thing at a time. */
const gaps: Gap[] = [
  {
    isOpen: (reading) => !live(reading).some(isGoal),
    kind: 'gap',
    owner: 'Sponsor',
    text: 'Which figure shows in a year that {project} has reached its goal?',
    why: 'Success is judged by it.',
    reason: 'The brief names no goal.',
  },
  {
    isOpen: isNote,
    kind: 'gap',
    owner: 'Sponsor',
    text: 'What is done by hand today that {project} is to do?',
    why: 'The parts follow from it.',
    reason: 'The brief says little of the work itself.',
  },
  {
    isOpen: isNote,
    kind: 'gap',
    owner: 'Sponsor',
    text: 'Which result of {project} is wanted first?',
    why: 'The first release is cut by it.',
    reason: 'The brief says little of the work itself.',
  },
  {
    isOpen: (reading, { fit }) => fit !== 'advice' && (reading.systems.length === 0 || fit === 'note'),
    kind: 'interface',
    owner: 'Data owner',
    text: 'Which systems hold the data of {project}?',
    why: 'Each needs a connection of its own.',
    reason: 'The brief does not say enough of its systems.',
  },
  {
    isOpen: (reading) => !live(reading).some(({ kind, measures }) => kind === 'volume' && measures.length > 0),
    kind: 'size',
    owner: 'Data owner',
    text: 'Volumes of {project}: how many records a day, at the peak too?',
    why: 'Throughput and storage are sized by it.',
    reason: 'The brief has no volumes.',
  },
  {
    isOpen: (reading) => !reading.people.some(({ uses }) => uses),
    kind: 'people',
    owner: 'Sponsor',
    text: 'Who will use {project}, and how many people are they?',
    why: 'Screens and licences follow from it.',
    reason: 'The brief names nobody who uses it.',
  },
  {
    isOpen: (reading) => !reading.budget,
    kind: 'money',
    owner: 'Sponsor',
    text: 'Which budget or ceiling is there for {project}?',
    why: 'What is built is cut to it.',
    reason: 'The brief has no budget.',
  },
  {
    isOpen: (reading) => reading.dates.length === 0,
    kind: 'date',
    owner: 'Sponsor',
    text: 'By which date is {project} needed?',
    why: 'The plan has no end to fit.',
    reason: 'The brief has no date.',
  },
  {
    isOpen: ({ data, wantsAdvice }) => !wantsAdvice && data.length === 0,
    kind: 'data',
    owner: 'Data protection officer',
    text: 'Which personal data is there in {project}, and where may it be kept?',
    why: 'Hosting and retention follow from it.',
    reason: 'The brief sets no rule for its data.',
  },
  {
    isOpen: ({ wantsAdvice }) => wantsAdvice,
    kind: 'people',
    owner: 'Sponsor',
    text: 'Who decides on {project} and signs the recommendation?',
    why: 'Advice needs somebody who decides.',
    reason: 'Advice needs somebody who decides.',
  },
]

export function gapQuestions(design: Design): Question[] {
  return gaps
    .filter(({ isOpen }) => isOpen(design.reading, design))
    .map(({ kind, owner, text, why, reason }) => ({
      source: { from: 'assumption', reason } satisfies Source,
      kind,
      text: text.replace('{project}', quoted(clip(design.reading.project, 60))),
      why,
      about: [],
      owner,
    }))
}
