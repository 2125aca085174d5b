import { satisfiedIds } from '#server/solution/satisfied-ids.ts'
import type { PassReason } from '../assembly/trace.ts'
import type { Abstention } from './explanation.ts'
import type { Traced } from './index-trace.ts'
import { passSentences } from './verdict-sentences.ts'

/** What the design does not claim, contain, decide or ask, and why. */
export const listAbstentions = (traced: Traced): Abstention[] => [
  ...wholeDesign(traced),
  ...openDemands(traced),
  ...passedOver(traced),
  ...refused(traced),
  ...leftOut(traced),
  ...found(traced),
]

function wholeDesign({ solution: { fit } }: Traced): Abstention[] {
  if (fit !== 'note') return []
  const why = 'The brief has too few demands, systems and figures for a design; what is missing is asked for.'
  return [{ what: 'A design', why, statements: [], weighed: [] }]
}

/** Demands that nothing meets, with all that was looked at for them. */
function openDemands(traced: Traced): Abstention[] {
  const { solution } = traced
  const met = new Set(satisfiedIds(solution))
  return solution.requirements
    .filter(({ id }) => !met.has(id))
    .map(({ id, source, alsoStated }) => {
      const statements = [source, ...alsoStated].flatMap(traced.ofSource)
      const ids = statements.flatMap(({ statement }) => statement ?? [])
      return { what: `A part that meets ${id}`, why: whyOpen(id, ids, traced), statements, weighed: traced.cards(ids) }
    })
}

function whyOpen(requirement: string, statements: string[], { all, called, solution }: Traced): string {
  const half = all('half-met').find((one) => one.requirement === requirement)
  if (half) {
    const keepers = half.parts.map(called).join(', ')
    return `${keepers} would meet it but for “${half.words.trim()}” (${half.obligation}), which nothing keeps.`
  }
  const passed = all('pass').find(({ statement }) => statements.includes(statement))
  const hasModule = !all('no-module').some(({ statement }) => statements.includes(statement))
  const cards = all('card').filter(({ statement }) => statements.includes(statement))
  const sentences = [
    ...(passed ? [passSentences[passed.reason]] : []),
    ...(cards.some(({ verdict }) => verdict === 'taken') ? ['What was taken for it does not say that it is met.'] : []),
    ...(!passed && cards.length > 0 && cards.every(({ verdict }) => verdict !== 'taken')
      ? ['Nothing that was looked at fits.']
      : []),
    ...(hasModule ? [] : ['It asks for more than keeping, showing or moving a record, so that no module stands for it.']),
    ...(solution.fit === 'note' ? ['No design is made of this brief.'] : []),
  ]
  return sentences.length > 0 ? sentences.join(' ') : 'Nothing in the catalogue answers it.'
}

/** Of statements that ask for nothing it is not told; their dates, sums and names are facts of their own. */
const toldReasons = new Set<PassReason>(['amended', 'excluded', 'denies', 'elsewhere', 'connection', 'count'])

const passedOver = ({ all, quotes }: Traced): Abstention[] =>
  all('pass')
    .filter(({ reason }) => toldReasons.has(reason))
    .map(({ statement, reason }) => ({
      what: `A part for ${statement}`,
      why: passSentences[reason],
      statements: quotes([statement]),
      weighed: [],
    }))

const refused = ({ reading, quotes }: Traced): Abstention[] =>
  reading.bans.map(({ name, statement }) => ({
    what: name,
    why: 'The brief refuses it.',
    statements: quotes([statement]),
    weighed: [],
  }))

const leftOut = ({ all, quotes }: Traced): Abstention[] =>
  all('left-out').map(({ list, title, statements, most }) => ({
    what: title,
    why: `No more than ${most} ${list} of its kind are told, and others come first.`,
    statements: quotes(statements),
    weighed: [],
  }))

const found = ({ all }: Traced): Abstention[] =>
  all('finding').map(({ fact, text }) => ({
    what: fact === '' ? 'The design as a whole' : fact,
    why: `Checked against the brief: ${text}`,
    statements: [],
    weighed: [],
  }))
