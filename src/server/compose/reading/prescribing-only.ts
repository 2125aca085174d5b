/** Words that may stand right before the name: “the Guild's existing”, “our own”. */
const small = String.raw`(?:the |our |an? |own |its |their |existing |current |new )*(?:[\p{L}.]+['’]s? )?(?:[\p{Ll}-]+ )?["“„]?$`
const many = String.raw`(?:\d+|both|two|three|four|five|six|seven|eight|nine|ten|a dozen|few|all) `
const whose = String.raw`(?:we|i|they|she|he|(?:the|our|my|their) (?:${many})?(?!(?:previous|former|last|old|other)\b)(?:[\p{L}-]+ ){0,2}?[\p{L}-]+|\p{Lu}\p{Ll}+)`
const masters = String.raw`(?:all )?(?:knows?|write|writes|speaks?|understands?|operates?|maintains?|supports?|run|runs|looks? after|(?:is|are) trained (?:in|on|for)|works? (?:with|in|on)|can (?:run|operate|maintain|support)|ha(?:s|ve) learnt|lives? in)`

/** “No database other than”, “exclusively through”, “supports only”, “we insist on”: what leaves no other choice. */
const ahead = new RegExp(
  [
    String.raw`\b(?:exclusively|solely|nothing but|none but)\s(?:(?:on|in|by|with|through|via|over|from) )?${small}`,
    String.raw`\b(?:supports?|accepts?|allows?|admits?|permits?|operates?|knows?|maintains?|tolerates?) (?:only|nothing but|no other \p{L}+ than)\s${small}`,
    String.raw`\binsists? (?:up)?on\s${small}`,
    String.raw`\b(?:must|shall|ha(?:s|ve) to|is to|are to|may only|can only) (?:\p{L}+ )?(?:arrive|come in|come|be (?:filed|submitted|exchanged|received|transmitted|lodged)) (?:by|via|through|over)\s${small}`,
    String.raw`\b(?:condition|precondition|requirement|term)s? (?:of [\p{L} ]{2,30} )?(?:is |are )?that [^.;]{3,60}\b(?:runs?|is built|is hosted|uses?|works?|be built|be hosted)(?: (?:on|in|with))?\s${small}`,
    String.raw`\bexpects? (?:you|\p{L}+|the \p{L}+) to (?:build on|use|work with|run on|stay with|build with)\s${small}`,
    String.raw`\b(?:all|every|any) new [\p{L}-]+(?: \p{L}+)? (?:is|are|must be|shall be) (?:(?:written|built|made|programmed) (?:in|on|with) |in )?["“„]?$`,
    String.raw`\bnew [\p{L}-]+(?: \p{L}+)? (?:is|are|must be|shall be) deployed (?:to|on|in)\s${small}`,
    String.raw`\bhas to (?:speak|talk|connect|publish) (?:to|with|through)\s${small}`,
  ].join('|'),
  'iu',
)
/** “No database other than X may be introduced”: the two halves of an exception. */
const otherThan = new RegExp(
  String.raw`\b(?:no|nothing|none|not any)\b[^.;,]{0,60}\b(?:other than|but|except(?: for)?|besides)\s${small}`,
  'iu',
)
const allowed =
  /^["”)]*\s(?:(?:is|are|will be|shall be|may be|can be|must be) (?:accepted|allowed|permitted|introduced|used|supported|considered|bought|installed|operated|approved)|(?:may|shall|can|will) be \p{L}+ed|will do|is good enough|comes? (?:in|into))\b|^["”)]*[.;!]?$/iu
const only = /(?:^|[.;:]\s)only\s(?:the |our )?["“„]?$/i
const mayBeUsed =
  /^["”)]*\s(?:may|can|must|shall|is|are|will)(?: to)? (?:be )?(?:used|allowed|accepted|permitted|considered|proposed|offered|installed|approved)\b/i

/** “… is what our nine developers know”, “… and nothing else”, “… is where we are”. */
const behind = new RegExp(
  [
    String.raw`^["”)]*(?: (?:is|are)|['’]s) (?:what|the (?:only |one )?(?:\p{L}+ )?(?:language|database|platform|tool|product|framework|system|one)(?: that)?) ${whose} ${masters}\b`,
    String.raw`^["”)]*(?:\s\([^)]{0,60}\))?,? (?:and nothing else|and nowhere else|nowhere else|without exception|and no other|full stop|no exceptions?)\b`,
    String.raw`^["”)]*,? (?:and )?(?:this|that|it) is (?:not (?:up for|open to|under|a matter of) (?:discussion|debate|negotiation)|final|settled|not negotiable|non-negotiable)\b`,
    String.raw`^["”)]*(?:\s\p{Lu}[\p{L}-]+){0,2} is where we (?:are|live|run|host|sit|stay)\b`,
    String.raw`^["”)]*(?: throughout| everywhere| across the \p{L}+)?,? and (?:every|all|any|each|new)\b[^.;]{2,40} (?:goes?|runs?|pass(?:es)?|joins?|must (?:go|run|use|join)|ha(?:s|ve) to (?:go|run|use|join)|uses?)(?: (?:over|through|on|via|in|with|onto))? (?:it|that|them|this)\b`,
    String.raw`^["”)]* for (?:all|every|each) [^.;]{2,40}; (?:yours|the new one|this one|it|new ones) (?:is|has|must|shall|are|have)(?: to)? (?:join|use|follow|fit in)\b`,
    String.raw`^["”)]* and (?:will|can|does|do) (?:support|operate|accept|run|allow)s? no other\b`,
    String.raw`^["”)]*(?:\s(?:units?|devices?|boxes|loggers?|sensors?|handhelds?|terminals?|tablets?|readers?|printers?|scanners?))(?:\s\([^)]{0,60}\))?,? (?:must|shall|should|has to|have to|is to|are to) be (?:re)?used\b`,
    String.raw`^["”)]*,? (?:\p{L}+ )?(?:region )?\(?(?:our|the) (?:only|one) (?:database|platform|cloud|language|bus)\b`,
  ].join('|'),
  'iu',
)
const denied = /\b(?:not|never|whether|if|cannot|nobody|today|currently|at present|used to|unless)\b[^.;]{0,70}$/i

/** Words around a name that leave the work no other choice. */
export const isOnlyChoice = (left: string, right: string): boolean =>
  (behind.test(right) && !denied.test(left)) ||
  (ahead.test(left) && !denied.test(left.replace(/\bnot? only\b/gi, ' '))) ||
  (otherThan.test(left) && allowed.test(right)) ||
  (only.test(left) && mayBeUsed.test(right))
