/** Maximum letters of an ending, so that “sicherung*” matches “Sicherungen” but no compound with another head word. */
const longestEnding = 5

const patternOf = (words: string) =>
  words
    .split(',')
    .map((word) =>
      word
        .trim()
        .replaceAll(/[.+?()[\]/]/g, String.raw`\$&`)
        .replaceAll('*', String.raw`[\p{L}\p{N}]{0,${longestEnding}}`)
        .replaceAll(/[’']/g, "['’]")
        .replaceAll(' ', String.raw`[\s-]+`),
    )
    .join('|')

/** Matches any phrase of lists such as `support desk, train*`: whole words, where `*` is an ending. */
export const phrasePattern = (lists: readonly string[]) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${lists.map(patternOf).join('|')})(?![\p{L}\p{N}])`, 'iu')
