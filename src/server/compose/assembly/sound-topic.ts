/** What is left of a clause, and no thing: a verb or an adverb behind the noun. */
const behind =
  /^(?:come|comes|go|goes|arrive|arrives|happen|happens|propose|proposes|wish|wishes|specify|specifies|twice|once|again|daily|weekly|monthly|nightly|yearly|always|already|today|tomorrow)$/i
/** A word that only says which one, or how many. */
const before =
  /^(?:same|other|another|of|such|own|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|dozen)$/i
/** “machines picked at random”: what is done to them is told by the rest. */
const participle = / \p{L}{2,}ed (?:at|by|in|from|for|to|on|with|as)\b.*$/u
/** How or when something is, and not what. */
const manner =
  /^(?:offline|online|included|excluded|comprised|automatic|automatically|manual|manually|available|ready|possible|remote|remotely|free|live|mobile|digital|paperless|here|alone|everywhere)$/i
/** A clause of its own, a heading or a sum instead of a noun. */
const clause =
  /^(?:it|what|whatever|who|whoever|there|here)\b|\b(?:they|we|you) \p{L}+$|[:%~]|[’']$|^\d|\d[–-]\d|^(?:takes?|needs?|wants?|has|have|gives?|goes)\b/iu
/** Somebody by a title of courtesy is no thing either. */
const titled = /^(?:mr|mrs|ms|miss|dr|prof(?:essor)?|herr|frau|mme|monsieur|madame|señora?)\.?\s/i
/** The heading of a piece of the brief, and nothing that the work is about. */
const ofTheBrief =
  /\b(?:rfp|rfq|rfi|itt|addendum|corrigendum|annex|appendix|extract from|section|excerpt)\b|^(?:(?:(?:non-?)?functional|technical|general) ?)?(?:requirements?|background|scope|constraints?|assumptions?|objectives?|deliverables|notes?|summary|introduction|context|questions)$|^(?:(?:non-?)?functional|general|technical|miscellaneous)$/i
/** A topic without what is left of its sentence; nothing where no noun remains. */
export function soundTopic(topic: string, verb: string | undefined): string | undefined {
  if (clause.test(topic) || titled.test(topic) || ofTheBrief.test(topic)) return undefined
  const isDeed = (word: string) => verb !== undefined && [verb, `${verb}s`, `${verb}es`].includes(word.toLowerCase())
  let words = topic.replace(participle, '').split(' ')
  const isLeft = (word: string) => behind.test(word) || /\p{Ll}{3}[^aeiou]ed$/u.test(word)
  while (words.length > 1 && isLeft(words.at(-1)!)) words = words.slice(0, -1)
  while (words.length > 1 && before.test(words[0]!)) words = words.slice(1)
  if (words.length > 1 && isDeed(words[0]!)) words = words.slice(1)
  const kept = words.join(' ')
  return manner.test(kept) ? undefined : kept
}
