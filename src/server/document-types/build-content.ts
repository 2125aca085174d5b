import type { Brief, BriefField } from '#shared/brief.ts'
import { documentTypes } from '#shared/document-types.ts'
import { Content, contentSchemaVersion, type Section } from '#shared/content/content.ts'
import type { Solution } from '#server/solution/solution.ts'
import { allDocumentTypes } from './all-document-types.ts'
import { arrangeByOutline } from './arrange-by-outline.ts'
import type { Words } from './document-type.ts'
import type { Block } from '#shared/content/blocks.ts'
import { list, missing, text } from './make-blocks.ts'
import { significantWords } from './match-headings.ts'
import { preparedBy } from './prepared-by.ts'

/** More quotes than this would copy the brief. */
const mostQuotes = 6

const fieldNames: Record<BriefField, string> = {
  businessObjective: 'business objective',
  technicalRequirements: 'technical requirements',
  scope: 'scope',
  deliverables: 'deliverables',
  constraints: 'constraints',
  assumptions: 'assumptions',
  timeline: 'timeline',
  budget: 'budget',
  additionalContext: 'additional context',
}

const segmenter = new Intl.Segmenter('en-GB', { granularity: 'sentence' })

const sentencesOf = (words: string) =>
  words
    .split(/\n+/)
    .flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.replace(/^[\s•*–-]+/, '').trim()))
    .filter((sentence) => sentence.length > 1)

function quotesFor(brief: Brief, heading: string) {
  const wanted = new Set(significantWords(heading))
  const fields = Object.entries(fieldNames) as [BriefField, string][]
  return fields
    .flatMap(([field, name]) => sentencesOf(brief.requirements[field]).map((sentence) => ({ name, sentence })))
    .map((quote) => ({ ...quote, shared: new Set(significantWords(quote.sentence).filter((word) => wanted.has(word))).size }))
    .filter(({ shared }) => shared > 0 && shared >= Math.min(2, wanted.size))
    .toSorted((left, right) => right.shared - left.shared)
    .slice(0, mostQuotes)
}

/**
 * Fills a template's heading that matches none of our chapters: with quotes from the brief, a reference to another section, or a note that
 * it is open.
 */
export function answerHeading(brief: Brief, heading: { id: string; text: string }, elsewhere: Section | undefined): Block[] {
  const quotes = quotesFor(brief, heading.text)
  const pointer: Block[] = elsewhere
    ? [
        {
          id: `${heading.id}-see`,
          type: 'paragraph',
          text: [
            { text: `“${heading.text}” is treated under ` },
            { text: elsewhere.heading, link: `#${elsewhere.id}` },
            { text: '.' },
          ],
        },
      ]
    : []
  if (quotes.length === 0 && elsewhere) return pointer
  if (quotes.length === 0)
    return [missing(`${heading.id}-open`, `The template asks for “${heading.text}”, on which the brief says nothing: whose is it?`)]
  return [
    { id: `${heading.id}-lead`, type: 'paragraph', text: text(`On “${heading.text}” the brief says:`) },
    list(
      `${heading.id}-quotes`,
      quotes.map(({ sentence, name }) => text(`“${sentence}” (${name})`)),
    ),
    ...pointer,
  ]
}

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
      preparedBy(writer),
      ...(startsFrom ? [{ label: 'Starts from', value: `${documentTypes[startsFrom.type].label} ${startsFrom.version}` }] : []),
      ...(template ? [{ label: 'Template', value: template.filename }] : []),
    ],
    sections: arranged,
  })
}
