import { listFacts } from '#server/solution/list-facts.ts'
import type { Relation, Solution, Source } from '#server/solution/solution.ts'
import { loadCatalogue } from '../../catalogue/load-catalogue.ts'
import { ArgumentAnswer } from './argument-answer.ts'
import { checkHeading } from './check-headings.ts'
import { checkBans, checkStatement, type DraftContext, draftContextOf } from './check-statement.ts'
import { assembleChosen, type Chosen, readLabelled } from './labelled-design.ts'
import { type ItemFault, parseAnswer } from './parse-answer.ts'
import { saidIn } from './read-assembly.ts'
import { readUnneeded } from './read-unneeded.ts'

/** What a model adds to a design, each item verified; it takes the place of the catalogue's of the same matter. */
export type Argument = Pick<Solution, 'decisions' | 'risks' | 'questions' | 'scenarios'> & {
  /** Ids of code's questions that need not be asked. */
  unneeded: string[]
}
export type ReadArgument = { argument: Argument; faults: ItemFault[] }

const most = { decisions: 10, risks: 12, questions: 12, walks: 5 } as const
const lengths = { text: 600, name: 90, role: 60 } as const
const short = (text: string, length: number = lengths.text) => text.replaceAll(/\s+/g, ' ').trim().slice(0, length)

/** A model's argument, held against the facts of the design; null where the answer does not have the form. */
export function readArgument({ text, model, choice, ...labelled }: Chosen & { text: string; model: string }): ReadArgument | null {
  const answer = parseAnswer(text, ArgumentAnswer)
  if (!answer) return null
  const reading = readLabelled(labelled)
  const solution = assembleChosen({ ...labelled, choice })
  const said = saidIn(labelled.brief)
  const ground = draftContextOf(said, solution, reading)
  const argumentContext: ArgumentContext = {
    solution,
    said,
    ground,
    source: { from: 'model', model },
    faults: [],
    ids: new Set(listFacts(solution).map(({ id }) => id)),
  }
  const argument = {
    decisions: readDecisions(answer, argumentContext),
    risks: readRisks(answer, argumentContext),
    questions: readQuestions(answer, argumentContext),
    scenarios: readWalks(answer, argumentContext),
    unneeded: readUnneeded(answer, argumentContext),
  }
  return { argument, faults: argumentContext.faults }
}

type ArgumentContext = {
  solution: Solution
  said: string
  ground: DraftContext
  source: Source
  faults: ItemFault[]
  ids: Set<string>
}

/** What a model said, with all texts of it and those that propose something. */
type Said<Item> = { made: Item; name: string; heading?: string; texts: string[]; proposals?: string[] }

function sound<Item>(
  { made, name, heading, texts, proposals = [] }: Said<Item>,
  { ground, faults, said }: ArgumentContext,
): Item[] {
  const wrong = [
    ...(heading === undefined ? [] : checkHeading(heading, said)),
    ...texts.flatMap((text) => checkStatement(text, ground)),
    ...proposals.flatMap((text) => checkBans(text, ground)),
  ]
  if (texts.some((text) => text.trim() === '')) wrong.push('A part of it is empty.')
  faults.push(...[...new Set(wrong)].map((fault) => ({ item: name, fault })))
  return wrong.length > 0 ? [] : [made]
}

const own = (list: string[], { ids }: ArgumentContext) => [...new Set(list.filter((id) => ids.has(id)))]
const requirementsIn = (list: string[], { solution }: ArgumentContext) =>
  [...new Set(list)].filter((id) => solution.requirements.some((requirement) => requirement.id === id))

function readDecisions({ decisions }: ArgumentAnswer, argumentContext: ArgumentContext): Argument['decisions'] {
  const { tensions } = loadCatalogue()
  return decisions.slice(0, most.decisions).flatMap((decision, index) => {
    const { title, context, options, outcome, consequences, tension } = decision
    const name = `decision “${short(title, lengths.name)}”`
    if (options.length === 0) {
      argumentContext.faults.push({ item: name, fault: 'has no option.' })
      return []
    }
    const made = {
      id: `DEC-${index + 1}`,
      source: argumentContext.source,
      title: short(title, 120),
      context: short(context),
      options: options.slice(0, 5).map((option) => ({
        name: short(option.name, 120),
        merit: short(option.merit, 300),
        drawback: short(option.drawback, 300),
      })),
      outcome: short(outcome),
      consequences: short(consequences),
      status: 'proposed' as const,
      requirements: requirementsIn(decision.requirements, argumentContext),
      ...(tension !== null && tensions.some(({ id }) => id === tension) && { tension }),
    }
    const texts = [
      made.title,
      made.context,
      made.outcome,
      made.consequences,
      ...made.options.flatMap((option) => Object.values(option)),
    ]
    return sound(
      { made, name, heading: made.title, texts, proposals: [made.title, made.outcome, made.options[0]!.name] },
      argumentContext,
    )
  })
}

const readRisks = ({ risks }: ArgumentAnswer, argumentContext: ArgumentContext): Argument['risks'] =>
  risks.slice(0, most.risks).flatMap((risk, index) => {
    const made = {
      id: `RSK-${index + 1}`,
      source: argumentContext.source,
      text: short(risk.text),
      likelihood: risk.likelihood,
      impact: risk.impact,
      mitigation: short(risk.mitigation),
      owner: short(risk.owner, lengths.role),
    }
    return sound(
      {
        made,
        name: `risk “${short(risk.text, lengths.name)}”`,
        texts: [made.text, made.mitigation, made.owner],
        proposals: [made.mitigation],
      },
      argumentContext,
    )
  })

const readQuestions = ({ questions }: ArgumentAnswer, argumentContext: ArgumentContext): Argument['questions'] =>
  questions.slice(0, most.questions).flatMap((question, index) => {
    const { proposal } = question
    const made = {
      id: `OQ-${index + 1}`,
      source: argumentContext.source,
      text: short(question.text),
      ...(proposal !== null && proposal.trim() !== '' && { proposal: short(proposal) }),
      about: own(question.about, argumentContext),
      owner: short(question.owner, lengths.role),
    }
    const texts = [made.text, made.owner, ...(made.proposal ? [made.proposal] : [])]
    return sound(
      { made, name: `question “${short(question.text, lengths.name)}”`, texts, proposals: made.proposal ? [made.proposal] : [] },
      argumentContext,
    )
  })

/** A walk passes relations that are there, one after the other. */
function readWalks({ walks }: ArgumentAnswer, argumentContext: ArgumentContext): Argument['scenarios'] {
  const relations = new Map(argumentContext.solution.relations.map((relation) => [relation.id, relation]))
  return walks.slice(0, most.walks).flatMap((walk, index) => {
    const name = `walk “${short(walk.name, lengths.name)}”`
    const steps = walk.relations.slice(0, 8).flatMap((id) => relations.get(id) ?? [])
    if (steps.length < 2 || steps.length < Math.min(8, walk.relations.length) || !isPath(steps)) {
      argumentContext.faults.push({
        item: name,
        fault: 'does not follow relations that are there, each from where the one before ends.',
      })
      return []
    }
    const made = {
      id: `SCN-${index + 1}`,
      source: argumentContext.source,
      name: short(walk.name, lengths.name),
      trigger: short(walk.trigger),
      steps: steps.map(({ from, to, label }) => ({ from, to, action: label })),
      failure: { when: short(walk.when), response: short(walk.response) },
      requirements: requirementsIn(walk.requirements, argumentContext),
    }
    return sound(
      { made, name, heading: made.name, texts: [made.name, made.trigger, made.failure.when, made.failure.response] },
      argumentContext,
    )
  })
}

/** Each step begins where an earlier one came by. */
const isPath = (steps: Relation[]) =>
  steps.every(
    ({ from, to }, at) =>
      at === 0 || steps.slice(0, at).some((earlier) => [earlier.from, earlier.to].some((end) => end === from || end === to)),
  )

/** Sound items of both tries; what the second mends is no fault any more. */
export function joinArguments(first: ReadArgument, second: ReadArgument): ReadArgument {
  const add = <Fact extends { id: string }>(ones: Fact[], others: Fact[], name: (fact: Fact) => string): Fact[] => {
    const known = new Set(ones.map((one) => name(one).toLowerCase()))
    return [...ones, ...others.filter((other) => !known.has(name(other).toLowerCase()))]
  }
  return {
    argument: {
      decisions: add(first.argument.decisions, second.argument.decisions, ({ title }) => title),
      risks: add(first.argument.risks, second.argument.risks, ({ text }) => text),
      questions: add(first.argument.questions, second.argument.questions, ({ text }) => text),
      scenarios: add(first.argument.scenarios, second.argument.scenarios, ({ name }) => name),
      unneeded: [...new Set([...first.argument.unneeded, ...second.argument.unneeded])],
    },
    faults: second.faults,
  }
}
