/** What a tender says of itself: how offers are handed in, judged, insured and signed. None of it is asked of a design. */
const bidder = String.raw`(?:offerors?|bidders?|proposers?|tenderers?|respondents?|candidates?|proponents?|firms?)`
const offer = String.raw`(?:proposals?|bids?|tenders?|offers?|quotations?|submissions?|responses?|statements? of qualifications?)`
const terms = [
  String.raw`\b${bidder}\b[^.;]{0,30}\b(?:shall|must|should|may|will|are to|is to)\s(?:\w+\s)?(?:describe|submit|state|complete|sign|explain|demonstrate|attend|confirm|furnish|price|quote|enclose)`,
  String.raw`\b${offer}\s(?:\w+\s){0,3}(?:shall|must|will|may|should|are|is|received)\b[^.;]{0,60}\b(?:submi|receiv|due|return|reject|open|valid (?:for|until|at least)|evaluat|scor|consider|sealed|writing|pages?|copies|signed|award)`,
  String.raw`\b(?:reject|accept|waive|cancel)\b[^.;]{0,30}\b(?:any|all|one|every)\b[^.;]{0,20}\b${offer}\b`,
  String.raw`^(?:evaluation|award|selection|scoring)(?: criteria)?\b[^.;]{0,40}:?[^.;]{0,60}\d`,
  String.raw`\b(?:copies|pages)\b[^.;]{0,40}\b(?:paper|type|font|letter-size|A4|original|single-sided)|\b\d+-point type\b`,
  String.raw`\b(?:general|cyber|professional|public|product) liability\b|\bindemnity insurance\b|\bworkers['’]? compensation\b|\bnon-?collusion\b|\bbid bond\b`,
  String.raw`^(?:section [a-z\d]+\.?\s)?(?:as )?(?:listed|described|set out|specified|defined) in (?:the )?(?:attachment|annex|appendix|schedule|exhibit)\b[^.;]{0,40}$`,
  String.raw`\bquestions (?:shall|must|should|may|are to) be (?:submitted|sent|asked|put)\b`,
  // Staff, stages and papers of the contract itself.
  String.raw`\b(?:${bidder}|contractor|supplier|vendor|consultant)\b[^.;]{0,20}\b(?:shall|must|will)\s(?:place|deploy|post|station|employ|assign|depute|field)\b[^.;]{0,40}\b(?:engineers?|persons?|people|staff|consultants?|experts?|specialists?|managers?|personnel)\b`,
  String.raw`\b(?:go-?live|CLIN ?\d+|milestones?|phase \d|stage \d|implementation|completion|hand-?over|mobili[sz]ation)\b[^.;]{0,40}\bwithin \d+ (?:calendar |working )?(?:days|weeks|months)\b(?:\s(?:of|from|after)\b|[.;,]|$)`,
  String.raw`^(?:corrigendum|addendum|amendment|bulletin|clarification)\s(?:no\.? ?)?\d`,
  String.raw`\bpass ?\/ ?fail\b|\b(?:requirements?|items?)\b[^.;]{0,30}\bmarked (?:as )?["“]?(?:desirable|mandatory|optional|M|D|O)\b`,
].map((source) => new RegExp(source, 'i'))

export const isTenderTerm = (text: string) => terms.some((pattern) => pattern.test(text.slice(0, 400)))
