import type { Block, Cell } from '#shared/content/blocks.ts'
import type { Element } from '#server/solution/solution.ts'
import { connectionPictures } from '../diagrams/whole-picture.ts'
import type { Chapter } from '../document-type.ts'
import { bare, lowerFirst } from '../english.ts'
import { elementLinks } from '../fact-links.ts'
import { isDesigned } from '../fit.ts'
import { column, showing, table, text, withoutEmptyColumns } from '../make-blocks.ts'
import { productsOf, type SolutionView } from '../solution-view.ts'
import { connectionTable } from '../tables/connection-table.ts'
import { environmentTable } from '../tables/environment-table.ts'
import { checkBlocks } from '../tables/check-blocks.ts'

/** Every component, with its parts below it; empty if there is no design. */
export function componentTable(view: SolutionView, id: string): Block[] {
  const { blocks, components } = view
  if (blocks.length === 0) return []
  const all = blocks.flatMap((block) => [block, ...components.filter(({ id: part }) => view.blockOf(part) === block.id)])
  const products = productsOf(all)
  return [
    withoutEmptyColumns(
      table(id, 'Components', {
        columns: [
          column('name', 'Component', 18),
          column('does', 'What it does', 36),
          column('technology', products.heading, 18),
          column('fails', 'If it fails', 28),
        ],
        rows: all.map((part): Cell[] => [
          text(`${blocks.includes(part) ? '' : '– '}${part.name}`, part.id),
          text(part.responsibility),
          text(products.of(part)),
          text(failsText(view, part)),
        ]),
        shows: showing(all, elementFields),
      }),
    ),
  ]
}

/** The fields of a component that its row shows as they are. */
export const elementFields = {
  name: ['name'],
  does: ['responsibility'],
  technology: ['technology'],
  fails: ['fails.when', 'fails.then'],
}

/** `When the portal is down: public content is served from the cache.` */
export const failsText = ({ names }: Pick<SolutionView, 'names'>, { fails }: Pick<Element, 'fails'>) =>
  fails ? `When ${lowerFirst(bare(fails.when.replace(/^(?:When|If) /, '')), names)}: ${fails.then}` : ''

/** The people and systems around the design, and the relationship of each to it. */
export function outsideTable(view: SolutionView, id: string): Block[] {
  const rows = view.outside.map((one): Cell[] => [
    text(one.name, one.id),
    text(one.kind === 'person' ? 'People' : 'System'),
    text(one.responsibility),
    elementLinks(
      view,
      view.solution.relations.flatMap(({ from, to }) =>
        from === one.id ? [view.blockOf(to)] : to === one.id ? [view.blockOf(from)] : [],
      ),
    ),
  ])
  if (rows.length === 0) return []
  return [
    table(id, 'People and systems around it', {
      columns: [
        column('name', 'Name', 24),
        column('kind', 'Kind', 12),
        column('role', 'Its place in the design', 38),
        column('with', 'Connected with', 26),
      ],
      rows,
      shows: showing(view.outside, { name: ['name'], kind: ['kind'], role: ['responsibility'] }, { with: 'connections' }),
    }),
  ]
}

export const components: Chapter = {
  id: 'components',
  heading: 'Components and connections',
  ask: 'Which components there are, what each does and why, and how they are connected with people and other systems.',
  alsoCalled: [
    'building block',
    'component',
    'container',
    'logical architecture',
    'technology stack',
    'application architecture',
    'architecture',
    'integration',
    'deployment',
    'infrastructure',
    'hosting',
    'solution overview',
  ],
  body: (view) => {
    const parts = componentTable(view, 'components-table')
    if (!isDesigned(view.solution) || parts.length === 0) return undefined
    // Between the tables, each picture shares its page with one of them.
    const [first = [], second = [], ...others] = connectionPictures(view, 'components-picture').map((picture) => [picture])
    return {
      blocks: [
        ...parts,
        ...first,
        ...checkBlocks(view, 'components-clashes'),
        ...outsideTable(view, 'components-outside'),
        ...second,
        ...connectionTable(view, 'components-connections'),
        ...others.flat(),
        ...environmentTable(view, 'components-environments'),
      ],
    }
  },
  words: () => [],
}
