/** What a technology is for, as the label or the subject that stands before its name. */
const purpose = String.raw`(?:hosting|host|back[- ]?end|front[- ]?end|(?:field |mobile )?app|data ?bases?|DB|storage|identit(?:y|ies)|log[- ]?(?:in|on)s?|sign[- ]?(?:in|on)s?|authentication|SSO|server software|servers?|operating system|OS|(?:tech(?:nology|nical)? )?stack|framework|runtime|(?:programming )?language|(?:source )?code|sources|reporting|dashboards?|reports|charts|BI|integrations?|messag(?:es|ing)|queues?|events|APIs?|maps?|map (?:background|tiles)|payments?(?: processing)?|letters|SMS|texts|notifications?|push|telephony|tablets?|devices?|handhelds?|CI|CI\/CD|pipelines?|infrastructure|containers?|runs|platform|cloud|deployment|development|e-?signatures?|signatures?|signing|search|cache|monitoring|backups?|virtual machines|VMs|translations?|distribution|files|documents|photos|(?:label |card )?(?:printers?|scanners?|readers?)|terminals?|phones|laptops|PCs|browsers?|clients?|(?:web|app|application) ?servers?|(?:server|client) side|CMS|content(?: management)?|shop|newsletters?|e?-?mails?|video(?: calls?)?|calls|barcodes?|labels|cards|ticketing|tickets|(?:service|help) ?desk|alert(?:s|ing)|alarms?|logging|logs|metrics|secrets|version control|repository|wiki|documentation|workflow(?: engine)?|rules? engine|route calculation|routing|geocoding|address (?:check|verification)|credit checks?|OCR|transcription|scheduler|ETL|time series)`
const small = String.raw`(?:the |our |an? |own |its |local |native |existing |city['’]s |normal )*(?:[\p{L}.]+['’]s? )?(?:[\p{Ll}-]+ )?["“„]?$`

/** “Hosting: X”, “DB = X”, “backend in X”, “database is X”, “server software runs under X”, “logins happen over X”. */
const labelled = new RegExp(
  String.raw`(?:^|[.;:,–—•-]\s?|\b(?:and|as|the|our|all|for)\s)${purpose}(?: (?:for|of) (?:the |our )?\p{L}+(?: \p{L}+)?)?(?:\s?[:=]| (?:(?:is|are|will be|shall be|must be|happens?|runs?|comes?|goes|takes place|takes?|lives?|live|sits?|stays?|remains?)(?: (?:\p{L}+ed|made|run|done|built|kept|written|held|drawn))? )?(?:in|on|by|with|at|over|via|through|under|using|from)| (?:is|are|will be|shall be|must be))\s(?:by |with |on |in |at )?(?:[^.;:()]{0,40}(?:provider|hosts?|hoster|platform|cluster|cloud)(?:\s?\(|,\s|\s["“„])$|(?:only |exclusively |always )?${small})`,
  'iu',
)
const denied =
  /\b(?:not|never|no|nothing|without|whether|if|today|currently|at present|old|present|existing \p{L}+ is)\b[^.;]{0,50}$/iu

/** “DB Postgres”, “language Kotlin”: the purpose right before the name. */
const beside =
  /(?:^|[,;:]\s|\b(?:and|with)\s)(?:DB|database|OS|operating system|language|framework|CMS|web server|message broker|queue)\s$/i

/** A label or a subject before a name that says what of the work is made of it. */
export const isLabelledPurpose = (left: string): boolean =>
  (labelled.test(left) || beside.test(left)) && !denied.test(left.replace(/\b(?:nothing but|not only)\b/gi, ' '))

const set = String.raw`(?:gesetzt|vorgegeben|set|given|givens?|fixed|decided|mandated|mandatory|compulsory|obligatory|binding|prescribed|required|predetermined|must use|to be used)`
const heading = new RegExp(
  String.raw`^\W*(?:what (?:is|are|has been|we have) )?(?:already )?(?:technically )?(?:${set}(?: (?:already|by us|for us|technically|by \p{L}+|components?|products?|technolog(?:y|ies)|platforms?|tools?|stack))*|(?:house|company|group|corporate) standards?|technology (?:set|standards?|given)|(?:target )?(?:technology|technical|tech) stack|stack|tech(?:nology)?|tooling|must)\W*$`,
  'iu',
)
/** “Given: …”, “What is decided”, “Mandatory components”, “Stack”: what stands under it is prescribed. */
export const isPrescribedHeading = (words: string | undefined) => words !== undefined && words.length < 60 && heading.test(words)
