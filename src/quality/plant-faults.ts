import type { Block, BlockOf } from '#shared/content/blocks.ts'
import type { Section } from '#shared/content/content.ts'
import type { DocumentTypeId } from '#shared/document-types.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import { allMeasures } from './all-measures.ts'
import { type Figure, measureAll } from './figures.ts'
import { composeProject, type Project } from './project.ts'
import { readExamples } from './read-examples.ts'

/** A fault, the measure and column that must find it, and what its flaw must show. */
export type Fault = [name: string, measure: string, column: string, plant: (project: Project) => unknown, shown: RegExp]

const examples = new Map(readExamples())
export const exampleOf = (name: string) => structuredClone(examples.get(name)!)

/** A project as it is composed, for faults to be planted in. */
export const soundProject = () => composeProject('aldgate-claims-lakehouse', exampleOf('aldgate-claims-lakehouse'))

export const figureOf = (project: Project, id: string, column: string): Figure =>
  measureAll(
    allMeasures.filter((measure) => measure.id === id),
    [project],
  ).find((figure) => figure.column === column)!

/** What a fault adds to the flaws of its measure. */
export function flawsAddedBy(sound: Project, [, measure, column, plant]: Fault) {
  const planted = structuredClone(sound)
  plant(planted)
  const known = new Set(figureOf(sound, measure, column).flaws.map(({ text }) => text))
  return figureOf(structuredClone(planted), measure, column).flaws.filter(({ text }) => !known.has(text))
}

export const contentOf = ({ documents }: Project, type: DocumentTypeId) =>
  documents.find((document) => document.type === type)!.content

/** The first block of a kind. */
export const blockOf = <Kind extends Block['type']>(project: Project, type: DocumentTypeId, kind: Kind) =>
  [...walkBlocks(contentOf(project, type).sections)].find(({ block }) => block.type === kind)!.block as BlockOf<Kind>

export const write = (project: Project, type: DocumentTypeId, text: string) =>
  blockOf(project, type, 'paragraph').text.push({ text: ` ${text}` })

export const paragraph = (text: string): Block => ({ id: 'planted', type: 'paragraph', text: [{ text }] })

export const addSection = (project: Project, type: DocumentTypeId, section: Partial<Section>) =>
  contentOf(project, type).sections.push({ id: 'planted-section', heading: 'Planted', blocks: [], sections: [], ...section })

export function dropSection(project: Project, type: DocumentTypeId, id: string) {
  const content = contentOf(project, type)
  content.sections = content.sections.filter((section) => section.id !== id)
}

/** As a document would change it: everywhere. */
export function replaceAll(project: Project, type: DocumentTypeId, changes: Record<string, string>) {
  const document = project.documents.find((candidate) => candidate.type === type)!
  let text = JSON.stringify(document.content)
  for (const [from, to] of Object.entries(changes)) text = text.replaceAll(from, to)
  document.content = JSON.parse(text) as typeof document.content
}
