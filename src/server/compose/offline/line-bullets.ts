/** What stands before the words of a list's item. */
export type Bullet = {
  style: 'symbol' | 'number' | 'letter' | 'roman' | 'given'
  /** The sign itself, without brackets or full stop. */
  sign: string
  /** 2 for `3.1`; 1 for everything else. */
  depth: number
}

/** `written` is the client's own number as it stands before the words. */
export type BulletedLine = { indent: number; bullet?: Bullet; given?: { id: string; written: string }; words: string }

const symbol = /^([-*+•–—▪◦·‣○●■□])\s+(?:\[[ xX]?\]\s+)?/
const units = String.raw`%|€|zł|(?:EUR|GBP|USD|CHF|PLN)\b|per\b|percent|million|thousand|billion|[kmsh]\b|[kmgtp]b\b|ms\b|seconds?|minutes?|hours?|days?|weeks?|months?|years?`
const numbered = new RegExp(
  String.raw`^\(?(?:(\d{1,3}(?:\.\d{1,3})*)[.)]|(\d{1,3}(?:\.\d{1,3})+)(?!\s+(?:${units})))(?:\s+|(?<=\))(?=\p{L}))`,
  'iu',
)
// "z. B." begins a sentence, not a list.
const lettered = /^\(?([a-z]|[ivx]{1,5})[.)]\s+(?!\p{L}\.)/iu
const knownIds = 'REQ|FR|NFR|BR|UR|TR|SR|UC|US|CON|SEC|R'
const given = new RegExp(
  String.raw`^[[(]?((?:${knownIds})[-_ .]?\d{1,4}(?:\.\d{1,3})*(?![\p{L}\d])|[A-Z]{2,6}(?:-[A-Z]{1,5})?[-_]\d{1,3}(?:\.\d{1,3})*(?=\s*[:)\]–—]|\.\s|\s-\s|\s{2})|Req(?:uirement)?\.? \d{1,4}(?:\.\d{1,3})*)[\])]?\s*[:.)–—-]?\s+(?=\S)`,
  'u',
)

/** A line without its bullet and indent; a number that the client gave is told. */
export function readBullet(line: string): BulletedLine {
  const words = line.trimStart()
  const indent = widthOf(line.slice(0, line.length - words.length))
  const bulleted = symbol.exec(words)
  const rest = bulleted ? words.slice(bulleted[0].length) : words
  const id = given.exec(rest)
  if (id) {
    const bullet: Bullet = bulleted
      ? { style: 'symbol', sign: bulleted[1]!, depth: 1 }
      : { style: 'given', sign: id[1]!, depth: id[1]!.split('.').length }
    return { indent, bullet, given: { id: id[1]!, written: id[0] }, words: rest.slice(id[0].length) }
  }
  if (bulleted) return { indent, bullet: { style: 'symbol', sign: bulleted[1]!, depth: 1 }, words: rest }
  const number = numbered.exec(words)
  if (number) {
    const sign = (number[1] ?? number[2])!
    return { indent, bullet: { style: 'number', sign, depth: sign.split('.').length }, words: words.slice(number[0].length) }
  }
  const letter = lettered.exec(words)
  if (!letter) return { indent, words }
  const style = letter[1]!.length > 1 || /^[ivx]$/i.test(letter[1]!) ? 'roman' : 'letter'
  return { indent, bullet: { style, sign: letter[1]!, depth: 1 }, words: words.slice(letter[0].length) }
}

const tab = 4
const widthOf = (blank: string) => blank.replaceAll('\t', ' '.repeat(tab)).length
