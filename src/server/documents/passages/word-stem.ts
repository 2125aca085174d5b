const endings = [
  /(?:isation|ization|ation|ition)s?$/,
  /(?:ement|ment|ness|able|ible|ence|ance)s?$/,
  /(?:ing|ion|al|ly|ity|ities|ies|ied|y)s?$/,
  /(?:ungen|ung|heit|keit|lich|isch)(?:en|e)?$/,
  /(?:ers|er|ed|es|en|em|e|n|s)$/,
]
/** Minimum length of a stem. */
const shortest = 3

/** Removes English or German endings: `retained`, `retains` and `retaining` all become `retain`. */
export function stemOf(word: string): string {
  if (/\d/.test(word)) return word
  let stem = word.replace(/(?<=[^s])s$/, '')
  for (const ending of endings) {
    const cut = stem.replace(ending, '')
    if (cut.length >= shortest) stem = cut
  }
  return stem.length > shortest ? stem.replace(/([b-df-hj-np-tv-z])\1$/, '$1') : stem
}
