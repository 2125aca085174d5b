import type { MeasuredDocument, Project } from './project.ts'

/** A fault, where it stands and the words that show it. */
export type Flaw = { place: string; text: string }

/** How many things were looked at, and what is wrong with some of them. */
export type Finding = { of: number; flaws: Flaw[] }

type Named = { id: string; name: string; /** What exactly is counted. */ about: string }

/** `count`: flaws, the aim is none. `percent`: the share of what was looked at that has no flaw, the aim is 100. */
type Unit = { unit: 'count' } | { unit: 'percent'; /** Where it is not all. */ aim?: number }
/** Its bound is kept in whole steps, so that a word more or less does not break it. */
type Value = { unit: 'value'; better: 'lower' | 'higher'; step: number }

/** What a figure is read on, however it was come by. */
export type Scale = Named & (Unit | Value)

/** Looked at in each document. */
export type DocumentMeasure = Named & Unit & { examine(document: MeasuredDocument, project: Project): Finding }
/** Looked at once for a brief, across its documents. */
export type ProjectMeasure = Named & Unit & { examineProject(project: Project): Finding }
/** A value of all documents of a type together. */
export type ValueMeasure = Named &
  Value & {
    value(documents: MeasuredDocument[]): number
    /** The words that show a document's value best. */
    sample?(document: MeasuredDocument): string
  }

export type Measure = DocumentMeasure | ProjectMeasure | ValueMeasure
