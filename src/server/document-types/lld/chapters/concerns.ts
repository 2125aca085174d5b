import type { Cell, Inline } from '#shared/content/blocks.ts'
import { sentence } from '../../english.ts'
import { type Body, column, missing, section, strong, table, text } from '../../make-blocks.ts'
import type { SolutionView } from '../../solution-view.ts'
import type { LldChapterId } from '../outline.ts'

const concerns: [who: string, concern: string, places: [LldChapterId, string][]][] = [
  [
    'Developer',
    'What do I build, against which contracts, and when is it done?',
    [
      ['modules', 'modules'],
      ['interfaces', 'interfaces'],
      ['algorithms', 'rules'],
    ],
  ],
  [
    'Data engineer',
    'Which columns, keys and periods, and how does the model change later?',
    [
      ['data', 'data model'],
      ['states', 'states'],
    ],
  ],
  [
    'Tester',
    'What proves each requirement, and which failures do I provoke?',
    [
      ['tests', 'test plan'],
      ['errors', 'errors'],
      ['traceability', 'traceability'],
    ],
  ],
  [
    'Security',
    'Who may call what, how is that proved, and what is recorded?',
    [
      ['security', 'security'],
      ['data', 'classes of data'],
    ],
  ],
  [
    'Operator',
    'What do I set, in which order does it go live, and how does it go back?',
    [
      ['configuration', 'configuration'],
      ['limits', 'limits'],
      ['errors', 'alerts'],
    ],
  ],
]

const links = (places: [string, string][]): Inline[] =>
  places.flatMap(([id, words], index) => [...(index > 0 ? [{ text: ', ' }] : []), { text: words, link: `#${id}` }])

function assumptions({ solution }: SolutionView): Body['blocks'] {
  if (solution.assumptions.length === 0)
    return [missing('concerns-assumptions', 'Nothing is assumed so far; whatever a builder has to assume belongs here.')]
  return [
    table('concerns-assumptions', 'What the build takes for granted', {
      columns: [column('id', 'Id', 12), column('text', 'Assumption', 88)],
      rows: solution.assumptions.map(({ id, text: words }) => [[{ text: id, cites: [id] }], text(sentence(words))]),
    }),
  ]
}

export const concernsBody = (view: SolutionView): Body => ({
  blocks: [
    table('concerns-views', 'Who asks what, and where it is answered', {
      columns: [column('who', 'Reader', 18), column('concern', 'Concern', 52), column('view', 'Answered in', 30)],
      rows: concerns.map(([who, concern, places]): Cell[] => [[strong(who)], text(concern), links(places)]),
    }),
  ],
  sections: [section('concerns-taken', 'Assumptions', { blocks: assumptions(view) })],
})
