import type { Brief } from '#shared/brief.ts'
import { documentTypes } from '#shared/document-types.ts'
import { Content, contentSchemaVersion } from '#shared/content/content.ts'
import type { Solution } from '#server/solution/solution.ts'
import { allDocumentTypes } from './all-document-types.ts'
import { answerHeading } from './answer-heading.ts'
import { arrangeByOutline } from './arrange-by-outline.ts'
import type { Words } from './document-type.ts'

type Request = {
  brief: Brief
  solution: Solution
  words: Words
  /** The author of the text, as the document names it. */
  writer: string
}

/** Builds the document from solution and text, in the order of the brief's template if there is one. */
export function buildContent({ brief, solution, words, writer }: Request): Content {
  const type = allDocumentTypes[brief.documentType]
  const { title, subtitle, facts } = type.describe(brief, solution)
  const sections = type.buildSections(solution, words)
  const { template, startsFrom } = brief
  const arranged =
    template && template.headings.length > 0
      ? arrangeByOutline(template, {
          title: documentTypes[brief.documentType].label,
          sections,
          chapters: type.outline,
          answer: (heading, elsewhere) => answerHeading(brief, heading, elsewhere),
        })
      : sections
  return Content.parse({
    schemaVersion: contentSchemaVersion,
    documentType: brief.documentType,
    title,
    subtitle,
    language: 'en-GB',
    facts: [
      ...facts,
      { label: 'Written by', value: writer },
      ...(startsFrom ? [{ label: 'Starts from', value: `${documentTypes[startsFrom.type].label} ${startsFrom.version}` }] : []),
      ...(template ? [{ label: 'Template', value: template.filename }] : []),
    ],
    sections: arranged,
  })
}
