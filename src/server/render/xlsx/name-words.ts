const wordsOf = (list: string) => new Set(list.split(' '))
/** Words before which a name may be cut, but with which it must not end. */
const links = wordsOf(
  'a an the of for to in on at by with without within from into over under per via as and or nor but than no not so between ' +
    'across during after before against about through towards upon',
)
/** Auxiliary verbs, and words that open a clause, which belongs to its verb. */
const verbs = wordsOf('is are was were be been has have had will would can could may must shall should do does')
const openers = wordsOf('that which who whose whom where when while until if because whether what how why')

const isIn = (set: ReadonlySet<string>) => (word: string) => set.has(word.toLowerCase())
const [isVerb, isOpener] = [isIn(verbs), isIn(openers)]
const isJoint = (word: string) => isIn(links)(word) || isVerb(word) || isOpener(word)

/** Characters; a shorter name is not informative enough. */
const shortest = 10

/** The subject of a caption without additions: all of a list, otherwise the part before the first mark. */
export function shortCaption(caption: string): string {
  const mark = /[,:;(]|\s[–—]\s/.exec(caption)
  if (!mark) return caption
  const isList = mark[0] === ',' && /^(\s\S+){1,2}(,(\s\S+){1,2})*,? (and|or)(\s\S+){1,2}$/.test(caption.slice(mark.index + 1))
  return isList ? caption : caption.slice(0, mark.index).trim() || caption
}

/** As many whole words as there is room for, without cutting a phrase in its middle; undefined if the words are too long. */
export function cutWords(name: string, length: number): string | undefined {
  const words = name.split(' ')
  let count = 0
  for (let used = -1; count < words.length && used + 1 + words[count]!.length <= length; count++) used += 1 + words[count]!.length
  const kept = words.slice(0, count)
  return [phraseOf(kept), kept].map(endOf).find((text) => text.length >= shortest)
}

/** The words before the last phrase. */
function phraseOf(words: readonly string[]): readonly string[] {
  const joint = words.findLastIndex((word, index) => index > 0 && isJoint(word))
  if (joint === -1) return words
  const opener = isVerb(words[joint]!) ? words.findLastIndex((word, index) => index > 0 && index < joint && isOpener(word)) : -1
  return words.slice(0, opener === -1 ? joint : opener)
}

function endOf(words: readonly string[]): string {
  const end = words.findLastIndex((word) => !isJoint(word))
  const text = words
    .slice(0, end + 1)
    .join(' ')
    .replace(/[\s,;:.–—-]+$/, '')
  return text.includes('“') && !text.includes('”') ? text.replaceAll('“', '') : text
}
