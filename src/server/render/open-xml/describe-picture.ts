import type { BlockOf } from '#shared/content/blocks.ts'
import { withoutForbiddenCharacters } from './xml.ts'

const kinds = { diagram: 'Diagram', chart: 'Chart' }

/** What a screen reader says of a picture: its alternative text, or where XML can hold none of that, its caption or what it is. */
export const describePicture = ({ alt, caption, type }: BlockOf<'diagram' | 'chart'>) =>
  [alt, caption].find((text) => withoutForbiddenCharacters(text).trim() !== '') ?? kinds[type]
