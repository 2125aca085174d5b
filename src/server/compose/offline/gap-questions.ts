import type { Draft } from './draft.ts'
import { fromPattern } from './draft.ts'
import type { Question } from './list-questions.ts'
import { patternQuestions } from './pattern-questions.ts'
import type { GapTopic } from './patterns/pattern.ts'
import type { Plan } from './plan-work.ts'
import { measuresOf } from './read-measures.ts'
import { sourceOf } from './statement.ts'

type Gap = { topic: GapTopic; subjects: RegExp; asks: string; owner: string }

const gaps: Gap[] = [
  {
    topic: 'availability',
    subjects: /^availability$/,
    asks: 'The brief states no availability. Which level, measured how, is needed?',
    owner: 'Service owner',
  },
  {
    topic: 'recovery',
    subjects: /^recovery/,
    asks: 'The brief states no recovery point or recovery time. How much data may be lost, and how long may it be down?',
    owner: 'Service owner',
  },
  {
    topic: 'retention',
    subjects: /^retention$/,
    asks: 'The brief does not say how long data is kept. Which periods hold for which records?',
    owner: 'Data protection officer',
  },
  {
    topic: 'response time',
    subjects: /^(?:response time|freshness)$/,
    asks: 'The brief states no response time. How long may people or systems wait?',
    owner: 'Product owner',
  },
  {
    topic: 'freshness',
    subjects: /^(?:freshness|batch window)$/,
    asks: 'The brief does not say how old data may be when it is seen. What is needed?',
    owner: 'Product owner',
  },
  {
    topic: 'volume',
    subjects: /^(?:data volume|throughput|concurrent|data volume per time)/,
    asks: 'The brief states no volumes. How much data, and how many users at peak?',
    owner: 'Data owner',
  },
  {
    topic: 'accuracy',
    subjects: /^accuracy$/,
    asks: 'The brief does not say how good answers or predictions must be. Which measure decides over a release?',
    owner: 'Product owner',
  },
]

/** What a design of this kind needs to know and the brief does not say, each with what we would propose. */
export function gapQuestions(draft: Draft, plan: Plan): Question[] {
  return [...patternQuestions(draft), ...measureGaps(draft), ...placeGaps(draft), ...planGaps(draft, plan), ...peopleGaps(draft)]
}

function measureGaps({ reading, patterns }: Draft): Question[] {
  const measured = new Set(reading.statements.flatMap((statement) => measuresOf(statement).map(({ subject }) => subject)))
  return gaps.flatMap(({ topic, subjects, asks, owner }) => {
    if ([...measured].some((subject) => subjects.test(subject))) return []
    const pattern = patterns.find(({ targets }) => targets.some((target) => target.topic === topic))
    const target = pattern?.targets.find((target) => target.topic === topic)
    if (!pattern || !target) return []
    return [
      {
        source: fromPattern(pattern),
        text: asks,
        proposal: `${upperFirst(target.proposal)} (${target.reason}${target.basis ? `; ${target.basis}` : ''}).`,
        about: [],
        owner,
      },
    ]
  })
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const assumption = (reason: string) => ({ from: 'assumption' as const, reason })
const cloudNames = { azure: 'Microsoft Azure', aws: 'Amazon Web Services', google: 'Google Cloud', neutral: '' }

function placeGaps({ reading }: Draft): Question[] {
  const { cloud, leaning, statement } = reading.cloud
  const questions: Question[] = []
  const ownMachines = reading.statements.some(({ text }) => /\bon[- ]prem(?:ises?)?\b|\bown data cent(?:re|er)\b/i.test(text))
  if (cloud === 'neutral' && !ownMachines) {
    questions.push({
      source: assumption('The brief names no cloud.'),
      text: 'The brief names no cloud platform. On which one is the system to run?',
      proposal: 'Technologies are named that run on any platform; they are replaced by the platform’s own once it is chosen.',
      about: [],
      owner: 'Chief information officer',
    })
  } else if (leaning && statement) {
    questions.push({
      source: sourceOf(statement),
      text: `The brief leans towards ${cloudNames[cloud]} without having decided. Is it chosen?`,
      proposal: `${cloudNames[cloud]}, as the working choice of this design.`,
      about: [],
      owner: 'Chief information officer',
    })
  }
  if (reading.regions.length === 0 && !ownMachines) {
    questions.push({
      source: assumption('The brief names no region.'),
      text: 'In which country or region may data be stored and processed?',
      proposal: 'A region in the country in which the client’s customers live, with none of the data outside it.',
      about: [],
      owner: 'Data protection officer',
    })
  }
  return questions
}

function planGaps({ reading }: Draft, { weeks, stated }: Plan): Question[] {
  const questions: Question[] = []
  if (reading.budget?.amount === undefined)
    questions.push({
      source: assumption(reading.budget ? 'The brief names no amount for its budget.' : 'The brief names no budget.'),
      text: reading.budget
        ? 'The brief speaks of the budget without one amount for the whole. Which amount is there for building, and which for a year of running?'
        : 'The brief names no budget. Which amount is there for building, and which for a year of running?',
      proposal: 'Cost is given by what drives it, without prices.',
      about: [],
      owner: 'Sponsor',
    })
  else
    questions.push({
      source: assumption('The brief gives no unit prices.'),
      text: 'Which unit prices hold for the cost lines, under the client’s own agreements?',
      proposal: 'Prices are left out until the client’s buyers have confirmed them.',
      about: budgetConstraints(reading),
      owner: 'Procurement lead',
    })
  const end = reading.dates.findLast(({ kind }) => kind === 'go-live')
  if (!stated)
    questions.push({
      source: assumption('The brief gives no length of the work.'),
      text: end
        ? 'When can work begin, and does that leave enough time before the stated go-live?'
        : 'By when must the system be live, and when can work begin?',
      proposal: end
        ? `The plan is drawn over ${weeks} weeks, so that work begins by ${daysBefore(end.date, 7 * weeks)} at the latest.`
        : `The plan is drawn over ${weeks} weeks.`,
      about: [],
      owner: 'Sponsor',
    })
  else if (!reading.dates.some(({ kind }) => kind === 'start'))
    questions.push({
      source: assumption('The brief gives no start date.'),
      text: 'On which day does the work begin?',
      proposal: 'Weeks are counted from the day on which the design is commissioned.',
      about: [],
      owner: 'Sponsor',
    })
  return questions
}

const day = 86_400_000
const written = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const daysBefore = (date: string, days: number) => written.format(new Date(Date.parse(date) - days * day))

const budgetConstraints = (reading: Draft['reading']) =>
  reading.requirements
    .filter(
      ({ requirement }) => requirement.kind === 'constraint' && requirement.measures.some(({ subject }) => subject === 'budget'),
    )
    .map(({ requirement }) => requirement.id)

function peopleGaps({ reading }: Draft): Question[] {
  const questions: Question[] = []
  const said = reading.statements.map(({ text }) => text).join('\n')
  if (!/\b(?:product|service|business|data|system) owners?\b|\bsponsor\w*\b|\bowned by\b|\baccountable\b/i.test(said)) {
    questions.push({
      source: assumption('The brief names no owner.'),
      text: 'Who owns the system after go-live and decides on its requirements until then?',
      proposal: 'A product owner from the client’s side, available two days a week.',
      about: [],
      owner: 'Sponsor',
    })
  }
  if (reading.people.length === 0) {
    questions.push({
      source: assumption('The brief names no users.'),
      text: 'Who uses the system, in which roles and how many?',
      proposal: 'One role, “User”, until roles are named.',
      about: [],
      owner: 'Sponsor',
    })
  }
  return questions
}
