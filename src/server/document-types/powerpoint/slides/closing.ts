import type { Cell } from '#shared/content/blocks.ts'
import { agree, capitalised, countOf, numberWord, sentence } from '../../english.ts'
import { graveRisksOf, unansweredOf } from '../../key-figures.ts'
import { column, table, text } from '../../make-blocks.ts'
import { contradictionsIn, risksByWeight, type SolutionView } from '../../solution-view.ts'
import { headline, mostPoints, type Slide } from '../slide.ts'

export function risks(view: SolutionView): Slide {
  const sorted = risksByWeight(view.solution)
  const all = sorted.length
  const grave = graveRisksOf(view.solution).length
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
          column('risk', 'Risk', 32),
          column('weight', 'Likelihood, impact', 14),
          column('answer', 'What is done about it', 30),
          column('owner', 'Owner', 14),
        ],
        rows: sorted
          .slice(0, mostPoints)
          .map(({ id, text: risk, likelihood, impact, mitigation, owner }): Cell[] => [
            [{ text: id, cites: [id] }],
            text(sentence(risk)),
            text(`${capitalised(likelihood)}, ${impact}`),
            text(sentence(mitigation)),
            text(capitalised(owner)),
          ]),
      }),
    ],
  }
}

/** Two quotes in one question are more than a slide can carry. */
const shortened = (question: string) => sentence(question.replace(/: “.*$/s, ''))

export function questions(view: SolutionView): Slide {
  const all = view.solution.questions
  const clashes = contradictionsIn(view.solution)
  const unanswered = unansweredOf(view.solution)
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
