import type { Block, Cell, Inline } from '#shared/content/blocks.ts'
import { type Content, contentSchemaVersion, type Section } from '#shared/content/content.ts'
import type { WeeklyReport, WeekProject, WeekRow } from '#shared/api/weekly-report.ts'
import { healthNames, statusNames } from '#shared/projects.ts'
import { figureParts, weekPartNames, weekText, type WeekPart, weekParts } from '#shared/week-words.ts'
import { dayText } from '#server/document-types/key-figures.ts'
import { column, list, section, strong, table, text } from '#server/document-types/make-blocks.ts'

/** `origin`: the origin of the URLs that rows link to. `on`: the ISO day of the report. */
type ReportInput = { report: WeeklyReport; origin: string; on: string }

/** A week as a document: its figures by project, then each project by itself. */
export function buildWeekReport({ report, origin, on }: ReportInput): Content {
  const { client, clients, isOver } = report
  const span = weekText(report)
  return {
    schemaVersion: contentSchemaVersion,
    documentType: 'report',
    title: client ? `${client.name}: weekly report` : 'Weekly report',
    subtitle: isOver ? span : `${span}, as of ${dayText(on)}`,
    language: 'en-GB',
    facts: [
      { label: 'Document', value: 'Weekly report' },
      { label: 'Week', value: span },
      ...(client ? [{ label: 'Client', value: client.name }] : []),
    ],
    sections: [figures(report, origin), ...clients.map(({ id, name, projects }) => ofClient({ id, name, projects }, origin))],
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

const ofClient = ({ id, name, projects }: WeeklyReport['clients'][number], origin: string): Section =>
  section(`client-${id}`, name, { blocks: [], sections: projects.map((project) => ofProject(project, origin)) })

function ofProject({ id, name, status, health, percent, parts }: WeekProject, origin: string): Section {
  const standing = [statusNames[status], healthNames[health], percent !== null && `${percent} % done`].filter(Boolean).join(' · ')
  const told = weekParts.filter((part) => parts[part].count > 0)
  return section(`project-${id}`, name, {
    blocks: [
      paragraph(`${id}-standing`, text(standing)),
      ...told.flatMap((part): Block[] => {
        const { count, rows } = parts[part]
        const more = count - rows.length
        const items = rows.map((row) => itemOf(row, origin))
        return [
          paragraph(`${id}-${part}`, [strong(`${weekPartNames[part]}: ${count}`)]),
          list(`${id}-${part}-list`, more > 0 ? [...items, text(`${more} more in the project.`)] : items),
        ]
      }),
    ],
  })
}

const paragraph = (id: string, words: Inline[]): Block => ({ id, type: 'paragraph', text: words })

const itemOf = ({ title, note, link }: WeekRow, origin: string): Inline[] => [
  { text: title, link: `${origin}${link}` },
  ...text(note && ` – ${note}`),
]
