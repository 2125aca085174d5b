import type { OpenXmlPackage } from '#server/render/open-xml/open-xml-package.ts'
import { relationshipKinds } from '#server/render/open-xml/relationship-kinds.ts'
import { element } from '#server/render/open-xml/xml.ts'
import type { Link } from './text/paragraph.ts'

/** What shapes need while the part of their slide is written. */
export type SlideWriter = {
  file: OpenXmlPackage
  path: string
  language: string
  /** Unique on the slide; 1 is the slide's own. */
  nextId(): number
  /** The number of the slide where a place of the document stands. */
  numberOf(place: string): number | undefined
  linkXml(link: Link): string
}

/** A shape is its XML, written once its slide is known. */
export type Shape = (slide: SlideWriter) => string

export const slidePath = (number: number) => `ppt/slides/slide${number}.xml`

export type Deck = { file: OpenXmlPackage; language: string; numberOf(place: string): number | undefined }

export function createSlideWriter({ file, language, numberOf }: Deck, path: string): SlideWriter {
  let last = 1
  return {
    file,
    path,
    language,
    nextId: () => ++last,
    numberOf,
    linkXml(link) {
      if ('outside' in link) {
        return element('a:hlinkClick', { 'r:id': file.relateOutside(path, relationshipKinds.hyperlink, link.outside) })
      }
      const number = numberOf(link.inside)
      if (number === undefined || slidePath(number) === path) return ''
      const id = file.relate(path, relationshipKinds.slide, slidePath(number))
      return element('a:hlinkClick', { 'r:id': id, action: 'ppaction://hlinksldjump' })
    },
  }
}
