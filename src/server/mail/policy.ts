/** Seconds to wait after each failed attempt; after the last the email has failed: six attempts in two and a half hours. */
export const triesAfter = [10, 60, 300, 1800, 7200]

/** Maximum number of characters stored of a mail server's response. */
export const longestAnswer = 300

/** The Message-ID of an email. If it is sent twice, because a server stopped between sending and saving, mail programs show it once. */
export const messageIdOf = (letterId: string, from: string) => `<${letterId}@${from.replace(/^.*@/, '').replace(/>.*$/, '')}>`
