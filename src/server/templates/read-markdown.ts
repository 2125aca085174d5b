import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString } from 'mdast-util-to-string'
import type { Heading } from './heading.ts'

/** Characters; the parser takes more than linear time, so longer texts are read line by line. */
const mostParsed = 256 * 1024

export function readMarkdown(text: string): Heading[] {
  const body = text.replace(/^---\r?\n[\s\S]*?\r?\n(?:---|\.\.\.)\r?\n/, '')
  return body.length <= mostParsed ? parsedHeadings(body) : headingsByLine(body)
}

type Node = ReturnType<typeof fromMarkdown> | ReturnType<typeof fromMarkdown>['children'][number]

function parsedHeadings(text: string): Heading[] {
  const headings: Heading[] = []
  const waiting: Node[] = [fromMarkdown(text)]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === 'heading') headings.push({ level: node.depth, text: toString(node) })
    else if ('children' in node) for (const child of node.children.toReversed()) waiting.push(child)
  }
  return headings
}

function headingsByLine(text: string): Heading[] {
  let fence: string | undefined
  return text.split(/\r?\n/).flatMap((line) => {
    const mark = /^ {0,3}(```|~~~)/.exec(line)?.[1]
    if (mark && (fence === undefined || fence === mark)) fence = fence ? undefined : mark
    const heading = fence ? undefined : /^ {0,3}(#{1,6})[ \t]+(\S.*)$/.exec(line.slice(0, 1000))
    return heading ? [{ level: heading[1]!.length, text: heading[2]!.replace(/[ \t]#+[ \t]*$/, '') }] : []
  })
}
