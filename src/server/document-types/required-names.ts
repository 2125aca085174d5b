import { deniesIn } from '#server/solution/denies-in.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Name, Statement } from '#server/solution/statement.ts'
import { nounPattern, usesName } from './design-places.ts'
import { quoted } from './prose.ts'
import type { SolutionView } from './solution-view.ts'
import { statementsOf } from './statements.ts'

/** A product that the client requires, with the statement, and what the design has instead. */
export type Missing = { statement: Statement; name: string; instead: string }

/** “Proposals shall be based on Boomi”, “Staff shall sign on with the State's Okta tenant”: the name follows at once. */
const requires =
  /\b(?:shall|must|has to|have to) (?:be )?(?:based on|built (?:on|with)|use|run (?:on|in)|hosted (?:on|in|with|by)|sign (?:on|in) (?:with|by|through)|authenticate (?:with|against|through)) (?:(?:the|our|its|their|an?|existing|\p{Lu}[\p{L}]*['’]s) )*/gu

const namedAfter = (words: string, name: string) =>
  [...words.matchAll(requires)].some(({ 0: match, index }) => {
    const rest = words.slice(index + match.length)
    return rest.startsWith(name) && nounPattern(name).test(rest.slice(0, name.length + 1))
  })

/** Whether the client says that the product is to be used: by the role that a person or a model gave, else in so many words. */
const isRequired = ({ name, role }: Name, { text }: Statement) =>
  role ? role === 'must-use' : text.split(/[;.!?]\s/).some((part) => !deniesIn(part) && namedAfter(part, name))

/** “No Camunda”, “Camunda was tried in 2024 and is not to be offered”: refused in so many words. */
const isRefusedIn = (text: string, name: string): boolean =>
  text.split(/[,;:.!?]\s/).some((part) => {
    const at = part.search(nounPattern(name))
    if (at === -1) return false
    const [before, after] = [part.slice(0, at), part.slice(at + name.length)]
    return (
      /\b(?:no|not|never|without|kein\p{L}*) $/iu.test(before) ||
      /\b(?:not (?:to be |be )?(?:offered|used|proposed|selected|accepted)|ruled out|rejected|refused)\b/i.test(after)
    )
  })

/** Names that the client requires, each with the first statement that says so. */
export function requiredIn({ solution }: Pick<SolutionView, 'solution'>): { statement: Statement; name: string }[] {
  const byId = new Map(statementsOf(solution).map((statement) => [statement.id, statement]))
  return (solution.names ?? []).flatMap((one) => {
    const statement = one.statements.flatMap((id) => byId.get(id) ?? []).find((said) => isRequired(one, said))
    return statement ? [{ statement, name: one.name }] : []
  })
}

/** Roles of names that no component has to have. */
const isNone: ReadonlySet<Name['role']> = new Set(['must-not-use', 'replaced', 'person', 'nothing', 'standard'])

/** Names of the brief that the design does not have, without those that the client refuses or requires in so many words, which other points name. */
export function unplacedIn(solution: Solution): string[] {
  const isUsed = usesName(solution)
  const required = new Set(requiredIn({ solution }).map(({ name }) => name))
  const byId = new Map(statementsOf(solution).map((statement) => [statement.id, statement]))
  return (solution.names ?? [])
    .filter(({ name, role, by }) => by?.from !== 'model' && !isNone.has(role) && !required.has(name) && !isUsed(name))
    .filter(({ name, statements }) => !statements.some((id) => isRefusedIn(byId.get(id)?.text ?? '', name)))
    .map(({ name }) => name)
}

/** Required products that no component, connection or outside system of a reference design has; a model has read what is required. */
export function missingOf(view: SolutionView): Missing[] {
  if (view.blocks.length === 0 || !view.solution.reference) return []
  const isUsed = usesName(view.solution)
  return requiredIn(view)
    .filter(({ name }) => !isUsed(name))
    .map((required) => ({ ...required, instead: insteadOf(view, required.name) }))
}

/** What the design has in its place, if a decision names the product as another option. */
function insteadOf({ solution }: SolutionView, name: string): string {
  const pattern = nounPattern(name, 'iu')
  const decision = solution.decisions.find(
    ({ options, outcome }) => !pattern.test(outcome) && options.some((option) => pattern.test(option.name)),
  )
  const chosen = decision ? `; the decision ${quoted(decision.title)} takes ${quoted(decision.outcome)}` : ''
  return `No component has ${quoted(name)}${chosen}.`
}
