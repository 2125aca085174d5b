import type { Cell } from '#shared/content/blocks.ts'
import type { Section } from '#shared/content/content.ts'
import { firm } from '#shared/firm.ts'
import { factsVersion } from '#server/solution/facts-version.ts'
import type { Source } from '#server/solution/solution.ts'
import { countOf, joinList, numberWord } from '../../english.ts'
import { factLinks } from '../../fact-links.ts'
import { type Body, column, paragraph, section, strong, table, text } from '../../make-blocks.ts'
import { answersTo, contradictionsIn, isOfKind, type SolutionView } from '../../solution-view.ts'
import { statementsOf } from '../../tables/brief-table.ts'
import { signatureTable } from '../../tables/signature-table.ts'

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
    [`Head of service, ${view.client}`, 'Operations, recovery and support'],
    [`Lead architect, ${firm.name}`, 'The design as a whole'],
  ]
}

const guide: [string, [string, string][], string][] = [
  [
    'Sponsor',
    [
      ['goals', 'goals'],
      ['operations', 'rollout and cost'],
      ['risks', 'risks'],
      ['questions', 'open questions'],
    ],
    'Is this what we want, when does it come, and what do you need from me?',
  ],
  [
    'Architect',
    [
      ['context', 'context'],
      ['strategy', 'strategy'],
      ['building-blocks', 'building blocks'],
      ['decisions', 'decisions'],
    ],
    'Which parts are there, why these, and how do they meet our systems?',
  ],
  [
    'Security and data protection',
    [
      ['data', 'data'],
      ['security', 'security'],
      ['concepts', 'rules'],
    ],
    'Which data is where, who can reach it, and what stops the rest?',
  ],
  [
    'Developer and tester',
    [
      ['runtime', 'runtime'],
      ['quality', 'quality scenarios'],
      ['traceability', 'traceability'],
    ],
    'How does it behave, and when is a requirement met?',
  ],
  [
    'Operations',
    [
      ['deployment', 'deployment'],
      ['reliability', 'reliability'],
      ['operations', 'operations'],
    ],
    'Where does it run, what is watched, and how is it brought back?',
  ],
]

const readingGuide = (): Cell[][] =>
  guide.map(([reader, places, question]) => [
    [strong(reader)],
    text(question),
    places.flatMap(([id, words], index) => [...(index > 0 ? [{ text: ', ' }] : []), { text: words, link: `#${id}` }]),
  ])

const origins = {
  brief: { name: 'The brief', meaning: 'Quoted from the brief; to be changed only by the client' },
  template: { name: 'The template', meaning: 'Taken from the uploaded template' },
  pattern: { name: 'Our proposal', meaning: `Proposed by ${firm.name} from work of the same kind; open to challenge` },
  model: { name: 'A language model', meaning: 'Proposed by the language model that wrote with us; to be checked' },
  assumption: { name: 'Assumption', meaning: 'Assumed where the brief is silent; to be confirmed' },
} as const

function sources({ solution }: SolutionView): Cell[][] {
  const facts = Object.values(solution).flatMap<{ source: Source }>((list) => (Array.isArray(list) ? list : []))
  return Object.entries(origins)
    .map(([from, { name, meaning }]) => ({ name, meaning, count: facts.filter((fact) => fact.source.from === from).length }))
    .filter(({ count }) => count > 0)
    .map(({ name, meaning, count }) => [text(name), text(meaning), count])
}

function idKinds({ solution }: SolutionView): string[] {
  const { requirements } = solution
  const kinds: [facts: unknown[], words: string][] = [
    [requirements.filter(isOfKind('functional')), 'FR for functions'],
    [requirements.filter(isOfKind('quality')), 'NFR for qualities'],
    [requirements.filter(isOfKind('constraint')), 'CON for constraints'],
    [solution.decisions, 'DEC for decisions'],
    [solution.risks, 'RSK for risks'],
    [solution.assumptions, 'ASM for assumptions'],
    [solution.questions, 'OQ for open questions'],
  ]
  const used = kinds.filter(([facts]) => facts.length > 0).map(([, words]) => words)
  return used.length > 0 ? used : ['none is used yet']
}

/** How much of the design is settled, each line leading to where it stands. */
function standing(view: SolutionView): Cell[][] {
  const { requirements, questions, assumptions, decisions, costs } = view.solution
  const met = requirements.filter((requirement) => answersTo(view, requirement).elements.length > 0).length
  const ours = assumptions.filter(({ source }) => source.from !== 'brief').length
  const proposed = view.blocks.filter(({ technology, technologyStated }) => technology && !technologyStated).length
  const unpriced = costs.filter(({ unitPrice }) => unitPrice === undefined).length
  const vague = requirements.filter((one) => one.measures.length === 0 && answersTo(view, one).questions.length > 0).length
  const rows: [what: string, count: number, of: string, place: string, link: string][] = [
    ['Requirements that a part meets', met, `of ${requirements.length}`, 'Traceability', 'traceability-matrix'],
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

function reading(view: SolutionView): Section {
  const sourceColumns = [column('origin', 'Origin', 18), column('meaning', 'How to read it', 66)]
  return section('document-control-reading', 'How to read this document', {
    blocks: [
      paragraph('document-control-legend', [
        ...text(
          '“(proposed)” marks every technology that the brief leaves open. An id leads to the place where its fact is told in full: ',
        ),
        ...text(`${joinList(idKinds(view))}. `),
        ...(statementsOf(view.solution).some(({ source }) => source.from === 'brief')
          ? [
              ...text('What was read from the brief stands beside its own words in '),
              { text: 'the last section', link: '#traceability-brief' },
              ...text('.'),
            ]
          : []),
      ]),
      table('document-control-guide', 'Where to find what', {
        columns: [column('reader', 'Reader', 20), column('question', 'Question', 46), column('parts', 'Read', 34)],
        rows: readingGuide(),
      }),
      table('document-control-origins', 'Where the statements come from', {
        columns: [...sourceColumns, { id: 'count', heading: 'Facts', kind: 'number', width: 16, total: 'sum' }],
        rows: sources(view),
      }),
    ],
  })
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
      reading(view),
    ],
  }
}
