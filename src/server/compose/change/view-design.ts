import type { Design } from '#shared/api/design.ts'
import { refusedOrMissing } from '#server/document-types/design-checks.ts'
import { chosenOption } from '#server/document-types/chosen-option.ts'
import { plainText } from '#shared/content/plain-text.ts'
import { joinSome } from '#server/document-types/english.ts'
import { quoted } from '#server/document-types/prose.ts'
import { unplacedIn } from '#server/document-types/required-names.ts'
import { clauseWith } from '#server/document-types/quote-lines.ts'
import { isSupport, viewSolution } from '#server/document-types/solution-view.ts'
import { askedOf } from '#server/document-types/statements.ts'
import type { Solution } from '#server/solution/solution.ts'
import { referenceOf, withReferences } from '#server/solution/statement.ts'
import { checkDesigned } from '../model/design/check-facts.ts'
import { circlesIn } from './check-change.ts'
import { layDesign } from './lay-design.ts'
import { moneyOf } from './money-of.ts'
import { pointsOfDays } from './points-of-days.ts'

export type ViewedDesign = Pick<Design, 'findings' | 'boxes' | 'frames' | 'lines' | 'money'>

/** What the person who edits a design sees beside its facts: findings, the places of its components in the diagram, the brief's amounts. */
export const viewDesign = ({ solution }: { solution: Solution }): ViewedDesign => ({
  findings: [
    ...new Set([
      ...sameNames(solution),
      ...unconnected(solution),
      ...undescribed(solution),
      ...choosingNone(solution),
      ...circlesIn(solution),
      ...checkDesigned(solution),
      ...pointsOfDays(solution),
      ...againstBudget(solution),
      ...againstStatements(solution),
      ...unfinished(solution),
    ]),
  ].map((point) => withReferences(point, solution.statements ?? [])),
  ...layDesign(solution),
  money: moneyOf(solution),
})

function sameNames({ elements }: Solution): string[] {
  const names = elements.map(({ name }) => name.trim().toLowerCase())
  return elements
    .filter(({ name }, at) => names.indexOf(name.trim().toLowerCase()) !== at)
    .map(({ name }) => `Two components are called “${name}”.`)
}

/** Decisions whose outcome is none of their options, so that nothing is printed for or against it. */
const choosingNone = ({ decisions }: Solution): string[] =>
  decisions
    .filter((decision) => decision.options.length > 0 && chosenOption(decision).chosen === undefined)
    .map(({ title, outcome }) => `${quoted(title)} chooses ${quoted(outcome)}, which is none of its alternatives.`)

/** Days and prices that do not go with the client's amounts, with the sum. */
const againstBudget = ({ calculations = [] }: Solution): string[] =>
  calculations.flatMap(({ kind, source, text, warns }) =>
    kind === 'money' && warns && source.from === 'calculated' ? [`${source.sum}: ${text}`] : [],
  )

/** Names that the brief refuses, requires or switches off and the design does not, as on page one of the document. */
const againstStatements = (solution: Solution): string[] =>
  refusedOrMissing(viewSolution(solution)).map(
    ({ statement, words, design }) =>
      `${quoted(clauseWith(statement.text, words))} (${referenceOf(statement)}): ${plainText(design)}`,
  )

/** A point to check names at most this many. */
const mostNames = 8

/** Statements without an answer, names without a place, no work, and prices without a currency beside others that have one. */
function unfinished(solution: Solution): string[] {
  const { workstreams, costs, fit, elements } = solution
  const unplaced = unplacedIn(solution)
  const asked = askedOf(solution)
  const open = asked.filter(({ answer }) => answer?.state === 'open').length
  const priced = costs.filter(({ unitPrice }) => unitPrice !== undefined)
  const unnamed = priced.filter(({ currency }) => !currency)
  return [
    ...(open > 0 ? [`${open} of ${asked.length} statements that ask for something are not answered.`] : []),
    ...(unplaced.length > 0 && elements.length > 1
      ? [
          `Named in the brief, not in the design: ${joinSome(unplaced, mostNames)}. In Names you can mark what is no part of the work.`,
        ]
      : []),
    ...(workstreams.length === 0 && fit !== 'reading' ? ['There is no work in the plan.'] : []),
    ...(unnamed.length > 0 && unnamed.length < priced.length
      ? [`Prices without a currency: ${unnamed.map(({ item }) => item).join(', ')}.`]
      : []),
  ]
}

/** Sign-in, keys and monitoring serve every component, so that no connection of theirs is drawn. */
function unconnected({ elements, relations }: Solution): string[] {
  const ends = new Set(relations.flatMap(({ from, to }) => (from === to ? [] : [from, to])))
  const parents = new Set(elements.map(({ parent }) => parent))
  return elements
    .filter((element) => element.kind !== 'system' && !isSupport(element) && !ends.has(element.id) && !parents.has(element.id))
    .map(({ name }) => `“${name}” is connected to nothing.`)
}

const isEmpty = (text: string) => text.trim() === ''

function undescribed({ elements, relations, dataEntities }: Solution): string[] {
  const nameOf = new Map(elements.map(({ id, name }) => [id, name]))
  return [
    ...elements
      .filter(({ kind, responsibility }) => isBuilt(kind) && isEmpty(responsibility))
      .map(({ name }) => `What “${name}” does is not said.`),
    ...relations
      .filter(({ label }) => isEmpty(label))
      .map(({ from, to }) => `What goes from “${nameOf.get(from)}” to “${nameOf.get(to)}” is not said.`),
    ...dataEntities
      .filter(({ store }) => elements.some(({ id, kind }) => id === store && kind === 'system'))
      .map(({ name }) => `Where “${name}” is kept is not said.`),
  ]
}

const isBuilt = (kind: Solution['elements'][number]['kind']) => !['person', 'system', 'external-system'].includes(kind)
