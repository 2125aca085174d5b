import type { Source } from '#server/solution/solution.ts'
import type { Design, Question } from '../assembly/design.ts'
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
    isOpen: (reading) => !live(reading).some(({ kind }) => kind === 'goal'),
    kind: 'gap',
    owner: 'Sponsor',
    text: 'Which decision or problem is this to help with, and how will somebody notice in a year that it was worth it?',
    reason: 'The brief names no goal.',
  },
  {
    isOpen: (_, { fit }) => fit === 'note',
    kind: 'gap',
    owner: 'Sponsor',
    text: 'What do people do today by hand, what goes wrong with it, and which report or answer do they want first?',
    reason: 'The brief says little of the work itself.',
  },
  {
    isOpen: (reading, { fit }) => fit !== 'advice' && (reading.systems.length === 0 || fit === 'note'),
    kind: 'interface',
    owner: 'Data owner',
    text: 'Which systems and which version of them hold the data, who owns it, and how can it be taken out?',
    reason: 'The brief does not say enough of its systems.',
  },
  {
    isOpen: (reading) => !live(reading).some(({ kind, measures }) => kind === 'volume' && measures.length > 0),
    kind: 'size',
    owner: 'Data owner',
    text: 'How many records, files and users are there, how many come in a day, and how many at the peak?',
    reason: 'The brief has no volumes.',
  },
  {
    isOpen: (reading) => !reading.people.some(({ uses }) => uses),
    kind: 'people',
    owner: 'Sponsor',
    text: 'Who will use it, how many people are they, and who looks after it when it is in use?',
    reason: 'The brief names nobody who uses it.',
  },
  {
    isOpen: (reading) => !reading.budget,
    kind: 'money',
    owner: 'Sponsor',
    text: 'What may it cost to get there and then each year: is there a budget or a ceiling, and what must it include?',
    reason: 'The brief has no budget.',
  },
  {
    isOpen: (reading) => reading.dates.length === 0,
    kind: 'date',
    owner: 'Sponsor',
    text: 'By when is it needed, and what happens on that day?',
    reason: 'The brief has no date.',
  },
  {
    isOpen: ({ data, wantsAdvice }) => !wantsAdvice && data.length === 0,
    kind: 'data',
    owner: 'Data protection officer',
    text: 'Does any of the data concern persons, where may it be kept, and for how long?',
    reason: 'The brief sets no rule for its data.',
  },
  {
    isOpen: ({ wantsAdvice }) => wantsAdvice,
    kind: 'people',
    owner: 'Sponsor',
    text: 'Who sits on the panel that decides, who scores, and who signs the recommendation?',
    reason: 'Advice needs somebody who decides.',
  },
]

export function gapQuestions(design: Design): Question[] {
  return gaps
    .filter(({ isOpen }) => isOpen(design.reading, design))
    .map(({ kind, owner, text, reason }) => ({
      source: { from: 'assumption', reason } satisfies Source,
      kind,
      text,
      about: [],
      owner,
    }))
}
