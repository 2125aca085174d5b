import type { Block, Cell, Inline } from '#shared/content/blocks.ts'
import { type Content, contentSchemaVersion, type Section } from '#shared/content/content.ts'
import type { WeeklyReport, WeekProject, WeekRow } from '#shared/api/weekly-report.ts'
import { figureParts, weekPartNames, weekText, type WeekPart, weekParts } from '#shared/week-words.ts'
import { formatDay } from '#shared/day-words.ts'
import { column, list, section, strong, table, text } from '#server/document-types/make-blocks.ts'

/** `origin`: the origin of the URLs that rows link to. `on`: the ISO day of the report. */
type ReportInput = { report: WeeklyReport; origin: string; on: string }

/** A week as a document: a summary of each project, the figures, and the lists behind them as an appendix. */
export function buildWeekReport({ report, origin, on }: ReportInput): Content {
  const { client, clients, isOver } = report
  const span = weekText(report)
  return {
    schemaVersion: contentSchemaVersion,
    documentType: 'report',
    title: client ? `${client.name}: weekly report` : 'Weekly report',
    subtitle: isOver ? span : `${span}, as of ${formatDay(on)}`,
    language: 'en-GB',
    facts: [
      { label: 'Document', value: 'Weekly report' },
      { label: 'Week', value: span },
      ...(client ? [{ label: 'Client', value: client.name }] : []),
    ],
    sections: [
      ...clients.map(({ id, name, projects }) =>
        section(`client-${id}`, name, { blocks: [], sections: projects.map((project) => summaryOf(project, origin)) }),
      ),
      figures(report, origin),
      ...(clients.length > 0 ? [details(report, origin)] : []),
    ],
  }
}

function figures({ clients, totals }: WeeklyReport, origin: string): Section {
  const rows = clients.flatMap(({ name, projects }) =>
    projects.map(({ id, name: project, parts }): Cell[] => [
      [{ text: project, link: `${origin}/projects/${id}` }],
      text(name),
      ...figureParts.map((part) => parts[part].count),
    ]),
  )
  if (rows.length === 0) return section('figures', 'In figures', { blocks: [paragraph('none', text('Nothing happened.'))] })
  const number = (part: WeekPart) => ({ id: part, heading: weekPartNames[part], kind: 'number' as const, width: 9 })
  return section('figures', 'In figures', {
    blocks: [
      table('figures-table', 'What happened, by project', {
        columns: [column('project', 'Project', 28), column('client', 'Client', 18), ...figureParts.map(number)],
        rows: [...rows, [text('Together'), [], ...figureParts.map((part) => totals[part])]],
      }),
    ],
  })
}

const summaryOf = ({ id, name, standing, summary }: WeekProject, origin: string): Section =>
  section(`project-${id}`, name, {
    blocks: [
      paragraph(`${id}-summary`, [
        ...text(`${[standing, ...summary].join(' ')} `),
        { text: 'Open the project', link: `${origin}/projects/${id}` },
      ]),
    ],
  })

const details = ({ clients }: WeeklyReport, origin: string): Section =>
  section('details', 'Details', {
    blocks: [],
    sections: clients.flatMap(({ projects }) => projects.map((project) => detailsOf(project, origin))),
  })

function detailsOf({ id, name, parts }: WeekProject, origin: string): Section {
  return section(`details-${id}`, name, {
    blocks: weekParts
      .filter((part) => parts[part].count > 0)
      .flatMap((part): Block[] => {
        const { count, rows } = parts[part]
        const more = count - rows.length
        const items = rows.map((row) => itemOf(row, origin))
        return [
          paragraph(`${id}-${part}`, [strong(`${weekPartNames[part]}: ${count}`)]),
          list(`${id}-${part}-list`, more > 0 ? [...items, text(`${more} more in the project.`)] : items),
        ]
      }),
  })
}

const paragraph = (id: string, words: Inline[]): Block => ({ id, type: 'paragraph', text: words })

const itemOf = ({ title, note, link }: WeekRow, origin: string): Inline[] => [
  { text: title, link: `${origin}${link}` },
  ...text(note && ` – ${note}`),
]
