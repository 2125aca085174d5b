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
const sumOf =
  /\b(?:budget|ceiling|grant|funding|set aside|approved)\b[^.;]{0,60}(?:[€£$₹]|\b[A-Z]{3}|\bR)\s?\d|(?:[€£$₹]|\b[A-Z]{3}|\bR)\s?\d[^.;]{0,40}\b(?:budget|ceiling|grant|in this year|at its disposal)\b/
const insured = /\b(?:liability|insur\w+|guarantee|bond|penalt\w+)\b/i
const hasBudget = (reading: Reading) =>
  reading.budget !== undefined ||
  live(reading).some(
    ({ segment, text }) => (segment.field === 'budget' && /\d/.test(text) && !insured.test(text)) || sumOf.test(text.slice(0, 300)),
  )
const isNote = (_: Reading, { fit }: Design) => fit === 'note'

/** What no brief should leave out, asked for where this one does, one thing at a time. */
const gaps: Gap[] = [
  {
    isOpen: (reading) => !live(reading).some(isGoal),
    kind: 'gap',
    owner: 'Sponsor',
    text: 'Which figure shows in a year that {project} has reached its goal?',
    why: 'Success is judged so.',
    reason: 'The brief names no goal.',
  },
  {
    isOpen: isNote,
    kind: 'gap',
    owner: 'Sponsor',
    text: 'What is done by hand today that {project} is to do?',
    why: 'Shapes the parts.',
    reason: 'The brief says little of the work itself.',
  },
  {
    isOpen: isNote,
    kind: 'gap',
    owner: 'Sponsor',
    text: 'Which result of {project} is wanted first?',
    why: 'Shapes the first release.',
    reason: 'The brief says little of the work itself.',
  },
  {
    isOpen: (reading, { fit }) => fit !== 'advice' && (reading.systems.length === 0 || fit === 'note'),
    kind: 'interface',
    owner: 'Data owner',
    text: 'Which systems hold the data of {project}?',
    why: 'Each needs a connection.',
    reason: 'The brief does not say enough of its systems.',
  },
  {
    isOpen: isNote,
    kind: 'data',
    owner: 'Data owner',
    text: 'Where are the records of {project} today: on paper, in files or in a system?',
    why: 'Sizes the take-over.',
    reason: 'The brief says little of what there is.',
  },
  {
    isOpen: isNote,
    kind: 'people',
    owner: 'Sponsor',
    text: 'Who may see what in {project}: is any of it public?',
    why: 'Settles access.',
    reason: 'The brief says little of who may see what.',
  },
  {
    isOpen: (reading) => !live(reading).some(({ kind, measures }) => kind === 'volume' && measures.length > 0),
    kind: 'size',
    owner: 'Data owner',
    text: 'Volumes of {project}: how many records a day, at the peak too?',
    why: 'Sizes throughput and storage.',
    reason: 'The brief has no volumes.',
  },
  {
    isOpen: (reading, { fit }) => !reading.people.some(({ uses }) => uses) || fit === 'note',
    kind: 'people',
    owner: 'Sponsor',
    text: 'Who will use {project}, how many of each role?',
    why: 'Shapes screens, licences.',
    reason: 'The brief names nobody who uses it.',
  },
  {
    isOpen: (reading) => !hasBudget(reading),
    kind: 'money',
    owner: 'Sponsor',
    text: 'Which budget or ceiling is there for {project}?',
    why: 'Limits what is built.',
    reason: 'The brief has no budget.',
  },
  {
    isOpen: (reading) => reading.dates.length === 0,
    kind: 'date',
    owner: 'Sponsor',
    text: 'By which date is {project} needed?',
    why: 'Ends the plan.',
    reason: 'The brief has no date.',
  },
  {
    isOpen: ({ data, wantsAdvice }) => !wantsAdvice && data.length === 0,
    kind: 'data',
    owner: 'Data protection officer',
    text: 'Which personal data is there in {project}?',
    why: 'Settles hosting, retention.',
    reason: 'The brief sets no rule for its data.',
  },
  {
    isOpen: ({ wantsAdvice }) => wantsAdvice,
    kind: 'people',
    owner: 'Sponsor',
    text: 'Who decides on {project} and signs the recommendation?',
    why: 'Somebody has to decide.',
    reason: 'Advice needs somebody who decides.',
  },
  {
    isOpen: ({ data, wantsAdvice }) => !wantsAdvice && data.length === 0,
    kind: 'data',
    owner: 'Data protection officer',
    text: 'Where may the data of {project} be kept, and for how long?',
    why: 'Settles hosting, retention.',
    reason: 'The brief sets no rule for its data.',
  },
  {
    isOpen: (reading) => !reading.people.some(({ uses }) => uses),
    kind: 'people',
    owner: 'Sponsor',
    text: 'Who operates {project} afterwards?',
    why: 'Operation is a cost.',
    reason: 'The brief names nobody who uses it.',
  },
  {
    isOpen: (reading) => !hasBudget(reading),
    kind: 'money',
    owner: 'Sponsor',
    text: 'What may {project} cost to run each year?',
    why: 'Limits hosting, licences.',
    reason: 'The brief has no budget.',
  },
  {
    isOpen: (reading, { fit }) => fit !== 'advice' && (reading.systems.length === 0 || fit === 'note'),
    kind: 'interface',
    owner: 'Data owner',
    text: 'Who owns the data of {project} and gives it out?',
    why: 'Somebody has to release it.',
    reason: 'The brief does not say enough of its systems.',
  },
  {
    isOpen: isNote,
    kind: 'gap',
    owner: 'Sponsor',
    text: 'What goes wrong today that {project} is to end?',
    why: 'Shapes what is tested.',
    reason: 'The brief says little of the work itself.',
  },
  {
    isOpen: (reading) => reading.dates.length === 0,
    kind: 'date',
    owner: 'Sponsor',
    text: 'What happens on the day by which {project} is needed?',
    why: 'Says how fixed it is.',
    reason: 'The brief has no date.',
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
