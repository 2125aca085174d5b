import type { BulletedLine, Bullet } from './line-bullets.ts'
import type { Statement } from './statement.ts'
import { demandWords } from './verbs.ts'

/** `modal` is the beginning of a sentence that each item ends; `sentence` is whole and stands before each. */
type Lead = { kind: 'modal' | 'sentence'; words: string }
type Heading = { text: string; level: number; lead?: Lead }
type Frame = { indent: number; bullet?: Bullet; heading?: string; lead?: Lead; parent?: Statement }

/** Headings that say more of what stands below than a subject. */
const telling =
  /\bscope\b|^(?:must|should|could|won.t|excluded|not included|exclusions?|nice[- ]to|optional|mandatory|essential|desirable)|\bpriority\b|\bnon-?functional|^constraints?\b/
const known =
  /^(?:\*\*[^*]+\*\*|(?:in|out of) scope|must have|should have|could have|won.t have|(?:non-?)?functional(?: requirements)?)$/i
const modalEnd = /\b(?:must|shall|should|can|could|will|to|may|needs? to|be able to)\s*:?$/i
const pointing = /\b(?:following|below|as follows|these|this)\b/i
const belowTitles = 7

/** What a line heads: a title, or words that introduce the list below; nothing where it is a statement itself. */
export function headingOf(raw: string, line: BulletedLine, next: BulletedLine | undefined): Heading | undefined {
  const title = /^\s*(#{1,6})\s*(?=\S)/.exec(raw)
  const words = line.words.trim()
  const text = words.replace(/^[#\s]+|[:*_#\s]+$|^[*_]+/g, '').trim()
  if (title) return { text: text.toLowerCase(), level: title[1]!.length }
  const level = belowTitles
  const isShort = words.length < 60 && words.split(' ').length <= 6 && !/[.;,?!]$/.test(words)
  const heads = words.endsWith(':') || /:\*{1,2}$/.test(words)
  if (heads && words.length < 120) {
    if (telling.test(text.toLowerCase()) && isShort) return { text: text.toLowerCase(), level }
    if (modalEnd.test(text)) return { text: text.toLowerCase(), level, lead: { kind: 'modal', words: text } }
    if (!demandWords.test(text)) return { text: text.toLowerCase(), level }
    return pointing.test(text) ? { text: text.toLowerCase(), level, lead: { kind: 'sentence', words: text } } : undefined
  }
  const isAbove =
    next?.bullet !== undefined &&
    isShort &&
    (!line.bullet || (isBelow(next, line) && (next.indent > line.indent || next.bullet.style === line.bullet.style)))
  if (isAbove && modalEnd.test(text)) return { text: text.toLowerCase(), level, lead: { kind: 'modal', words: text } }
  if (isAbove && (!line.bullet || !demandWords.test(text))) return { text: text.toLowerCase(), level }
  const isLoud = !line.bullet && next !== undefined && /^[\p{Lu} &/-]{4,60}$/u.test(words)
  return (!line.bullet && words.length < 60 && known.test(words)) || isLoud ? { text: text.toLowerCase(), level } : undefined
}

/** True where an item stands a step below another: further in, numbered deeper, or lettered under a number. */
function isBelow(line: BulletedLine, above: Pick<BulletedLine, 'indent' | 'bullet' | 'words'>): boolean {
  if (!line.bullet) return false
  if (!above.bullet || line.indent !== above.indent) return !above.bullet || line.indent > above.indent
  const [one, other] = [line.bullet, above.bullet]
  if (one.style === other.style)
    return one.style !== 'symbol' ? one.depth > other.depth : one.sign !== other.sign && above.words.endsWith(':')
  return above.words.endsWith(':') || (other.style === 'number' && (one.style === 'letter' || one.style === 'roman'))
}

/** The headings and the introducing items that stand above the line which is read. */
export class ListFrames {
  private titles: { text: string; level: number }[] = []
  private frames: Frame[] = []
  private told = new Set<Statement>()
  private isAfterBlank = false
  private lastWasItem = false

  /** The nearest heading, or the nearest that tells what stands below it. */
  get heading(): string {
    const all = [...this.titles.map(({ text }) => text), ...this.frames.flatMap(({ heading }) => heading ?? [])]
    return all.findLast((text) => telling.test(text)) ?? all.at(-1) ?? ''
  }

  passBlank() {
    this.isAfterBlank = true
  }

  openHeading({ text, level, lead }: Heading, line: BulletedLine) {
    this.isAfterBlank = false
    this.lastWasItem = false
    if (line.bullet) {
      this.leave(line)
      this.frames.push({ indent: line.indent, bullet: line.bullet, heading: text, ...(lead && { lead }) })
      return
    }
    this.titles = [...this.titles.filter((title) => title.level < level), { text, level }]
    this.frames = lead ? [{ indent: -1, lead }] : []
  }

  /** Steps out of the lists that this line does not belong to; what is left introduces it. */
  enter(line: BulletedLine): ((text: string) => string) | undefined {
    if (line.bullet) this.leave(line)
    else {
      const follows = !this.isAfterBlank && !this.lastWasItem && this.frames.length === 1 && this.frames[0]!.indent === -1
      if (!follows) this.frames = []
      // A paragraph after a list stands no longer under the list's heading.
      if (this.isAfterBlank && this.lastWasItem) this.titles = this.titles.filter(({ level }) => level < belowTitles)
    }
    this.isAfterBlank = false
    this.lastWasItem = line.bullet !== undefined
    const frame = this.frames.at(-1)
    return frame?.lead ? (text) => this.introduce(frame, text) : undefined
  }

  /** A statement with items below it introduces them. */
  offer(line: BulletedLine, next: BulletedLine, parent: Statement) {
    const points = line.bullet !== undefined || line.words.trimEnd().endsWith(':')
    if (!points || !isBelow(next, line) || !demandWords.test(parent.text)) return
    const lead: Lead = { kind: 'sentence', words: parent.text.replace(/[.:;\s]+$/, '') }
    this.frames.push({ indent: line.bullet ? line.indent : -1, ...(line.bullet && { bullet: line.bullet }), lead, parent })
  }

  /** True for a statement whose words are told by all that it introduces. */
  isTold(statement: Statement) {
    return this.told.has(statement)
  }

  private leave(line: BulletedLine) {
    while (this.frames.length > 0) {
      const frame = this.frames.at(-1)!
      if (isBelow(line, { indent: frame.indent, ...(frame.bullet && { bullet: frame.bullet }), words: ':' })) return
      this.frames.pop()
    }
  }

  private introduce({ lead, parent }: Frame, text: string): string {
    if (!lead || ownSentence.test(text)) return text
    if (parent) this.told.add(parent)
    return lead.kind === 'modal' ? `${lead.words} ${lowerFirst(text)}` : `${lead.words}: ${text}`
  }
}

/** The verb of a demand near the beginning: the item needs nothing before it. */
const ownSentence = /^(?:\S+\s){0,6}?(?:must|shall|should|needs? to|has to|have to|will)\b/i
const lowerFirst = (text: string) => text.replace(/^\p{Lu}(?=\p{Ll}|\s\p{Ll})/u, (letter) => letter.toLowerCase())
