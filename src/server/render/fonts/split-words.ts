/** Letters between which a line may end without a space; excludes characters that may not begin or end a line. */
const ideograph =
  '[[\\p{Script=Han}--[々〻]][\\p{Script=Hiragana}--[ぁぃぅぇぉっゃゅょゎゕゖゝゞ]][\\p{Script=Katakana}--[ァィゥェォッャュョヮヵヶヽヾㇰ-ㇿ]]\\p{Script=Hangul}]'
const opening = '[\\(\\[\\{（［｛「『【〈《〔“‘]'
const closing = '[\\)\\]\\}）］｝」』】〉》〕”’、。，．：；！？・,.:;!?%％々ー…—ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ\\p{M}]'
const lineEnd = new RegExp(`(?<=${ideograph})(?!${closing})|(?<!${opening})(?=${ideograph})`, 'v')
const hasIdeograph = new RegExp(ideograph, 'v')
const thai = /[\u0E00-\u0E7F]/
const thaiWords = new Intl.Segmenter('th', { granularity: 'word' })

/** The parts of a text without spaces between which a line may end: each East Asian letter, and Thai words by a dictionary. */
export function splitWords(word: string): string[] {
  if (hasIdeograph.test(word)) return word.split(lineEnd).filter(Boolean)
  if (thai.test(word)) return Array.from(thaiWords.segment(word), ({ segment }) => segment)
  return [word]
}

const hasMarks = /[\p{M}\u200C\u200D\p{Emoji_Modifier}]/u
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Characters with their combining marks. */
export const splitLetters = (word: string): string[] =>
  hasMarks.test(word) ? Array.from(clusters.segment(word), ({ segment }) => segment) : Array.from(word)
