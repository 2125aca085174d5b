import { collectUnread } from '../collect-unread.ts'
import { describePicture } from '../describe-picture.ts'
import type { ReadText } from '../line.ts'
import { refusal } from '../refusal.ts'
import { seenText } from '../word/symbol-fonts.ts'
import { encodingOfCharset, encodingOfPage } from './rtf-charsets.ts'
import { RtfBody } from './rtf-body.ts'
import { type RtfToken, rtfTokens } from './rtf-tokens.ts'

const deepest = 1000
const progressEvery = 20_000

/** What the text of a group is: of the document, of a note or a comment, a name in a table of the file, or nothing. */
type Destination = 'text' | 'note' | 'comment' | 'author' | 'fonts' | 'styles' | 'field' | 'none'
type State = {
  to: Destination
  isHidden: boolean
  isDeleted: boolean
  isInserted: boolean
  font: number
  skip: number
  style: number
}

/** Groups that are not text of the document; groups that begin with `\*` are not either, unless they are named here. */
const destinations: Record<string, Destination> = {
  footnote: 'note',
  annotation: 'comment',
  atnauthor: 'author',
  fonttbl: 'fonts',
  stylesheet: 'styles',
  shptxt: 'text',
  formfield: 'field',
  ffl: 'field',
  listtext: 'text',
  pntext: 'text',
  nesttableprops: 'text',
  shpinst: 'text',
  moMath: 'none',
}
const withoutText = new Set(
  'colortbl info header headerl headerr headerf footer footerl footerr footerf pict object fldinst datafield listtable listoverridetable revtbl rsidtbl themedata latentstyles xmlnstbl generator ftnsep ftnsepc aftnsep aftnsepc nonesttables sp shprslt mmathPr userprops template filetbl private do'.split(
    ' ',
  ),
)
const signs: Record<string, string> = {
  tab: ' ', line: '\n', '~': '\u00a0', _: '-', emdash: '—', endash: '–', lquote: '‘', rquote: '’', ldblquote: '“', rdblquote: '”', bullet: '•', emspace: ' ', enspace: ' ',
} // prettier-ignore

const shownKinds: Record<string, 'picture' | 'object' | 'equation'> = { pict: 'picture', object: 'object', moMath: 'equation' }

/** The whole text of a file in rich text (RTF). */
export function readRtf(bytes: Uint8Array, progress: () => void): ReadText {
  const reader = new RtfReader()
  let count = 0
  for (const token of rtfTokens(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1'))) {
    reader.read(token)
    if (++count % progressEvery === 0) progress()
  }
  return reader.end()
}

class RtfReader {
  readonly #unread = collectUnread()
  readonly #body = new RtfBody(this.#unread)
  readonly #states: State[] = []
  #state: State = { to: 'text', isHidden: false, isDeleted: false, isInserted: false, font: 0, skip: 1, style: 0 }
  readonly #fonts = new Map<number, { name: string; charset: number }>()
  #encoding = 'windows-1252'
  #bytes: number[] = []
  #author = ''
  #name = ''
  /** Characters that stand in for the last one written by its number. */
  #left = 0
  #isOptional = false

  read(token: RtfToken) {
    if (token.kind === 'byte') {
      if (this.#left > 0) this.#left--
      else this.#bytes.push(token.byte)
      return
    }
    this.#endBytes()
    if (token.kind === 'text') this.#text(token.text)
    else if (token.kind === 'open') this.#open()
    else if (token.kind === 'close') this.#close()
    else this.#word(token.word, token.value)
  }

  end(): ReadText {
    this.#endBytes()
    return { lines: this.#body.end(), unread: this.#unread.entries }
  }

  #open() {
    if (this.#states.length >= deepest) throw refusal.damaged()
    this.#states.push({ ...this.#state })
    this.#isOptional = false
  }

  #close() {
    const inner = this.#state
    this.#state = this.#states.pop() ?? this.#state
    this.#left = 0
    if (inner.to === this.#state.to) return
    if (inner.to === 'note') this.#body.endNote()
    else if (inner.to === 'comment')
      this.#unread.tell({ kind: 'comment', text: this.#take(), ...(this.#author && { by: this.#author }) })
    else if (inner.to === 'author') this.#author = this.#take()
    else if (inner.to === 'field') this.#body.endFormField()
  }

  #take() {
    const name = this.#name.trim()
    this.#name = ''
    return name
  }

  #endBytes() {
    if (this.#bytes.length === 0) return
    const own = encodingOfCharset(this.#fonts.get(this.#state.font)?.charset ?? 0)
    const text = new TextDecoder(own ?? this.#encoding).decode(Uint8Array.from(this.#bytes))
    this.#bytes = []
    this.#write(text)
  }

  #text(text: string) {
    const rest = text.slice(this.#left)
    this.#left = Math.max(0, this.#left - text.length)
    this.#write(rest)
  }

  #write(text: string) {
    const { to, isHidden, isDeleted, isInserted, font } = this.#state
    if (text === '' || to === 'none') return
    if (to === 'fonts' || to === 'styles') this.#nameEntry(text)
    else if (to === 'comment' || to === 'author') this.#name += text
    else if (to === 'field') this.#body.fieldText(text)
    else {
      const seen = seenText(text, this.#fonts.get(font)?.name ?? '')
      this.#body.write(seen, isDeleted ? 'deletion' : isHidden ? 'hidden' : isInserted ? 'insertion' : undefined)
    }
  }

  /** Entries of the tables of fonts and styles end with a semicolon. */
  #nameEntry(text: string) {
    this.#name += text
    if (!text.includes(';')) return
    const name = this.#take().replace(/;.*$/, '')
    if (this.#state.to === 'styles') this.#body.nameStyle(this.#state.style, name)
    else this.#fonts.set(this.#state.font, { charset: this.#fonts.get(this.#state.font)?.charset ?? 0, name })
  }

  #word(word: string, value: number | undefined) {
    if (word === '*') {
      this.#isOptional = true
      return
    }
    const isOptional = this.#isOptional
    this.#isOptional = false
    const to = destinations[word] ?? (withoutText.has(word) || isOptional ? 'none' : undefined)
    // A form field is described in the instruction of its field.
    if (this.#state.to === 'none' && to !== 'field') return
    if (to !== undefined) this.#enter(word, to)
    else if (word === 'u') this.#unicode(value ?? 0)
    else if (signs[word] !== undefined) this.#write(signs[word])
    else if (word === '\\' || word === '{' || word === '}') this.#write(word)
    else if (!this.#format(word, value) && (this.#state.to === 'text' || this.#state.to === 'note' || this.#state.to === 'field'))
      this.#body.onWord(word, value)
  }

  #enter(word: string, to: Destination) {
    const kind = shownKinds[word]
    if (kind) {
      this.#write(` ${describePicture('', kind)} `)
      this.#unread.tell({ kind })
    }
    this.#state.to = to
    if (to === 'note') this.#body.beginNote()
  }

  #unicode(value: number) {
    this.#write(String.fromCharCode(value < 0 ? value + 65_536 : value))
    this.#left = this.#state.skip
  }

  /** Formatting that decides how text is read. */
  #format(word: string, value: number | undefined): boolean {
    const isOn = value !== 0
    if (word === 'v') this.#state.isHidden = isOn
    else if (word === 'deleted') this.#state.isDeleted = isOn
    else if (word === 'revised') this.#state.isInserted = isOn
    else if (word === 'plain') Object.assign(this.#state, { isHidden: false, isDeleted: false, isInserted: false })
    else if (word === 'f') this.#state.font = value ?? 0
    else if (word === 'uc') this.#state.skip = value ?? 1
    else if (word === 'ansicpg') this.#encoding = encodingOfPage(value ?? 1252)
    else if (word === 'mac') this.#encoding = 'macintosh'
    else if (word === 'fcharset') this.#fonts.set(this.#state.font, { name: '', charset: value ?? 0 })
    else if (word === 's' && this.#state.to === 'styles') this.#state.style = value ?? 0
    else return false
    return true
  }
}
