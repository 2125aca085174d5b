import type { Inline } from '#shared/content/blocks.ts'
import type { Revision } from '#shared/content/revised.ts'
import { revisionOf } from '#shared/content/revision-of.ts'
import { splitWords } from '../fonts/split-words.ts'
import { breakWord } from '../fonts/wrap-text.ts'
import type { Face } from '../fonts/load-fonts.ts'
import { measureText } from '../fonts/measure-text.ts'
import { measureWord } from './measure-word.ts'
import { showMissing } from '../fonts/show-missing.ts'
import { shortenCites } from '#shared/content/shorten-cites.ts'
import type { Targets } from '../find-targets.ts'

/** Words with nothing about them are a string alone: most are, and the template is quick with them. */
export type Run = string | { break: true } | MarkedRun
export type MarkedRun = {
  text: string
  code?: true
  strong?: true
  emphasis?: true
  to?: string
  url?: string
  cites?: { text: string; to: string | null }[]
  revision?: Revision
}

/** The room that a word has before it must be cut. */
export type Room = { width: number; face: Face; size: number }

/** Beside the number that every caption begins with. */
export const captionRoom: Room = { width: 390, face: 'sans', size: 8.3 }

/** Longer addresses than this are shown but not linked; PDF readers cut them. */
const longestUrl = 2000

/** Text as it is printed: without what no font has, and with places to break in words that are wider than their room. */
export function toTypstText(text: string, room?: Room): string {
  const plain = showMissing(text).replaceAll('\t', ' ')
  if (!room) return plain
  const { face, size, width } = room
  if (plain.split(' ').every((word) => word.length < 4 || measureWord(word, face, size) <= width)) return plain
  const fits = (piece: string) => measureText(piece, face, size) <= width
  return plain
    .split(/( |\n)/)
    .flatMap((word) => (fits(word) ? [word] : splitWords(word)))
    .map((word) => (word.length < 4 || fits(word) ? word : breakWord(word, fits).join('\u200B')))
    .join('')
}

export const plainRun = (run: Run) => (typeof run === 'string' ? run : 'break' in run ? ' ' : run.text)

export function toTypstRuns(inlines: Inline[], targets: Targets, room?: Room): Run[] {
  return inlines.flatMap((inline): Run[] => {
    const { marks = [] } = inline
    const revision = revisionOf(inline)
    // What went leads nowhere.
    const link = revision === 'removed' ? undefined : inline.link
    const style: Omit<MarkedRun, 'text'> = {
      ...(marks.includes('code') && { code: true }),
      ...(marks.includes('strong') && { strong: true }),
      ...(marks.includes('emphasis') && { emphasis: true }),
      ...linkOf(link, targets),
      ...(revision && { revision }),
    }
    // Words that lead to the fact themselves, or are its id, need no mark beside them.
    const marked = style.to === undefined ? (inline.cites ?? []).filter((id) => id !== inline.text.trim()) : []
    const cites = shortenCites(marked).map(({ text, id }) => ({ text: toTypstText(text), to: targets.find(id) }))
    // The mark stands at the last word, before the space and the bracket or quotation mark that follow it.
    const [, words = '', after = ''] =
      cites.length > 0 ? (/^(.*?)( *(?: [([\u2018\u201C])?)$/s.exec(inline.text) ?? []) : ['', inline.text]
    const isPlain = Object.keys(style).length === 0
    const pieceOf = (text: string): Run => (isPlain ? text : { text, ...style })
    const pieces = toTypstText(words, room).split('\n')
    const lines = pieces.flatMap((text, index): Run[] => [
      ...(index > 0 ? [{ break: true } as const] : []),
      cites.length > 0 && index === pieces.length - 1 ? { text, ...style, cites } : pieceOf(text),
    ])
    return after === '' ? lines : [...lines, pieceOf(after.replace(/^ +/, ' '))]
  })
}

function linkOf(link: string | undefined, targets: Targets): { to?: string; url?: string } {
  if (link?.startsWith('#')) {
    const to = targets.find(link.slice(1))
    return to === null ? {} : { to }
  }
  const url = link && URL.canParse(link) ? new URL(link) : undefined
  const allowed = url && ['http:', 'https:', 'mailto:'].includes(url.protocol) && url.href.length <= longestUrl
  return allowed ? { url: url.href } : {}
}
