const supplier = '(?:contractor|bidder|tenderer|supplier|vendor|consultant|offeror|provider)s?'
const other = '(?:distinct|separate|different|later|future|further|subsequent)'
const owner = '(?:employer|client|purchaser|owner|customer|buyer|procuring entity|authority|bank|university|council)'
const notDone =
  '(?:interfaced|connected|integrated|loaded|migrated|moved|converted|included|delivered|built|developed|replaced|supplied|designed|taken over|carried (?:across|over)|touched|tendered|covered)'

const any = (parts: string[]) => new RegExp(parts.join('|'), 'iu')

/** Words after which stands what is left out of the work: “The contractor is not responsible for …”. */
export const leavesOut = any([
  String.raw`\b(?:is|are) not responsible for\s`,
  String.raw`\b${supplier} (?:(?:shall|will|must|need|is|are) not|needn['’]t)(?: to| expected to| asked to| required to)? (?:deliver|develop|provide|supply|build|include|design|install|replace)\s`,
  String.raw`\b(?:we|i)(?:['’]d| would| should)?(?: also)? (?:rather|prefer) not (?:to )?(?:touch|do|include|have|cover|go into|get into|see)\s`,
  String.raw`^(?:(?:also|and|but|so),? )*(?:we|i) (?:won['’]t|will not|are not going to|do(?: not|n['’]t) intend to) (?:be )?(?:do|doing|cover|include|tackle|touch|build|replace)\s(?!it\b|that\b|this\b|so\b|without\b|business\b)`,
  String.raw`^(?:please )?(?:do not|don['’]t) (?:touch|go near|get into|worry about|bother (?:with|about)|spend (?:any )?time on|price|quote for)\s(?!it\b|them\b|that\b|this\b)`,
  String.raw`^(?:and |but )?(?:also )?not (?:in scope|in question|included|comprised|part of (?:this|it))(?: for us| here| at all| this time)?,? (?:is|are)\s`,
  String.raw`\bnot interested in\s|\byou can (?:ignore|forget|skip|leave out)\s`,
])

/** Words before which stands what is left out: “Drone flights are handled by another and are not concerned”. */
export const isLeftOut = any([
  String.raw`,?\s(?:(?:is|are) handled by [^.;]{2,60} and )?(?:is|are) not (?:concerned|affected by this)\b[^;]*$`,
  String.raw`,?\s(?:(?:stays?|remains?) [^.;]{2,60} and )?(?:(?:is|are) not to|(?:shall|will|should|must|need) not) be ${notDone}(?! (?:to|with|before|until|without|unless|by|during|between)\b)[^;]*$`,
  String.raw`,?\s(?:forms?|is|are|will be) (?:the (?:object|subject) of|subject to|covered by|part of) an? ${other} [^;]*$`,
  String.raw`,?\s(?:will be|is being|are being|is|are|being|shall be) (?:tendered|procured|bought|contracted|let|purchased) (?:in|separately|later|after|elsewhere|under)\b[^;]*$`,
  String.raw`,?\s(?:may|might|could|can|will|would) (?:follow|come|be added) (?:later\b|in (?:20\d\d|an? (?:second|later|next|further) \p{L}+))[^;]*$`,
  String.raw`,?\s(?:do(?:es)?|shall|will) not (?:form (?:a )?part of|belong to (?:this|the (?:project|contract|work|scope)))\b[^;]*$`,
  String.raw`,?\s(?:is|are|will be) (?:expressly |explicitly )?not (?:foreseen|desired|intended|comprised|envisaged|in question|on the table|up for discussion|to be priced|to be offered|connected in this)\b(?! (?:to|that|until|before|unless|without|by)\b)[^;]*$`,
  String.raw`,?\s(?:falls?|lies?|is|are|remains?) outside (?:of )?(?:the |our |this )?[\p{L}'’]{2,30}(?: [\p{L}'’]{2,30})? (?:responsibilit(?:y|ies)|scope|remit|duties|work|tasks?|assignment)\b[^;]*$`,
  String.raw`,?\s(?:was|were|has been|have been) (?:considered|discussed|examined|looked at|thought about) and (?:rejected|dropped|dismissed|discarded|refused|given up)\b[^;]*$`,
  String.raw`,?\s(?:is|are|would be) (?:something|a (?:topic|matter|subject|question)|one|things?) for (?:later|another|next|a later|the next|phase)\b[^;]*$`,
  String.raw`,?\s(?:has|have) (?:its|their) own (?:arrangements?|projects?|contracts?|tender|programme)[.;!]?$`,
  String.raw`(?<=^[^.,;:?!]{3,50}(?<!\b(?:is|are|was|were|do|does|has|have|must|will|at|in|for|until|to|on|no))),? (?:perhaps |maybe |possibly )?(?:(?:for )?another (?:time|day|year)|(?:at )?some other time|next (?:time|year)|in a later phase|in phase (?:two|three|\d))[.!]?$`,
  String.raw`(?<=^(?:and |but )?\p{L}[^.,;:?!]{2,40}(?<!\b(?:is|are|do|does|me|us|we|it|and|or))) neither(?:,[^;]*)?[.!]?$`,
  String.raw`(?<=^(?![^,]*\b(?:was|is|were|are|has|had)\b)[^.,;:?!]{3,60}),? (?:so )?(?:please )?(?:just )?(?:leave|forget|skip|drop|ignore) (?:it|that|them|those|this)[.!]?$`,
  String.raw`,?\s(?:falls?|lies?|is|are) (?:outside|(?:under|within|in) the (?:scope|responsibility) of (?:the )?${owner})\b[^;]*$`,
  String.raw`(?<=^[^.,;:]{3,60}),? (?:we|i) (?:do not|don['’]t|won['’]t|will not) (?:touch|do|cover|include)[.;!]?$`,
  String.raw`,?\s(?:is|are) (?:somebody|someone) else['’]?s?\b[^;]*$|,?\s(?:is|are) (?:another|a different|its own|their own) (?:project|story|matter|affair|team|topic)\b[^;]*$`,
  String.raw`(?<=^\p{L}[^.,;:?!]{2,50}(?<!\b(?:is|are|a|the|say|said|says|or|and|to)))(?:,| -| –)? no(?:, thanks| thank you)?[.!]$`,
])

/** Labels and leads of lists under which everything is out: “The following fall outside this procurement”. */
export const outLeads = any([
  String.raw`^(?:the following|these|what|things?|the (?:employer|client|purchaser|owner|customer|buyer))\b[\p{L}\p{N} ,'’-]{0,40}\b(?:(?:falls?|lies?|is|are|stays?|remains?) (?:outside|out|excluded|not (?:included|part|covered|within|in|sought|wanted|required))|(?:under|within|in) the (?:scope|responsibility) of (?:the )?${owner}|(?:provided|supplied|done|handled|borne) by the ${owner}|(?:leave|leaving) (?:aside|out))\b[\p{L}\p{N} ,'’-]{0,60}$`,
  String.raw`^(?:the following|these|what follows)\b[\p{L} ,'’-]{0,30}\b(?:do not form|does not form|shall not form|(?:remains?|stays?|rests?|lies?) with|are not to be|shall not be|will not be|are done by|are dealt with)\b[\p{L} ,'’-]{0,50}$`,
  String.raw`^(?:deliberately |knowingly |expressly )?(?:left|leaving|kept) (?:out|aside)\b[\p{L} ,'’-]{0,40}$`,
  String.raw`^(?:and |but )?not in (?:scope|this)\b[\p{L} ,'’-]{0,50}$`,
  String.raw`\b(?:not (?:asking|looking) for|do(?: not|n['’]t) (?:want|need|ask for)|(?:leave|leaving|set(?:ting)?) aside)\b[\p{L} ]{0,20}$`,
  String.raw`^(?:no|nope|later,? maybe|maybe,? later|not (?:for us|ours|our job))\W*$`,
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
