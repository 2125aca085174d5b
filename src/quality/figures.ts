import { type DocumentTypeId, documentTypeIds } from '#shared/document-types.ts'
import type { Share } from './labelled/read-labelled-briefs.ts'
import type { Finding, Flaw, Measure, Scale, ValueMeasure } from './measure.ts'
import type { MeasuredDocument, Project } from './project.ts'

/** A type of document, `brief` for what is measured once across its documents, or a share of the labelled briefs. */
export type ColumnId = DocumentTypeId | 'brief' | Share
export type LocatedFlaw = Flaw & { example: string }

/** What a measure came to over all examples. */
export type Figure = { measure: Scale; column: ColumnId; value: number; flaws: LocatedFlaw[] }

type Part = Finding & { example: string }

function figureOf(measure: Measure, column: ColumnId, parts: Part[]): Figure {
  const flaws = parts.flatMap(({ example, flaws }) => flaws.map((flaw) => ({ ...flaw, example })))
  const looked = parts.reduce((sum, { of }) => sum + of, 0)
  const share = looked === 0 ? 100 : (100 * (looked - flaws.length)) / looked
  return { measure, column, flaws, value: measure.unit === 'percent' ? share : flaws.length }
}

type Pair = { project: Project; document: MeasuredDocument }

/** The documents that pull a value down, the worst first. */
function worstOf(measure: ValueMeasure, pairs: Pair[]): LocatedFlaw[] {
  const sign = measure.better === 'lower' ? -1 : 1
  return pairs
    .map(({ project, document }) => ({ example: project.name, value: measure.value([document]), document }))
    .toSorted((one, other) => sign * (one.value - other.value))
    .slice(0, 3)
    .map(({ example, value, document }) => ({ example, place: value.toFixed(1), text: measure.sample?.(document) ?? '' }))
}

function figuresOf(measure: Measure, projects: Project[]): Figure[] {
  if ('examineProject' in measure) {
    const parts = projects.map((project) => ({ example: project.name, ...measure.examineProject(project) }))
    return [figureOf(measure, 'brief', parts)]
  }
  return documentTypeIds.map((column) => {
    const pairs = projects.flatMap((project) =>
      project.documents.filter(({ type }) => type === column).map((document) => ({ project, document })),
    )
    if (measure.unit === 'value')
      return { measure, column, flaws: worstOf(measure, pairs), value: measure.value(pairs.map(({ document }) => document)) }
    const parts = pairs.map(({ project, document }) => ({ example: project.name, ...measure.examine(document, project) }))
    return figureOf(measure, column, parts)
  })
}

/** Every measure over every example. */
export const measureAll = (measures: Measure[], projects: Project[]): Figure[] =>
  measures.flatMap((measure) => figuresOf(measure, projects))
