/** Acts that a system carries out or records, and so can refuse; opening a letter or touching a valve is none of them. */
const acts =
  'accept|add|admit|allocat|approv|assign|authori[sz]|award|book|cancel|charg|check(?:ed)? (?:in|out)|clos|combin|confirm|creat|dispatch|dispens|enrol|enter|exceed|export|get|give|given|grant|import|invoic|issu|lend|lent|let|list|load|mix|offer|open a|order|overlap|paid|pay|place|plan|planned|post|print|process|publish|put|receiv|record|register|releas|reserv|resolv|run|schedul|sell|sold|ship|sign|start|stow|submit|transfer|use[ds]? for|us(?:ed|e) (?:in|on|for)'
const denies = String.raw`(?:(?:must|may|shall|should|can|could|is|are|do|does)(?: not|n['’]t)(?: to)?|cannot|never|(?:no|neither) [\p{L} -]{2,40} (?:may|can|shall|must|is|are|gets?)|(?:nobody|no one|nothing) (?:may|can|shall|must|else|is|gets?))`
const refused = new RegExp(String.raw`(?<!\p{L})${denies}[^.;:,]{0,30}?(?<!\p{L})(?:${acts})\p{L}*`, 'iu')

/** “A sample without a code shall not be accepted”: the system itself does what is refused. */
export const refusesAct = (text: string) => refused.test(text.slice(0, 400))

const states = new RegExp(
  [
    String.raw`\bthere(?:['’]s| is| are) (?:no|none|nobody|nothing|not)\b[^.;]*\b(?:today|yet|now|so far|at present|currently|at the moment)\b`,
    String.raw`\b(?:nobody|no one|none of (?:us|them)) (?:knows?|remembers?|understands?|believes?|really|has (?:ever|time|asked|counted))\b`,
    String.raw`\b(?:i|we|they) (?:do not|don['’]t|did not|didn['’]t|have not|haven['’]t|cannot|can['’]t|could not|couldn['’]t) (?:know|think|remember|asked|decided|yet|afford|tell|say how)`,
    String.raw`\b(?:i|we)(?:['’]re| are) (?:an?|only|just|\w+ (?:people|persons|sites?|shops?|staff)) `,
    String.raw`^(?:there are|we have|we run|we hold) [\d.,]+ `,
    String.raw`^(?!.*\b(?:must|shall|should|has to|have to|may not|never)\b).*\b(?:was|were|in (?:19|20)\d\d)\b(?!.*\b(?:is|are) to\b)`,
    String.raw`^(?!.*\b(?:must|shall|should|has to|have to|may|never|no)\b).*\b(?:is|are|stands?) (?:still )?(?:on paper|by hand|in spreadsheets?|in excel)\b`,
    String.raw`^volumes?:`,
  ].join('|'),
  'i',
)

/** “Nobody knows where they are”, “there is no server here”: told of how things stand, asked of nobody. */
export const tellsState = (text: string) => states.test(text.slice(0, 300))
