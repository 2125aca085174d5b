/** Where those who stand outside, customers, parents, hauliers, deal with a system all the same. */

const transaction =
  'accepts?|refuses?|declines?|confirms?|cancels?|orders?|books?|reserves?|signs?(?! (?:the |an? )?(?:contract|lease|agreement))|sees?|views?|checks?|chooses?|picks?|selects?|registers?|reports?|requests?|downloads?|uploads?|submits?|tracks?|follows?|rates?|scans?|fills?|identif(?:y|ies)|log|logs|declares?|says? (?:yes|no)'
const message =
  '(?:text|SMS|mail|e-?mail|link|PDF|message|call|reminder|notification|notice|code|alert|push|confirmation|offer|ticket|receipt|invoice|copy|overview|list)s?'
const means =
  '(?:phones?|mobiles?|smartphones?|tablets?|apps?|QR[ -]codes?|links?|forms?|pages?|portal|site|website|web ?site|browser|kiosks?|terminal|screen|web|card reader|touch ?screen|code|PIN)'

/** “Guests order until noon”, “the haulier confirms the slot” */
const deals = new RegExp(
  String.raw`^(?:\s\([^)]{0,60}\))?,?\s(?:(?:who|that|also|then|only|themselves|should|must|shall|may|can|will|have to|has to|to|wants? to|be able to)\s){0,4}(?:${transaction})\b(?!\sby (?:post|mail|e-?mail|letter|phone|telephone)\b)`,
  'iu',
)
/** “Parents get a text when …”: what it sends reaches them. */
const isWritten = new RegExp(
  String.raw`^(?:\s\([^)]{0,60}\))?\s(?:(?:should|must|shall|will|also|then|automatically|themselves|each|all)\s){0,3}(?:gets?|receives?|be sent|(?:is|are) sent) (?:(?:an?|the|their|his|her|its|one)\s)(?!(?:printed|paper|weekly|monthly|daily|quarterly|yearly|annual)\b)(?:[\p{L}-]+ ){0,2}?${message}\b`,
  'iu',
)
/** “fetch them with a QR code”, “pay on their phone” */
const byMeans = new RegExp(
  String.raw`^\s\p{Ll}+s?\s[^.;,]{0,40}\b(?:with|on|via|through|in|by|over) (?:an? |the |their |our |his |her )?(?:own )?(?:[\p{L}-]+ )?${means}\b`,
  'iu',
)

/** Whether what is said of those outside is dealing with the system: by a verb, a message that reaches them, or by its means. */
const dealsFromOutside = (right: string): boolean => deals.test(right) || isWritten.test(right) || byMeans.test(right)

const usesPage =
  /^(?:\s\([^)]{0,60}\))?\s(?:\p{L}+\s){0,5}?(?:log in|sign in|use the|apply|appl(?:y|ies) online|upload|submit|their own account|use it|book(?:s|ed)?|request|register|see|search|save|report|download|score|enter|choose|reserve|order online|track)s?\b/iu
/** “Tenants shall not see the ledger.” */
const isDenied = /^\s\p{L}+ (?:not|never)\s(?!only\b)/iu
/** What those outside do where a system is meant: with a modal, any use; without one, what is done on a page alone. */
const outsideUse = new RegExp(
  String.raw`^(?:\s\([^)]{0,60}\))?\s(?:can|may|shall|should|must|will)(?: also| then| themselves| only)?(?: be (?:able|allowed) to)?\s(?:look|follow|view|enter|confirm|fill|accept|cancel|declare|submit|describe|register|upload|book|request|see|search|report|download|apply|order|choose|track|change|check|sign|pay online|answer|send|use (?:an?|the|their|our|this|its) (?:own )?(?:phone|mobile|tablet|app|smartphone|handheld|browser|form|page|portal|site|service|map|kiosk|terminal|system|tool))\b|^(?:\s\([^)]{0,60}\))?\s(?:\p{L}+\s){0,3}?(?:confirm|follow|fill in|look up|declare|submit|sign up|enrol|upload|describe|accept|take an? \p{L}+(?: \p{L}+)? on-?line|apply online|apply on-line)s?\b`,
  'iu',
)
/** “visits are booked by relatives through a page” */
const doneOnPage =
  /^(?:\s\([^)]{0,60}\))?\s(?:through|via|on|in|by|with) (?:an? |the |our |their )?(?:[\p{L}-]+ ){0,2}(?:pages?|portal|forms?|apps?|sites?|website|browser|web)\b/iu
const doneBy = /\b\p{L}{2,}(?:ed|en|wn|ne|de|ld|ght|ept|ut|id|un|ead|et) by (?:the |our )?$/iu

/** Whether what is said of those outside means a system: by what they do, or by a page that it is done on. */
export const usesFromOutside = ({ left, right, clause }: { left: string; right: string; clause: string }) =>
  outsideUse.test(clause.slice(0, 90)) ||
  dealsFromOutside(clause.slice(0, 110)) ||
  (doneBy.test(left) && doneOnPage.test(right)) ||
  (!isDenied.test(clause) && usesPage.test(clause.slice(0, 90)))
