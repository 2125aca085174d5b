import { refusal } from './refusal.ts'

export type XmlHandlers = {
  open(name: string, attribute: (name: string) => string | undefined, attributes: () => [name: string, value: string][]): void
  close(name: string): void
  text(text: string): void
}

/** Maximum characters of one tag or one run of text. */
const longestToken = 2 ** 20

/**
 * Reports the tags and texts of an XML stream, reading each character once; declarations (DTD) are refused, so only the five predefined
 * entities exist.
 */
export async function readXml(chunks: AsyncIterable<Buffer>, handlers: XmlHandlers, progress = () => {}): Promise<void> {
  let decoder: InstanceType<typeof TextDecoder> | undefined
  let rest = ''
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(chunk[0] === 0xff && chunk[1] === 0xfe ? 'utf-16le' : 'utf-8')
    rest = readTokens(rest + decoder.decode(chunk, { stream: true }), handlers)
    if (rest.length > longestToken) throw refusal.damaged()
    progress()
  }
  if (rest.trim() !== '') throw refusal.damaged()
}

/** Reads all complete tokens and returns the rest. */
function readTokens(text: string, handlers: XmlHandlers): string {
  let position = 0
  for (;;) {
    const start = text.indexOf('<', position)
    if (start < 0) return text.slice(position)
    if (start > position) handlers.text(withoutEntities(text.slice(position, start)))
    const end = readToken(text, start, handlers)
    if (end < 0) return text.slice(start)
    position = end
  }
}

/** Reads the token that begins here and returns its end, or -1 if it is not complete yet. */
function readToken(text: string, start: number, handlers: XmlHandlers): number {
  const next = text[start + 1]
  if (next === '?') return after(text, '?>', start)
  if (next === '!') {
    if (text.length - start < '<![CDATA['.length) return -1
    if (text.startsWith('<!--', start)) return after(text, '-->', start + 4)
    if (!text.startsWith('<![CDATA[', start)) throw refusal.forbiddenMarkup()
    const end = after(text, ']]>', start)
    if (end > 0) handlers.text(text.slice(start + 9, end - 3))
    return end
  }
  const end = endOfTag(text, start)
  if (end < 0) return -1
  if (next === '/') handlers.close(text.slice(start + 2, end).trim())
  else readOpeningTag(text.slice(start + 1, end), handlers)
  return end + 1
}

function after(text: string, mark: string, from: number) {
  const at = text.indexOf(mark, from)
  return at < 0 ? -1 : at + mark.length
}

/** A `>` within quotes does not end a tag. */
function endOfTag(text: string, start: number): number {
  for (let position = start + 1; position < text.length; position++) {
    const character = text[position]
    if (character === '>') return position
    if (character === '"' || character === "'") {
      position = text.indexOf(character, position + 1)
      if (position < 0) return -1
    }
  }
  return -1
}

function readOpeningTag(tag: string, handlers: XmlHandlers) {
  const isEmpty = tag.endsWith('/')
  const name = /^[^\s/]*/.exec(tag)![0]
  handlers.open(
    name,
    (wanted) => attributeOf(tag, name.length, wanted),
    () => [...attributesOf(tag, name.length)],
  )
  if (isEmpty) handlers.close(name)
}

function attributeOf(tag: string, start: number, wanted: string): string | undefined {
  for (const [name, value] of attributesOf(tag, start)) if (name === wanted) return value
  return undefined
}

function* attributesOf(tag: string, start: number): Iterable<[name: string, value: string]> {
  let position = start
  for (;;) {
    const equals = tag.indexOf('=', position)
    if (equals < 0) return
    let opening = equals + 1
    while (tag[opening] === ' ') opening++
    const closing = tag.indexOf(tag[opening] ?? '"', opening + 1)
    if (closing < 0) return
    yield [tag.slice(position, equals).trim(), withoutEntities(tag.slice(opening + 1, closing))]
    position = closing + 1
  }
}

const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function withoutEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|lt|gt|amp|quot|apos);/gi, (_whole, entity: string) => {
    if (!entity.startsWith('#')) return named[entity.toLowerCase()]!
    const code = Number(entity.slice(1).replace(/^x/i, '0x'))
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
