import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString } from 'mdast-util-to-string'
import type { Heading } from './heading.ts'

const mostHeadings = 2000
/** Maximum characters of a line; no heading is longer. */
const longestLine = 500

/**
 * The headings of Markdown. They are found line by line, and only their own text is parsed: a parser needs a second for 100 KB, and far
 * longer for malicious texts.
 */
export function readMarkdown(text: string): Heading[] {
  const body = text.replace(/^---\r?\n[\s\S]*?\r?\n(?:---|\.\.\.)\r?\n/, '')
  const lines = withoutCode(body.split(/\r\n|\n|\r/).map((line) => line.slice(0, longestLine)))
  const headings = lines.flatMap((line, index) => headingOf(line, lines[index - 1] ?? '', lines[index + 1] ?? '') ?? [])
  return headings.slice(0, mostHeadings).map(({ level, text }) => ({ level, text: toString(fromMarkdown(`# ${text}`)) }))
}

/** Lines within fences are code. */
function withoutCode(lines: string[]): string[] {
  let fence: string | undefined
  return lines.map((line) => {
    const mark = /^ {0,3}(```|~~~)/.exec(line)?.[1]
    const isFence = mark !== undefined && (fence === undefined || fence === mark)
    if (isFence) fence = fence === undefined ? mark : undefined
    return isFence || fence !== undefined ? '' : line
  })
}

function headingOf(line: string, before: string, after: string): Heading | undefined {
  const marked = /^ {0,3}(#{1,6})[ \t]+(\S.*)$/.exec(line)
  if (marked) return { level: marked[1]!.length, text: marked[2]!.replace(/[ \t]#+$/, '') }
  const isParagraph = before.trim() === '' && /^ {0,3}[^\s#>|*+-]/.test(line)
  const underline = isParagraph ? /^ {0,3}(={2,}|-{2,})[ \t]*$/.exec(after)?.[1] : undefined
  return underline ? { level: underline.startsWith('=') ? 1 : 2, text: line.trim() } : undefined
}
