import type { BlockOf } from '#shared/content/blocks.ts'
import { withoutForbiddenCharacters } from '#server/open-xml/xml.ts'

const kinds = { diagram: 'Diagram', chart: 'Chart' }

/** A picture's description for screen readers: its alternative text, or if XML can represent none of that, its caption or type. */
export const describePicture = ({ alt, caption, type }: BlockOf<'diagram' | 'chart'>) =>
  [alt, caption].find((text) => withoutForbiddenCharacters(text).trim() !== '') ?? kinds[type]
