/** Acts that a system carries out or records, and so can refuse; opening a letter or touching a valve is none of them. */
const acts =
  'accepted|add|admit|allocat|approv|assign|authori[sz]|award|book|cancel|charg|check(?:ed)? (?:in|out)|clos|combin|confirm|creat|dispatch|dispens|enrol|enter|exceed|export|grant|import|invoic|issu|lend|lent|let|listed|load|offer|open a|order|paid|pay|place|plan|planned|post|print|process|publish|put|receiv|record|register|releas|reserv|resolv|run|schedul|sell|sold|ship|sign|start|stow|submit|transfer|use[ds]? for|us(?:ed|e) (?:in|on|for)'
const denies = String.raw`(?:(?:must|may|shall|should|can|could|is|are)(?: not|n['’]t)(?: to)?|cannot|never|(?:no|neither) [\p{L} -]{2,40} (?:may|can|shall|must|is|are|gets?)|(?:nobody|no one|nothing) (?:may|can|shall|must|else|is|gets?))`
const refused = new RegExp(String.raw`(?<!\p{L})${denies}[^.;:,]{0,30}?(?<!\p{L})(?:${acts})\p{L}*`, 'iu')

/** “A sample without a code shall not be accepted”: the system itself does what is refused. */
export const refusesAct = (text: string) => refused.test(text.slice(0, 400)) && !noAct.test(text)
/** What a test or a contract refuses is no act that somebody tries: “no attack is accepted”, “licences by user”. */
const noAct = /\b(?:finds? no|attacks?|failures?|loss(?:es)?|delays?|downtime|licen[cs]es? (?:by|per)|mixed)\b/i
