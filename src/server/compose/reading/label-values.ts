import { directionOf, isSaidToRetire, joinsNames, refuses } from './label-evidence.ts'
import type { Label } from './label.ts'
import type { Reading, Segment, StatedDate, Statement } from './reading.ts'
import { comparableText } from './comparable-text.ts'
import { overlaps } from './restore-lost.ts'

/** What labels are held against. */
export type Read = Pick<Reading, 'segments' | 'statements' | 'contradictions' | 'scope'>

export const isQuotedFrom = (words: string, segment: Segment) =>
  words.trim() !== '' && comparableText(segment.text).includes(comparableText(words))

export const bringsNumber = (value: string, segment: Segment) =>
  (value.match(/\d[\d.,]*/g) ?? []).some((number) => !segment.text.includes(number))

type Source = { segment: Segment; code: Statement }

/** Values are those that code read at these words; the label says what they are of. */
export function measuresOf(label: Label, { segment, code }: Source, drop: (what: string) => void): Statement['measures'] {
  return label.measures.flatMap(({ words, of }) => {
    const read = isQuotedFrom(words, segment) ? code.measures.filter(({ quote }) => overlaps(quote, words)) : []
    if (read.length === 0) drop(`The number “${words}”`)
    return read.map((measure) => ({ ...measure, subject: isQuotedFrom(of, segment) ? of : measure.subject }))
  })
}

export function datesOf(label: Label, { segment, code }: Source, raise: (sentence: string) => void): StatedDate[] {
  return label.dates.flatMap(({ words, what, is }) => {
    const read = isQuotedFrom(words, segment) ? code.dates.filter((date) => overlaps(date.words, words)) : []
    if (read.length === 0) raise(`The date “${words}” does not stand there and is dropped.`)
    return read.map((date) => {
      const isBound = is !== date.is && isBoundBy(date, is, segment)
      if (isBound) raise(`“${words}” is a ${date.is} by its words; that isQuotedFrom.`)
      return { ...date, is: isBound ? date.is : is, what: what.trim() === '' || bringsNumber(what, segment) ? date.what : what }
    })
  })
}

/** A span in which nothing may change, and a day by which something has to be done, are so by their words. */
const isBoundBy = ({ is, words }: StatedDate, told: StatedDate['is'], { text }: Segment) =>
  is === 'freeze' || (is === 'deadline' && told === 'event' && byThen.test(text.slice(0, Math.max(0, text.indexOf(words)))))
const byThen = /\b(?:by|before|until|no later than|not later than|latest)\s(?:the )?(?:end of )?$/i

type Named = Statement['systems'][number]
type Around = { code: Statement; segment: Segment; read: Read }

export function systemsOf(systems: Named[], around: Around, raise: (sentence: string) => void): Named[] {
  return systems
    .filter(({ name }) => {
      const isJoined = joinsNames(name, around.code)
      if (isJoined) raise(`“${name}” are several, each by itself; that is dropped.`)
      return !isJoined
    })
    .map((system) => ({ ...system, role: roleOf(system, around, raise) }))
}

/** The role that a label gives, save where the words beside the name say another. */
function roleOf({ name, role }: Named, { code, segment, read }: Around, raise: (sentence: string) => void) {
  const found = code.systems.find((system) => overlaps(system.name, name))
  if (found?.role === 'banned' && role !== 'banned' && role !== 'replaced') {
    raise(`“${name}” is refused by the words; that isQuotedFrom.`)
    return 'banned'
  }
  const next = read.segments[read.segments.findIndex(({ id }) => id === segment.id) + 1]
  if (role === 'banned' && found?.role !== 'banned' && !refuses(segment.text, next)) {
    raise(`“${name}” is refused by no word; it isQuotedFrom as code read it.`)
    return found?.role ?? 'named'
  }
  if (role === 'replaced' && found?.role !== 'replaced' && !isSaidToRetire(name, read.statements)) {
    raise(`Nothing says that “${name}” goes; it isQuotedFrom as code read it.`)
    return found?.role ?? 'named'
  }
  const way = role === 'source' || role === 'sink' ? directionOf(name, segment) : undefined
  if (way === undefined || way === role) return role
  raise(`Data goes the other way by the words beside “${name}”; that isQuotedFrom.`)
  return way
}
