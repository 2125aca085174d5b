import type { Block, Cell, Column } from '#shared/content/blocks.ts'
import { countOf } from '../english.ts'
import { table, text } from '../make-blocks.ts'

/** A bar of the plan: weeks before it begins, and its length. */
export type Span = { name: string; cites: string[]; before: number; weeks: number }

const number = (id: string, heading: string, width: number): Column => ({ id, heading, kind: 'number', width })

/** When each piece of work begins and ends, with the chart that draws it. */
export function calendarWithChart(id: string, caption: string, spans: Span[]): Block[] {
  const columns: Column[] = [
    { id: 'name', heading: 'Work', kind: 'text', width: 52 },
    number('before', 'After week', 16),
    number('weeks', 'Weeks', 16),
    { ...number('end', 'To week', 16), formula: { operation: 'add', columns: ['before', 'weeks'] } },
  ]
  const rows = spans.map(({ name, cites, before, weeks }): Cell[] => [text(name, ...cites), before, weeks, null])
  const told = spans.map(({ name, before, weeks }) => `${name}: week ${before + 1} to week ${before + weeks}.`)
  return [
    {
      id: `${id}-chart`,
      type: 'chart',
      caption: `${caption}, week by week`,
      alt: `${countOf(spans.length, 'bar')}. ${told.join(' ')}`,
      kind: 'stacked-bar',
      table: id,
      categories: 'name',
      series: ['before', 'weeks'],
      offset: 'before',
    },
    table(id, caption, { columns, rows }),
  ]
}
