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

/** Text without formatting is a plain string, because most text is and the template is faster with it. */
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

/** The available width, above which a word is cut. */
export type Room = { width: number; face: Face; size: number }

/** The room for a caption beside its number. */
export const captionRoom: Room = { width: 390, face: 'sans', size: 8.3 }

/** Longer addresses than this are shown but not linked, because PDF readers cut them. */
const longestUrl = 2000

/** Text as printed: without characters that no font has, and with break opportunities in words that are wider than the available width. */
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
    // Removed text has no link.
    const link = revision === 'removed' ? undefined : inline.link
    const style: Omit<MarkedRun, 'text'> = {
      ...(marks.includes('code') && { code: true }),
      ...(marks.includes('strong') && { strong: true }),
      ...(marks.includes('emphasis') && { emphasis: true }),
      ...linkOf(link, targets),
      ...(revision && { revision }),
    }
    const cites = shortenCites(targets.citesAfter({ ...inline, link })).map(({ text, id }) => ({
      text: toTypstText(text),
      to: targets.find(id),
    }))
    // The citation follows the last word, before the space and any bracket or quotation mark after it.
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
