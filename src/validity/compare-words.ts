import type { Inline } from '#shared/content/blocks.ts'
import { bare } from './reading.ts'

/** Letters that may stand between two pieces of text: captions' numbers, labels, marks of what goes on. */
const between = 400
/** An id with what parts it from the next. */
const perCitation = 8

const roomAfter = ({ cites = [], link = '' }: Inline) =>
  cites.reduce((room, id) => room + id.length + perCitation, 0) + (link.startsWith('#') ? 0 : link.length + 2)

/** Ids stand at the last word, before a bracket or quotation mark that opens behind it. */
function parted(run: Inline): Inline[] {
  const [, words, after] = /^(.*\S)(\s*[([\u2018\u201C])\s*$/su.exec(run.text) ?? []
  return words === undefined || after === undefined || !run.cites?.length ? [run] : [{ ...run, text: words }, { text: after }]
}

/**
 * Where a text of several runs ends that begins within reach of `from`, or nothing. What stands between two runs may be no longer
 * than the ids that they cite and the address that they lead to.
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

/** A stream of words that is read from its beginning to its end. */
export function readStream(texts: readonly string[], printed: (text: string) => string) {
  const stream = printed(texts.map(bare).join(''))
  let cursor = 0
  /** Letters of what was not found, which may stand before what is sought next. */
  let passed = 0
  const find = (runs: Inline[], reach: number, from = cursor) =>
    findRuns(
      stream,
      runs.map((run) => ({ ...run, text: printed(run.text) })),
      { from, reach },
    )
  return {
    /** Whether the words come next, or up to `before` letters before; those that come later have been moved. */
    take(runs: Inline[], before = 0): 'next' | 'later' | 'missing' {
      const from = Math.max(0, cursor - before)
      const near = find(runs, between + passed) ?? find(runs, before, from)
      const found = near ?? find(runs, Infinity)
      if (near !== undefined) [cursor, passed] = [Math.max(cursor, near), 0]
      else passed += runs.reduce((sum, { text }) => sum + text.length, 0)
      return near !== undefined ? 'next' : found !== undefined ? 'later' : 'missing'
    },
    /** The same for texts that stand together in any order. */
    takeAll(texts: readonly string[]): string[] {
      const ends = texts.map((text) => find([{ text }], between + passed + texts.join('').length))
      cursor = Math.max(cursor, ...ends.map((end) => end ?? 0))
      return texts.filter((_, index) => ends[index] === undefined)
    },
  }
}
