import type { Element, Solution } from '#server/solution/solution.ts'
import { banOn } from '../assembly/respect-bans.ts'
import { stemsIn } from '../assembly/phrases.ts'
import type { Reading } from '../reading/reading.ts'

export const verifierRules = [
  'ban-proposed',
  'place-left',
  'mandate-idle',
  'system-missing',
  'system-loose',
  'read-only-written',
  'met-without-mechanism',
  'invented-person',
  'part-without-need',
  'exclusion-designed',
  'contradiction-undecided',
  'work-in-freeze',
  'work-past',
  'walk-without-edge',
  'demand-unanswered',
  'sum-disagrees',
] as const
export type VerifierRule = (typeof verifierRules)[number]

/** What is false or missing in a solution, held against the brief as it was read. `id` is the fact; `subject` what it is about. */
export type VerifierFinding = { rule: VerifierRule; id: string; subject: string; text: string }

type Ground = { solution: Solution; reading: Reading; today: string }
type Check = (ground: Ground) => VerifierFinding[]

const isDesigned = ({ kind }: Element) => kind !== 'person' && kind !== 'external-system' && kind !== 'system'

const checks: Record<VerifierRule, Check> = {
  'ban-proposed': ({ solution, reading }) => {
    const proposed = [
      ...solution.elements
        .filter(({ kind }) => kind !== 'person' && kind !== 'system')
        .map(({ id, name, technology }) => ({ id, text: [name, technology].filter(Boolean).join(' · ') })),
      ...solution.relations.map(({ id, technology }) => ({ id, text: technology ?? '' })),
      ...solution.decisions.map(({ id, options, outcome }) => ({ id, text: `${options[0]?.name ?? ''} · ${outcome}` })),
      ...solution.environments.map(({ id, nodes }) => ({ id, text: nodes.map(({ technology }) => technology).join(' · ') })),
    ]
    return proposed.flatMap(({ id, text }) => {
      const ban = banOn(text, reading)
      return ban
        ? [{ rule: 'ban-proposed', id, subject: ban.name, text: `${id} proposes ${ban.name}, which the brief refuses.` }]
        : []
    })
  },
  'place-left': ({ solution, reading }) => {
    const whole = reading.data.find(({ data, place }) => place && /^everything$/i.test(data))
    if (!whole?.place) return []
    return solution.environments
      .filter(({ region }) => region && region !== whole.place && !reading.data.some(({ place }) => place === region))
      .map(({ id, name, region }) => ({
        rule: 'place-left',
        id,
        subject: whole.place!,
        text: `${name} is in ${region}; everything has to stay in ${whole.place}.`,
      }))
  },
  'mandate-idle': ({ solution, reading }) =>
    reading.mandates
      .filter(
        ({ name }) =>
          !mentions(
            [
              ...solution.elements.flatMap(({ kind, name: own, technology }) => (kind === 'person' ? [] : [own, technology ?? ''])),
              ...solution.questions.map(({ text }) => text),
              ...solution.environments.flatMap(({ nodes }) => nodes.map(({ technology }) => technology)),
            ],
            name,
          ),
      )
      .map(({ name }) => ({
        rule: 'mandate-idle',
        id: '',
        subject: name,
        text: `${name} is prescribed, and nothing is made of it or asks what it is for.`,
      })),
  'system-missing': ({ solution, reading }) =>
    reading.systems
      .filter(
        ({ role, name, aliases }) =>
          role !== 'banned' &&
          ![name, ...aliases].some((word) =>
            mentions(
              [
                ...solution.elements.flatMap(({ name: own, technology }) => [own, technology ?? '']),
                ...solution.questions.map(({ text }) => text),
              ],
              word,
            ),
          ),
      )
      .map(({ name }) => ({
        rule: 'system-missing',
        id: '',
        subject: name,
        text: `${name} is named in the brief and stands nowhere in the design.`,
      })),
  'system-loose': ({ solution }) =>
    solution.fit === 'note' || solution.fit === 'advice'
      ? []
      : solution.elements
          .filter(
            ({ kind, id, name }) =>
              kind === 'external-system' &&
              !solution.relations.some(({ from, to }) => from === id || to === id) &&
              !mentions(
                solution.questions.map(({ text }) => text),
                name,
              ),
          )
          .map(({ id, name }) => ({
            rule: 'system-loose',
            id,
            subject: name,
            text: `${name} is drawn, connected with nothing and asked about nowhere.`,
          })),
  'read-only-written': ({ solution, reading }) => {
    const readOnly = new Set(reading.systems.filter((system) => system.readOnly).map(({ name }) => name.toLowerCase()))
    const targets = new Map(
      solution.elements
        .filter(({ kind, name }) => kind === 'external-system' && readOnly.has(name.toLowerCase()))
        .map(({ id, name }) => [id, name]),
    )
    return solution.relations
      .filter(({ to, direction }) => targets.has(to) && direction !== 'from')
      .map(({ id, to }) => ({
        rule: 'read-only-written',
        id,
        subject: targets.get(to)!,
        text: `${id} writes into ${targets.get(to)}, which may only be read.`,
      }))
  },
  'met-without-mechanism': ({ solution }) => {
    const system = solution.elements.find(({ kind }) => kind === 'system')?.id
    return solution.requirements
      .filter(
        ({ id, mechanism }) =>
          !mechanism && solution.elements.some((element) => element.id !== system && element.satisfies.includes(id)),
      )
      .map(({ id }) => ({ rule: 'met-without-mechanism', id, subject: id, text: `${id} counts as met, and nothing says how.` }))
  },
  'invented-person': ({ solution }) =>
    solution.elements
      .filter(({ kind, source }) => kind === 'person' && source.from !== 'brief')
      .map(({ id, name }) => ({
        rule: 'invented-person',
        id,
        subject: name,
        text: `${name} uses the design, and the brief does not know them.`,
      })),
  'part-without-need': ({ solution }) => {
    const called = new Set(solution.relations.flatMap(({ from, to }) => [from, to]))
    return solution.elements
      .filter(
        (element) =>
          isDesigned(element) && element.satisfies.length === 0 && element.source.from === 'assumption' && !called.has(element.id),
      )
      .map(({ id, name }) => ({
        rule: 'part-without-need',
        id,
        subject: name,
        text: `${name} answers nothing that the brief asks and serves no other part.`,
      }))
  },
  'exclusion-designed': ({ solution }) =>
    solution.scope
      .filter(({ within }) => !within)
      .flatMap(({ text }) => {
        const words = stemsIn(text)
        return solution.elements
          .filter(
            (element) =>
              isDesigned(element) &&
              element.role !== 'connector' &&
              words.length > 1 &&
              words.length <= 6 &&
              words.every((word) => stemsIn(element.name).includes(word)),
          )
          .map(({ id, name }): VerifierFinding => ({
            rule: 'exclusion-designed',
            id,
            subject: name,
            text: `${name} is designed, and the brief leaves it out: “${text}”`,
          }))
      }),
  'contradiction-undecided': ({ solution, reading }) =>
    reading.contradictions
      .filter(({ a, b }) => {
        const quotes = [a, b].map((id) => reading.statements.find((statement) => statement.id === id)?.quote ?? '')
        return !solution.questions.some(({ text }) =>
          quotes.every((quote) => text.includes(quote.trim().replace(/[\s.;:,]+$/u, ''))),
        )
      })
      .map(({ about, a }) => ({
        rule: 'contradiction-undecided',
        id: '',
        subject: a,
        text: `The brief contradicts itself${about ? ` on ${about}` : ''}, and nobody is asked.`,
      })),
  'work-in-freeze': ({ solution }) => judgeSwitchOver(solution),
  'work-past': ({ solution, today }) =>
    solution.milestones
      .filter(
        ({ date, kind }) =>
          date !== undefined &&
          date < today &&
          kind !== 'event' &&
          !mentions(
            solution.questions.map(({ text }) => text),
            date,
          ),
      )
      .map(({ id, name, date }) => ({
        rule: 'work-past',
        id,
        subject: date!,
        text: `${name} lies in the past (${date}), and nobody is asked.`,
      })),
  'walk-without-edge': ({ solution }) => {
    const edges = new Set(solution.relations.flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]))
    return solution.scenarios
      .filter(({ steps }) => steps.some(({ from, to }) => from !== to && !edges.has(`${from} ${to}`)))
      .map(({ id, name }) => ({ rule: 'walk-without-edge', id, subject: name, text: `${name} goes where no relation leads.` }))
  },
  'demand-unanswered': ({ solution }) => {
    const answered = new Set(
      [...solution.elements, ...solution.workstreams]
        .flatMap(({ satisfies }) => satisfies)
        .concat(solution.questions.flatMap(({ about }) => about)),
    )
    return solution.requirements
      .filter(({ id }) => !answered.has(id))
      .map(({ id, clause }) => ({
        rule: 'demand-unanswered',
        id,
        subject: clause ?? id,
        text: `${clause ?? id} is neither met nor asked about.`,
      }))
  },
  'sum-disagrees': ({ solution }) => {
    const planned = Math.ceil(sum(solution.workstreams.flatMap(({ effort }) => effort ?? []).map(({ days }) => days[1])))
    const counted = sum(
      solution.costs.filter(({ unit, period }) => unit === 'day' && period === 'once').map(({ quantity }) => quantity),
    )
    const isEqual = Math.abs(planned - counted) <= solution.costs.length
    return isEqual || counted === 0
      ? []
      : [
          {
            rule: 'sum-disagrees',
            id: 'CST-1',
            subject: 'days',
            text: `The plan takes ${planned} days, the costs count ${counted}.`,
          },
        ]
  },
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
const mentions = (texts: string[], name: string) => texts.some((text) => text.toLowerCase().includes(name.toLowerCase()))

/** A switch-over that no day is left for between two freezes is told by the plan; one that lies in a freeze is a fault. */
function judgeSwitchOver({ workstreams, windows = [], milestones }: Solution): VerifierFinding[] {
  const last = milestones.find(({ name }) => name === 'Plan ends at the latest')
  if (!last?.date) return []
  const over = workstreams.find(({ kind }) => kind === 'switch-over')
  if (!over) return []
  return windows
    .filter(({ kind, from, to }) => kind === 'freeze' && last.date! > from && last.date! <= to)
    .map(({ text }) => ({ rule: 'work-in-freeze', id: over.id, subject: text, text: `${over.name} lies in “${text}”.` }))
}

export const verifySolution = (ground: Ground): VerifierFinding[] => verifierRules.flatMap((rule) => checks[rule](ground))
