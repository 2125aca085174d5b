import type { Cell } from '#shared/content/blocks.ts'
import { sentence } from '../../english.ts'
import { elementLinks } from '../../fact-links.ts'
import { type Body, column, missing, section, table, text } from '../../make-blocks.ts'
import { dependenciesOf, type SolutionView } from '../../solution-view.ts'
import { assumptionTable } from '../../tables/assumption-table.ts'

export function assumptions(view: SolutionView): Body {
  const systems = dependenciesOf(view)
  const dependencies =
    systems.length > 0
      ? table('assumptions-dependencies', 'Systems of others that the work needs', {
          columns: [
            column('system', 'System', 26),
            column('gives', 'What it holds or does', 44),
            column('parts', 'Parts that wait for it', 30),
          ],
          rows: systems.map(({ id, responsibility }): Cell[] => {
            const relations = view.crossings.filter(({ from, to }) => from === id || to === id)
            const parts = relations.map(({ from, to }) => view.blockOf(from === id ? to : from))
            return [elementLinks(view, [id]), text(sentence(responsibility)), elementLinks(view, parts)]
          }),
        })
      : missing(
          'assumptions-dependencies',
          'The brief names no system on which the work depends. Whoever owns the sources of data has to be named.',
        )
  return {
    blocks: [assumptionTable(view, 'assumptions-register')],
    sections: [section('assumptions-systems', 'Dependencies', { blocks: [dependencies] })],
  }
}
