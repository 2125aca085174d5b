import type { OpenXmlPackage } from '#server/render/open-xml/open-xml-package.ts'
import { relationshipKinds } from '#server/render/open-xml/relationship-kinds.ts'
import type { EastAsianScript } from '#server/render/open-xml/text/office-scripts.ts'
import { element } from '#server/open-xml/xml.ts'
import type { Link } from './text/paragraph.ts'

/** State for writing the shapes of one slide. */
export type SlideWriter = {
  file: OpenXmlPackage
  path: string
  language: string
  /** The script whose forms of ideographs the deck uses. */
  eastAsian: EastAsianScript | undefined
  /** Unique on the slide; 1 is the slide's own. */
  nextId(): number
  /** The number of the slide that contains a place of the document. */
  numberOf(place: string): number | undefined
  linkXml(link: Link): string
}

/** A function that writes a shape's XML once its slide is known. */
export type Shape = (slide: SlideWriter) => string

export const slidePath = (number: number) => `ppt/slides/slide${number}.xml`

export type Deck = Pick<SlideWriter, 'file' | 'language' | 'eastAsian' | 'numberOf'>

export function createSlideWriter({ file, language, eastAsian, numberOf }: Deck, path: string): SlideWriter {
  let last = 1
  return {
    file,
    path,
    language,
    eastAsian,
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
