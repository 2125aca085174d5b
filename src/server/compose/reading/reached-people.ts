import type { Token } from './tokens.ts'

/** Who is reached or asked by the system, though a sentence says neither “use” nor “see”. */

const article = String.raw`\s(?:the |our |its |their |my |an? |all |each |every )*(?:\d+ |[\p{L}’'-]+ )?$`
const beforePeople = new RegExp(String.raw`\b(?:of|by|from|for|to)${article}`, 'iu')
const reached = new RegExp(
  [
    String.raw`\bwithout (?:the |an? )?(?:prior |written |express )?(?:release|approval|consent|signature|sign-off|confirmation|clearance|go-ahead|permission) (?:of|by|from)${article}`,
    String.raw`\b(?:board|map|picture|notebook|cockpit|terminal) for${article}`,
    String.raw`\b(?:(?:looked|pointed|worked) at|kept(?: up)?|looked after) by${article}`,
    String.raw`\b(?:alarm|alert|warning|task|request|exception|finding|query)s? (?:\p{L}+ ){0,2}?(?:goes|go|comes|come|(?:is|are) (?:sent|passed|given|put)) (?:(?:by|as|in|on|via|at once|first) (?:an? |the )?(?:\p{L}+ )?){0,2}to${article}`,
    // “… without an answer in two hours to the master”: what goes on from the sentence before.
    String.raw`^(?:and |then )?(?:without (?:an? )?(?:answer|reply|reaction|response|confirmation)|if (?:nobody|no one) (?:answers|reacts)|otherwise|failing that)\b[^.;]{0,40} to${article}`,
  ].join('|'),
  'iu',
)
/** “in the release of the officer”, “a board for foremen”, “the alarm goes by SMS to the nurse” */
export const isReached = (left: string) => beforePeople.test(left) && reached.test(left)

/** “The mate has the list on board”: not the one on paper. */
const hasAtHand =
  /^(?:\s\([^)]{0,60}\))?\s(?:(?:always|also|must|shall|should|will|then) ){0,2}(?:has|have) (?:the|an?|his|her|their) (?:[\p{L}-]+ )?(?:list|view|overview|map|screen|dashboard|picture|figures|records?|history)s?\b(?![^.;]{0,40}\b(?:paper|printed|binder|wall|heart|folder)\b)/iu
const staysIn = /^\s(?:stays?|remains?|is kept|are kept) (?:in the loop|in control)\b/i
export const hasInHand = (right: string) => hasAtHand.test(right) || staysIn.test(right)

/** “PostgreSQL is what our two DBAs know”, “Java is known to 9 developers”: their skills are told. */
export const isSkillOf = ({ left, right }: { left: string; right: string }) =>
  /^\s(?:knows?|can(?: do)?(?=[.,;]|$)|learned|prefers?|likes?|speaks?)\b/i.test(right) &&
  /\b(?:is|are) (?:what|all|the only \p{L}+|something)(?: that)? (?:the |our |my |its |their )?(?:\d+ )?$/iu.test(left)

const governing = /^(?:board|council|committee|ministry|parliament|commission|cabinet|senate|synod)s?$/
const ruled =
  /\b(?:has|have|had|was|were|been) (?:\p{L}+ ){0,2}?(?:rejected|refused|ruled out|turned down|excluded|banned|vetoed|decided|adopted|approved|agreed|imposed) (?:\p{L}+ )?by (?:the |our )?(?:\p{L}+ )?$/iu
/** “X has been rejected by the board”: it ruled once and uses nothing. */
export const hasRuled = (head: string, left: string) => governing.test(head) && ruled.test(left)

/** “data owners”, “content owners”: they own a thing of the house. */
export const isOwnerInside = ({ tokens, last }: { tokens: Token[]; last: number }) =>
  /^owners?$/.test(tokens[last]?.lower ?? '') &&
  /^(?:data|content|process|product|system|service|application|asset|risk|page|site|group|budget|record|control)$/.test(
    tokens[last - 1]?.lower ?? '',
  )

/** “Our bursar and two of the choir for the reports.”: behind those who use it, who else does and what for. */
export const isVerbless = (right: string) =>
  /^(?:,? (?:and|plus|with) [^.;,]{3,50})? for (?:the |their |all )?(?:\p{L}+ )?(?:reports?|approvals?|corrections?|overviews?|figures|releases?|statistics)\.?$/iu.test(
    right,
  )
