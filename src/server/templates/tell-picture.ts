/** Characters of a description that are told. */
const longest = 300

/** What stands in a line where a document shows something that is not text. */
export const tellPicture = (description: string | undefined, what = 'picture') => {
  const words = (description ?? '').replaceAll(/[[\]\s]+/g, ' ').trim()
  return `[${what}: ${words === '' ? 'not described' : words.slice(0, longest)}]`
}

const markdown = /!\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g
const html = /<img\b[^>]*>/gi

/** A line of Markdown with its pictures told instead of their addresses. */
export const withPicturesTold = (line: string) =>
  line
    .replaceAll(markdown, (_, words: string) => tellPicture(words))
    .replaceAll(html, (tag) => tellPicture(/\balt\s*=\s*["']([^"']*)/i.exec(tag)?.[1]))

/** Ends of the names of what a drawing of a Word document holds (ECMA-376, 20.4 and 21); a text box is read as text. */
const kinds: [uri: RegExp, what: string][] = [
  [/\/picture$/, 'picture'],
  [/\/chart(?:ex)?$/, 'chart'],
  [/\/diagram$/, 'diagram'],
  [/wordprocessing(?:Group|Canvas)$/i, 'drawing'],
]

/** Hears the elements of a Word document in their order and answers what is to be told of a picture, where one is shown. */
export function createPictureListener() {
  let description: string | undefined
  return (name: string, attribute: (name: string) => string | undefined): string | undefined => {
    if (name === 'wp:docPr') description = attribute('descr') || attribute('title')
    if (name === 'v:imagedata') return tellPicture(attribute('o:title'))
    if (name !== 'a:graphicData') return undefined
    const kind = kinds.find(([uri]) => uri.test(attribute('uri') ?? ''))
    return kind && tellPicture(description, kind[1])
  }
}
