/** Bounds or asks: what holds such a word is never only told. */
const binds = /\b(?:must|shall|should|has to|have to|need(?:s|ed)? to|(?:is|are) to|may|can only|never|want|wish|would like)\b/i

const states = new RegExp(
  [
    String.raw`\bthere(?:['’]s| is| are) (?:no|none|nobody|nothing|not)\b[^.;]*\b(?:today|yet|now|so far|at present|currently|at the moment)\b`,
    String.raw`\b(?:nobody|no one|none of (?:us|them)) (?:knows?|remembers?|understands?|believes?|really|has (?:ever|time|asked|counted))\b`,
    String.raw`\b(?:i|we|they) (?:do not|don['’]t|did not|didn['’]t|have not|haven['’]t|cannot|can['’]t|could not|couldn['’]t) (?:know|think|remember|asked|decided|yet|afford|tell|say how)`,
    String.raw`\b(?:i|we)(?:['’]re| are) (?:an?|only|just|\w+ (?:people|persons|sites?|shops?|staff)) `,
    String.raw`^(?:there are|we have|we run|we hold) [\d.,]+ `,
    String.raw`^(?!.*\b(?:must|shall|should|has to|have to|may not|never)\b).*\b(?:was|were)\b(?!.*\b(?:is|are) to\b)`,
    String.raw`^(?!.*\b(?:must|shall|should|has to|have to|may|never|no)\b).*\b(?:is|are|stands?) (?:still )?(?:on paper|by hand|in spreadsheets?|in excel)\b`,
    String.raw`^volumes?:`,
    // What somebody has: “we have no developers of our own”.
    String.raw`^(?:we|i|they|our [\p{L} ]{2,30}) (?:have|own|employ|hold|run) (?:no|only|just|about|around|some|an?|one|two|three|four|five|six|seven|eight|nine|ten|a dozen|several) (?![^.;]*\b(?:in force|applied|kept)\b)`,
    String.raw`\blast (?:year|season|month|week|winter|summer|spring|autumn|quarter|night)\b`,
    // How many there are: “two people in IT”.
    String.raw`^(?:(?:about|around|some|only|just|we are) )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|a dozen|a few|several) (?:\p{Ll}+ )?(?:people|persons|staff|colleagues|employees|ftes?|developers|engineers|administrators|volunteers)(?: (?:in|for|at|on|of) [^.;]{1,40})?[.;]?$`,
    // What follows from what was told before: “by then the load is lost”.
    String.raw`^(?:by then|by that time|since then|as a result|so far|meanwhile|in the meantime)\b`,
  ].join('|'),
  'iu',
)
/** Where something is or comes from today: “Stock is kept in Lager 2”, “positions come from the tracker”. */
const stands =
  /^[^.;:?]{2,80}?\b(?:(?:is|are) (?:all |only |still |now )?(?:kept |held |stored |recorded |managed |booked |planned )?(?:in|on)|(?:lives?|sits?|stands?|lies?) in|comes? (?:to us )?from|runs? on) (?:the |our |an? )?["“„]?\p{Lu}[\p{L}\d]/u

/** “Nobody knows where they are”, “there is no server here”: told of how things stand, asked of nobody. */
export function tellsState(text: string): boolean {
  const start = text.slice(0, 300)
  return states.test(start) || (stands.test(start) && !binds.test(start) && !endsStates.test(start))
}

/** “All data are in the EU”, “cards are only in Ireland”: a rule, though it sounds told. */
const endsStates = /\b(?:all|every|each|only|always|exclusively|any)\b|\bdata\b/i
