/** Maximum characters of a description. */
const longest = 300

/** The text of a line where a document shows something other than text. */
export const describePicture = (description: string | undefined, what = 'picture') => {
  const words = (description ?? '').replaceAll(/[[\]\s]+/g, ' ').trim()
  return `[${what}: ${words === '' ? 'not described' : words.slice(0, longest)}]`
}

const markdown = /!\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g
const html = /<img\b[^>]*>/gi

/** A line of Markdown with descriptions of pictures instead of their addresses. */
export const withPicturesDescribed = (line: string) =>
  line
    .replaceAll(markdown, (_, words: string) => describePicture(words))
    .replaceAll(html, (tag) => describePicture(/\balt\s*=\s*["']([^"']*)/i.exec(tag)?.[1]))

/** The ends of the URIs for the contents of a Word drawing (ECMA-376, 20.4 and 21); a text box is read as text. */
const kinds: [uri: RegExp, what: string][] = [
  [/\/picture$/, 'picture'],
  [/\/chart(?:ex)?$/, 'chart'],
  [/\/diagram$/, 'diagram'],
  [/wordprocessing(?:Group|Canvas)$/i, 'drawing'],
]

/** Receives the elements of a Word document in order and returns the description of a picture where one is shown. */
export function createPictureListener() {
  let description: string | undefined
  return (name: string, attribute: (name: string) => string | undefined): string | undefined => {
    if (name === 'wp:docPr') description = attribute('descr') || attribute('title')
    if (name === 'v:imagedata') return describePicture(attribute('o:title'))
    if (name !== 'a:graphicData') return undefined
    const kind = kinds.find(([uri]) => uri.test(attribute('uri') ?? ''))
    return kind && describePicture(description, kind[1])
  }
}
