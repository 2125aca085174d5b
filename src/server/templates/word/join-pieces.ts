/** A bullet, a number, a letter in brackets, a box, a label with its colon: a line of its own. */
const point = /^(?:[-–•*·▪◦☐☑☒✓✗]|\(?[a-z]\)|\(?\d{1,3}[.)]|\d{1,3}(?:\.\d{1,3})+|[A-Z]{1,4}-?\d|\p{Lu}[\p{L} ]{1,30}:\s)/u
/** Characters of a line that was broken at the margin, not by what it says. */
const fullLine = 50

/** The lines of a paragraph with line breaks; a break within a sentence is none. */
export function splitAtBreaks(text: string): string[] {
  const lines: string[] = []
  for (const piece of text.split('\n').map((one) => one.trim())) {
    const last = lines.at(-1)
    const goesOn =
      last !== undefined &&
      !/[.:;!?]$/.test(last) &&
      !point.test(piece) &&
      (/^[\p{Ll}([]/u.test(piece) || last.length >= fullLine || last === '')
    if (piece === '') continue
    if (goesOn) lines[lines.length - 1] = `${last} ${piece}`
    else lines.push(piece)
  }
  return lines
}

/** Paragraphs of a cell as one text; those without a full stop are set apart by a semicolon unless they are a few words. */
export function joinInCell(pieces: string[]): string {
  let joined = ''
  for (const piece of pieces.filter((one) => one !== '')) {
    const isSentence = piece.length > 25 || joined.length > 25
    const isApart = isSentence && /[\p{L}\p{N})\]%”"]$/u.test(joined) && /^[\p{Lu}\p{N}]/u.test(piece)
    joined += joined === '' ? piece : `${isApart ? ';' : ''} ${piece}`
  }
  return joined
}
