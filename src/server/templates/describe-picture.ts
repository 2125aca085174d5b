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
