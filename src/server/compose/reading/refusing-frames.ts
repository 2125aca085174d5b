/** Whole sentences that refuse a product without a word for it right beside its name. */

/** Behind the name. */
export const refusedBehind: RegExp[] = [
  // “X must disappear from the closing”, “X has no place in the dispensary”
  /^[^,;.]{0,40}?\b(?:(?:must|has to|have to|should|shall|is to|are to) (?:disappear|vanish|be (?:gone|banished|kept out)|go)|(?:has|have) no (?:place|business|future|role)) (?:from|out of|in|on|with) (?:the |our |this |that |their |any |all |an? )/iu,
  // “X not wanted”, as notes have it
  /^\s(?:definitely |really |absolutely |still )?not (?:wanted|wished for|welcome|acceptable|accepted|allowed|permitted|desired|an option|a (?:choice|candidate))\b(?! (?:before|until|without|on|in|at|by|for)\b)/iu,
  // “we tested X in 2025 and decided against”, “X was in a pilot and nobody maintains it”
  /^[^.;]{0,60}?\b(?:and|but|,) (?:then )?(?:(?:we|they|it|both|the \p{L}+|our \p{L}+|management|procurement|legal) )?(?:have |has |had )?(?:since )?(?:decided against(?: (?:it|them|both))?(?=[.,;]|$| (?:because|for|as|in|after)\b)|(?:rejected|discarded|abandoned|dismissed|dropped|declined) (?:it|them|both)\b|(?:gave|given|turned|sent|ruled|voted) (?:it|them|both) (?:up|down|back|out)\b|said no\b|went no further|(?:was|were|are|is) not (?:convinced|impressed|satisfied))/iu,
  /^[^.;]{0,30}?\b(?:(?:was|were|has been|had been) (?:only |once )?(?:in|on|under) (?:an? )?(?:pilot|trial|test|evaluation)|had an? (?:pilot|trial))\b[^.;]{0,70}\b(?:no|not|nobody|none|never|failed|broke|stopped|ended)\b/iu,
  // “X no thanks, the fees”, “X: off the table”
  /^,?\s(?:no,? thanks?|no thank you|thanks,? (?:but )?no|please not|rather not|never again|off the table)\b/iu,
  // “a bad time with X, they must not be involved”
  /^[^.;,]{0,30},\s(?:and |so |but )?(?:they|it|he|she|these|those)\s(?:must|may|shall|should|will|can|are|is)\s?(?:not|never|n['’]t)\s(?:to )?(?:be )?(?:involved|engaged|invited|hired|commissioned|contracted|asked|considered|used|part of|work(?:ing)? (?:on|for|with))\b/iu,
  // “software of X or its affiliates is not eligible”
  /^[^.;]{0,70}?\b(?:is|are|shall be|will be) (?:not (?:eligible|admissible|admitted|tolerated|desired)|ineligible|inadmissible|debarred|blacklisted|disqualified)\b(?! for\b)/iu,
]

/** What is sent, and by which of the ways that people speak of as such. */
const carried = String.raw`(?:go(?:es)?|going|be sent|is sent|are sent|sent|send|sends|run|runs|pass|passes|be passed(?: on)?|come|comes|arrive|be (?:shared|exchanged|communicated|reported|ordered|booked|agreed|handled|done|made|placed)|shared?|exchanged?|communicat\w+)`

/** Before the name. */
export const refusedAhead: RegExp[] = [
  // “don’t come with X”
  /\b(?:do not|don['’]t|never|nobody (?:should|may|need|is to)|no one (?:should|may|need)|need not|needn['’]t) (?:come|show up|turn up|bother|appear|call|approach us|knock)(?: to)?(?: us| me| up)?(?: back| again| here)? with(?: the| an?| any| another)?(?: (?:pitch|demo|proposal|offer|quote|slides) (?:for|on|of|about))?\s$/iu,
  // “forget X”, “never mind X”: what was asked before is taken back.
  /(?:^|[.:;,]\s|\b(?:so|and|please|just|but)\s)(?:please |just )?(?:forget(?: about)?|never mind|scrap|skip|drop)(?: the| about| all)?\s$/iu,
  // “we won’t have another X thing on these computers”
  /\b(?:(?:will|shall|would|do|does) ?(?:not|never|n['’]t)|won['’]t|never) (?:have|want|need|accept|take|use|buy|see|install|bear|stand) (?:another|one more|yet another|any more|any further)\s$/iu,
  /\b(?:spare (?:us|me)|no thanks to|enough of|over and done with)(?: the| any| your)?\s$/iu,
  // “no order may go over X any more”
  new RegExp(
    String.raw`\b(?:no|nothing|nobody|never|no longer|not|neither)\b[^.;]{1,80}?\b${carried}\s(?:any ?more |any longer )?(?:over|via|through|by|per|using)\s(?:the |our |private |personal )?$`,
    'iu',
  ),
]
/** A rule that holds under a condition refuses nothing: “no order may go over X without a second name”. */
export const underCondition = /^[^.;]{0,60}\b(?:without|unless|until|before|except|only if|while)\b/i
/** Data that may not go somewhere are a rule for these data. */
export const aboutData = /\b(?:data|records?|files?|images?|information|identifiers?|recordings?|backups?|diagnos[ei]s|numbers?)\b/i
