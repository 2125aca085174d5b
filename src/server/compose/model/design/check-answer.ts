import { isDay } from '#shared/calendar.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { DesignAnswer } from './design-answer.ts'
import { isInBrief } from './names-of-answer.ts'
import { waitsOf } from './own-keys.ts'
import { mostOfWork } from './work-of-answer.ts'

/** Maximum faults of one answer that a repair request lists. */
export const mostFaults = 40

/**
 * Faults of an answer that disappear when it becomes facts: keys and names that are unknown or ambiguous, invalid dates, work that waits
 * for itself.
 */
export function checkAnswer(answer: DesignAnswer, ground: Solution): string[] {
  return [
    ...danglingKeys(answer),
    ...doubled(answer),
    ...unknownStatements(answer, ground),
    ...unknownNames(answer, ground),
    ...unplanned(answer),
    ...undated(answer),
  ]
}

type Named = [what: string, keys: string[]]

function danglingKeys(answer: DesignAnswer): string[] {
  const parts = new Set([...answer.outside, ...answer.components].map(({ key }) => key))
  const work = new Set(answer.work.map(({ key }) => key))
  const ofParts: Named[] = [
    ...answer.connections.map(({ from, to, carries }): Named => [`connection “${carries}”`, [from, to]]),
    ...answer.scenarios.map(({ name, steps }): Named => [`scenario “${name}”`, steps.flatMap(({ from, to }) => [from, to])]),
    ...answer.data.map(({ name, store }): Named => [`data “${name}”`, [store]]),
    ...answer.interfaces.map(({ name, provider, consumers }): Named => [`interface “${name}”`, [provider, ...consumers]]),
    ...answer.quality.map(({ tactic, components }): Named => [`quality “${tactic}”`, components]),
    ...answer.costs.map(({ item, component }): Named => [`cost “${item}”`, component === null ? [] : [component]]),
    ...answer.answers.map(({ statement, components }): Named => [`answer to ${statement}`, components]),
  ]
  const ofWork = [
    ...answer.work.map(({ name, after }): Named => [`work “${name}”`, after]),
    ...answer.dates.map(({ what, work }): Named => [`date “${what}”`, work]),
  ]
  const missing = (named: Named[], known: Set<string>) =>
    named.flatMap(([of, keys]) =>
      [...new Set(keys)].filter((key) => !known.has(key)).map((key) => `The ${of} names “${key}”, which is not in the design.`),
    )
  return [...missing(ofParts, parts), ...missing(ofWork, work)]
}

const repeated = (keys: string[]) => [...new Set(keys.filter((key, at) => keys.indexOf(key) !== at))]

function doubled({ outside, components, work, answers, decisions, scenarios }: DesignAnswer): string[] {
  const parts = [...outside, ...components].map(({ key }) => key)
  return [
    ...[...repeated(parts), ...repeated(work.map(({ key }) => key))].map((key) => `The key “${key}” is given twice.`),
    ...repeated(answers.map(({ statement }) => statement)).map((id) => `${id} has two answers.`),
    ...decisions.filter(({ options }) => options.length === 0).map(({ title }) => `The decision “${title}” has no option.`),
    ...scenarios.filter(({ steps }) => steps.length === 0).map(({ name }) => `The scenario “${name}” has no step.`),
  ]
}

function unknownStatements(
  { answers, decisions, questions, dates, budgets }: DesignAnswer,
  { statements = [] }: Solution,
): string[] {
  const known = new Set(statements.map(({ id }) => id))
  const named = [
    ...[...answers, ...dates, ...budgets].map(({ statement }) => statement),
    ...decisions.flatMap((one) => one.statements),
    ...questions.flatMap((one) => one.statements),
  ]
  return [...new Set(named.filter((id) => !known.has(id)))].map((id) => `${id} is no statement of the brief.`)
}

function unknownNames({ names }: DesignAnswer, ground: Solution): string[] {
  const listed = new Set((ground.names ?? []).map(({ name }) => name.toLowerCase()))
  return names
    .filter(({ name }) => !listed.has(name.toLowerCase()) && !isInBrief(ground, name))
    .map(({ name }) => `“${name}” is no name of the brief.`)
}

function undated({ start, dates }: DesignAnswer): string[] {
  const days = [...(start ? [start.day] : []), ...dates.flatMap(({ from, to }) => [...(from === null ? [] : [from]), to])]
  return [
    ...[...new Set(days.filter((day) => !isDay(day)))].map((day) => `“${day}” is no day of the form YYYY-MM-DD.`),
    ...dates
      .filter(({ from, to }) => from !== null && isDay(from) && isDay(to) && from > to)
      .map(({ what }) => `The date “${what}” ends before it begins.`),
  ]
}

function unplanned({ work }: DesignAnswer): string[] {
  const waits = waitsOf(work)
  return work.flatMap(({ key, name, roles, weeks }) => [
    ...(waits(key).has(key) ? [`The work “${name}” waits for itself.`] : []),
    ...roles
      .filter(({ low, high }) => low > high || low < 0)
      .map(({ role }) => `The work “${name}” has more days at least than at most for ${role}.`),
    ...(roles.some(({ high }) => high > mostOfWork.days) || (weeks !== null && (weeks < 0 || weeks > mostOfWork.weeks))
      ? [`The work “${name}” takes longer than ten years.`]
      : []),
  ])
}
