import type { Inline } from '#shared/content/blocks.ts'
import { readsFromRight } from './printed.ts'
import { bare } from './reading.ts'

/** Maximum letters between two pieces of text: numbers of captions, labels, marks of continuation. */
const between = 400
/** An id with its separator. */
const perCitation = 8

const roomAfter = ({ cites = [], link = '' }: Inline) =>
  cites.reduce((room, id) => room + id.length + perCitation, 0) + (link.startsWith('#') ? 0 : link.length + 2)

/** Ids follow the last word, before an opening bracket or quotation mark after it. */
function parted(run: Inline): Inline[] {
  const [, words, after] = /^(.*\S)(\s*[([\u2018\u201C])\s*$/su.exec(run.text) ?? []
  return words === undefined || after === undefined || !run.cites?.length ? [run] : [{ ...run, text: words }, { text: after }]
}

/**
 * The end of a text of several runs that begins within reach of `from`; undefined if not found. The gap between two runs may be no longer
 * than the ids that they cite and the address that they link to.
 */
export function findRuns(stream: string, runs: readonly Inline[], { from, reach }: { from: number; reach: number }) {
  const texts = runs
    .flatMap(parted)
    .map((run) => ({ text: bare(run.text), room: roomAfter(run) }))
    .filter(({ text, room }) => text !== '' || room > 0)
  const [first, ...others] = texts
  if (!first) return from
  for (let start = stream.indexOf(first.text, from); start !== -1 && start - from <= reach;) {
    const end = endOf(stream, { first, others, start })
    if (end !== undefined) return end
    start = stream.indexOf(first.text, start + 1)
  }
  return undefined
}

type Sought = { text: string; room: number }

function endOf(stream: string, { first, others, start }: { first: Sought; others: Sought[]; start: number }) {
  let end = start + first.text.length
  let { room } = first
  for (const { text, room: after } of others) {
    const at = stream.indexOf(text, end)
    if (at === -1 || at - end > room) return undefined
    end = at + text.length
    room = after + (text === '' ? room : 0)
  }
  return end
}

const aRightToLeftLetter = '\u0627'
const joined = (runs: Inline[]): Inline => ({
  text: runs.map(({ text }) => text).join(''),
  cites: runs.flatMap(({ cites = [] }) => cites),
})

/** A stream of text that is read from beginning to end. */
export function readStream(texts: readonly string[], printed: (text: string) => string) {
  const stream = printed(texts.map(bare).join(''))
  /** What such a text loses reaches over the ends of its runs. */
  const dropsFromRight = printed(aRightToLeftLetter) === ''
  let cursor = 0
  /** Number of letters of texts that were not found, which may precede the next text. */
  let passed = 0
  const find = (runs: Inline[], reach: number, from = cursor) =>
    findRuns(
      stream,
      (runs.some(({ text }) => readsFromRight(text)) && dropsFromRight ? [joined(runs)] : runs).map((run) => ({
        ...run,
        text: printed(run.text),
      })),
      { from, reach },
    )
  return {
    /** Whether the words come next, or up to `before` letters earlier; `later` means that they were moved. */
    take(runs: Inline[], before = 0): 'next' | 'later' | 'missing' {
      const from = Math.max(0, cursor - before)
      const near = find(runs, between + passed) ?? find(runs, before, from)
      const found = near ?? find(runs, Infinity)
      if (near !== undefined) [cursor, passed] = [Math.max(cursor, near), 0]
      else passed += runs.reduce((sum, { text }) => sum + text.length, 0)
      return near !== undefined ? 'next' : found !== undefined ? 'later' : 'missing'
    },
    /** The same for texts that belong together, in any order. */
    takeAll(texts: readonly string[]): string[] {
      const ends = texts.map((text) => find([{ text }], between + passed + texts.join('').length))
      cursor = Math.max(cursor, ...ends.map((end) => end ?? 0))
      return texts.filter((_, index) => ends[index] === undefined)
    },
  }
}
