import { aboutData, refusedAhead, refusedBehind, underCondition } from './refusing-frames.ts'

/** What a brief says of a name: it is used, stays, goes, is outside the work, may not be proposed, or is not decided. */
export type Stance = 'use' | 'keep' | 'replace' | 'out' | 'ban' | 'open' | 'none'

/** Characters on either side of a name that are searched. */
const reach = 160

const modal = String.raw`(?:must|may|shall|should|can|could|will|would|do|does|did|is|are|was|were|has|have|had)`
const not = String.raw`(?:\s?not|n['’]t|\snever|\sNOT)`
const used = String.raw`(?:used|offered|proposed|bid|allowed|permitted|invited|wanted|wished|selected|evaluated|considered|accepted|acceptable|approved|pass|passed|an? option|options?|on (?:the|our) (?:list|table)|available|again|back|introduced|bought|licen[cs]ed|adopted|entertained|welcome|part of (?:the|it|any)|in our|be the|an? (?:solution|possibility))`
const active = String.raw`(?:use|using|have|want|offer|buy|propose|entertain|need|take|accept|renew)`

// What stands behind the name; the first that fits decides.
const behind: [Stance, RegExp][] = [
  [
    'keep',
    /^[^,;]{0,60}?\b(?:must|may|shall|should|will|can|is|are)\s?(?:not|n['’]t) (?:to )?(?:be )?(?:being )?(?:changed|changing|touched|replaced|modified|altered|switched off|migrated|moved|disturbed|interrupted)|^[^,;]{0,40}?,? which (?:must|may|shall|can)\s?not be (?:changed|touched|replaced)/i,
  ],
  [
    'keep',
    /^(?:\s\([^)]{0,60}\))?,?\s(?:(?:which|that|who|and|it)\s)?(?:[\p{L}-]+\s){0,3}?(?:(?:shall|will|must|should|is to|has to|also|itself)\s)*(?:stays?|remains?|is kept|be kept|is retained|be retained|continues?|bleibt|bleiben|lives on|go(?:es)? on living)\b/iu,
  ],
  // “(all of us use it, stays)”, “for the outside work, that stays”
  ['keep', /^\s\([^()]{0,60}\b(?:stays|remains)\b[^()]{0,20}\)|^[^;,.]{0,50}, (?:that|which) (?:one )?(?:stays|remains)\b/i],
  ['replace', /^[^;,.]{0,50}, (?:that|which) (?:one )?(?:goes|must go|has to go|is to go)(?=[.,;]|$)/i],
  ['keep', /^[^,;]{0,40}?\b(?:cannot|can['’]t) (?:run|work|exist|live)\b/i],
  [
    'replace',
    /^(?:\s\([^)]{0,60}\))?[^,;.]{0,60}?(?:\b(?:is|are|be|being|gets?|will be|to be|must be|has been)\s(?:\p{L}+ly\s)?(?:being\s)?(?:retired|withdrawn|replaced|decommissioned|switched off|turned off|shut down|phased out|sunset|abolished|gone|dropped|migrated away|discontinued|to go\b|going away|end[- ]of[- ]life)|\bgoes(?: away)?(?=[.,;]|$|\sin\b|\sby\b|\swhen\b)|\bswitched off\b|\bend[- ]of[- ](?:life|support)|\bruns out of support|\bno longer (?:supported|maintained)|\b(?:has|must) to go\b|\bmust (?:be )?(?:off|gone|go)\b|['’]s licen[cs]e (?:ends|expires|runs out)|\bsupport (?:ends|runs out|for)|\b(?:dies|is dying)\b)/iu,
  ],
  [
    'replace',
    /^,\s[^,;.]{3,90}(?:,\s[^,;.]{3,60})?,\s(?:(?:will|shall|must|is to|are to|has to) be|is|are) (?:retired|withdrawn|replaced|decommissioned|switched off|turned off|shut down|phased out)\b/i,
  ],
  [
    'out',
    /^[^;.]{0,60}?\b(?:do|does|shall|will)(?: not|n['’]t) (?:form (?:a )?part of|belong to)\b|^[^,;.]{0,60}?\b(?:(?:is|are|stays?|remains?) (?:out of scope|not (?:in|part of) (?:the )?(?:scope|project|contract)|outside (?:the )?(?:scope|project|contract)))/i,
  ],
  [
    'open',
    /^[^.;]{0,60}?\b(?:(?:is|are) (?:still )?(?:open|undecided|under discussion|being evaluated|an option|a candidate|to be decided)|(?:we|are)['’]?(?:re)? open on (?:that|it))\b/i,
  ],
  [
    'ban',
    new RegExp(
      String.raw`^(?:\s(?:products?|licen[cs]es?|solutions?|gateway|edition|platform|service|cluster|offers?|codes?)){0,2}(?:\s\([^)]{0,60}\))?\s?(?:[:–—-]\s?(?:[^.]{0,30}?[,;]\s?)?(?:no|NO|never|not|also not|out)\b(?! (?:yet|decided|only|more|less|later|changes?|write))|,?\s(?:no|never)[.,!]|\?\s(?:no|never)\b)`,
      'iu',
    ),
  ],
  ...refusedBehind.map((words): [Stance, RegExp] => ['ban', words]),
  // “X we do not use”: the name is what is not used, not who does not use.
  [
    'ban',
    new RegExp(
      String.raw`^,?\s(?:we|i|they|the \p{L}+|our \p{L}+)\s[^.;:,]{0,20}?${modal}${not}\b[^.;,]{0,20}?\b${active}\b`,
      'iu',
    ),
  ],
  [
    'ban',
    new RegExp(
      String.raw`^[^.;:]{0,60}?\b${modal}${not}\b(?!\s(?:only|just|yet|be (?:changed|touched|replaced|modified|altered|interrupted|switched|lost)))[^.;]{0,40}?\b${used}\b`,
      'iu',
    ),
  ],
  [
    'ban',
    /^[^.;:]{0,50}?\b(?:is|are|was|were|has been|have been|being)\s(?:[\w-]+ly\s)?(?:forbidden|prohibited|banned|ruled out|vetoed|rejected|refused|excluded|dead|out of the question|off the (?:table|list)|off limits|set aside|dropped|blocked|barred|a disaster|a failure|no option|no longer an option|a no(?:-go)?(?=[.,;!]|$)|unacceptable|unwelcome)\b/i,
  ],
  [
    'ban',
    /^[^.;]{0,60}?\b(?:did not (?:pass|work|convince|survive)|need not (?:apply|be offered)|(?:will|would|shall|must|may) (?:not|never) (?:come back|return|appear|enter)|(?:was|were|been) turned down|(?:ended|went|turned out) (?:badly|wrong)|failed (?:us|badly|the)|will be (?:set aside|rejected|disqualified|excluded)|(?:was|were)\s(?:tried|tested|evaluated|piloted|offered|demoed|proposed)\b[^.;]{0,60}\b(?:not|refused|rejected|disaster|failed|dropped|never))\b/i,
  ],
  // “…: was proposed by a vendor, off the table”
  [
    'ban',
    /^[^.;]{0,70},\s(?:(?:but |and )?(?:it is )?off the table|vom tisch|dropped|rejected|dead|refused|not wanted|forget it)[.!]?$/i,
  ],
  [
    'use',
    /^[^,;.]{0,60}?\b(?:is|are) (?:mandated|mandatory|set|given|prescribed|the standard|fine|permitted|allowed|required|preferred|our standard)\b|^[^,;.]{0,60}?\b(?:must|shall|should|will) be (?:used|connected|integrated|the)\b/i,
  ],
]

const small = String.raw`(?:the |our |an? |any |other |their |its |old |existing |legacy |today['’]s |ageing |more |new |use of )*`
// What stands before the name; exceptions come first.
const ahead: [Stance, RegExp][] = [
  [
    'use',
    /\b(?:no|nothing|not|none|nobody|any)\b[^,;]{0,60}\b(?:other than|except(?: for| in)?(?: through| via| on)?|apart from|besides|but)(?: the| on| in| for)?\s(?:[\w-]+\s){0,2}?$|\bexcept(?: for| through| via| in)?(?: the| our)?\s?$/i,
  ],
  [
    'use',
    /\b(?:in favour of|in favor of|replaced? (?:it |them )?(?:by|with)|replac\w+ [^,;.]{2,40} (?:by|with)|mov(?:e|es|ing) to|migrat\w+ to|instead we want|switch(?:ing)? to)\s(?:the |our )?$/i,
  ],
  ['use', /\bnot only\b[^;]{0,80}$/i],
  ['use', /\b(?:instead of|rather than)\s[^,;]{2,60}?\b(?:we want|want|use|choose|take)\s$/i],
  [
    'ban',
    /\b(?:anything (?:but|except)|under no circumstances|by no means|free of|keep(?:s)?(?: away)? from|had (?:it|enough) (?:with|of)|(?:fed up|done|finished) with|(?:do not|don['’]t|never|not) (?:offer|propose|bring|sell|show|quote)(?: us| me)? (?:anything|something|products?) (?:with|from|by|on|of|based on|built on)|nothing (?:from|of|by)|no products? (?:of|by|from)|had (?:our|my) fill of|voted against|decided against|turned down|said no to|(?:has|have) excluded|nobody(?: \p{L}+)? wants|would rather not have|not again|burnt by|not (?:based|built|run) on|outside of)\s(?:the |any |an? )?$/iu,
  ],
  [
    'keep',
    new RegExp(
      String.raw`\b(?:(?:do not|don['’]t|must not|may not|shall not|never|not to|without|nobody (?:is to|may)) (?:replac\w*|touch\w*|chang\w*|modif\w*|alter\w*|switch\w* off|mov\w*|disturb\w*|rebuild\w*)|keeps?|retain|stay(?:s|ing)? (?:with|on|in)|leave)\s${small}(?:(?!(?:in|on|by|at|with)\b)[\w-]+\s)?$`,
      'i',
    ),
  ],
  [
    'replace',
    new RegExp(
      String.raw`\b(?:replac(?:e|es|ing|ement of)|retir(?:e|es|ing)|decommission(?:ing)?|switch(?:ing)? off|mov\w+ (?:away )?(?:from|off)|migrat\w+ (?:away )?from|get(?:ting)? (?:rid|off|out) of|phas\w+ out|sunset|shut down|turn off|away from|exit (?:from )?|instead of|in place of|rid of)\s${small}(?:[\w-]+\s){0,1}$`,
      'i',
    ),
  ],
  ['replace', /\bneither\b(?!,)[^.;]{0,60}$/i],
  ['keep', /^\W*without\s$/i],
  [
    'out',
    /\b(?:no need (?:to|for)|not necessary to|need not|not (?:in|part of) (?:the )?scope|out of scope|exclud(?:ed|es|ing)|non-goals?|outside (?:the )?scope|not included)\b[^;.]{0,80}$/i,
  ],
  [
    'open',
    /\b(?:whether|undecided|not (?:yet )?decided|either|maybe|perhaps|could be|evaluat\w+|consider\w*|for example|e\.g\.|such as|if .{0,20}is used)\b[^;.]{0,60}$/i,
  ],
  [
    'ban',
    new RegExp(
      String.raw`(?:\b(?:no|not|never|nor|neither|without any|avoid(?:ing)?|forbid\w*|prohibit\w*|rul(?:es?|ed|ing) out|veto\w*|bans?|banned|reject\w*|refus\w*|rather not|stay away from|steer clear of|not to use|not for|(?:must|may|shall|should|can|will|do|does|did|would|wo)(?:\s?not|n['’]t)\s(?:want|use|propose|offer|adopt|buy|include|contain|rely on|run|have|be using|need|entertain|accept|allow|permit|tolerate|be|do|touch|consider|propose|support|host|see)(?: to use| to see| to have| based on| built on)?(?: (?:an? |any |the )?(?:solutions?|products?|proposals?|systems?|tools?|offers?|bids?|software|anything|architecture|design)(?: (?:that (?:is|are|relies|rely|depends) )?(?:built |based |relying |running |depending )?(?:upon|on|in|with|from|by))?)?(?: any)?|not (?:allowed|permitted) to use|not be using|want(?:s)? no|there will be no|copied to|go to|sent to)\s)${small}(?:[\p{Ll}-]+\s){0,1}$`,
      'iu',
    ),
  ],
]
const isBound =
  /\b(?:not only|no later than|no earlier than|not before|not until|no more than|no less than|if not|whether or not|not yet|not decided|not (?:all|every|in|part))\b[^.;]{0,60}$/i
const deed =
  /\b(?:access|writing|writes?|changes?|connections?|updates?|uploads?|commands?|log-?ins?)\s(?:to|into|in|on|of|from)\s(?:the |our )?(?:[\p{L}-]+\s)?$/iu
const sentTo = /\b(?:copied to|go to|sent to)\s[^.;]{0,20}$/i
const skill = /^\s(?:skills?|experience|know-?how|knowledge|people|expertise|developers?|admins?|team)\b/i

// What the next sentence says of a name that stands before it.
const takenUp = new RegExp(
  [
    String.raw`^\s*(?:\S+\s){0,6}?(?:do not|don['’]t|never|please not|so please not|please do not|nobody (?:is to|should|may))\s(?:offer|propose|bring|bid|suggest|use|revive|include|quote|come back with)\s(?:it|them|this|that|any of (?:it|them))`,
    String.raw`^\s*(?:so |and |but )?(?:it|this|that|they|both|neither)\s(?:(?:is|are|was|were|has been|have been|will|shall|must|may|can)\s)?(?:not (?:to )?(?:be )?(?:used|offered|proposed|bid|brought|considered|an option|acceptable|allowed|wanted|good enough)|ruled out|out of the question|off the (?:table|list)|refused|rejected|a (?:disaster|failure|mess)|excluded|banned|forbidden|did not (?:pass|work|convince)|failed)`,
    String.raw`^\s*never again`,
    String.raw`^\s*(?:offers|proposals|bids|tenders|products?|solutions?) (?:containing|based on|with|that (?:use|contain)) (?:it|them)\s`,
    String.raw`^\s*(?:\S+\s){0,3}?we (?:refused|rejected|declined|dropped|left|will not (?:have|use|take)|won['’]t (?:have|use|take)|do(?: not|n['’]t) want|are not going back to|have (?:refused|rejected)) (?:it|this|that|them|one)\b`,
    String.raw`^\s*did not pass`,
    String.raw`^\s*(?:the |our )?(?:\p{L}+\s){1,3}(?:voted(?: it down| against (?:it|this))|vetoed (?:it|this|that)|refused(?: it| this)?|said no(?=[.,;!]|$| to (?:it|this|that))|decided against (?:it|this|that))`,
    String.raw`^\s*assume (?:it|this|that|they|both) (?:is|are) not available`,
  ].join('|'),
  'iu',
)
const bareNo = /^\s*(?:A(?:nswer|\d{0,3})?[.:)]\s*)?(?:no|never|nein)[.!](?:\s|$)/i
const pronounLater = new RegExp(
  String.raw`^[^.;]{0,100}\b(?:(?:will|would|shall|do|does|did)${not}[^,;.]{0,30}\b(?:back to|use|using|want|renew|again|have|take|buy)\b[^,;.]{0,20}\b(?:it|them|this)\b|(?:please |so )?not propose (?:it|them)|go back to it|don['’]t bring it back|please not propose it|we (?:left|refused|rejected) (?:it|one|this|them))`,
  'i',
)

export type Surroundings = { text: string; start: number; end: number }

/** What is said of the name at a place of a statement: words behind it, words before it, then the sentence after. */
export function stanceOf({ text, start, end }: Surroundings): { stance: Stance; cue: string } {
  const left = clauseLeft(text.slice(Math.max(0, start - reach), start))
  const right = text.slice(end, end + reach)
  const clause = clauseRight(right)
  // “Write access to X is forbidden”: it stays and is only read.
  if (deed.test(left)) return { stance: 'none', cue: '' }
  if (skill.test(clause)) return { stance: 'none', cue: '' }
  // “forbids scripts and X”: the cue stands before the list.
  const beforeList = left.replace(/(?:[\p{L}\d.+#-]{2,20}(?: [\p{L}\d.+#-]{2,20}){0,2}(?:,| or| and| nor) (?:any |the )?)+$/u, '')
  const exception = ahead.slice(0, 4).find(([, words]) => words.test(left))
  if (exception !== undefined) return { stance: exception[0], cue: left.trim() }
  const isSentOver = !underCondition.test(right) && !aboutData.test(left) && refusedAhead.some((words) => words.test(left))
  if (isSentOver) return { stance: 'ban', cue: left.trim() }
  const afterList = clause.replace(/^(?:\s?(?:,|and|or|nor)\s(?:any other\s)?\p{Lu}[\p{L}\d+]*(?:\s\p{Lu}[\p{L}\d]*)?)+/u, '')
  const isNeither = /\bneither\b/i.test(left)
  const nearest = behind
    .map(([stance, words]) => ({
      stance,
      cue: words.exec(clause)?.[0] ?? (afterList === clause ? undefined : words.exec(afterList)?.[0]),
    }))
    .filter((found) => found.cue !== undefined)
    .toSorted((one, other) => (one.cue?.length ?? 0) - (other.cue?.length ?? 0))[0]
  if (nearest?.cue !== undefined) {
    const isUndone = nearest.stance === 'keep' && (isNeither || /\b(?:nobody|no one)\b/i.test(left))
    return { stance: isUndone ? 'replace' : nearest.stance, cue: nearest.cue.trim() }
  }
  if (/^,?\s(?:included|inclusive|among them)\b/.test(clause) && /\b(?:not|no|never)\b/i.test(left))
    return { stance: 'ban', cue: 'included' }
  if (isNeither && /\b(?:kept|retained|remain|stay)\b/i.test(clause)) return { stance: 'replace', cue: 'neither' }
  const isAsked = /\?\W*$/.test(text.slice(end)) && !/[.;!]\s/.test(text.slice(end))
  for (const [stance, words] of ahead.slice(4)) {
    // “May we propose X instead of Y?” replaces nothing yet.
    if (stance === 'replace' && isAsked) continue
    const cue = words.exec(left)?.[0] ?? (stance === 'ban' && beforeList !== left ? words.exec(beforeList)?.[0] : undefined)
    if (
      cue === undefined ||
      (stance === 'ban' && (isBound.test(left) || (sentTo.test(left) && !/\b(?:no|not|never|nor)\b|n['’]t\b/i.test(left))))
    )
      continue
    return { stance, cue: cue.trim() }
  }
  if (pronounLater.test(right)) return { stance: 'ban', cue: 'it' }
  return { stance: 'none', cue: '' }
}

/** What the sentence after says of what this one is about: “Do not offer it”, “No.” */
export const refusesBefore = (next: string) => takenUp.test(next.slice(0, 200)) || bareNo.test(next.slice(0, 24))

const clauseLeft = (text: string) =>
  text.split(/[;.!?\n]\s|\s[–—]\s|,\s(?:but|whereas|while|therefore|so)\s|(?<![Aa]nything )\bbut\s(?!for)|:\s|\s\|\s/).at(-1) ??
  text
function clauseRight(text: string) {
  const stop = /[;!?\n]|\.(?=\s|$)|\s\|\s|,\s(?:but|whereas|while)\s|,\s(?=(?:therefore|so|not)\b)/.exec(text)
  return stop === null || (stop[0].startsWith('?') && /^\?\s(?:No|Never)\b/.test(text.slice(stop.index)))
    ? text
    : text.slice(0, stop.index + 1)
}
