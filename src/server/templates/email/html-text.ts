const blocks = /^(?:p|div|ul|ol|table|tbody|thead|h[1-6]|pre|hr|section|article|header|footer|address|dl|dt|dd|form|center)$/
/** Blocks that are set apart from the text around them. */
const apart = /^(?:p|ul|ol|table|h[1-6]|pre|hr|section|article)$/
const dropped = /^(?:head|style|script|title|template|noscript|svg|object)$/
const empty = /^(?:br|hr|img|meta|link|input|col|wbr|base|area)$/
const named: Record<string, string> = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', euro: '€', pound: '£', copy: '©', reg: '®', trade: '™', hellip: '…', mdash: '—', ndash: '–', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', bdquo: '„', laquo: '«', raquo: '»', bull: '•', middot: '·', sect: '§', deg: '°', plusmn: '±', times: '×', le: '≤', ge: '≥', auml: 'ä', ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', szlig: 'ß', eacute: 'é', egrave: 'è', agrave: 'à', ccedil: 'ç', ntilde: 'ñ', iacute: 'í', oacute: 'ó', aacute: 'á', uacute: 'ú', ecirc: 'ê', ocirc: 'ô', icirc: 'î', zwnj: '', zwj: '', shy: '',
} // prettier-ignore

const withoutEntities = (text: string) =>
  text.replaceAll(/&(#\d{1,7}|#x[\da-f]{1,6}|\w{2,8});/gi, (whole, entity: string) => {
    if (!entity.startsWith('#')) return named[entity] ?? whole
    const code = Number(entity.slice(1).replace(/^x/i, '0x'))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })

const mostDepth = 2000
/** A tag, a comment or text; the rest of a file without `>` is text. */
const tokens = /<!--[\s\S]*?(?:-->|$)|<\/?[a-z][^>]{0,20000}>|<[!?][^>]{0,20000}>|[^<]+|</gi

/** The text of an email in HTML, a line for each block; quoted history has `>` before its lines. */
export function htmlText(html: string, progress: () => void): string {
  const writer = new HtmlWriter()
  let count = 0
  for (const [token] of html.matchAll(tokens)) {
    if (++count % 10_000 === 0) progress()
    const tag = /^<(\/?)([a-z][a-z\d:]*)/i.exec(token)
    const name = tag?.[2]?.toLowerCase()
    if (name === undefined) writer.text(/^<[!?]/.test(token) ? '' : withoutEntities(token))
    else if (tag?.[1] === '/') writer.close(name)
    else writer.open(name, token)
  }
  return writer.end()
}

class HtmlWriter {
  readonly #lines: string[] = []
  readonly #open: { name: string; isDropped: boolean }[] = []
  readonly #rows: string[][] = []
  #line = ''
  #dropped = 0
  #quotes = 0

  open(name: string, tag: string) {
    const isDropped = dropped.test(name) || /display\s*:\s*none|mso-hide\s*:\s*all/i.test(tag)
    const isEmpty = empty.test(name) || tag.endsWith('/>')
    if (isDropped && !isEmpty) this.#dropped++
    if (this.#dropped === 0) this.#begin(name)
    if (!isEmpty && this.#open.length < mostDepth) this.#open.push({ name, isDropped })
  }

  close(name: string) {
    const at = this.#open.findLastIndex((one) => one.name === name)
    // What was left open inside ends here too.
    for (const one of at < 0 ? [] : this.#open.splice(at).toReversed()) {
      if (this.#dropped === 0) this.#end(one.name)
      if (one.isDropped) this.#dropped--
    }
  }

  text(text: string) {
    if (this.#dropped === 0) this.#write(text.replaceAll(/\s+/g, ' '))
  }

  end(): string {
    while (this.#rows.length > 0) this.#endRow()
    this.#endLine()
    return this.#lines
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim()
  }

  #begin(name: string) {
    if (name === 'br') this.#endLine(this.#line.trim() === '')
    else if (name === 'td' || name === 'th') this.#rows.at(-1)?.push('')
    else if (name === 'tr' || name === 'li' || name === 'blockquote' || blocks.test(name)) this.#endLine(apart.test(name))
    if (name === 'tr') this.#rows.push([])
    else if (name === 'li') this.#write('- ')
    else if (name === 'blockquote') this.#quotes++
  }

  #end(name: string) {
    if (name === 'tr') this.#endRow()
    else if (name === 'li' || name === 'blockquote' || blocks.test(name)) this.#endLine(apart.test(name))
    if (name === 'blockquote') this.#quotes--
  }

  #write(text: string) {
    const row = this.#rows.at(-1)
    if (row && row.length > 0) row[row.length - 1] += text
    else this.#line += text
  }

  #endLine(isApart = false) {
    if (this.#rows.some((row) => row.length > 0)) return this.#write(' ')
    const text = this.#line.replaceAll(/[ \t\u00a0]+/g, ' ').trim()
    if (text !== '') this.#lines.push(`${'> '.repeat(this.#quotes)}${text}`)
    if (isApart && this.#lines.length > 0 && this.#lines.at(-1) !== '') this.#lines.push('')
    this.#line = ''
  }

  #endRow() {
    const cells = (this.#rows.pop() ?? []).map((cell) => cell.replaceAll(/\s+/g, ' ').trim())
    const filled = cells.filter((cell) => cell !== '')
    this.#write(filled.length > 1 ? `| ${cells.join(' | ')} |` : (filled[0] ?? ''))
    this.#endLine()
  }
}
