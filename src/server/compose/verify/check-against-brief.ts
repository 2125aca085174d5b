import { quotedWords } from '../argument/quoted-words.ts'
import { isCloud } from '../assembly/choose-technology.ts'
import { excludedStatements } from '../assembly/connect-systems.ts'
import { isKeptAway } from '../assembly/is-kept-away.ts'
import { stemsIn } from '../assembly/phrases.ts'
import { banOn } from '../assembly/respect-bans.ts'
import { type Check, isDesigned, mentions, type VerifierFinding } from './verifier-finding.ts'

/** What the brief refuses, prescribes, names and leaves out, held against the design. */
export const checksAgainstBrief = {
  'ban-proposed': ({ solution, reading }) => {
    const proposed = [
      ...solution.elements
        .filter(({ kind }) => kind !== 'person' && kind !== 'system')
        .map(({ id, name, technology }) => ({ id, name, text: [name, technology].filter(Boolean).join(' · ') })),
      ...solution.relations.map(({ id, label, technology }) => ({ id, name: `The connection “${label}”`, text: technology ?? '' })),
      ...solution.decisions.map(({ id, title, options, outcome }) => ({
        id,
        name: `The decision “${title}”`,
        text: `${options[0]?.name ?? ''} · ${outcome}`,
      })),
      ...solution.environments.map(({ id, name, nodes }) => ({
        id,
        name,
        text: nodes.map(({ technology }) => technology).join(' · '),
      })),
    ]
    return proposed.flatMap(({ id, name, text }) => {
      const ban = banOn(text, reading)
      return ban
        ? [{ rule: 'ban-proposed', id, subject: ban.name, text: `${name} proposes ${ban.name}, which the brief refuses.` }]
        : []
    })
  },
  'place-left': ({ solution, reading }) => {
    const whole = reading.data.find(({ data, place }) => place && /^everything$/i.test(data))
    if (!whole?.place) return []
    return solution.environments
      .filter(({ region }) => region && !reading.data.some(({ place }) => place && region.startsWith(place)))
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
          !(isCloud(name) && solution.environments.length > 0) &&
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
        ({ role, name, aliases, statements }) =>
          role !== 'banned' &&
          !isKeptAway({ statements }, reading.statements) &&
          !(statements.length > 0 && statements.every((id) => excludedStatements(reading).has(id))) &&
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
        text: `The design writes into ${targets.get(to)}, which may only be read.`,
      }))
  },
  'contradiction-undecided': ({ solution, reading }) =>
    reading.contradictions
      .filter(({ a, b, perhaps }) => {
        if (perhaps !== undefined) return false
        const quotes = [a, b].map((id) => reading.statements.find((statement) => statement.id === id)?.quote ?? '')
        return !solution.questions.some(({ text }) =>
          quotes.every((quote) =>
            text.includes(
              quotedWords(quote)
                .trim()
                .replace(/[\s.;:,]+$/u, ''),
            ),
          ),
        )
      })
      .map(({ about, a }) => ({
        rule: 'contradiction-undecided',
        id: '',
        subject: a,
        text: `The brief contradicts itself${about ? ` on ${about}` : ''}, and nobody is asked.`,
      })),
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
  'invented-person': ({ solution }) =>
    solution.elements
      .filter(({ kind, source }) => kind === 'person' && source.from !== 'brief')
      .map(({ id, name }) => ({
        rule: 'invented-person',
        id,
        subject: name,
        text: `${name} uses the design, and the brief does not know them.`,
      })),
} satisfies Record<string, Check>
