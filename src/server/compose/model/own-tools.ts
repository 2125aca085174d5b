import type { Brief } from '#shared/brief.ts'
import { allDocumentTypes } from '#server/document-types/all-document-types.ts'
import { referenceDesigns } from '#server/references/read-designs.ts'
import { sortDesigns } from '#server/references/sort-designs.ts'

type ToolContext = { brief: Brief; words?: string | undefined }

/** Maximum designs that one search returns whole; each has several thousand tokens. */
const mostFound = 2

const searchReferences = ({ words = '' }: ToolContext) => {
  const designs = referenceDesigns()
  return sortDesigns(words, designs, mostFound).flatMap(({ id }) => {
    const design = designs.get(id)
    return design ? [{ id, ...design, signs: undefined }] : []
  })
}

const ownTools = {
  search_references: searchReferences,
  read_template: ({ brief }: ToolContext) =>
    brief.template?.headings ?? allDocumentTypes[brief.documentType].outline.map(({ heading, ask }) => ({ heading, ask })),
}
export type OwnTool = keyof typeof ownTools

export type ToolUse = ToolContext & { tool: OwnTool }

/** Runs one of our own tools and returns its result. */
export const useTool = ({ tool: name, ...ground }: ToolUse): object => ownTools[name](ground)
