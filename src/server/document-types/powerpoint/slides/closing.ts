import type { Cell, Inline } from '#shared/content/blocks.ts'
import { agree, bare, capitalised, countOf, joinSome, numberWord, sentence, theRole } from '../../english.ts'
import { factLinks } from '../../fact-links.ts'
import { column, list, missing, strong, table, text } from '../../make-blocks.ts'
import { contradictionsIn, dependenciesOf, risksByWeight, type SolutionView } from '../../solution-view.ts'
import { headline, mostPoints, type Slide } from '../slide.ts'

export function risks(view: SolutionView): Slide {
  const sorted = risksByWeight(view.solution)
  const all = sorted.length
  if (all === 0)
    return {
      heading: 'No risk is named yet, which is itself one',
      blocks: [missing('risks-top', 'A workshop with the people who run today’s systems would find the first.')],
    }
  const grave = sorted.filter(({ impact }) => impact === 'high').length
  return {
    heading: headline(
      grave === 0
        ? `${countOf(all, 'risk')} ${agree(all, 'is', 'are')} known, none of high impact`
        : grave === all
          ? `${agree(all, 'The one known risk', `All ${countOf(all, 'risk')}`)} would hurt badly, and each has an owner`
          : `${numberWord(grave)} of ${countOf(all, 'risk')} would hurt badly, and each has an owner`,
    ),
    blocks: [
      table('risks-top', all > mostPoints ? 'The heaviest risks' : 'The risks', {
        columns: [
          column('id', 'Id', 10),
          column('risk', 'Risk', 36),
          column('weight', 'Likelihood, impact', 16),
          column('answer', 'What is done about it', 38),
        ],
        rows: sorted
          .slice(0, mostPoints)
          .map(({ id, text: risk, likelihood, impact, mitigation }): Cell[] => [
            [{ text: id, cites: [id] }],
            text(sentence(risk)),
            text(`${capitalised(likelihood)}, ${impact}`),
            text(sentence(mitigation)),
          ]),
      }),
    ],
  }
}

/** Two quotes in one question are more than a slide can carry. */
const shortened = (question: string) => sentence(question.replace(/: “.*$/s, ''))

export function questions(view: SolutionView): Slide {
  const all = view.solution.questions
  if (all.length === 0)
    return {
      heading:
        view.solution.requirements.length > 0
          ? 'No question is open, so work can begin'
          : 'No question is open, because too little is known to ask one',
      blocks: [missing('questions-top', 'A review of the facts by their owners may still raise some.')],
    }
  const clashes = contradictionsIn(view.solution)
  const unanswered = all.filter(({ proposal }) => !proposal)
  const first = [...new Set([...unanswered, ...clashes, ...all])].slice(0, mostPoints)
  return {
    heading: headline(
      unanswered.length > 0
        ? `${countOf(unanswered.length, 'answer')} ${agree(unanswered.length, 'is', 'are')} needed before anybody can sign`
        : clashes.length > 0
          ? `The brief contradicts itself in ${countOf(clashes.length, 'point')}, which only you can settle`
          : `${countOf(all.length, 'question')} ${agree(all.length, 'is', 'are')} open, and we have a proposal for ${agree(all.length, 'it', 'each')}`,
    ),
    blocks: [
      table('questions-top', all.length > mostPoints ? `The first of ${countOf(all.length, 'open question')}` : 'Open questions', {
        columns: [
          column('id', 'Id', 10),
          column('question', 'Question', 36),
          column('proposal', 'Until answered, we work with', 34),
          column('owner', 'Who answers', 20),
        ],
        rows: first.map(({ id, text: question, proposal, owner }): Cell[] => [
          [{ text: id, cites: [id] }],
          text(shortened(question)),
          text(proposal ? sentence(proposal) : 'Nothing: the answer is needed'),
          text(capitalised(owner)),
        ]),
      }),
    ],
  }
}

/** A deed in bold and what it is done to; nothing where there is nothing to do it to. */
const step = (deed: string, facts: unknown[], ...words: Inline[]): Inline[][] =>
  facts.length > 0 ? [[strong(`${deed} `), ...words, { text: '.' }]] : []

function steps(view: SolutionView): Inline[][] {
  const { requirements, questions: open, decisions, workstreams, milestones } = view.solution
  const proposed = decisions.filter(({ status }) => status === 'proposed').map(({ id }) => id)
  const systems = dependenciesOf(view)
  const names = joinSome(
    systems.map(({ name }) => name),
    4,
  )
  const first = workstreams.toSorted((left, right) => left.startWeek - right.startWeek)[0]
  const signed = milestones.find(({ name }) => /\bsign/i.test(name))
  const end = signed ? `, so that “${bare(signed.name)}” is reached in week ${signed.week}` : ''
  return [
    ...step('State', requirements.length === 0 ? [view] : [], { text: 'what the system must do, and which result it is for' }),
    ...step('Answer', open, {
      text: `the ${countOf(open.length, 'open question')}, beginning with ${theRole(bare(open[0]?.owner ?? ''))}`,
    }),
    ...step('Agree', proposed, { text: `the ${countOf(proposed.length, 'proposed decision')}: ` }, ...factLinks(view, proposed)),
    ...step('Open', systems, { text: `access to ${names}`, cites: systems.map(({ id }) => id) }),
    ...step('Name', [view], { text: 'a product owner and a lead for delivery, who meet in the first week' }),
    ...step('Begin', first ? [first] : [], {
      text: `“${first?.name}” in week ${first?.startWeek}${end}`,
      cites: first ? [first.id] : [],
    }),
  ].slice(0, mostPoints)
}

export function nextSteps(view: SolutionView): Slide {
  const points = steps(view)
  return {
    heading:
      points.length === 1
        ? 'Work can begin once one step is taken'
        : `Work can begin once ${numberWord(points.length)} steps are taken`,
    blocks: [list('next-steps-list', points, true)],
  }
}
