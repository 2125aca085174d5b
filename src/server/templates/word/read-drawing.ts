import type { Unread } from '#shared/uploaded-brief.ts'
import { describePicture } from '../describe-picture.ts'
import { childOf, findNode, type WordNode } from './node.ts'

/** The ends of the URIs for the contents of a Word drawing (ECMA-376, 20.4 and 21); a text box is read as text. */
const kinds: [uri: RegExp, kind: Unread['kind']][] = [
  [/\/picture$/, 'picture'],
  [/\/chart(?:ex)?$/, 'chart'],
  [/\/diagram$/, 'diagram'],
  [/wordprocessing(?:Group|Canvas)$/i, 'drawing'],
]

export type Shown = { kind: Unread['kind']; description: string; /** As a line of the text. */ text: string }

/** The picture, chart or embedded file that an element shows instead of text; a watermark is part of a header and not among them. */
export function shownIn(element: WordNode): Shown | undefined {
  const program = findNode(element, 'o:OLEObject')?.attributes['ProgID']
  if (program !== undefined) {
    const kind = /^equation|mathtype/i.test(program) ? 'equation' : 'object'
    return shown(kind, kind === 'object' ? program.replace(/\..*$/, '') : '')
  }
  const { descr, title } = childOf(element, 'wp:docPr')?.attributes ?? {}
  const uri = findNode(element, 'a:graphicData')?.attributes['uri']
  const kind = kinds.find(([end]) => end.test(uri ?? ''))?.[1]
  if (kind) return shown(kind, descr || title || '')
  const image = findNode(element, 'v:imagedata')
  if (image) return shown('picture', image.attributes['o:title'] ?? '')
  return undefined
}

const shown = (kind: Unread['kind'], description: string): Shown => ({
  kind,
  description,
  text: describePicture(description, kind),
})
