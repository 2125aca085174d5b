import type { Solution, Source } from '#server/solution/solution.ts'

/** A fact with its text, the quotation from the brief that it is based on, and further search terms. */
export type ListedFact = {
  id: string
  heading: string
  text: string
  quote: string | undefined
  also: string
  /** Stated by a person, not derived from the brief. */
  isStated: boolean
}

type Sourced = { id: string; source: Source }
const quoteOf = ({ source }: Sourced) => (source.from === 'brief' ? source.quote : undefined)

const listed = <Fact extends Sourced>(
  facts: Fact[] | undefined,
  heading: string,
  say: (fact: Fact) => { text: string; also?: string },
): ListedFact[] =>
  (facts ?? []).map((fact) => {
    const { text, also = '' } = say(fact)
    return { id: fact.id, heading, text, quote: quoteOf(fact), also, isStated: !derived.has(heading) }
  })

const derived = new Set(['Open questions', 'Risks', 'Decisions', 'Milestones', 'Figures', 'Qualities'])
const words = ({ text }: { text: string }) => ({ text })

/** Lists the facts that can answer a question by themselves. */
export const listFactTexts = (solution: Partial<Solution>): ListedFact[] => [
  ...total('Budget', solution.budget?.quote),
  ...total('Timeline', solution.timeline?.quote),
  ...listed(solution.statements, 'Statements', ({ text, heading = '', answer }) => ({
    text,
    also: `${heading} ${answer?.how ?? ''}`,
  })),
  ...listed(solution.calculations, 'Figures', words),
  ...listed(solution.qualities, 'Qualities', ({ tactic, characteristic }) => ({ text: tactic, also: characteristic })),
  ...listed(solution.needs, 'Needed from the client', words),
  ...listed(solution.objectives, 'Objectives', words),
  ...listed(solution.requirements, 'Requirements', words),
  ...listed(solution.scope, 'Scope', ({ text, within }) => ({ text, also: within ? 'in scope' : 'out of scope' })),
  ...listed(solution.deliverables, 'Deliverables', words),
  ...listed(solution.assumptions, 'Assumptions', words),
  ...listed(solution.questions, 'Open questions', ({ text, proposal = '' }) => ({ text, also: proposal })),
  ...listed(solution.risks, 'Risks', ({ text, mitigation }) => ({ text, also: mitigation })),
  ...listed(solution.decisions, 'Decisions', ({ title, outcome }) => ({ text: outcome, also: title })),
  ...listed(solution.milestones, 'Milestones', ({ name, date = '' }) => ({ text: name, also: date })),
  ...listed(solution.givens, 'Status', words),
  ...listed(solution.windows, 'Calendar', words),
  ...listed(solution.prohibitions, 'Ruled out', words),
  ...(solution.alsoTold?.statements ?? []).map(({ quote }) => ({
    id: '',
    heading: 'Also told',
    text: quote,
    quote,
    also: '',
    isStated: true,
  })),
]

const total = (heading: string, quote: string | undefined): ListedFact[] =>
  quote ? [{ id: heading.toLowerCase(), heading, text: quote, quote, also: '', isStated: true }] : []
