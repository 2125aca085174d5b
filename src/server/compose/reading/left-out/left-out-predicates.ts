import { placeName } from '../names/places.ts'
import { isFrame, spelledOut } from './frame-words.ts'

const any = (...parts: string[]) => new RegExp(parts.join('|'), 'iu')

const be = String.raw`(?:is|are|was|were|be|being|been|will be|shall be|should be|must be|may be|can be|has been|have been|is to be|are to be|to be)`
const adverb = String.raw`(?: (?:also|all|both|already|now|too|so far|therefore|either|entirely|for now|at present|as before|as now|as today|\p{L}{3,}ly))*`
const task = String.raw`(?:jobs?|tasks?|business|affairs?|problem|concern|headache|matter|project|tender|contract|dut(?:y|ies)|responsibility|remit|budget|thing|call|work|story|department|team)`
const work = String.raw`(?:scope|projects?|contracts?|tenders?|procurement|assignment|order|mandate|engagement|commission|programmes?|budget|remit|phase|lot|procedure|agreement|team|department|supplier|story|matter|topic|affair)`

/** “is out”, “falls outside the scope of this request”, “lies beyond what we ask for”. */
const outright = new RegExp(
  String.raw`^(?:${be}|lies?|falls?|stays?|remains?|sits?)${adverb} (?:left |kept )?(?:(?:dropped|removed|struck|withdrawn|taken|deleted|cut) (?=(?:from|out of) )|(?=out|beyond|exclu|exempt))(?:out|outside|beyond|excluded|exempt|from|out of)\b(.*)$`,
  'iu',
)
const ofThisWork = new RegExp(String.raw`^(?: of| from)? (?:the |our |this |its |their |your )?(?:[\p{L}'-]+ ){0,3}${work}\b`, 'iu')

const not = String.raw`^(?:${be}|do|does|did|will|shall|should|must|may|can|need|needs|has|have)${adverb} (?:not|no|none|never)\b`
/** Said of a piece of work, wherever it stands: “is not part of”, “is not foreseen”, “must not be drawn in”. */
const notOfThisWork = any(
  String.raw`${not}.*\b(?:part|comprised|foreseen|planned|intended|envisaged|sought|wished|wanted|touched|drawn|dragged|designed|covered|asked for|object|subject of|any of (?:our|your)|concern (?:us|you|this)|belong to this|considered here|handled here|dealt with here)\b`,
  String.raw`${not}(?: \p{L}+)? (?:included|in (?:scope|it|this|question)|for (?:us|you)|of (?:the |our |your )?(?:\p{L}+'s )?${task}|(?:our|your|my) ${task}|ours|yours)\b`,
)
/** Said of a piece of work only where it is told what the work is. */
const notInScope = any(
  String.raw`${not}.*\b(?:needed|required|done|handled|connected|replaced|delivered|provided|migrated|built|rebuilt|undertaken|bought|made|taken|carried|quoted|treated|desired|offered|integrated|procured)\b`,
  String.raw`${not}$`,
)
/** “comes with release two”, “is a question for next year”, “can wait”. */
const deferred =
  /^(?:is|are|comes?|follows?|joins?|may|might|can|could|will|would|shall|must|has to|have to)\b.*\b(?:later(?! (?:than|today|that|on|in the (?:day|week|month|year)))|(?:phase|stage|release|round|step|lot|wave) (?:two|three|four|[2-9]|ii|iii)|(?:second|later|next|future|further|third|another|different) (?:phase|stage|round|release|step|year|lot|wave|time|day)|wait|one day|for 20\d\d|not before 20\d\d)\b/iu

const doing = String.raw`(?:handled|dealt with|done|run|organi[sz]ed|performed|computed|calculated|maintained|managed|operated|produced|provided|supplied|bought|procured|purchased|undertaken|carried out|given|taken care of|looked after|arranged|conducted|contracted|tendered|covered|printed|administered|carried|made|prepared|delivered|serviced|cleaned|developed|built|installed|published|taught|negotiated|addressed|catered for|seen to)`
const passive = new RegExp(String.raw`^(?:${be}|gets?|get)(?: being)?${adverb} (?:to be )?(${doing}|kept|held)\b(.*)$`, 'iu')
/** Elsewhere, or in what is another's: that says by itself that it is no work of ours. */
const elsewhere = new RegExp(
  String.raw`\b(?:elsewhere|separately|not here|by (?:others|somebody else|someone else|another|other)\b|by an? (?:different|separate|second)\b|(?:in|under|through|within|over|by) (?:an?other|an? (?:different|separate|distinct|second|later)|(?:its|their|his|her) own|an?other) (?:[\p{L}-]+ )?(?:${work}|tool|system|planning|arrangements?|office|firm|company|body|agency|act|law))`,
  'iu',
)
const agent = /\bby (?:the |our |an? |its |their )?(?!hand\b)([\p{L}\d][^.;,]*)$/iu
/** Who does it is what is asked for, or somebody who works with it, or no doer at all. */
const noOther =
  /^(?:[\p{L}-]+ ){0,2}(?:systems?|solution|platform|software|tools?|modules?|applications?|apps?|engine|scale|users?|us|you|suppliers?|contractors?|bidders?|tenderers?|vendors?|consultants?|providers?|offerors?|means|default|e-?mail|phone|post|end|date|\d\S*|january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/iu

/** “is Marta's affair”, “are a matter for the fire brigade”, “belongs to the academy's budget”. */
const owned = any(
  String.raw`^(?:${be}|remains?|stays?)${adverb} (?:the )?(?:[\p{L}.-]+ ){0,3}[\p{L}.-]+(?:'s|s') (?:own )?${task}\b`,
  String.raw`^(?:${be}|remains?|stays?)${adverb} (?:the )?(?:\p{L}+ ){0,2}\p{L}+'s$`,
  String.raw`^(?:${be}|remains?|stays?)${adverb} (?:an? |the )?(?:job|matter|task|business|thing|affair|responsibility|concern) (?:for|of) (?!us\b|you\b|the (?:supplier|contractor|bidder|consultant))`,
  String.raw`^(?:${be}|falls?|comes?|goes|go|runs?|belongs?)${adverb} (?:under |in |into |to |over |by |part of |the subject of )?(?:another|an? (?:different|separate|later|second|distinct)|(?:their|its) own) (?:[\p{L}-]+ )?${work}\b`,
  String.raw`^runs?${adverb} (?:over|through|under|via|by|separately) .*\bown \p{L}+`,
  String.raw`^runs? separately\b`,
  String.raw`^(?:${be}|stays?|remains?)${adverb} in the hands of `,
  String.raw`^${be} (?:left|entrusted|assigned|given|contracted out|outsourced) to (?!you\b|us\b|the (?:supplier|contractor|bidder|consultant|user))`,
  String.raw`^${be} for .{3,50} to (?:sort out|do|handle|deal with|look after|settle|solve|organi[sz]e|arrange)\b`,
  String.raw`^(?:belongs?|pertains?) (?:to|in|with) .*\b(?:budget|and not|remit|department|team|contract|project)\b`,
)

const kept = String.raw`^(?:will |shall |to )?(?:stays?|remains?|continues?|carr(?:y|ies) on|goes on|go on|is left|are left|be left|is kept|are kept|be kept)${adverb}`
/** “stays on paper”, “remains a paper procedure”, “will go on being done by hand”, “shall be left as it is”. */
const unchanged = any(
  String.raw`${kept}(?: (?:being )?(?:done|made|kept|written|run|recorded|managed))? (?:as (?:it|they) (?:is|are)|as is|where (?:it|they) (?:is|are)|unchanged|untouched|on paper|by hand|manual(?:ly)?|an? (?:paper|manual) \p{L}+|in (?:an? |the |our |its |their )?(?:excel|spreadsheets?|notebook|binder|card index|paper \p{L}+))\b`,
)
const inTool = new RegExp(String.raw`${kept} in (\p{Lu}[\p{L}\d]+)$`, 'iu')
const theirs = new RegExp(String.raw`^(?:${be})${adverb} theirs$`, 'iu')
/** What somebody does; records and pictures stay in a system without its being anybody's task. */
const activity =
  /(?:ing|tion|sion|ment|ance|ence|als?|ship|bookings?|rotas?|rosters?|orders?|payments?|claims|accounts?|control|care)$/iu

/** What a predicate needs to know of its sentence. */
export type SubjectContext = { subject: string; isScope: boolean; hasSign: boolean }

const clauseEnd =
  /[.;!?]|,\s|\s[–—-]\s|:\s|\s(?:but|so|while|because|since|nor)\s|\s(?:and|as)\s(?=(?:is|are|so|nor|the same|must|shall|will|not|we|they|it)\b)/u

/** Whether a predicate says of its subject that it is no part of the work; `predicate` begins with the finite verb. */
export function predicateLeavesOut(predicate: string, { subject, isScope, hasSign }: SubjectContext): boolean {
  const spelled = spelledOut(predicate)
  const clause = spelled.slice(0, clauseEnd.exec(spelled)?.index ?? spelled.length).trim()
  const outside = outright.exec(clause)?.[1]
  if (outside !== undefined && (outside === '' || isFrame(outside) || ofThisWork.test(outside))) return true
  if (isFrame(clause.replace(/[\p{L}-]+'s\b/gu, 'its')) && !/\b(?:only|than)\b/i.test(clause)) {
    if (notOfThisWork.test(clause) || deferred.test(clause)) return true
    if ((isScope || hasSign) && notInScope.test(clause)) return true
  }
  // “The figure is Anna's, not Leo's”: one of two is meant.
  const isContrast = /^,\s(?:and )?not\s/i.test(spelled.slice(clause.length))
  if ((owned.test(clause) && !isContrast) || unchanged.test(clause)) return true
  if (isScope && theirs.test(clause)) return true
  // Elsewhere “reporting stays in Qlik” prescribes the tool.
  const tool = !isScope ? undefined : inTool.exec(spelled.replace(/[.;!\s]+$/, ''))?.[1]
  if (tool !== undefined && /^\p{Lu}/u.test(tool) && !placeName.test(tool)) return activity.test(subject)
  return doneByOthers(clause, isScope || hasSign)
}

function doneByOthers(clause: string, isScope: boolean): boolean {
  const [, how = '', rest = ''] = passive.exec(clause) ?? []
  if (how === '') return false
  // “Backups are kept elsewhere” says where.
  if (elsewhere.test(rest)) return isScope || !/^(?:kept|held)$/i.test(how)
  const by = agent.exec(rest)?.[1]
  return isScope && by !== undefined && !noOther.test(by)
}
