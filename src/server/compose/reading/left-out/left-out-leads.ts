import { tagWords } from '../tag-words.ts'
import { frameLength, leavesOutWork, spelledOut } from './frame-words.ts'

/** Words of a lead behind which stands what is left out: “we do not want”, “nobody is asking for”, “not included are”. */
const takesObject =
  /\b(?:want|wants|need|needs|needing|build|building|rebuild|redo|include|includes|including|touch|touching|cover|covers|comprise|comprises|replace|replacing|buy|buying|ignore|disregard|excludes?|excluding|skip|drop|forget|mind|omits?|out|postpone|park|design|deliver|delivers|provide|supply|migrate|integrate|connect|reopen|introduce|commission|expect|expecting|undertake|seek|seeking|price|handle|doing|except|for|about|(?:quote|asks?|asked|asking|look(?:ing)?|wish(?:es)?|care|responsible) (?:for|at)|interested in|bother with|deal with|(?:extends?|no) to)$/iu
const inverted =
  /\b(?:included|excluded|part|scope|in|out|object|covered|comprised|wanted|needed|required|foreseen|planned)\b.*\b(?:is|are)$/iu
const excluding =
  /\b(?:exclude|excludes|leave|leaves|omit|omits|leave out)\b.*\b(?:scope|project|contract|work|tender|assignment|study|order|offer)$/iu
const determiners = /\s(?:the|an?|any|our|your|their|its|his|my|some|all)$/iu

/** “We do not want to wait”, “do not touch it”: no thing follows. */
const noThing = /^(?:it|this|that|them|these|those|they|he|she|we|you|i|us|me|to|there|people|anybody|anyone|somebody)\b/iu
/** What nobody wants to happen is no work. */
const mishap =
  /\b(?:surprises?|failures?|repeat|repetition|delays?|problems?|mess|trouble|risks?|disputes?|losses|mistakes?|errors?|accidents?|downtime|outages?|interruptions?|lock-?in|excuses|regrets|drama|scandals?|headlines?|complaints?|fines)\b/iu
const condition = /\b(?:before|until|unless|without|when|if|while|as long as|more than|less than|older than)\b/iu

/** The things behind a lead that leaves out; undefined where the sentence does not begin with one. */
export function leadItems(text: string, isScope: boolean): string[] | undefined {
  return notEither(text) ?? negatedNothing(text) ?? keptOut(text) ?? behindFrame(text, isScope)
}

function behindFrame(text: string, isScope: boolean): string[] | undefined {
  const length = frameLength(text)
  if (length === 0) return undefined
  let frame = text.slice(0, length)
  const rest = text.slice(length)
  const label = /^\s*(?:\([^()]*\)\s*)?(?::|[–—-](?=\s))\s*(?=\S)/u.exec(rest)
  if (label !== null) return isOutLabel(frame) && rest.length > label[0].length ? [rest.slice(label[0].length)] : undefined
  if (!leavesOutWork(frame) || ofSomebodyElse.test(spelledOut(frame))) return undefined
  if (!isScope && onlyInScope.test(spelledOut(frame))) return undefined
  for (let article = determiners.exec(frame); article !== null; article = determiners.exec(frame))
    frame = frame.slice(0, article.index)
  const spelled = spelledOut(frame).toLowerCase().trim()
  const isLead =
    takesObject.test(spelled) ||
    inverted.test(spelled) ||
    excluding.test(spelled) ||
    /^there (?:will|shall|is to|are to)(?: be)? no$|\bwill be no$/.test(spelled)
  const object = text.slice(frame.length).trim()
  if (!isLead || object === '' || noThing.test(object) || mishap.test(object.split(/[,;:]/)[0]!) || condition.test(object))
    return undefined
  if (/^\p{Ll}/u.test(object) && opensWithVerb(object)) return undefined
  return [object.split(/:\s|\s[–—]\s/u)[0]!]
}

/** “No: the second signature is needed” answers. */
const isOutLabel = (frame: string) => leavesOutWork(frame) && !/^(?:no|not|never|none|nothing|out)$/i.test(frame.trim())
/** “Then he must not handle its notices”, “nobody delivers what was not called”, “there is no budget for it”: no word on the work. */
const ofSomebodyElse =
  /\b(?:he|she|they|somebody|someone|who|everyone|anyone|everybody)\b|\b(?:nobody|no one|nothing)\b(?! (?:is |has |should |needs? to |is to )?(?:ask|want|need|expect|quote|price|offer|look|bother))|^(?:and |but )?there (?:is|are)\b(?! to)|^no (?!need\b|one\b)/iu
/** Said of anything but the work itself, these tell how it is or rule what happens: “it leaves out the north”, “there shall be no loads in May”. */
const onlyInScope = /\bit (?:leaves|excludes|omits|skips|ignores|drops)\b|^(?:and |but )?there (?:will|shall|is to|are to)\b/iu

/** “the clerk to type twice”, “send mails”: somebody who is to do something, or a verb at once. */
function opensWithVerb(object: string): boolean {
  const words = tagWords(object)
  const verb = words.findIndex(({ tag }, index) => tag === 'VERB' && index < 8)
  if (verb < 0) return false
  if (verb === 0) return !/(?:ing|ed)$/.test(words[0]!.lower)
  return words[verb - 1]!.lower === 'to' && /^(?:NOUN|PROPN)$/.test(words[verb - 2]?.tag ?? '')
}

/** “Nor shall the parking barriers be replaced”. */
const nor =
  /^(?:and |but )?(?:nor|neither) (?:shall|will|should|must|is|are|can|may) ((?:the |our |an? |any )?[^,.;]{3,80}?) (?:to )?(?:be )?(?:replaced|touched|included|migrated|built|connected|delivered|designed|part|covered|needed|required|foreseen|wanted|in scope|taken)\b/iu
const notEither = (text: string): string[] | undefined => {
  const thing = nor.exec(text)?.[1]
  return thing === undefined ? undefined : [thing]
}

/** “so nothing customer-facing, thanks”, “Not the history, please”. */
const politely =
  /(?:^|[,;]\s)(?:so |and |but )?(?:nothing|not) ((?:the |our |any |an? )?[\p{L}-]+(?: [\p{L}-]+){0,4}?),? (?:please|thanks|thank you)\b/iu
/** “Also please not an app that writes letters”. */
const alsoNot = /^(?:(?:and|but|so),? )*(?:(?:also|likewise|equally|please),? )+not ((?:the|our|any|an?) [^,.;:]{3,80})/iu
const negatedNothing = (text: string): string[] | undefined => {
  const thing = politely.exec(text)?.[1] ?? alsoNot.exec(text)?.[1]
  return thing === undefined || /^(?:now|yet|here|again|this|that|at all)\b/i.test(thing) ? undefined : [thing]
}

/** “Leave the wine shop's till out of it”, “keep the nursery out of this”. */
const kept =
  /^(?:so |and |but |please |just )*(?:leave|keep) ((?:the |our |their )?(?!it\b|them\b|that\b|this\b)[^,.;:]{3,70}?) (?:out(?: of (?:it|this|that|the (?:project|contract|scope)))?|alone|aside|as (?:it is|they are)|untouched)(?=[.,;!]|$)/iu
/** “Accounts (Sage) leave out”. */
const leftOutBehind =
  /^((?:the |our )?(?!(?:we|they|you|i|it|please|so|and|but|just)\b)[\p{L}][^.,;:]{2,60}?),? (?:please )?(?:leave out|leave alone)(?=[.,;!]|$)/iu
const keptOut = (text: string): string[] | undefined => {
  const thing = kept.exec(text)?.[1] ?? leftOutBehind.exec(text)?.[1]
  return thing === undefined ? undefined : [thing]
}
