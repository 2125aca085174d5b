import type { Cell } from '#shared/content/blocks.ts'
import type { Section } from '#shared/content/content.ts'
import { firm } from '#shared/firm.ts'
import type { Source } from '#server/solution/solution.ts'
import { joinList } from '../../english.ts'
import { column, paragraph, section, strong, table, text } from '../../make-blocks.ts'
import { isOfKind, type SolutionView } from '../../solution-view.ts'
import { statementsOf } from '../../tables/brief-table.ts'

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

/** How to read the document: its marks and ids, who finds what where, and where its statements come from. */
export function readingSection(view: SolutionView): Section {
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
