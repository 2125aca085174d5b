import type { Cell, Inline } from '#shared/content/blocks.ts'
import { type Content, contentSchemaVersion, type Section } from '#shared/content/content.ts'
import type { ProjectItem, ProjectPage } from '#shared/api/projects.ts'
import { addDays } from '#shared/calendar.ts'
import { formatDay } from '#shared/day-words.ts'
import { column, labelled, list, section, table, text } from '#server/document-types/make-blocks.ts'
import { healthNames, statusNames } from '#shared/projects.ts'

/** `address`: the URL of the project's page, which the figures link to. `on`: the ISO day of the report. */
type ReportInput = { project: ProjectPage; address: string; on: string }
type Row = Inline[][]

const linked = (words: string, address: string): Inline[] => [{ text: words, link: address }]
const days = 7

/** A report on a project: the work done in the last week, the work ahead, and how its progress is calculated. */
export function buildReport(told: ReportInput): Content {
  const { project, on } = told
  return {
    schemaVersion: contentSchemaVersion,
    documentType: 'report',
    title: `${project.name}: weekly report`,
    subtitle: `The week to ${formatDay(on)}`,
    language: 'en-GB',
    facts: [
      { label: 'Document', value: 'Weekly report' },
      { label: 'Client', value: project.clientName },
      { label: 'Project', value: project.name },
    ],
    sections: [standing(told), progress(told), done(told), ahead(told), overdue(told), moved(told), updates(told)].filter(
      (one) => one !== undefined,
    ),
  }
}

const itemsOf = ({ stages, milestones, own }: ProjectPage): ProjectItem[] => [
  ...stages.flatMap((stage) => (stage.tasks.length > 0 ? stage.tasks : [stage])),
  ...milestones,
  ...own,
]

function standing({ project, address }: ReportInput): Section {
  const open = (words: string, place: string) => linked(words, `${address}#${place}`)
  return section('standing', 'Where it stands', {
    blocks: [
      labelled('standing-facts', [
        ['Status', text(statusNames[project.status])],
        ['Health', open(healthText(project), 'health')],
        ['Lead', text(project.lead)],
        ['Progress', project.percent === null ? [] : open(`${project.percent} %`, 'progress')],
        ['Overdue', open(String(project.overdue), 'plan')],
        [
          'Plan',
          project.source
            ? linked(`${project.source.title}, version ${project.source.version}`, versionAddress(address, project.source))
            : [],
        ],
      ]),
    ],
  })
}

/** With its reasons, unless the team gave its own. */
function healthText({ health, statedHealth, calculated: { reasons } }: ProjectPage): string {
  if (statedHealth !== null) return `${healthNames[health]}, the team’s own assessment`
  return reasons.length === 0 ? healthNames[health] : `${healthNames[health]}: ${reasons.join('; ')}`
}

/** The URL of a version’s document, with the same origin as the project’s page. */
const versionAddress = (address: string, { documentId, version }: { documentId: string; version: string }) =>
  `${new URL(address).origin}/documents/${documentId}?version=${version}`

function progress({ project, address }: ReportInput): Section | undefined {
  const { terms, weeks, doneWeeks } = project.progress
  if (terms.length === 0) return undefined
  return section('progress', 'Progress, stage by stage', {
    blocks: [
      rows('progress-table', `${doneWeeks} of ${weeks} weeks of work are done`, {
        heads: [
          ['Stage', 52],
          ['Weeks', 16],
          ['Tasks done', 32],
        ],
        rows: terms.map(({ key, name, weeks: own, done: count, of }) => [
          text(name),
          text(String(own)),
          linked(`${count} of ${of}`, `${address}#${key}`),
        ]),
      }),
    ],
  })
}

function done({ project, address, on }: ReportInput): Section {
  const since = addDays(on, -days)
  const finished = itemsOf(project).filter(({ doneOn }) => doneOn !== null && doneOn > since && doneOn <= on)
  return listed('done', 'Done this week', {
    items: finished.map((item) => [...nameOf(item, address), ...text(` – ${formatDay(item.doneOn!)}`)]),
    otherwise: 'Nothing was marked as done.',
  })
}

function ahead({ project, address, on }: ReportInput): Section {
  const until = addDays(on, days)
  const isNext = (day: string | null) => day !== null && day >= on && day <= until
  const stages = project.stages.filter(
    ({ startsOn, endsOn, state }) => state !== 'done' && state !== 'dropped' && (isNext(startsOn) || isNext(endsOn)),
  )
  const due = itemsOf(project).filter(({ state, dueOn }) => state !== 'done' && state !== 'dropped' && isNext(dueOn))
  const milestones = project.milestones.filter(({ state, date }) => state !== 'done' && state !== 'dropped' && isNext(date))
  const items = [
    ...stages.map((stage) => [
      ...nameOf(stage, address),
      ...text(isNext(stage.endsOn) ? ` – ends ${formatDay(stage.endsOn!)}` : ` – begins ${formatDay(stage.startsOn!)}`),
    ]),
    ...milestones.map((milestone) => [...nameOf(milestone, address), ...text(` – ${formatDay(milestone.date!)}`)]),
    ...due
      .filter(({ kind }) => kind === 'task')
      .map((item) => [...nameOf(item, address), ...text(` – due ${formatDay(item.dueOn!)}`)]),
  ]
  const otherwise =
    project.start === null
      ? 'The plan has weeks and no dates, because the work has no start date yet.'
      : 'Nothing begins, ends or is due.'
  return listed('ahead', 'The next seven days', { items, otherwise })
}

function overdue({ project, address }: ReportInput): Section | undefined {
  const late = itemsOf(project).filter(({ isOverdue }) => isOverdue)
  if (late.length === 0) return undefined
  return listed('overdue', 'Overdue', { items: late.map((item) => nameOf(item, address)), otherwise: '' })
}

function moved({ project: { moved: found }, address }: ReportInput): Section | undefined {
  if (!found) return undefined
  return section('moved', 'The plan moved', {
    blocks: [
      {
        id: 'moved-since',
        type: 'paragraph',
        text: [
          ...text('Since '),
          ...linked(`${found.since.title}, version ${found.since.version}`, versionAddress(address, found.since)),
          ...text(':'),
        ],
      },
      list(
        'moved-list',
        found.moves.map(({ name, words }) => text(`${name}: ${words}`)),
      ),
    ],
  })
}

function updates({ project, on }: ReportInput): Section | undefined {
  const since = addDays(on, -days)
  const said = project.updates.filter(({ at }) => at.slice(0, 10) > since)
  if (said.length === 0) return undefined
  return listed('updates', 'What was said', {
    items: said.map(({ by, at, health, text: words }) =>
      text(`${formatDay(at.slice(0, 10))}, ${by}: ${health === null ? '' : `${healthNames[health]}. `}${words}`),
    ),
    otherwise: '',
  })
}

const nameOf = ({ key, title, assignee }: ProjectItem, address: string): Inline[] => [
  ...linked(title, `${address}#${encodeURIComponent(key)}`),
  ...text(assignee ? ` (${assignee})` : ''),
]

const listed = (id: string, heading: string, { items, otherwise }: { items: Inline[][]; otherwise: string }): Section =>
  section(id, heading, {
    blocks: [items.length > 0 ? list(`${id}-list`, items) : { id: `${id}-none`, type: 'paragraph', text: text(otherwise) }],
  })

const rows = (id: string, caption: string, { heads, rows: cells }: { heads: [string, number][]; rows: Row[] }) =>
  table(id, caption, {
    columns: heads.map(([head, width], at) => column(`c${at}`, head, width)),
    rows: cells.map((row): Cell[] => row),
  })
