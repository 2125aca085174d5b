/** Seconds to wait after each failed try; with the last of them a letter has failed: six tries in two and a half hours. */
export const triesAfter = [10, 60, 300, 1800, 7200]

/** Characters of a mail server's answer that are kept. */
export const longestAnswer = 300

/** Of a letter: mail programs that get it twice, since a server died between sending and saving, show it once. */
export const messageIdOf = (letterId: string, from: string) => `<${letterId}@${from.replace(/^.*@/, '').replace(/>.*$/, '')}>`
