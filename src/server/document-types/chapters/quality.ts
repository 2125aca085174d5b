import type { Cell } from '#shared/content/blocks.ts'
import type { Chapter } from '../document-type.ts'
import { elementLinks } from '../fact-links.ts'
import { column, showing, table, text, withoutEmptyColumns } from '../make-blocks.ts'

/** The design's measures for each quality characteristic. */
export const quality: Chapter = {
  id: 'quality',
  heading: 'Quality',
  ask: 'What the design does for performance, reliability, security and the other quality characteristics.',
  alsoCalled: [
    'quality',
    'non-functional',
    'security and privacy',
    'security',
    'reliability',
    'performance',
    'cross-cutting',
    'resilience',
  ],
  body: (view) => {
    const tactics = view.solution.qualities ?? []
    if (tactics.length === 0) return undefined
    const rows = tactics.map(({ id, characteristic, tactic, target, components }): Cell[] => [
      text(characteristic, id),
      text(tactic),
      target ? text(target) : null,
      elementLinks(view, components),
    ])
    return {
      blocks: [
        withoutEmptyColumns(
          table('quality-tactics', 'Quality characteristics (ISO/IEC 25010)', {
            columns: [
              column('characteristic', 'Characteristic', 24),
              column('tactic', 'What the design does', 50),
              column('target', 'Target', 22),
              column('components', 'Components', 26),
            ],
            rows,
            shows: showing(tactics, {
              characteristic: ['characteristic'],
              tactic: ['tactic'],
              target: ['target'],
              components: ['components'],
            }),
          }),
        ),
      ],
    }
  },
  words: () => [],
}
