const other = '(?:distinct|separate|different|later|future|further|subsequent)'
const notDone =
  '(?:interfaced|connected|integrated|loaded|migrated|moved|converted|included|delivered|built|developed|replaced|supplied|designed|taken over|linked|imported|attached|synchroni[sz]ed|carried (?:across|over)|touched|tendered|covered)'

const any = (parts: string[]) => new RegExp(parts.join('|'), 'iu')

/** Words after which stands what is left out of the work: “The contractor is not responsible for …”. */
export const leavesOut = any([
  String.raw`\b(?:we|i)(?:['’]d| would| should)?(?: also)? (?:rather|prefer) not (?:to )?(?:touch|do|include|have|cover|go into|get into|see)\s`,
  String.raw`^(?:(?:also|and|but|so),? )*(?:we|i) (?:won['’]t|will not|are not going to|do(?: not|n['’]t)(?: intend to)?) (?:be )?(?:do|doing|cover|include|tackle|touch|build|replace)\s(?!it\b|that\b|this\b|them\b|so\b|without\b|business\b)`,
  String.raw`^(?:and |but |so )?(?:we|they|staff|the \p{L}+)(?:['’]ll| will| shall)? (?:go on|carry on|keep on|keep|continue) (?=\p{L}+ing\b[^.;]{0,60}\b(?:by hand|manually|as (?:today|now|before|we do)|ourselves|themselves|on paper|in excel|in spreadsheets?)\b)`,
  String.raw`^(?:please )?(?:keep|take) (?:your |the )?hands off\s|^hands off\s`,
  String.raw`^(?:please )?(?:do not|don['’]t) (?:give (?:any|a) thought to|waste (?:any )?(?:time|money|effort) on|lose (?:any )?sleep over)\s`,
  String.raw`\b(?:drop|forget|ignore|disregard|scrap|strike) (?:what|everything|all)(?: that)? (?:i|we|he|she|they|was|is) (?:wrote|said|asked|wanted|told you|written|had) (?:about|for|on|of|regarding)\s`,
  String.raw`^(?:ps[.:]? )?(?:on second thoughts?|on reflection|after all|actually|correction|update)\s?[,:–-]\s?(?:please )?(?:drop|forget(?: about)?|skip|leave out|scrap|strike|omit|do without)\s(?!it\b|that\b|this\b|them\b)`,
  String.raw`^(?:and |but |so )?(?:we|i)(?: are|['’]re| am|['’]m) not (?:buying|building|replacing|ordering|procuring|commissioning|renewing|paying for)\s(?!it\b|that\b|them\b)`,
  String.raw`\bnobody (?:expects|needs|is asking for|has asked for)\s(?=(?:an?|any|the|new)\s)`,
  String.raw`\b(?:assignment|project|contract|study|tender|order|mandate|engagement|consultancy) is not about\s`,
])

const outside =
  '(?:ministr(?:y|ies)|authorit(?:y|ies)|agenc(?:y|ies)|board|council|compan(?:y|ies)|firm|suppliers?|makers?|manufacturers?|vendors?|contractors?|couriers?|brokers?|auctioneer|federation|association|bank|insurers?|institute|state|city|county|canton|police|court|owners?|landlord|agents?|third part(?:y|ies)|others|somebody else|someone else|partners?|carriers?|hauliers?)'

/** Words before which stands what is left out: “Drone flights are handled by another and are not concerned”. */
export const isLeftOut = any([
  // Somebody else does it, and the sentence says that this goes on.
  String.raw`,?\s(?:is|are|lies|rests) with (?:the|our|another|an outside|their) (?:[\p{L}-]+ ){0,2}${outside}[.;!]?$`,
  String.raw`,?\s(?:is|are)(?: not|n['’]t) (?:the |an? )?(?:object|subject|topic|matter|aim|purpose|part)(?: matter)? of\b[^;]*$`,
  String.raw`(?<=^[^.:;]{3,60}):\s(?:(?:the|our|an?|their|its) )?(?:[\p{L}-]+ ){1,3}?(?:does|do|handles?|makes?|runs?|manages?|provides?|has|have|keeps?) (?:it|this|that|these|those|them)[.;!]?$`,
  String.raw`(?<=^[^.:;]{3,60}):\s(?:(?:it |this |that )?(?:remains?|stays?) (?:as|what|where|how) (?:is|it is|they are|today|now)|as is|as (?:before|today|now|hitherto)|unchanged|untouched|not touched|separate(?:ly)?|(?:an?)?other (?:project|contract|tender|supplier|story)|with (?:the|our) [\p{L} ]{3,30}|later|elsewhere)[.;!]?$`,

  String.raw`,?\s(?:(?:stays?|remains?) [^.;]{2,60} and )?(?:(?:is|are) not to|(?:shall|will|should|must|need) not) be ${notDone}(?! (?:to|with|before|until|without|unless|by|during|between)\b)[^;]*$`,
  String.raw`,?\s(?:forms?|is|are|will be) (?:the (?:object|subject) of|subject to|covered by|part of) an? ${other} [^;]*$`,
  String.raw`,?\s(?:will be|is being|are being|is|are|being|shall be) (?:tendered|procured|bought|contracted|let|purchased) (?:in|separately|later|after|elsewhere|under)\b[^;]*$`,
  String.raw`,?\s(?:may|might|could|can|will|would) (?:follow|come|be added) (?:later\b|in (?:20\d\d|an? (?:second|later|next|further) \p{L}+))[^;]*$`,
  String.raw`,?\s(?:was|were|has been|have been) (?:considered|discussed|examined|looked at|thought about) and (?:rejected|dropped|dismissed|discarded|refused|given up)\b[^;]*$`,
  String.raw`,?\s(?:(?:is|are|will be|has|have) )(?:being )?[^.;,]{0,30}?\b(?:in |under |part of )?an? (?:project|programme|contract|tender|order|procurement) of (?:its|their) own\b[^;]*$`,
  String.raw`,?\s(?:and |but )(?:that|this|it)(?:['’]s| is| will be| comes?(?: in)?| follows in) (?:for )?(?:phase (?:two|three|[2-9])|(?:the|an?) (?:second|later|next|third) (?:phase|step|stage|round|release)|something for later|for later)[.;!]?$`,
  String.raw`,?\s(?:is|are|would be|will be|could be) (?:for |something for )?(?:an? (?:second|later|further|third) (?:step|phase|stage|round|release)|the (?:second|next|third) (?:phase|round|release))(?! (?:of|in)\b)[.;!]?$`,
  String.raw`(?<=^(?:anything|everything|all|whatever)(?: that)? (?:to do with|about|around|concerning|has to do with|happens (?:on|in|at|with)|comes after) [^.;:]{2,60}),?\s(?:is|are) (?:for|with|up to) (?:the|our|another|their) [^;]*$`,
  String.raw`(?<=^[^.:;]{3,60}):\s(?:please )?(?:hands off|keep out|leave (?:it|them) alone|do not touch|not touched)[.;!]?$`,
  String.raw`,?\s(?:has|have) (?:its|their) own (?:arrangements?|projects?|contracts?|tender|programme)[.;!]?$`,
  String.raw`(?<=^[^.,;:?!]{3,50}(?<!\b(?:is|are|was|were|do|does|has|have|must|will|at|in|for|until|to|on|no))),? (?:perhaps |maybe |possibly )?(?:(?:for )?another (?:time|day|year)|(?:at )?some other time|next (?:time|year)|in a later phase|in phase (?:two|three|\d))[.!]?$`,
  String.raw`(?<=^(?:and |but )?\p{L}[^.,;:?!]{2,40}(?<!\b(?:is|are|do|does|me|us|we|it|and|or))) neither(?:,[^;]*)?[.!]?$`,
  String.raw`(?<=^\p{L}[^.,;:?!]{2,50}(?<!\b(?:is|are|a|the|say|said|says|or|and|to)))(?:,| -| –)? no(?:, thanks| thank you)?[.!]$`,
])

/** “Marketing texts likewise.”, “Charging cards too.”: said behind what is left out, and left out like it. */
export const likewise =
  /^(?:and |but )?(?!(?:it|this|that|they|we|you|i)\b)[^.,;:?!]{3,60} (?:likewise|too|as well|ditto|neither)[.!]?$/i

/** Labels and leads of lists under which everything is out: “The following fall outside this procurement”. */
export const outLeads = any([
  String.raw`^(?:the following|these|what follows)\b[\p{L}\p{N} ,'’-]{0,30}\b(?:shall|will|must|is to|are to) be (?:(?:deemed|considered|regarded|seen|treated)(?: as)? )?(?:to be )?(?:outside|excluded|out of|not (?:included|part|covered))\b[\p{L}\p{N} ,'’-]{0,60}$`,
  String.raw`^(?:the following|these|what follows)\b[\p{L} ,'’-]{0,30}\b(?:do not form|does not form|shall not form|(?:remains?|stays?|rests?|lies?) with|are not to be|shall not be|will not be|are done by|are dealt with)\b[\p{L} ,'’-]{0,50}$`,
  String.raw`^(?:deliberately |knowingly |expressly )?(?:left|leaving|kept) (?:out|aside)\b[\p{L} ,'’-]{0,40}$`,
])

const doIt =
  '(?:do|does|provide|procure|supply|buy|purchase|arrange|handle|organi[sz]e|install|look after|take care of|deal with|see to|cover|sort out|prepare|carry out)'
/** “We'll do the cabling ourselves”, “the Agency will itself provide the tablets”: what is done by the client is no work of ours. */
const selfDone = new RegExp(
  String.raw`^(?:and |but |also )?(?:we|i|the \p{L}+|our \p{L}+(?: \p{L}+)?|\p{Lu}\p{L}+)(?:['’]ll|\s(?:will|shall|would|does|do))?(?:\s(itself|themselves|ourselves|myself))?\s${doIt}s?\s([^.;]{3,90}?)(?:\s(itself|themselves|ourselves|myself|himself|herself))?[.;!]?$`,
  'iu',
)
/** “Snow making: macht die Technik selber”. */
const selfDoneBehind =
  /^([^:.;]{3,60}):\s(?:does|do|macht|machen|übernimmt|done by|handled by)\b[^.;]{0,50}\b(?:itself|themselves|ourselves|selber|selbst)[.;!]?$/iu

/** What the client does without us, in the words of the sentence. */
export function doneByClient(text: string): string | undefined {
  if (text.length > 200) return undefined
  const behind = selfDoneBehind.exec(text)?.[1]
  if (behind !== undefined) return behind
  const done = selfDone.exec(text)
  return done !== null && (done[1] ?? done[3]) !== undefined ? done[2] : undefined
}

/** “Neither machine translation nor classification is sought”: the two that are left out. */
const neither =
  /^(?:and |but )?neither (?!of\b)([^.;]{3,80}?),? nor ([^.;]{3,80}?)(?:,? nor ([^.;]{3,80}?))?\s(?:is|are|will be|shall be|needs? to be|must be|has to be|have to be)\s(?:to be )?(?:sought|wanted|wished|needed|required|foreseen|planned|included|covered|asked for|expected|desired|intended|in scope|part of|done|built|delivered|touched|replaced|priced|offered)\b/iu
export const itemsOfNeither = (text: string): string[] | undefined => {
  const found = neither.exec(text.slice(0, 300))
  return found === null ? undefined : found.slice(1).filter((part) => part !== undefined)
}
