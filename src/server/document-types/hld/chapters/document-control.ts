import type { Cell } from '#shared/content/blocks.ts'
import { firm } from '#shared/firm.ts'
import { factsVersion } from '#server/solution/facts-version.ts'
import { countOf, joinList, numberWord } from '../../english.ts'
import { factLinks } from '../../fact-links.ts'
import { type Body, column, section, table, text } from '../../make-blocks.ts'
import { answersTo, contradictionsIn, isMet, isOfKind, type SolutionView } from '../../solution-view.ts'
import { signatureTable } from '../../tables/signature-table.ts'
import { readingSection } from './reading-section.ts'

function figures({ solution }: SolutionView) {
  const { requirements } = solution
  const kinds = [
    countOf(requirements.filter(isOfKind('functional')).length, 'function'),
    countOf(requirements.filter(isOfKind('quality')).length, 'quality'),
    countOf(requirements.filter(isOfKind('constraint')).length, 'constraint'),
  ].filter((words) => !words.startsWith('no '))
  const unanswered = solution.questions.filter(({ proposal }) => !proposal).length
  const grave = solution.risks.filter(({ impact }) => impact === 'high').length
  const proposed = solution.decisions.filter(({ status }) => status === 'proposed').length
  const note = (words: string, count: number) => (count > 0 ? { note: words } : {})
  return [
    { label: 'Requirements', value: `${requirements.length}`, ...note(joinList(kinds), kinds.length) },
    {
      label: 'Open questions',
      value: `${solution.questions.length}`,
      ...note(`${numberWord(unanswered)} without a working proposal`, unanswered),
    },
    { label: 'Assumptions', value: `${solution.assumptions.length}` },
    {
      label: 'Decisions',
      value: `${solution.decisions.length}`,
      ...note(`${numberWord(proposed)} for agreement`, proposed),
    },
    { label: 'Risks', value: `${solution.risks.length}`, ...note(`${numberWord(grave)} of high impact`, grave) },
  ]
}

const hasPersonalData = ({ solution }: SolutionView) =>
  solution.dataEntities.some(({ classification }) => classification === 'personal' || classification === 'special-category')

function signatories(view: SolutionView): [string, string][] {
  return [
    [`Project sponsor, ${view.client}`, 'Goals, scope and cost'],
    [`Lead architect, ${view.client}`, 'Fit with the existing systems and standards'],
    [`Information security, ${view.client}`, 'Access, threats and their answers'],
    ...(hasPersonalData(view)
      ? [[`Data protection officer, ${view.client}`, 'Personal data: purpose, retention, place'] as [string, string]]
      : []),
    ...(view.solution.isAdvice
      ? []
      : [[`Head of service, ${view.client}`, 'Operations, recovery and support'] as [string, string]]),
    [`Lead architect, ${firm.name}`, 'The design as a whole'],
  ]
}

/** How much of the design is settled, each line leading to where it stands. */
function standing(view: SolutionView): Cell[][] {
  const { requirements, questions, assumptions, decisions, costs } = view.solution
  const met = requirements.filter((requirement) => isMet(view, requirement)).length
  const ours = assumptions.filter(({ source }) => source.from !== 'brief').length
  const proposed = view.blocks.filter(({ technology, technologyStated }) => technology && !technologyStated).length
  const unpriced = costs.filter(({ unitPrice }) => unitPrice === undefined).length
  const vague = requirements.filter((one) => one.measures.length === 0 && answersTo(view, one).questions.length > 0).length
  const rows: [what: string, count: number, of: string, place: string, link: string][] = [
    ['Requirements that are met', met, `of ${requirements.length}`, 'Traceability', 'traceability-matrix'],
    ['Requirements that still need a figure', vague, `of ${requirements.length}`, 'Open questions', 'questions-register'],
    [
      'Open questions',
      questions.length,
      `${contradictionsIn(view.solution).length} from contradictions`,
      'Open questions',
      'questions-register',
    ],
    [
      'Assumptions',
      assumptions.length,
      ours === assumptions.length ? 'all of them ours' : `${ours} of them ours`,
      'Assumptions',
      'scope-assumptions',
    ],
    [
      'Decisions for agreement',
      decisions.filter(({ status }) => status === 'proposed').length,
      `of ${decisions.length}`,
      'Decisions',
      'decisions',
    ],
    ['Parts whose technology we propose', proposed, `of ${view.blocks.length}`, 'Building blocks', 'building-blocks-parts'],
    ['Cost lines without a price', unpriced, `of ${costs.length}`, 'Cost', 'operations-cost'],
  ]
  return rows
    .filter(([, count]) => count > 0)
    .map(([what, count, of, place, link]) => [
      text(what),
      text(`${count}${of.startsWith('0 ') ? '' : of.startsWith('of ') ? ` ${of}` : ` (${of})`}`),
      [{ text: place, link: `#${link}` }],
    ])
}

export function documentControl(view: SolutionView): Body {
  const unmet = view.solution.questions.filter(({ proposal }) => !proposal).map(({ id }) => id)
  return {
    blocks: [{ id: 'document-control-figures', type: 'figures', items: figures(view) }],
    sections: [
      section('document-control-standing', 'What is settled', {
        blocks: [
          table('document-control-counts', `Settled and unsettled, in facts ${factsVersion(view.solution)}`, {
            columns: [column('what', 'What', 46), column('count', 'How many', 28), column('place', 'Told in', 26)],
            rows: standing(view),
          }),
        ],
      }),
      section('document-control-sign-off', 'Sign-off', {
        blocks: [
          ...(unmet.length > 0
            ? [
                {
                  id: 'document-control-before',
                  type: 'paragraph' as const,
                  text: [{ text: 'To be answered before anybody signs: ' }, ...factLinks(view, unmet), { text: '.' }],
                },
              ]
            : []),
          signatureTable('document-control-signatures', signatories(view)),
        ],
      }),
      readingSection(view),
    ],
  }
}
