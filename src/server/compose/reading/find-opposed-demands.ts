import { countryOf, isWithin } from './names/countries.ts'
import { placeName } from './names/places.ts'
import type { Contradiction, DataRule, NamedSystem, ScopeStatement, Statement } from './reading.ts'

/** What was read of the whole brief, as far as its statements may oppose each other. */
export type Opposable = {
  statements: Statement[]
  data: DataRule[]
  systems: NamedSystem[]
  scope: ScopeStatement[]
}

const most = 40
const reach = 400

const notBeyond =
  /\b(?:not|never|nothing|no)\b[^.;]{0,60}\b(?:outside|leave|beyond|abroad)\b|\b(?:only|exclusively|solely)\b|\bstays?\b|\bremains?\b/i
const dataWords = (text: string) =>
  new Set(
    (text.toLowerCase().match(/\b(?:[\p{L}]+ ){0,2}(?:data|records?|files?|details|documents?)\b/u)?.[0] ?? '')
      .split(' ')
      .filter((word) => word !== '' && !/^(?:all|any|the|our|no|that|these|of|its)$/.test(word)),
  )
const isSameData = (one: Set<string>, other: Set<string>) =>
  one.size > 1 && one.size === other.size && [...one].every((word) => other.has(word))

/** The same data bound to one country and handled in another. */
function placesThatDiffer({ data, statements }: Opposable): Contradiction[] {
  const textOf = new Map(statements.map(({ id, text }) => [id, text.slice(0, reach)]))
  const placed = data.slice(0, most).flatMap((rule) => {
    const text = textOf.get(rule.statement) ?? ''
    const place = placeName.exec(rule.place ?? '')?.[0]
    const country = place === undefined ? undefined : countryOf(place)
    const isBound = /\b(?:except|or|unless|may|once)\b/i.test(text)
    return country === undefined ? [] : [{ rule, text, country, words: dataWords(text), isBound }]
  })
  return placed
    .filter(({ text, isBound }) => notBeyond.test(text) && !isBound)
    .flatMap((one) =>
      placed
        .filter(
          (other) =>
            other.rule.statement !== one.rule.statement &&
            !/\b(?:not|never|no|outside)\b/i.test(other.text) &&
            !other.isBound &&
            !isWithin(other.country, one.country) &&
            isSameData(one.words, other.words),
        )
        .slice(0, 1)
        .map((other): Contradiction => ({
          a: one.rule.statement,
          b: other.rule.statement,
          kind: 'place',
          about: [...one.words].join(' '),
        })),
    )
}

const goesOff = /\b(?:withdrawn|switched off|retired|decommissioned|turned off|shut down|taken out of (?:service|use)|replaced)\b/i
const goesOn =
  /\b(?:keeps?|kept|stays?|remains?|continues?)(?: (?:in|to|on))? (?:running|run|service|operation|use|live|operational|operate|working)\b[^.;]{0,30}\b(?:until|till|through|up to)\b/i

/** What is switched off on one day and must run until a later one. */
function offTooEarly({ statements, systems }: Opposable): Contradiction[] {
  const isNear = (one: Statement, other: Statement) =>
    systems.some(({ statements: ids }) => ids.includes(one.id) && ids.includes(other.id)) ||
    (/^(?:it|they|this|both)\b/i.test(other.text) && statements.indexOf(other) === statements.indexOf(one) + 1)
  const last = (statement: Statement) => statement.dates.at(-1)?.to ?? ''
  const off = statements.filter(({ text, dates }) => dates.length === 1 && goesOff.test(text.slice(0, reach)))
  const on = statements.filter(({ text, dates }) => dates.length > 0 && goesOn.test(text.slice(0, reach)))
  return off.slice(0, 12).flatMap((one) =>
    on
      .slice(0, 12)
      .filter((other) => other !== one && last(other) > last(one) && isNear(one, other))
      .map((other): Contradiction => ({ a: one.id, b: other.id, kind: 'date', about: 'switching off' })),
  )
}

const isLiveDay =
  /\b(?:go(?:es|ing)?[- ]live|live|on[- ]line|pilot|roll-?out|launch\w*|switch-?over|cut-?over|production|commission\w*)\b/i
const boundBefore = /\b(?:by|before|until|till|no later than|not later than|latest|end of|bis)\b[^.;]{0,12}$/i

/** Something is to go live on a day on which nothing may change. */
function liveInFreeze({ statements }: Opposable): Contradiction[] {
  const freezes = statements.flatMap(({ id, dates }) =>
    dates.filter(({ is, from, to }) => is === 'freeze' && from !== to).map((date) => ({ id, date })),
  )
  const days = statements.flatMap(({ id, dates, text }) =>
    isLiveDay.test(text.slice(0, reach))
      ? dates
          .filter(({ is, from, to, recurs }) => (is === 'event' || is === 'deadline') && from === to && !recurs)
          .filter(
            ({ words }) =>
              !boundBefore.test(
                text
                  .slice(0, reach)
                  .slice(0, Math.max(0, text.indexOf(words)))
                  .slice(-24),
              ),
          )
          .map((date) => ({ id, date }))
      : [],
  )
  return freezes.slice(0, 12).flatMap((freeze) =>
    days
      .slice(0, 20)
      .filter(({ id, date }) => id !== freeze.id && isInside(date.to, freeze.date))
      .map(({ id }): Contradiction => ({ a: freeze.id, b: id, kind: 'date', about: freeze.date.words })),
  )
}

function isInside(
  day: string,
  { from, to, recurs, assumedYear }: { from: string; to: string; recurs?: boolean | undefined; assumedYear?: boolean | undefined },
) {
  if (!recurs && !assumedYear) return from < day && day < to
  const [first, last, here] = [from.slice(5), to.slice(5), day.slice(5)]
  return first <= last ? first < here && here < last : here > first || here < last
}

/** What the brief places in two ways, ends too early, or begins while nothing may change. */
export const opposedDemands = (told: Opposable): Contradiction[] => [
  ...placesThatDiffer(told),
  ...offTooEarly(told),
  ...liveInFreeze(told),
]
