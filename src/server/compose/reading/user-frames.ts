/** “who would work with it”, “who is going to use this”, “wer arbeitet damit” */
const whoUses = String.raw`(?:who(?:['’](?:d|ll|s))? (?:(?:would|will|should|shall|is|are|to|going|actually|really|all|else|does|do) ){0,3}(?:works?|uses?|using|looks? at|sees?|sits?|needs?|logs? (?:in|on)|operates?|opens?|touch(?:es)?|gets? it|has access|have access|the users are)|wer (?:braucht|nutzt|benutzt|arbeitet))`
const label = String.raw`(?:the )?(?:(?:end|main|intended|future|primary) ?-?)?(?:users?|user groups?|people|persons?|(?:user )?roles?|used by|actors|audience|working with it|nutzer|benutzer|anwender)`

/** “Roles and their rights”, “User groups and what they do”; not the roles of those who build it. */
const headingTail = String.raw`(?:,? (?:and|&|/|with|of|in|by) (?![^.]*\b(?:supplier|contractor|bidder|vendor|tenderer|project|delivery|team|culture|skills|responsibilit\w+)\b)[\p{L}’' ]{3,40})?`
const userLabel = new RegExp(String.raw`^\W*(?:${label}|${whoUses})\b[^:.]{0,40}:\s*|^\W*who:\s*`, 'iu')
const userHeading = new RegExp(
  String.raw`^\W*(?:${label}${headingTail}|who|${whoUses}\b.{0,30}|(?:how many )?users.{0,20})\W*$`,
  'iu',
)
/** “Who approves a text?”: whoever is told in the answer does it in the system. */
const whoActs = String.raw`who (?:then |also |has to |must |may |can |would |will |should ){0,2}(?:approves?|signs? (?:off|it)|releases?|checks?|enters?|records?|confirms?|books?|assigns?|publish(?:es)?|edits?|corrects?|reviews?) (?:it|them|that|(?:an?|the|each|every) (?!contract|budget|offer|tender|project|design|bid|order for)[\p{L} -]{3,30})`
const whoQuestion = new RegExp(String.raw`\b${whoUses}\b[^?]{0,50}\?$|\b${whoActs}\?$|\b(?:the|your|our|any other) users\?$`, 'iu')

/** The words that make a list of users of what follows: “Users:”, “Who would work in it:”. */
export const userLabelOf = (text: string): string | undefined => {
  const found = userLabel.exec(text.slice(0, 120))?.[0]
  return isNoUserHeading(found) ? undefined : found
}
/** “People outside the project”, “Without access:”, “Not concerned”: those below do not use it. */
const noUserHeading =
  /\b(?:not (?:users?|involved|concerned|affected|in it|using|allowed|part of)|non-?users?|no (?:access|log-?ins?|accounts?|users?)|without (?:access|log-?ins?|accounts?)|outside (?:of )?(?:the |this )?(?:project|system|scope|tool|app)|nobody else|no one else|(?:do|does) not (?:use|need|see)|(?:stays?|left|kept) out)\b/i
export const isNoUserHeading = (heading: string | undefined) =>
  heading !== undefined && heading.length < 80 && noUserHeading.test(heading)
/** “View only: the cantor, two sextons”: rights are a label of people, and of systems too. */
const accessLabel =
  /^\W*(?:(?:view|read|look|write|edit|full|limited|restricted|editing|reading|viewing)(?:[- ]only)?(?:[- ](?:access|rights?))?|(?:approvals?|approvers?|editors?|viewers?|readers?|administrators?)(?: \(?(?:only|rights?)\)?)?|(?:can|may) (?:view|read|see|look|edit|write|approve|change|enter)(?: only)?)\s?:\s*/iu
export const accessLabelOf = (text: string): string | undefined => accessLabel.exec(text.slice(0, 60))?.[0]
export const isUserHeading = (heading: string | undefined) =>
  heading !== undefined && userHeading.test(heading) && !isNoUserHeading(heading)
export const asksForUsers = (question: string | undefined) => question !== undefined && whoQuestion.test(question.slice(-160))

/** “is used by …”, “is intended for …”, “access is given to …”: those who are listed behind it use the system. */
const opener =
  /\b(?:(?:be|is|are|it['’]d be|gets|being)\s(?:(?:mainly|mostly|chiefly|solely|only|primarily|daily|also|to be)\s)?(?:used|operated|worked with)(?: (?:daily|every day|mainly|mostly|chiefly|only|primarily))?\s(?=by\b)|\b(?:used|consumed)\s(?=by\b)|\b(?:seen|viewed|opened|accessed|changed|edited) (?:only|solely|exclusively)\s(?=by\b)|\bvisible (?:only|solely|exclusively)\s(?=(?:to|for)\b)|(?:(?:is|are|be|system|solution|service|tool|app|portal)\s)?(?:intended|meant|designed|destined|foreseen)\s(?=for\b)|\busers\s(?:will be|are|include|shall be|would be|comprise|being)\s|\baccess (?:is|will be|shall be|must be) (?:given|granted|needed|foreseen)\s(?=(?:to|by|for)\b)|\bresponsible for [^.;,]{3,40} (?:is|are|will be)\s|\bfor (?:the )?use\s(?=(?:by|of)\b)|\b(?:it|this|that|the (?:system|tool|app|solution|portal|service|page)) (?:is|would be|will be|shall be)(?: (?:mainly|mostly|primarily|chiefly|only|meant|really|first))* (?=for\b)|(?:^|[.;]\s)(?:access(?: rights)?|permissions|log-?ins?|licen[cs]es|seats|accounts|rights)(?: \p{L}+){0,3}:\s|\b(?:work|works|working) (?:in|with) (?:it|the system|this) (?:will be|are|would be)\s)/giu
const ends = /[.;!?]\s|\b(?:but|not|no|never|without|except|nor|neither|unless|while|whereas)\b/iu
const itemStart =
  /(?:^|[,:;/(]|\b(?:and|or|plus|also|as well as|und|sowie))\s*(?:(?:by|for|to|of|the|our|my|your|their|its|some|about|around|approximately|roughly|all|each|every|an?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|both|up|to|then|also|finally|ca\.?|~|\d[\d.,’']*)\s+)*(?:[\p{L}-]{3,14}\s)?$/iu

/** The parts of a text that list those who use the system, from the first item to where the list ends. */
export function userListsIn(text: string): { start: number; end: number }[] {
  return [...text.slice(0, 1500).matchAll(opener)].map((match) => {
    const start = match.index + match[0].length
    return { start, end: start + (ends.exec(text.slice(start, start + 400))?.index ?? 400) }
  })
}

/** Whether a name that begins at a place is an item of the list, and not told of inside of one. */
export const beginsItem = (words: string) => itemStart.test(words.slice(-80))
