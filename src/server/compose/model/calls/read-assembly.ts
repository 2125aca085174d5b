import type { Choice } from '../../assembly/choice.ts'
import { sortStatements } from '../../assembly/sort-statements.ts'
import { findObligations } from '../../catalogue/find-obligations.ts'
import { loadCatalogue } from '../../catalogue/load-catalogue.ts'
import { mayUse } from '../../assembly/respect-bans.ts'
import { asksForSomething } from '../../propose-solution.ts'
import type { Reading, Statement, SystemRole } from '../../reading/reading.ts'
import { AssemblyAnswer } from './assembly-answer.ts'
import { findOtherStatement } from './check-clauses.ts'
import { checkHeading } from './check-headings.ts'
import { checkBans, checkStatement, type DraftContext, draftContextOf } from './check-statement.ts'
import { assembleChosen, type Labelled, type Read, readLabelled } from './labelled-design.ts'
import { type ItemFault, parseAnswer } from './parse-answer.ts'

/** All words of a brief. */
export const saidIn = ({ projectName, requirements }: Read['brief']) => [projectName, ...Object.values(requirements)].join('\n')

/** Most that a sentence on how a need is met may have, in characters; and of a name. */
const [longestHow, longestName, mostFlows] = [400, 60, 40]

function askedOf(reading: Reading) {
  const catalogue = loadCatalogue()
  return sortStatements(reading, (text) => asksForSomething(text, catalogue)).asked
}

/** What a sentence binds somebody to by words that its mechanism has to have, or a part has to keep of itself. */
function wordsToKeep({ text }: Statement): string {
  const bound = findObligations(text, loadCatalogue()).filter(({ obligation }) => !obligation.loose)
  return bound.length > 0 ? ` (words to keep: ${bound.map(({ words }) => `“${words.trim()}”`).join(', ')})` : ''
}

/** What code would answer each demand with, one a line, for a model to choose better. */
export function tellDraft(labelled: Labelled): string {
  const reading = readLabelled(labelled)
  const draft = assembleChosen(labelled)
  const partOf = (id: string) => draft.elements.find(({ satisfies, kind }) => kind !== 'system' && satisfies.includes(id))
  const demands = askedOf(reading)
    .filter(({ statement }) => statement.kind !== 'ban')
    .map(({ statement, requirement }) => {
      const part = partOf(requirement.id)
      const how = draft.requirements.find(({ id }) => id === requirement.id)?.mechanism
      return `${statement.id}: ${part ? `${part.capability ?? part.name}. ${how ?? ''}` : 'nothing yet'}${wordsToKeep(statement)}`
    })
  return [
    'Demands, each with what answers it so far:',
    ...demands,
    '',
    `Systems around: ${reading.systems.map(({ name, role, readOnly }) => `${name} (${role}${readOnly ? ', never written into' : ''})`).join('; ') || 'none'}`,
    `People: ${reading.people.map(({ name }) => name).join('; ') || 'none'}`,
    `Refused: ${reading.bans.map(({ name }) => name).join('; ') || 'nothing'}`,
    `Prescribed: ${reading.mandates.map(({ name, does }) => (does ? `${name} for ${does}` : name)).join('; ') || 'nothing'}`,
    `Data stays: ${reading.data.flatMap(({ data, place }) => (place ? [`${data} in ${place}`] : [])).join('; ') || 'anywhere'}`,
  ].join('\n')
}

export type AssemblyReading = Labelled & {
  text: string
  model: string
  /** Statements that this answer is about; all demands where they are left out. */
  only?: string[] | undefined
}
export type ReadAssembly = { choice: Choice; faults: ItemFault[] }

/** A model's choice, each item held against brief, catalogue and bans; null where the answer does not have the form. */
export function readAssembly({ text, model, only, ...labelled }: AssemblyReading): ReadAssembly | null {
  const answer = parseAnswer(text, AssemblyAnswer)
  if (!answer) return null
  const reading = readLabelled(labelled)
  const said = saidIn(labelled.brief)
  const context = draftContextOf(said, assembleChosen(labelled), reading)
  const statements = new Map(reading.statements.map((statement) => [statement.id, statement]))
  const faults: ItemFault[] = []
  const isKnown = (item: string) => {
    if (!statements.has(item)) faults.push({ item, fault: 'is no statement of the brief.' })
    return statements.has(item)
  }
  const answers = answer.picks.flatMap(({ card, name, answers: given }) =>
    given
      .filter(({ statement }) => isKnown(statement))
      .flatMap(({ statement, how }): Choice['answers'] => {
        const pick = {
          card: card ?? undefined,
          name: name?.slice(0, longestName),
          how: how.replaceAll(/\s+/g, ' ').trim().slice(0, longestHow),
        }
        const wrong = faultsOfPick(pick, statements.get(statement)!, { ...context, fullReading: reading, said })
        faults.push(...wrong.map((fault) => ({ item: statement, fault })))
        return wrong.length > 0 ? [] : [{ statement, ...pick }]
      }),
  )
  // A refusal is kept by the whole: no part of it is of what is refused.
  const bans = reading.statements.filter(({ kind }) => kind === 'ban').map(({ id }) => id)
  const open = [...new Set([...answer.open.filter(isKnown), ...bans])].filter(
    (id) => !answers.some(({ statement }) => statement === id),
  )
  const told = new Set([...answers.map(({ statement }) => statement), ...open, ...answer.agreed, ...faults.map(({ item }) => item)])
  const demanded = only?.filter((item) => statements.has(item)) ?? askedOf(reading).map(({ statement }) => statement.id)
  const missing = demanded
    .filter((id) => !told.has(id))
    .map((item) => ({ item, fault: 'is neither agreed to, answered nor open.' }))
  const flows = readFlows(answer, { ...context, fullReading: reading, said }, faults)
  return { choice: { model, answers, open, flows }, faults: [...faults, ...missing] }
}

type Pick = { card: string | undefined; name: string | undefined; how: string }
type PickContext = DraftContext & { fullReading: Reading; said: string }

const leastWords = 4
/** Share of a sentence's words that may be those of the demand: more only repeats it. */
const mostRepeated = 0.85

function faultsOfPick({ card, name, how }: Pick, statement: Statement, context: PickContext): string[] {
  const { capabilities, controls } = loadCatalogue()
  const capability = capabilities.find(({ id }) => id === card)
  const control = controls.find(({ id }) => id === card)
  if (card && !capability && !control) return [`“${card}” is no card.`]
  if (!card && !name?.trim()) return ['An own part needs a name.']
  if (capability && !mayUse(capability, context.fullReading)) return [`${capability.name} is refused by the brief.`]
  if (statement.kind === 'exclusion') return ['It is left out of the work; nothing answers it.']
  const other = findOtherStatement(how, statement, context.fullReading.statements)
  if (other) return [`It says nothing of this demand and speaks of ${other.id}. Say how this one is met.`]
  return [
    ...checkHeading(name ?? '', context.said),
    ...faultsOfHow(how, statement),
    ...checkBans(`${name ?? ''} ${how}`, context),
    ...checkStatement(`${name ?? ''}: ${how}`, context),
  ]
}

function faultsOfHow(how: string, { text }: Statement): string[] {
  const words = (how.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 3)
  if (words.length < leastWords) return ['It has to say in a sentence how the demand is met.']
  const said = new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))
  return words.filter((word) => said.has(word)).length / words.length > mostRepeated
    ? ['It repeats the demand and does not say how it is met.']
    : []
}

/** A protocol is asked for where the brief does not say it. */
const readFlows = ({ flows }: AssemblyAnswer, context: PickContext, faults: ItemFault[]): Choice['flows'] =>
  flows
    .slice(0, mostFlows)
    .map(({ from, to, carries, protocol }) => ({
      from,
      to,
      carries: carries.replaceAll(/\s+/g, ' ').trim().slice(0, longestName),
      protocol: protocol !== null && context.brief.includes(protocol.toLowerCase()) ? protocol : null,
    }))
    .filter(({ from, to, carries }) => {
      const wrong = [
        ...checkStatement(carries, context),
        ...checkBans(carries, context),
        ...faultsOfWay({ from, to }, context.fullReading),
        ...(carries === '' ? ['It carries nothing.'] : []),
      ]
      faults.push(...wrong.map((fault) => ({ item: `flow ${from} → ${to}`.slice(0, 120), fault })))
      return wrong.length === 0
    })

/** Nothing goes into a system that only gives, and nothing comes out of one that only takes. */
function faultsOfWay({ from, to }: { from: string; to: string }, { systems }: Reading): string[] {
  const only = (end: string, role: SystemRole) =>
    systems.some(
      ({ name, aliases, roles }) =>
        [name, ...aliases].some((own) => own.toLowerCase() === end.toLowerCase()) &&
        roles.includes(role) &&
        !roles.some((one) => one !== role && dataRoles.has(one)),
    )
  return [
    ...(only(to, 'source') ? [`${to} only gives data. Turn the flow round, or leave it out.`] : []),
    ...(only(from, 'sink') ? [`${from} only takes data. Turn the flow round, or leave it out.`] : []),
  ]
}
const dataRoles = new Set<SystemRole>(['source', 'sink', 'both', 'identity', 'channel', 'replaced'])

/** A second try's items in place of those at fault; what is left at fault is the matcher's. */
export function joinAssemblies(first: ReadAssembly, second: ReadAssembly): ReadAssembly {
  const again = new Set([...second.choice.answers.map(({ statement }) => statement), ...second.choice.open])
  const failed = new Set(second.faults.map(({ item }) => item))
  return {
    choice: {
      model: first.choice.model,
      answers: [...first.choice.answers.filter(({ statement }) => !again.has(statement)), ...second.choice.answers],
      open: [...new Set([...first.choice.open.filter((id) => !again.has(id)), ...second.choice.open])],
      flows: [...first.choice.flows, ...second.choice.flows].slice(0, mostFlows),
    },
    faults: first.faults.filter(({ item }) => !again.has(item) && failed.has(item)),
  }
}
