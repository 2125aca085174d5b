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
export const dealsFromOutside = (right: string): boolean => deals.test(right) || isWritten.test(right) || byMeans.test(right)
