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
  String.raw`\bnot interested in\s|\byou can (?:ignore|forget|skip|leave out)\s`,
])

/** Words before which stands what is left out: “Drone flights are handled by another and are not concerned”. */
export const isLeftOut = any([
  String.raw`,?\s(?:(?:is|are) handled by [^.;]{2,60} and )?(?:is|are) not (?:concerned|affected by this)\b[^;]*$`,
  String.raw`,?\s(?:(?:stays?|remains?) [^.;]{2,60} and )?(?:(?:is|are) not to|(?:shall|will|should|must|need) not) be ${notDone}(?! (?:to|with|before|until|without|unless|by|during|between)\b)[^;]*$`,
  String.raw`,?\s(?:forms?|is|are|will be) (?:the (?:object|subject) of|subject to|covered by|part of) an? ${other} [^;]*$`,
  String.raw`,?\s(?:will be|is being|are being|is|are|being|shall be) (?:tendered|procured|bought|contracted|let|purchased) (?:in|separately|later|after|elsewhere|under)\b[^;]*$`,
  String.raw`,?\s(?:may|might|could|can|will|would) (?:follow|come|be added) (?:later\b|in (?:20\d\d|an? (?:second|later|next|further) \p{L}+))[^;]*$`,
  String.raw`,?\s(?:falls?|lies?|is|are) (?:outside|(?:under|within|in) the (?:scope|responsibility) of (?:the )?${owner})\b[^;]*$`,
  String.raw`(?<=^[^.,;:]{3,60}),? (?:we|i) (?:do not|don['’]t|won['’]t|will not) (?:touch|do|cover|include)[.;!]?$`,
  String.raw`,?\s(?:is|are) (?:somebody|someone) else['’]?s?\b[^;]*$|,?\s(?:is|are) (?:another|a different|its own|their own) (?:project|story|matter|affair|team|topic)\b[^;]*$`,
  String.raw`(?<=^\p{L}[^.,;:?!]{2,50}(?<!\b(?:is|are|a|the|say|said|says|or|and|to)))(?:,| -| –)? no(?:, thanks| thank you)?[.!]$`,
])

/** Labels and leads of lists under which everything is out: “The following fall outside this procurement”. */
export const outLeads = any([
  String.raw`^(?:the following|these|what|things?|the (?:employer|client|purchaser|owner|customer|buyer))\b[\p{L}\p{N} ,'’-]{0,40}\b(?:(?:falls?|lies?|is|are|stays?|remains?) (?:outside|out|excluded|not (?:included|part|covered|within|in|sought|wanted|required))|(?:under|within|in) the (?:scope|responsibility) of (?:the )?${owner}|(?:provided|supplied|done|handled|borne) by the ${owner}|(?:leave|leaving) (?:aside|out))\b[\p{L}\p{N} ,'’-]{0,60}$`,
  String.raw`\b(?:not (?:asking|looking) for|do(?: not|n['’]t) (?:want|need|ask for)|(?:leave|leaving|set(?:ting)?) aside)\b[\p{L} ]{0,20}$`,
  String.raw`^(?:no|nope|later,? maybe|maybe,? later|not (?:for us|ours|our job))\W*$`,
])
