import { type DocumentTypeId, documentTypeIds, documentTypes } from '#shared/document-types.ts'
import type { ColumnId, Figure } from './figures.ts'
import { aimOf, judge, type Limits } from './gate.ts'
import { type Share, shares } from './labelled/read-labelled-briefs.ts'
import type { Scale } from './measure.ts'
import type { Project } from './project.ts'

const namesOfTypes = Object.fromEntries(documentTypeIds.map((id) => [id, documentTypes[id].label])) as Record<
  DocumentTypeId,
  string
>

/** A type without a short name is called as everywhere. */
const headings: Record<ColumnId, string> = {
  ...namesOfTypes,
  hld: 'HLD',
  lld: 'LLD',
  powerpoint: 'Deck',
  word: 'Word',
  excel: 'Excel',
  brief: 'Brief',
  tuned: 'tuned',
  'held-out': 'held out',
  'own-unseen': 'own unseen',
}
const columns: ColumnId[] = [...documentTypeIds, 'brief']

/** Rows of text in columns; the first to the left, the others to the right. */
export function layOut(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)))
  const line = (row: string[]) =>
    row.map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0))).join('  ')
  return rows.map((row) => line(row).trimEnd()).join('\n')
}

const sign = { held: '', better: '+', worse: '!', unbound: '?' } as const
const shown = ({ measure, value }: Figure) =>
  measure.unit === 'percent'
    ? `${(Math.floor(value * 100 + 1e-6) / 100).toFixed(2)}%`
    : measure.unit === 'value'
      ? value.toFixed(1)
      : `${value}`
function aimText(measure: Scale): string {
  if (measure.unit === 'value') return measure.better === 'higher' ? 'more' : 'less'
  return measure.unit === 'percent' ? `${aimOf(measure)}%` : `${aimOf(measure)}`
}

/** One row a measure, one column a type. */
export function tableByType(figures: Figure[], limits: Limits): string {
  const measures = [...new Set(figures.map(({ measure }) => measure))]
  return layOut([
    ['', ...columns.map((column) => headings[column]), 'aim'],
    ...measures.map((measure) => [
      `${measure.name} [${measure.id}]`,
      ...columns.map((column) => {
        const figure = figures.find((candidate) => candidate.measure === measure && candidate.column === column)
        return figure ? `${shown(figure)}${sign[judge(figure, limits)]}` : ''
      }),
      aimText(measure),
    ]),
  ])
}

/** Points by which a share that nobody tuned on may lie behind the tuned one. */
const mostGap = 5

/** One row a measure, one column a share, and by how many points the tuned share is ahead of the others. */
export function tableByShare(figures: Figure[], limits: Limits): string {
  const ofShares = figures.filter(({ column }) => shares.some((share) => share === column))
  const measures = [...new Set(ofShares.map(({ measure }) => measure))]
  const find = (measure: Scale, share: Share) => ofShares.find((figure) => figure.measure === measure && figure.column === share)
  const gapOf = (measure: Scale, share: Share) => {
    const [tuned, other] = [find(measure, 'tuned'), find(measure, share)]
    if (!tuned || !other) return ''
    const gap = tuned.value - other.value
    return `${gap.toFixed(1)}${gap > mostGap ? '!' : ''}`
  }
  return layOut([
    ['Labelled briefs', ...shares.map((share) => headings[share]), 'gap held out', 'gap own unseen', 'aim'],
    ...measures.map((measure) => [
      `${measure.name} [${measure.id}]`,
      ...shares.map((share) => {
        const figure = find(measure, share)
        return figure ? `${shown(figure)}${sign[judge(figure, limits)]}` : ''
      }),
      gapOf(measure, 'held-out'),
      gapOf(measure, 'own-unseen'),
      aimText(measure),
    ]),
  ])
}

/** One row a brief, one column a measure: how many flaws its five documents have, and their time in all. */
export function tableByExample(figures: Figure[], projects: Project[]): string {
  const measures = [...new Set(figures.map(({ measure }) => measure))].filter(({ unit }) => unit !== 'value')
  return layOut([
    ['', ...measures.map(({ id }) => id), 'ms'],
    ...projects.map(({ name, documents }) => [
      name,
      ...measures.map((measure) => {
        const flaws = figures.filter((figure) => figure.measure === measure).flatMap((figure) => figure.flaws)
        return String(flaws.filter(({ example }) => example === name).length || '·')
      }),
      documents.reduce((sum, { milliseconds }) => sum + milliseconds, 0).toFixed(0),
    ]),
  ])
}

/** Where the flaws of a figure stand, with the words that show them. */
export function flawsOf({ measure, column, flaws }: Figure, most: number): string {
  const lines = flaws.slice(0, most).map(({ example, place, text }) => `    ${example} · ${place}: ${text}`)
  const rest = flaws.length > most ? [`    and ${flaws.length - most} more`] : []
  return [`  ${measure.name}, ${headings[column]}`, ...lines, ...rest].join('\n')
}

/** What is worse than its bound, and what is better. */
export function verdictLines(figures: Figure[], limits: Limits, examplesShown = 5): string[] {
  const boundFor = ({ measure, column }: Figure) => limits[measure.id]?.[column]
  const worse = figures.filter((figure) => ['worse', 'unbound'].includes(judge(figure, limits)))
  const better = figures.filter((figure) => judge(figure, limits) === 'better')
  return [
    ...worse.map(
      (figure) =>
        `✗ ${figure.measure.name}, ${headings[figure.column]}: ${shown(figure)}, bound ${boundFor(figure) ?? 'none'}\n${flawsOf(figure, examplesShown)}`,
    ),
    ...better.map(
      (figure) =>
        `+ ${figure.measure.name}, ${headings[figure.column]}: ${shown(figure)}, the bound of ${boundFor(figure)} can be tightened (--tighten)`,
    ),
  ]
}
