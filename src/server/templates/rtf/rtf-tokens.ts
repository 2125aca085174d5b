/** A control word with its number, a group's edge, a character by its byte, or text. */
export type RtfToken =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'word'; word: string; value: number | undefined }
  | { kind: 'byte'; byte: number }
  | { kind: 'text'; text: string }

const isLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
const isDigit = (code: number) => code >= 48 && code <= 57

/** The tokens of an RTF file (version 1.9.1), given as text with one character for each byte. */
export function* rtfTokens(file: string): Generator<RtfToken> {
  let at = 0
  while (at < file.length) {
    const sign = file[at]
    if (sign === '{' || sign === '}') {
      at++
      yield sign === '{' ? { kind: 'open' } : { kind: 'close' }
    } else if (sign === '\\') {
      const [token, end] = readControl(file, at + 1)
      at = end
      // The bytes of a picture or an object.
      if (token.kind === 'word' && token.word === 'bin') at += Math.max(0, token.value ?? 0)
      yield token
    } else if (sign === '\r' || sign === '\n' || sign === '\0') at++
    else {
      let end = at
      while (end < file.length && !'\\{}\r\n\0'.includes(file[end]!)) end++
      yield { kind: 'text', text: file.slice(at, end) }
      at = end
    }
  }
}

function readControl(file: string, from: number): [token: RtfToken, end: number] {
  if (!isLetter(file.charCodeAt(from))) {
    const sign = file[from] ?? ''
    if (sign === "'") return [{ kind: 'byte', byte: Number.parseInt(file.slice(from + 1, from + 3), 16) || 0x3f }, from + 3]
    return [{ kind: 'word', word: sign, value: undefined }, from + 1]
  }
  let end = from
  while (end < from + 32 && isLetter(file.charCodeAt(end))) end++
  const word = file.slice(from, end)
  const start = end
  if (file[end] === '-') end++
  while (end < start + 11 && isDigit(file.charCodeAt(end))) end++
  const value = end > start ? Number(file.slice(start, end)) : undefined
  return [{ kind: 'word', word, value: Number.isNaN(value) ? undefined : value }, file[end] === ' ' ? end + 1 : end]
}
