/** What a tender or a contract says of itself: how offers are handed in, judged, insured, paid and signed. None of it is asked of a design. */
const bidder = String.raw`(?:offerors?|bidders?|proposers?|tenderers?|respondents?|candidates?|proponents?|firms?)`
const offer = String.raw`(?:proposals?|bids?|tenders?|offers?|quotations?|submissions?|responses?|statements? of qualifications?)`
/** Whoever makes the contract; a customer or a user is somebody the work is about. */
const party = String.raw`(?:clients?|purchasers?|employers?|contracting authorit(?:y|ies)|principal|contractors?|suppliers?|vendors?|providers?|consultants?|bidders?|tenderers?|offerors?|part(?:y|ies)|winning \w+)(?:['’]s? (?:[\p{L}]+ ){0,2}(?:department|office|team|side|staff|personnel))?`
/** What a contract settles between those who make it; no part of a system keeps it. */
const settled = String.raw`(?:fines?|costs?|fees?|permits?|taxes|dut(?:y|ies)|expenses|travel|insurance|damages|premises|catering|premium|bond|guarantees?|interpretation|legal opinion|references?|licen[cs]es?)`
const terms = [
  String.raw`\b${party}\b[^.;]{0,25}\b(?:bears?|pays?|procures?|obtains?|furnish(?:es)?|reimburses?|indemnif(?:y|ies)|meets?|covers?|carr(?:y|ies)|provides?)\b[^.;]{0,40}\b${settled}\b`,
  String.raw`\b${party}\b[^.;]{0,20}\b(?:hires?|poach(?:es)?|recruits?|solicits?|employs?)\b[^.;]{0,12}\b(?:no one|nobody|none|no|any)\b`,
  String.raw`\b(?:fees?|prices?|rates|day rates|licen[cs]e fees?)\b[^.;]{0,40}\b(?:remains?|are|is|stays?)\b[^.;]{0,15}\b(?:stable|fixed|firm|constant|unchanged)\b[^.;]{0,30}\b(?:years?|months?|term|contract|duration)\b`,
  String.raw`\b(?:staff|personnel|team|people|employees|experts?|manager)\b[^.;]{0,40}\b(?:speaks?|fluent|command of|native)\b[^.;]{0,40}\b(?:level|[ABC][12]|fluently|minimum|certificate)\b`,
  String.raw`\breferences?\b[^.;]{0,50}\b(?:projects?|years|enclosed|comparable|similar)\b[^.;]{0,60}\b(?:bid|tender|offer|proposal|years?)\b`,
  String.raw`\b${party}\b[^.;]{0,30}\b(?:certified|certificate|turnover|years['’]? (?:of )?experience|experience (?:of|with|in)|subcontract\w*|insured|registered in the trade|at least \d+ (?:employees|staff|consultants|engineers))\b`,
  String.raw`\b${party}\b[^.;]{0,20}\b(?:appoints?|names?|nominates?|designates?|replaces?)\b[^.;]{0,40}\b(?:project (?:manager|lead(?:er)?)|contact|team|staff|deputy|person|representative)\b`,
  String.raw`\b(?:steering|project|progress) (?:committee|group|board|meetings?|reports?)\b[^.;]{0,30}\b(?:meets?|takes? place|is held|are held|receives?|monthly|weekly|each|every)\b`,
  String.raw`\b(?:contract|agreement)\b[^.;]{0,30}\b(?:terminat\w*|runs for|ends after|is extended|may be extended|comes into force)\b|\b(?:notice period|option to extend|period of notice)\b`,
  String.raw`\b(?:intellectual property|copyright|rights of use|rights of exploitation)\b[^.;]{0,40}\b(?:pass|passes|belongs?|transfer\w*|rests?|vests?|remains?)\b`,
  String.raw`\b(?:warranty|defects liability|guarantee) (?:period|of|for|runs|covers|lasts|is)\b|\bpayment terms\b|\b(?:down|advance|interim) payments? of\b|\bpaid (?:upon|on|after) (?:acceptance|completion|milestones?)\b`,
  String.raw`\b(?:minister|mayor|president|governor|patron)\b[^.;]{0,10}\b(?:opens|inaugurates|attends|gives a speech)\b`,
  String.raw`\b(?:mediation|arbitration|place of jurisdiction|governing law|force majeure|liquidated damages|non-?solicitation|non-?compete|performance bond|bank guarantee|parent company guarantee)\b`,
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
].map((source) => new RegExp(source, 'iu'))

export const isTenderTerm = (text: string) => terms.some((pattern) => pattern.test(text.slice(0, 400)))
