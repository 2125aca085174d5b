/** Fonts with the same ideographs, each with the forms of one country's readers. */
type EastAsian = 'simplified' | 'traditional' | 'japanese' | 'korean'
const all: readonly EastAsian[] = ['simplified', 'traditional', 'japanese', 'korean']

/** Texts in these languages contain far more of these letters; a name or a brand in another language does not decide. */
const least = 0.1

/** The East Asian fonts, starting with the one for the text's readers: ideographs look different in each. */
export function orderEastAsian(text: string): EastAsian[] {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0
  const ideographs = text.match(/\p{Script=Han}/gu) ?? []
  const enough = Math.max(1, least * ideographs.length)
  const first: EastAsian =
    count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu) >= enough
      ? 'japanese'
      : // Korean is written in syllables, with few ideographs.
        count(/\p{Script=Hangul}/gu) > ideographs.length
        ? 'korean'
        : isTraditional(ideographs) || count(/\p{Script=Bopomofo}/gu) >= enough
          ? 'traditional'
          : 'simplified'
  return [first, ...all.filter((one) => one !== first)]
}

function isTraditional(ideographs: readonly string[]): boolean {
  if (ideographs.length === 0) return false
  sets ??= { simplified: lettersOf('gbk', 0xa1), traditional: lettersOf('big5', 0x40) }
  let balance = 0
  for (const letter of ideographs) balance += Number(sets.traditional.has(letter)) - Number(sets.simplified.has(letter))
  return balance > 0
}

let sets: Record<'simplified' | 'traditional', Set<string>> | undefined

/** The characters of a national standard: Big5 has the traditional ones, the GB 2312 part of GBK the simplified ones. */
function lettersOf(encoding: 'gbk' | 'big5', firstTrail: number): Set<string> {
  const pairs: number[] = []
  for (let lead = 0xa4; lead <= 0xf7; lead++) for (let trail = firstTrail; trail <= 0xfe; trail++) pairs.push(lead, trail, 0x20)
  return new Set(new TextDecoder(encoding).decode(Uint8Array.from(pairs)).match(/\p{Script=Han}/gu))
}
