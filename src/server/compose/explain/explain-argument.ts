import type { Solution, Source } from '#server/solution/solution.ts'
import type { LimitedList } from '../assembly/trace.ts'
import type { ExplainedFact, WeighedOption } from './explanation.ts'
import { productsOf } from './explain-parts.ts'
import { type Traced, withoutRepeats } from './index-trace.ts'

/** Decisions, risks and questions: what is argued about the design. */
export const explainArgument = (traced: Traced): ExplainedFact[] => [
  ...traced.solution.decisions.map((decision) => explainDecision(decision, traced)),
  ...traced.solution.risks.map((risk) => explainRisk(risk, traced)),
  ...traced.solution.questions.map((question) => explainQuestion(question, traced)),
]

const toldOf = (list: LimitedList, title: string, { all }: Traced) =>
  all('fact').find((one) => one.list === list && one.title === title)

type Basis = { source: Source; statements?: string[] | undefined; requirements?: string[] | undefined }

const basisOf = ({ source, statements = [], requirements = [] }: Basis, traced: Traced) =>
  withoutRepeats([...traced.ofSource(source), ...traced.quotes(statements), ...traced.ofRequirements(requirements)])

/** What stands where no words of the brief do. */
const withoutWords = (source: Source): string[] => {
  if (source.from === 'assumption') return [source.reason]
  return source.from === 'catalogue' ? [`The entry “${source.entry}” of the catalogue says so.`] : []
}

function explainDecision(decision: Solution['decisions'][number], traced: Traced): ExplainedFact {
  const { id, title, source, requirements, options, tension, context, outcome } = decision
  const told = toldOf('decisions', title, traced)
  return {
    list: 'decisions',
    id,
    name: title,
    reasons: [
      tension ? 'Two statements that speak of the same thing pull against each other.' : context,
      ...withoutWords(source),
      outcome,
    ],
    statements: basisOf({ source, statements: told?.statements, requirements }, traced),
    weighed: [
      ...options.map(({ name, merit, drawback }, index): WeighedOption => ({
        kind: 'option',
        name,
        taken: index === 0,
        why: `for it: ${merit}; against it: ${drawback}`,
      })),
      ...(told?.part ? productsOf(told.part, traced).filter(({ name }) => !options.some((option) => option.name === name)) : []),
    ],
  }
}

function explainRisk({ id, text, source, mitigation }: Solution['risks'][number], traced: Traced): ExplainedFact {
  const told = toldOf('risks', text, traced)
  return {
    list: 'risks',
    id,
    name: text,
    reasons: [
      ...(told?.part ? [`It is how ${traced.called(told.part)} may fail, and few parts answer more.`] : []),
      ...withoutWords(source),
      `Against it: ${mitigation}`,
    ],
    statements: basisOf({ source, statements: told?.statements }, traced),
    weighed: [],
  }
}

function explainQuestion({ id, text, why, source, about, owner }: Solution['questions'][number], traced: Traced): ExplainedFact {
  const told = toldOf('questions', text, traced)
  return {
    list: 'questions',
    id,
    name: text,
    reasons: [...(why ? [why] : []), ...withoutWords(source), `Asked of: ${owner}.`],
    statements: basisOf({ source, statements: told?.statements, requirements: about }, traced),
    // What was looked at for the demand, none of which is enough.
    weighed: traced.cards(
      basisOf({ source: { from: 'assumption', reason: '' }, requirements: about }, traced).flatMap(
        ({ statement }) => statement ?? [],
      ),
    ),
  }
}

export const explainTasks = (traced: Traced): ExplainedFact[] =>
  traced.solution.workstreams.map(({ id, name, source, satisfies }): ExplainedFact => {
    const { parts = [], statements = [] } = traced.all('task').find((one) => one.id === id) ?? {}
    const brought = traced.all('brought').filter(({ part }) => parts.some((one) => one.part === part))
    const basis = [...statements, ...brought.flatMap((one) => one.statements)]
    return {
      list: 'tasks',
      id,
      name,
      reasons: [
        ...(source.from === 'assumption' ? [source.reason] : []),
        ...(parts.length > 0 ? [`It is the work on ${parts.map((part) => part.name).join(', ')}.`] : []),
        ...(satisfies && satisfies.length > 0 ? [`Keeps ${satisfies.join(', ')}.`] : []),
      ],
      statements: basisOf({ source, statements: basis, requirements: satisfies }, traced),
      weighed: [],
    }
  })
