import type { Solution } from '#server/solution/solution.ts'
import type { DesignAnswer } from './design-answer.ts'

/** Faults of one answer that a repair is told. */
const mostFaults = 40

/** What a stranger would accept as proved: names that lead nowhere, statements without an answer, a banned product used, work that waits for itself. */
export function checkAnswer(answer: DesignAnswer, ground: Solution): string[] {
  return [
    ...danglingKeys(answer),
    ...unknownStatements(answer, ground),
    ...unanswered(answer, ground),
    ...banned(answer),
    ...unplanned(answer),
  ].slice(0, mostFaults)
}

function danglingKeys(answer: DesignAnswer): string[] {
  const parts = new Set([...answer.outside, ...answer.components].map(({ key }) => key))
  const work = new Set(answer.work.map(({ key }) => key))
  const named: [string, string[], Set<string>][] = [
    ...answer.connections.map(({ from, to, carries }): [string, string[], Set<string>] => [
      `connection “${carries}”`,
      [from, to],
      parts,
    ]),
    ...answer.scenarios.map(({ name, steps }): [string, string[], Set<string>] => [
      `scenario “${name}”`,
      steps.flatMap(({ from, to }) => [from, to]),
      parts,
    ]),
    ...answer.data.map(({ name, store }): [string, string[], Set<string>] => [`data “${name}”`, [store], parts]),
    ...answer.interfaces.map(({ name, provider, consumers }): [string, string[], Set<string>] => [
      `interface “${name}”`,
      [provider, ...consumers],
      parts,
    ]),
    ...answer.answers.map(({ statement, components }): [string, string[], Set<string>] => [
      `answer to ${statement}`,
      components,
      parts,
    ]),
    ...answer.work.map(({ name, after }): [string, string[], Set<string>] => [`work “${name}”`, after, work]),
  ]
  return named.flatMap(([of, keys, known]) =>
    keys.filter((key) => !known.has(key)).map((key) => `The ${of} names “${key}”, which is not in your answer.`),
  )
}

function unknownStatements({ answers, decisions, questions }: DesignAnswer, { statements = [] }: Solution): string[] {
  const known = new Set(statements.map(({ id }) => id))
  const named = [
    ...answers.map(({ statement }) => statement),
    ...decisions.flatMap((one) => one.statements),
    ...questions.flatMap((one) => one.statements),
  ]
  return [...new Set(named.filter((id) => !known.has(id)))].map((id) => `${id} is no statement of the brief.`)
}

function unanswered({ answers }: DesignAnswer, { statements = [] }: Solution): string[] {
  const answered = new Set(answers.map(({ statement }) => statement))
  return statements
    .filter(({ id, answer }) => answer && !answered.has(id))
    .map(({ id }) => `${id} asks for something and has no answer.`)
}

/** By the answer's own roles: a name that it says must not be used is no product of a component. */
function banned({ names, components }: DesignAnswer): string[] {
  const refused = names.filter(({ role }) => role === 'must-not-use').map(({ name }) => name)
  const uses = (product: string, name: string) => ` ${product.toLowerCase()} `.includes(` ${name.toLowerCase()} `)
  return components.flatMap(({ name, product }) =>
    refused.filter((one) => product && uses(product, one)).map((one) => `“${name}” uses ${one}, which you say must not be used.`),
  )
}

function unplanned({ work }: DesignAnswer): string[] {
  const byKey = new Map(work.map((one) => [one.key, one]))
  const waits = (key: string, seen: string[] = []): boolean =>
    seen.includes(key) || (byKey.get(key)?.after ?? []).some((other) => waits(other, [...seen, key]))
  return work.flatMap(({ key, name, roles }) => [
    ...(waits(key) ? [`The work “${name}” waits for itself.`] : []),
    ...(roles.length === 0 ? [`The work “${name}” has no days of any role.`] : []),
    ...roles
      .filter(({ low, high }) => low > high || low < 0)
      .map(({ role }) => `The work “${name}” has more days at least than at most for ${role}.`),
  ])
}
