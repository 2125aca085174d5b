import { z } from 'zod'
import { Block } from './blocks.ts'

export type Section = { id: string; heading: string; blocks: Block[]; sections: Section[] }
export const Section: z.ZodType<Section> = z.object({
  id: z.string().min(1),
  heading: z.string().min(1),
  blocks: z.array(Block),
  get sections() {
    return z.array(Section)
  },
})

export const contentSchemaVersion = 1

/** The content of a document, independent of file format, version and date. */
export const Content = z.object({
  schemaVersion: z.literal(contentSchemaVersion),
  documentType: z.string(),
  title: z.string().min(1),
  subtitle: z.string(),
  /** A language tag, according to BCP 47. */
  language: z.string(),
  /** Facts about the document, such as client, project and author, for the title page and the file's properties. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  sections: z.array(Section),
})
export type Content = z.infer<typeof Content>
