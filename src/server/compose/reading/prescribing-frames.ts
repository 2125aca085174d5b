const article = String.raw`(?:the |our |an? |own |its |their |his |common |existing |current |corporate |national )*(?:[\p{L}.]+['’]s? )?(?:[\p{Ll}-]+ ){0,2}?["“„]?`
/** What is as a rule left to a product or service that is there: “payments by …”, “sign-in with …”. */
const delegated = String.raw`(?:payments?|sign(?:ing)?[- ]?(?:in|on)s?|log(?:ging)?[- ]?(?:in|on)s?|identit(?:y|ies)(?: of \p{L}+)?|authentication|(?:text |push )?messages?|texts|SMS|e-?mails?|letters|post|signatures?|signing|maps|printing|monitoring|ticketing|tickets|distances|routing|translations?|backups?|hosting|storage|reporting|dashboards|screens|secrets|keys|logs)`
const held = String.raw`(?:is|are|go|goes|run|runs|pass|passes|will be|shall be|must be|must go|shall go|has to be|have to be|is to be|are to be)`
const thing = String.raw`(?:platform|standard|provider|hosting|gateway|language|framework|stack|cloud|carrier)`

// What stands before a name that is prescribed, listed or not.
const before = new RegExp(
  [
    String.raw`\bstandardi[sz]ed (?:on|upon)\s${article}$`,
    String.raw`\b(?:must|shall|has to|have to|is to|are to|should) (?:\p{L}+ ){0,2}?(?:use|run (?:on|in|with)|be built (?:on|with)|be (?:hosted|run|operated) (?:on|in|by)|sit (?:in|on)|live (?:in|on)|be based on|rely on|build on)\s(?:[^.;,()]{0,60}[(,]\s?)?${article}$`,
    String.raw`\b(?:(?:framework|company-wide|group-wide|enterprise|corporate|state|national) (?:agreements?|contracts?|licen[cs]es?)|licen[cs]es? (?:agreement|contract)|subscription)s? (?:\p{L}+ )?(?:with|for|on)\s${article}$`,
    String.raw`\b(?:prescribes?|prescribed|mandates|stipulates?)(?: the use of)?\s${article}$`,
    String.raw`\b(?:everything|all)(?: \p{L}+){0,2} (?:runs?|sits?|lives?|goes|go|is hosted|must sit|must run|has to (?:run|sit|be)|is kept) (?:with|on|in|through|by)\s${article}$`,
    String.raw`\b${thing}(?: for (?:the )?\p{L}+)?(?: in \p{L}+)? (?:is|are|will be|remains?|stays?|shall be|must be)\s${article}$`,
    String.raw`(?:^|[:.;,]\s|\b(?:all|and|the|any|for)\s)${delegated}(?: for \p{L}+)?(?: ${held})?(?: (?:made|sent|signed|proved|handled|provided|done|given|delivered|routed|checked))?,? (?:by|with|through|via|over)\s(?:${article}|[^.;,()]{0,50}[,(]\s?)$`,
    String.raw`(?:^|[:.;,]\s|\b(?:all|and|the|any|for)\s)(?:integrations?|interfaces?|traffic|exchange(?: of \p{L}+)?)(?: ${held})?(?: (?:made|routed|handled|done))? (?:through|via|over)\s${article}$`,
    String.raw`\bsigned with\s[^.;()]{0,80}(?:operated|run|provided) by\s$`,
  ].join('|'),
  'iu',
)
// What stands behind it.
const behind = new RegExp(
  [
    String.raw`^["”)]*(?:\s\([^)]{0,60}\))?,?\s(?:(?:that|this|which|it) (?:is|['’]s) |is |are )(?:a given|given|set|fixed|mandatory|prescribed|decided(?! (?:by|on|at|in|when|case|for)))\b`,
    String.raw`^["”)]*(?:\s\([^)]{0,60}\))?,?\s(?:is|are|(?:that|this|which)(?: is|['’]s)) (?:what|the one(?: that)?) (?:we|i|he|she|they|the \p{L}+|our \p{L}+|\p{Lu}\p{L}+)(?:['’]ve| has| have| can| already)?(?: already)?(?: got)? ?(?:knows?|have|has|runs?|uses?|owns?|pays?|operates?|got|licen[cs]es|skills)\b`,
    String.raw`^["”)]*,?\s(?:which |that )?(?:we|he|she|they|it|i) (?:already )?(?:have|has|own|owns|runs|run|use|uses|pay for|pays for)(?: already)?(?=[.;,]| and| (?:so|for|in all)|$)`,
    String.raw`^["”)]*,?\s(?:which )?(?:runs|is running|is there|is in place|is installed|is licensed|is paid for)(?: already)?,? (?:so |please |and )?(?:use|build on|stay with|take) (?:it|them)\b`,
    String.raw`^["”)]*[^.;]{0,40}\b(?:use|build on|stick to|stay with) (?:it|them)(?! (?:for|to) (?:other|another))\b`,
    String.raw`^["”)]*,?\s(?:it|that) is(?=[.,;!]|$)`,
    String.raw`^["”)]*(?:\s\([^)]{0,60}\))?,\s(?:and )?(?:no second one|nothing else|no other|none other|only that)\b`,
    String.raw`^["”)]*,?\s(?:\p{L}+ region,? )?(?:is|are) (?:the|our|\p{L}+['’]s|the \p{L}+['’]s?) (?:\p{L}+ ){0,2}(?:standard|hosting|platform|provider|gateway|choice)\b`,
    String.raw`^["”)]*\s(?:ditto|likewise)\b`,
    String.raw`^["”)]*(?:\s\([^)]{0,60}\))?,?\s(?:(?:proposals|bids|offers|tenderers|bidders) (?:are|is|shall|must|have) (?:to )?(?:use|build on|be based on) (?:it|them|this)|as for all|as in all)\b`,
  ].join('|'),
  'iu',
)

/** Words around a name that prescribe it, whatever kind of name it is. */
export const isPrescribedByFrame = (left: string, right: string) =>
  (left !== '' && before.test(left) && !/\b(?:not|never|no|without|leave|outside|whether|if)\b[^.;]{0,60}$/i.test(left)) ||
  behind.test(right)
